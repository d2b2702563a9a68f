package import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) package import ScenarioKit

/// A change to the objects of a document, as a script would make it.
package struct Edit: Equatable {
  /// One assignment or call.
  package enum Change: Equatable {
    case set(path: String, value: JSONValue)
    case call(String, on: String, with: [JSONValue])
    /// Members of a step of the script, by its place.
    case step(Int, members: JSONValue)
  }

  /// What is done, in order.
  package let changes: [Change]

  package init(_ changes: [Change]) { self.changes = changes }

  /// A single assignment.
  package static func set(_ path: String, _ value: JSONValue) -> Edit {
    Edit([.set(path: path, value: value)])
  }

  /// A single call.
  package static func call(_ method: String, on object: String, with: [JSONValue]) -> Edit {
    Edit([.call(method, on: object, with: with)])
  }

  /// Whether it changes the script, and so needs a run of its own from the launch on.
  var changesScript: Bool {
    changes.contains { if case .step = $0 { true } else { false } }
  }

  /// The document with what is changed of its script.
  package func applied(to document: ScenarioDocument) -> ScenarioDocument? {
    changes.reduce(document) { document, change in
      guard case .step(let place, let members) = change else { return document }
      return document?.setting(members, inStep: place)
    }
  }

  /// Adds to what the document's objects say before the launch what of the changes they can say, and
  /// returns the rest; nil where nothing is left.
  ///
  /// What comes after a call is left to come after it.
  package func written(
    into written: JSONValue,
    _ document: ScenarioDocument,
    _ variant: String?
  ) -> Edit? {
    var rest: [Change] = []
    for change in changes {
      if rest.isEmpty, case .set(let path, let value) = change,
        document.canWrite(path, variant: variant)
      {
        written.set(path, value)
      } else {
        rest.append(change)
      }
    }
    return rest.isEmpty ? nil : Edit(rest)
  }

  /// The changes as an answer lists them.
  package var json: [JSONValue] {
    changes.map { change in
      switch change {
      case .set(let path, let value):
        return ["set": .object([(path, value)])]
      case .call(let method, let receiver, let arguments):
        return [
          "call": JSONValue(method), "on": JSONValue(receiver), "with": JSONValue(arguments),
        ]
      case .step(let place, let members):
        return ["step": JSONValue(place), "set": members]
      }
    }
  }

  /// The names of the objects that it changes or gives to others, in order.
  package var names: [String] {
    var names: [String] = []
    for change in changes {
      switch change {
      case .set(let path, let value):
        if let object = path.split(separator: ".").first { names.append(String(object)) }
        names += Edit.texts(in: value)
      case .call(_, let receiver, let arguments):
        names.append(receiver)
        names += arguments.compactMap(\.string)
      case .step: continue
      }
    }
    return names
  }

  /// The texts in a value, each of which may name an object: `{ "also": ["buy"] }`.
  private static func texts(in value: JSONValue) -> [String] {
    if let text = value.string { return [text] }
    return value.elements.flatMap { texts(in: $0) } + value.members.flatMap { texts(in: $0.value) }
  }

  /// Makes the changes.
  ///
  /// - Throws: What the model or the format refuses.
  package func make(in session: ScenarioSession) throws(ScenarioError) {
    for change in changes {
      switch change {
      case .set(let path, let value): try session.set(path, value)
      case .call(let method, let receiver, let arguments):
        _ = try session.call(method, on: JSONValue(receiver), with: arguments)
      // The document that runs has it already.
      case .step: continue
      }
    }
  }
}

extension JSONValue {
  /// An object with one member after the other.
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    let object = JSONValue.object()
    for (key, value) in members { object.set(key, value) }
    return object
  }
}
