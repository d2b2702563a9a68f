import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Reads properties of objects as wire values.
struct ObjectReading {
  /// A reference to an object, and where it stands in the request.
  private struct Wanted {
    let reference: String
    let place: String
  }

  private let wanted: [Wanted]
  /// Whether the request names a list, and so is answered with one.
  private let isList: Bool
  /// The properties that are named; nil for all that a class has.
  private let properties: [String]?
  /// Whether the values are those of an earlier record: what code computes is read only where it is
  /// named then, so that whoever looks around sees what was and not what looking makes of it.
  private let isOfPast: Bool

  /// Reads what a request wants.
  ///
  /// - Throws: `params.conflict` when it names no object, or names them in both ways.
  init(_ params: JSONValue) throws(WireError) {
    let list = params[.ids]?.elements.compactMap(\.string)
    switch (params[.id]?.string, list) {
    case (let reference?, nil):
      wanted = [Wanted(reference: reference, place: "/params/id")]
    case (nil, let references?):
      wanted = references.enumerated().map {
        Wanted(reference: $0.element, place: "/params/ids/\($0.offset)")
      }
    case (nil, nil), (_?, _?):
      throw WireError(
        .paramsConflict,
        list == nil
          ? Sentence("the request names no object", zh: "请求没有写对象")
          : Sentence("the request names objects both in id and in ids", zh: "请求在 id 和 ids 里都写了对象"),
        path: "/params",
        expected: ["id", "ids"],
        hint: Sentence("Give one of id and ids.", zh: "请给出 id、ids 之一。")
      )
    }
    isList = list != nil
    properties = params[.properties]?.elements.compactMap(\.string)
    isOfPast = params[.record] != nil
  }

  /// Reads the objects of a run, the values as they are now.
  func json(in scenario: ScenarioSession) throws(WireError) -> JSONValue {
    var objects: [JSONValue] = []
    var unread: [(object: AnyObject, lazy: [String], values: JSONValue)] = []
    for wanted in wanted {
      let object = try object(wanted, in: scenario)
      let values = JSONValue.object()
      let lazy = try read(object, into: values, in: scenario)
      unread.append((object, lazy, values))
      objects.append(json(object, values, lazy, in: scenario))
    }
    // Last of all, as the code that runs then may change what the others are.
    if properties != nil {
      for (object, lazy, values) in unread {
        for name in lazy { values.set(name, try value(name, of: object, in: scenario)) }
      }
    }
    return isList ? [.objects: JSONValue(objects)] : objects.first ?? .object()
  }

  private func object(_ wanted: Wanted, in scenario: ScenarioSession) throws(WireError) -> AnyObject
  {
    let find = { () throws(WireError) in
      try scenario.requiredObject(wanted.reference, at: wanted.place)
    }
    guard isOfPast else { return try find() }
    // Without code where that is possible, so that what is read afterwards is as it was.
    if let object = try scenario.simulation.dispatcher.readingStored(find) { return object }
    return try find()
  }

  private func json(
    _ object: AnyObject,
    _ values: JSONValue,
    _ lazy: [String],
    in scenario: ScenarioSession
  ) -> JSONValue {
    let result = JSONValue.object()
    result.set(.id, scenario.simulation.objects.name(of: object))
    result.set(.class, scenario.simulation.objects.className(of: object))
    if let pointer = scenario.pointer(of: object) { result.set(.pointer, pointer) }
    result.set(.values, values)
    if isOfPast { result.set(.lazy, JSONValue(lazy)) }
    return result
  }

  /// Reads an object's properties; of an earlier record only what is stored.
  ///
  /// - Returns: The names of those that code computes and that were not read.
  private func read(
    _ object: AnyObject,
    into values: JSONValue,
    in scenario: ScenarioSession
  ) throws(WireError) -> [String] {
    var lazy: [String] = []
    for name in properties ?? scenario.properties(of: object) {
      do throws(WireError) {
        let read = { () throws(WireError) in try value(name, of: object, in: scenario) }
        if !isOfPast {
          values.set(name, try read())
        } else if let value = try scenario.simulation.dispatcher.readingStored(read) {
          values.set(name, value)
        } else {
          lazy.append(name)
        }
      } catch {
        // Asked for by name, it is an error; read along with all, it is left out.
        if properties != nil { throw error }
      }
    }
    return lazy
  }

  private func value(
    _ name: String,
    of object: AnyObject,
    in scenario: ScenarioSession
  ) throws(WireError) -> JSONValue {
    // Each on its own: code that does not come to an end keeps the others from nothing.
    try scenario.asking { scenario throws(WireError) in
      do throws(ScenarioError) { return try scenario.get(name, of: object) } catch {
        throw error.wire
      }
    }
  }
}
