/// A call of the system that failed.
package struct SystemError: Error {
  /// The call, or the program that could not be started.
  package let call: String
  /// The error's number, as `errno` has it.
  package let code: Int32

  /// Takes the number of the last failure, unless it is given.
  package init(_ call: String, _ code: Int32 = errno) {
    self.call = call
    self.code = code
  }
}
