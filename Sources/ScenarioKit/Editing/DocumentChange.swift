public import Jansson
import ScenarioSyntax

/// A change that somebody wants made in a document.
public struct DocumentChange {
  /// What is wanted.
  public enum Kind {
    /// Assignments before a step: references and values. What has no property is a member of the
    /// step itself.
    case set(JSONValue, step: Int)
    /// A call before a step, as a script writes it.
    case call(JSONValue, step: Int)
    /// A value at a JSON pointer.
    case value(String, JSONValue)
    /// Nothing at a JSON pointer.
    case remove(String)
  }

  let kind: Kind
  /// JSON pointer to the change, in what asks for it.
  let pointer: String

  /// Makes a change; faults in it are told at `pointer`.
  public init(_ kind: Kind, at pointer: String) {
    self.kind = kind
    self.pointer = pointer
  }

  /// Whether what it means hangs on the objects of the document.
  public var isOfObjects: Bool {
    parts.contains(where: \.isDone)
  }

  /// The single things that it wants, in order.
  var parts: [WantedPart] {
    switch kind {
    case .call(let call, let step):
      return [WantedPart(.call(call), step: step, at: pointer, of: self)]
    case .value(let place, let value):
      return [WantedPart(.write(place, value), step: nil, at: pointer, of: self)]
    case .remove(let place):
      return [WantedPart(.remove(place), step: nil, at: pointer, of: self)]
    case .set(let values, let step):
      return values.members.map { path, value in
        let pointer = JSONPointer.appending(path, to: self.pointer + "/set")
        guard ReferencePath(path)?.steps.isEmpty == true else {
          return WantedPart(.assign(path, value), step: step, at: pointer, of: self)
        }
        let place = JSONPointer.appending(path, to: "/script/\(step)")
        let kind: WantedPart.Kind = value.isNull ? .remove(place) : .write(place, value)
        return WantedPart(kind, step: step, at: pointer, of: self)
      }
    }
  }
}

/// One thing of a change: an assignment, a call, or a place in the document.
struct WantedPart {
  enum Kind {
    case assign(String, JSONValue)
    case call(JSONValue)
    case write(String, JSONValue)
    case remove(String)
  }

  let kind: Kind
  /// The step before which it is done; nil for a place in the document.
  let step: Int?
  /// JSON pointer to where it is wanted, and to the change that it is a part of.
  let pointer: String
  let change: String

  init(_ kind: Kind, step: Int?, at pointer: String, of change: DocumentChange) {
    self.kind = kind
    self.step = step
    self.pointer = pointer
    self.change = change.pointer
  }

  /// Whether it is done by an object before a step, and so no place of the document by itself.
  var isDone: Bool {
    switch kind {
    case .assign, .call: true
    case .write, .remove: false
    }
  }

  /// JSON pointer to what is read with the rules of a document.
  var container: String {
    if case .assign = kind { change + "/set" } else { change }
  }

  /// Where the document says it, as far as that has been found out: with the value that it has
  /// afterwards where it is one of a node's, nil where only a step can say it.
  var node: NodeValue?

  /// What a node says afterwards.
  struct NodeValue {
    let place: AssignedPlace
    /// What is written.
    var value: JSONValue
    /// What was said before the change, and what is once it has been made.
    var before: JSONValue?
    var after: JSONValue?
  }
}
