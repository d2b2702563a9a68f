package import Jansson
import WorkbenchProtocol

/// What a debugger tells an editor without being asked.
package struct DebugEvent {
  /// The event, as the Debug Adapter Protocol names it.
  package let name: String

  /// What belongs to it; nil for nothing.
  package let body: JSONValue?

  init(_ name: String, _ body: JSONValue? = nil) {
    self.name = name
    self.body = body
  }
}

/// What a debugger says.
package enum DebugReply {
  /// A request was carried out; `body` is nil where there is nothing to tell.
  case answer(body: JSONValue?)

  /// A request was not carried out.
  case failure(DebugError)

  /// Something happened.
  case event(DebugEvent)
}

extension DebugEvent {
  /// The only thread there is: the main run loop.
  static let thread = 1

  /// The editor may set breakpoints.
  static var initialized: DebugEvent { DebugEvent("initialized") }

  /// The debugger stands at a record.
  static func stopped(_ halt: Halt) -> DebugEvent { DebugEvent("stopped", halt.body) }

  /// A line for the console.
  static func output(_ text: String, _ category: OutputCategory = .console) -> DebugEvent {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    return DebugEvent(
      "output",
      [.category: JSONValue(category.rawValue), .output: JSONValue(line)]
    )
  }

  /// What is known of a breakpoint is another than was told.
  static func breakpointChanged(_ breakpoint: JSONValue) -> DebugEvent {
    DebugEvent("breakpoint", [.reason: "changed", "breakpoint": breakpoint])
  }

  /// The script is over.
  static func exited(_ status: Int) -> DebugEvent {
    DebugEvent("exited", ["exitCode": JSONValue(status)])
  }

  /// There is nothing more to debug.
  static var terminated: DebugEvent { DebugEvent("terminated") }
}

/// Who is meant to read a line of the console.
enum OutputCategory: String {
  case console
  case important
  case stdout
  case stderr
}
