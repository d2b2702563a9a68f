import Jansson
import WorkbenchProtocol

/// What stands where in a document: from places to what is meant there, and from records to places.
struct Places: Sendable {
  /// An object that the document declares, with what it declares of it.
  struct Declared: Sendable {
    /// What traces call it at launch.
    let name: String
    let className: String
    let pointer: String
    let span: SourceSpan
    fileprivate(set) var methods: [String: RecordPlace] = [:]
    fileprivate(set) var actions: [String: RecordPlace] = [:]
    fileprivate(set) var implementations: [String: RecordPlace] = [:]

    /// Whether it is a gesture recognizer, of UIKit's or of a class that the document names so.
    var isRecognizer: Bool { className.hasSuffix("GestureRecognizer") }

    var place: RecordPlace { RecordPlace(span: span, pointer: pointer, isSubtle: false) }
  }

  private var objects: [String: Declared] = [:]
  private var spans: [String: SourceSpan] = [:]
  private var things: ThingMap

  /// The names of the objects, in the order of the document.
  private(set) var names: [String] = []

  /// Reads an outline.
  init(outline: JSONValue) {
    things = ThingMap([])
    var found: [Thing] = []
    for object in (outline[.objects] ?? .null).elements { add(object, to: &found) }
    for step in (outline[.steps] ?? .null).elements { add(step: step, to: &found) }
    things = ThingMap(found)
  }

  // MARK: - Reading

  private mutating func add(_ object: JSONValue, to found: inout [Thing]) {
    if let name = object[.name]?.string ?? object[.id]?.string,
      let span = SourceSpan(object[.range])
    {
      let pointer = object[.pointer]?.string ?? ""
      // Variants may each write the same object; it stands where it is written first.
      var declared =
        objects[name]
        ?? Declared(
          name: name,
          className: object[.class]?.string ?? "",
          pointer: pointer,
          span: span
        )
      spans[pointer] = span
      found.append(.object(name, isRecognizer: declared.isRecognizer, span))
      for (method, place) in entries(object[.overrides], .method) {
        declared.methods[method] = declared.methods[method] ?? place
        found.append(.method(method, of: name, place.span))
      }
      // Several entries may send one action, each for events of its own; records do not say by
      // which of them it was sent.
      for (action, place) in entries(object[.targets], .action) {
        declared.actions[action] = declared.actions[action] ?? place
        found.append(.action(action, of: name, place.span))
      }
      for (action, place) in entries(object[.implements], .action) {
        declared.implementations[action] = declared.implementations[action] ?? place
        found.append(.implementation(action, of: name, place.span))
      }
      if objects[name] == nil { names.append(name) }
      objects[name] = declared
    }
    for child in (object[.children] ?? .null).elements { add(child, to: &found) }
  }

  /// The entries of a list, each with the name under `key`; an action may be called a method there.
  private mutating func entries(
    _ list: JSONValue?,
    _ key: JSONKey
  ) -> [(name: String, place: RecordPlace)] {
    (list ?? .null).elements.compactMap { entry in
      guard let name = (entry[key] ?? entry[.method])?.string,
        let span = SourceSpan(entry[.range])
      else { return nil }
      let pointer = entry[.pointer]?.string ?? ""
      spans[pointer] = span
      return (name, RecordPlace(span: span, pointer: pointer, isSubtle: false))
    }
  }

  private mutating func add(step: JSONValue, to found: inout [Thing]) {
    guard let pointer = step[.pointer]?.string, let span = SourceSpan(step[.range]) else { return }
    spans[pointer] = span
    found.append(.step(step[.index]?.int ?? 0, pointer, span))
    for expectation in (step[.expectations] ?? .null).elements {
      guard let its = expectation[.pointer]?.string, let span = SourceSpan(expectation[.range])
      else { continue }
      spans[its] = span
      found.append(.expectation(its, of: pointer, span))
    }
  }

  // MARK: - What is meant

  /// What a line means, or a column of it: what begins there, else the innermost thing around it.
  ///
  /// Without a column the first thing that begins on the line is meant, since that is what one
  /// reads there; nil where there is nothing at which anything could stop.
  func thing(line: Int, column: Int? = nil) -> Thing? { things.thing(line: line, column: column) }

  /// What begins on some lines, in the order of the text.
  func things(lines: ClosedRange<Int>) -> [Thing] { things.things(lines: lines) }

  /// An object by the name that traces have for it; of what it made itself, such as its view, it.
  func object(named name: String) -> Declared? {
    if let object = objects[name] { return object }
    var rest = name[...]
    while let end = rest.lastIndex(where: { $0 == "." || $0 == "[" }) {
      rest = rest[..<end]
      if let object = objects[String(rest)] { return object }
    }
    return nil
  }

  // MARK: - Where it is

  /// Where what a pointer names stands, or what it lies in.
  func span(at pointer: String) -> SourceSpan? {
    var rest = pointer[...]
    while !rest.isEmpty {
      if let span = spans[String(rest)] { return span }
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return nil
  }

  /// Where what a record is about stands; nil where it is about nothing that the document declares.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - json: What it says besides, where that is at hand: who sent an action.
  /// - Returns: The place.
  func place(of record: RouteRecord, json: JSONValue?) -> RecordPlace? {
    switch record.kind {
    case .eventQueued, .outcome, .discarded: return nil
    case .actionSent, .actionSearched:
      if let action = record.name {
        let sender = json?[.sender]?.string.flatMap { objects[$0] }
        if let place = sender?.actions[action] { return place }
        let target = (json?[.to]?.string ?? record.at).flatMap { objects[$0] }
        if let place = target?.implementations[action] { return place }
      }
    case .asked, .answered, .controllerLifecycle:
      if let at = record.at, let method = record.name, let place = objects[at]?.methods[method] {
        return place
      }
    default: break
    }
    return record.at.flatMap { object(named: $0) }?.place
  }

  /// Where a step stands.
  func place(of step: RouteStep) -> RecordPlace? {
    span(at: step.pointer).map { RecordPlace(span: $0, pointer: step.pointer, isSubtle: true) }
  }
}
