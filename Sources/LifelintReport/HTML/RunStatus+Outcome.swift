extension RunStatus {
  /// The one word that a pipeline would say, with its sign, as a page shows it.
  var outcome: (word: String, icon: PageIcon) {
    switch self {
    case .clean: ("Passes", .pass)
    case .failed: ("Fails", .error)
    case .untrusted, .usage: ("Cannot be trusted", .unknown)
    }
  }
}
