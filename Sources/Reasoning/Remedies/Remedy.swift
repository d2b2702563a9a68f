import Jansson

/// A change that may remove one obstacle, as an engineer would make it.
package struct Remedy {
  package let edit: Edit
  /// What it does.
  package let sentence: Phrase
  /// The same in Swift, one statement a line.
  package let swift: [String]

  /// Makes a remedy; without lines of its own the Swift is that of its changes.
  init(_ id: RemedyID, _ args: JSONValue, _ edit: Edit, swift: [String]? = nil) {
    self.edit = edit
    sentence = Phrase(id, args)
    self.swift = swift ?? edit.changes.map(SwiftLine.text)
  }

  /// Sets a property of an object.
  static func set(_ object: String, _ property: String, _ value: JSONValue) -> Remedy {
    Remedy(
      .set,
      ["object": JSONValue(object), "property": JSONValue(property), "value": value],
      .set("\(object).\(property)", value)
    )
  }

  /// Takes an override of a document off.
  static func off(_ object: String, _ method: String, swift: [String]) -> Remedy {
    Remedy(
      .overrideOff,
      ["object": JSONValue(object), "method": JSONValue(method)],
      .set("\(object).overrides.\(method)", .null),
      swift: swift
    )
  }
}
