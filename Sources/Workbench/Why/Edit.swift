import Jansson
@_spi(Workbench) import ResponderKit

/// A change to the objects of a session that `why` tries.
struct Edit {
  /// One assignment or call, as a script writes it.
  enum Change {
    case set(path: String, value: JSONValue)
    case call(String, on: String, with: [JSONValue])
  }

  /// What is done, in order.
  let changes: [Change]
  /// The change in one sentence.
  let text: String

  /// The changes as an answer lists them.
  var json: [JSONValue] {
    changes.map { change in
      let object = JSONValue.object()
      switch change {
      case .set(let path, let value):
        let assignment = JSONValue.object()
        assignment.set(path, value)
        object.set("set", assignment)
      case .call(let method, let receiver, let arguments):
        object.set("call", method)
        object.set("on", receiver)
        object.set("with", JSONValue(arguments))
      }
      return object
    }
  }

  /// The commands that make the change.
  var commands: [Journal.Command] {
    changes.map { change in
      switch change {
      case .set(let path, let value):
        let assignment = JSONValue.object()
        assignment.set(path, value)
        return .set(assignment)
      case .call(let method, let receiver, let arguments):
        return .call(method, on: JSONValue(receiver), with: arguments)
      }
    }
  }

  /// A single assignment.
  static func set(_ path: String, _ value: JSONValue) -> Edit {
    Edit(changes: [.set(path: path, value: value)], text: "set \(path) to \(value)")
  }

  /// Both changes, one after the other.
  func and(_ other: Edit) -> Edit {
    Edit(changes: changes + other.changes, text: "\(text), and \(other.text)")
  }
}
