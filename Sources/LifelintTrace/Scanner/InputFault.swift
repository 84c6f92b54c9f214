/// Why a trace's bytes cannot be read.
struct InputFault: Error {
  /// What is wrong, in one sentence.
  var message: String
  /// The way out.
  var hint: String
}
