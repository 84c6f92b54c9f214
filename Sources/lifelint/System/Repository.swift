import LifelintReport

/// Finds the folder to which the paths in reports are relative.
enum Repository {
  /// The paths of a run: from the repository's top on, else from that of a pipeline's checkout, else
  /// from the working directory.
  static func paths(_ environment: (String) -> String?) -> ReportPaths {
    guard let folder = AtomicFile.resolved(".") else { return ReportPaths() }
    let checkouts = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(environment)
      .compactMap(AtomicFile.resolved)
    let checkout = checkouts.first { folder == $0 || folder.hasPrefix($0 + "/") }
    return ReportPaths(
      root: top(above: folder) ?? checkout ?? folder, workingFolder: folder,
      resolved: AtomicFile.resolved)
  }

  /// The nearest folder that holds `.git`, which is a file in a work tree.
  private static func top(above folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if access(folder + "/.git", F_OK) == 0 { return folder }
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    }
    return nil
  }
}
