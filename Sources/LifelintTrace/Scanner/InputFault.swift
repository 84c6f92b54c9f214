/// Why a trace's bytes cannot be read.
package struct InputFault: Error {
  /// What is wrong, in one sentence.
  package var message: String
  /// The way out.
  package var hint: String
}
