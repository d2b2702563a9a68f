package import Jansson

/// What an editor asks a debugger for, whatever envelope it came in.
package struct DebugRequest {
  /// The command, as the Debug Adapter Protocol names it.
  package let command: String

  /// The arguments: an object, empty where none were sent.
  package let arguments: JSONValue

  /// Makes a request.
  package init(_ command: String, _ arguments: JSONValue = .object()) {
    self.command = command
    self.arguments = arguments
  }
}
