import Jansson
import WorkbenchProtocol

/// What an editor is told when the debugger stands still.
struct Halt: Equatable {
  /// By what an editor draws the place.
  enum Reason: Equatable {
    case entry
    case step
    case goto
    case pause
    /// A stop that somebody asked for.
    case stop(Stop.Reason)

    var word: String {
      switch self {
      case .entry: "entry"
      case .step: "step"
      case .goto: "goto"
      case .pause: "pause"
      case .stop(let reason): reason.rawValue
      }
    }
  }

  var reason: Reason

  /// What it is called, where the reason alone says too little.
  var description: String?

  /// What is told beside it.
  var text: String?

  /// The breakpoints that were hit.
  var breakpoints: [Int] = []

  /// Whether the editor should leave the person where she is.
  var keepsFocus = false

  /// The event's body.
  var body: JSONValue {
    let body: JSONValue = [.reason: JSONValue(reason.word)]
    if let description { body.set(.description, description) }
    body.set(.threadId, DebugEvent.thread)
    if keepsFocus { body.set("preserveFocusHint", true) }
    if let text { body.set(.text, text) }
    body.set("allThreadsStopped", true)
    if !breakpoints.isEmpty {
      body.set("hitBreakpointIds", JSONValue(breakpoints.map { JSONValue($0) }))
    }
    return body
  }
}
