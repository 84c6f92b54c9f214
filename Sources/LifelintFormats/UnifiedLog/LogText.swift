internal import LifelintTrace

/// What the printed log has beside its entries.
enum LogText {
  /// What `log stream` says first, on standard output.
  private static let notices = [
    "Filtering the log data using", "Timestamp  ", "Skipping info and debug messages",
    "getpwuid_r did not find a match", "=====",
  ].compactMap { ByteNeedle($0.utf8) }

  /// Whether a line is blank, or something that `log` says about itself.
  static func isBlankOrNotice(_ line: RawLine) -> Bool {
    if notices.contains(where: { line.stands($0, at: 0) }) { return true }
    return (0..<line.count).allSatisfy { line[$0] == 0x20 || line[$0] == 0x09 }
  }

  /// Where the text begins that follows a key and its colon; `nil` where none does.
  static func textStart(in line: RawLine, after key: Int) -> Int? {
    var place = key
    var hasColon = false
    while place < line.count {
      switch line[place] {
      case UInt8(ascii: " "): break
      case UInt8(ascii: ":") where !hasColon: hasColon = true
      case UInt8(ascii: "\"") where hasColon: return place + 1
      default: return nil
      }
      place += 1
    }
    return nil
  }
}
