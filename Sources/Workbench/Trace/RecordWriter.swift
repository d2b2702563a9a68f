import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// Writes trace records as they cross the socket.
struct RecordWriter {
  let simulation: Simulation

  /// Returns a record as `trace.record` and `trace.get` send it, numbered for one level.
  ///
  /// Member order never matters to programs; people read seq, parent and kind first.
  func json(_ named: NamedRecord, level: TraceLevel) -> JSONValue {
    let record = named.record
    let object = JSONValue.object()
    object.set(.seq, record.seq[level])
    object.set(.parent, record.parent[level])
    object.set(.time, Double(record.time) / 1_000_000)
    object.set(.kind, record.kind.name)
    if let at = record.at { object.set(.at, named.name(of: at, in: simulation)) }
    if let rule = record.rule { object.set(.rule, rule.id) }
    if let method = record.method { object.set(.method, method.name) }
    for field in record.fields {
      object.set(field.key.rawValue, json(field.value, of: named))
      // A trace is the same whoever reads it, so a sentence is there in every language.
      if case .said(let sentence) = field.value, let chinese = sentence.zhHans {
        object.set(field.key.rawValue + "Zh", chinese)
      }
    }
    // Only where nothing else says it: the numbers of one level cannot be turned into another's.
    if level == .full, record.level < .full { object.set(.level, record.level.name) }
    return object
  }

  /// Returns a record of which nothing but itself was kept, with the names that its objects have
  /// now.
  func json(_ record: TraceRecord, level: TraceLevel) -> JSONValue {
    json(NamedRecord(record, in: simulation), level: level)
  }

  private func json(_ value: TraceField.Value, of named: NamedRecord) -> JSONValue {
    switch value {
    case .none: .null
    case .flag(let flag): JSONValue(flag)
    case .integer(let number): JSONValue(number)
    case .number(let number): JSONValue(number)
    case .text(let text): JSONValue(text)
    case .said(let sentence): JSONValue(sentence.en)
    case .object(let index): JSONValue(named.name(of: index, in: simulation))
    case .objects(let indices):
      JSONValue(indices.map { named.name(of: $0, in: simulation) })
    case .texts(let texts): JSONValue(texts)
    case .numbers(let numbers): JSONValue(numbers)
    case .integers(let numbers): JSONValue(numbers.map { JSONValue($0) })
    case .touches(let touches): JSONValue(touches.map(json))
    case .point(let x, let y): JSONValue([x, y])
    }
  }

  private func json(_ touch: TracedTouch) -> JSONValue {
    let object = JSONValue.object()
    object.set(.finger, touch.finger)
    object.set(.phase, touch.phase)
    object.set(.point, [JSONValue(touch.x), JSONValue(touch.y)])
    return object
  }
}

extension Outcome {
  /// The outcome as results and the last record of a stimulus say it.
  func json(in simulation: Simulation) -> JSONValue {
    let object = JSONValue.object()
    if let hit = hits.last {
      object.set(.hit, hit.view.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null)
    }
    object.set(.handledBy, handledBy.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null)
    object.set(.path, JSONValue(path.map { simulation.objects.name(of: $0) }))
    object.set(.discarded, isDiscarded)
    if !recognizedBy.isEmpty {
      object.set(.recognizedBy, JSONValue(recognizedBy.map { simulation.objects.name(of: $0) }))
    }
    if let message { object.set(.message, message) }
    if let returned { object.set(.returned, returned) }
    return object
  }
}
