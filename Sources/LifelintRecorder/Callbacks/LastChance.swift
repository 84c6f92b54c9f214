/// The moments after which an app may be suspended or ended without a word.
enum LastChance {
  /// How long the recorder waits there at most for its thread to have written what there is.
  static let seconds = 0.1
}
