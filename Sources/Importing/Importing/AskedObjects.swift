import Jansson

/// What a person asks about, by the ids that the document has for it.
///
/// Also where texts are not to be kept, a person names things by them.
package struct AskedObjects: Sendable {
  /// The object that should get the event.
  let view: String?

  /// Where it was tapped, by the ids of the document.
  let place: ImportedPlace?

  /// Finds the objects that a request names.
  ///
  /// - Throws: That a name means no object, or several.
  init(_ request: ImportRequest, among names: WantedObject) throws(ImportError) {
    view = try request.wanted.map { (name) throws(ImportError) in try names.one(name) }
    place =
      switch request.place {
      case .object(let name): .object(try names.one(name))
      case .pointIn(let name, let x, let y): .pointIn(try names.one(name), x: x, y: y)
      case .point, nil: request.place
      }
  }

  /// It as a report has it; nil where nothing is asked about.
  var json: JSONValue? {
    guard view != nil || place != nil else { return nil }
    let json = JSONValue.object()
    if let view { json.set("view", view) }
    if let place { json.set("at", place.json) }
    return json
  }
}

extension ImportedPlace {
  /// The place as a step has it.
  var json: JSONValue {
    switch self {
    case .point(let x, let y): .numbers([x, y])
    case .object(let id): JSONValue(id)
    case .pointIn(let id, let x, let y): ["in": JSONValue(id), "point": .numbers([x, y])]
    }
  }
}
