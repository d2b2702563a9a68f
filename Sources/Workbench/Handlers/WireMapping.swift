import Jansson
import ModuleKit
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

// How what ScenarioKit reports is written on the wire.

extension Diagnostic {
  /// The diagnostic as the protocol's type `diagnostic`.
  var datum: WireDatum {
    var members: [WireDatum.Member] = [
      .init(.severity, severity == .error ? "error" : "warning"), .init(.type, .text(type)),
      .init(.message, .sentence(message)), .init(.file, .text(file)),
      .init(.line, .integer(line)), .init(.column, .integer(column)),
      .init(.pointer, .text(pointer)), .init(.range, WireDatum(range.json)),
    ]
    let known = allowed.map { WireDatum.text($0) } + forms.map { .sentence($0) }
    if !known.isEmpty { members.append(.init(.allowed, .list(known))) }
    if let hint { members.append(.init(.hint, .sentence(hint))) }
    return .object(members)
  }
}

extension SourceRange {
  /// The range as the protocol's type `range`.
  var json: JSONValue {
    let json = JSONValue.object()
    json.set(.start, SourceRange.json(start))
    json.set(.end, SourceRange.json(end))
    return json
  }

  private static func json(_ position: SourcePosition) -> JSONValue {
    let json = JSONValue.object()
    json.set(.line, position.line)
    json.set(.column, position.column)
    json.set(.offset, position.offset)
    return json
  }
}

extension StepReport {
  /// The report as the protocol's type `step`, its phrase in the words of a client.
  func json(records: (Int, Int), in simulation: Simulation, _ words: Words) -> JSONValue {
    let object = JSONValue.object()
    object.set(.index, index)
    object.set(.pointer, pointer)
    if let label { object.set(.label, label) }
    object.set(.action, action)
    object.set(.phrase, SpokenStep(step).text(words))
    object.set(.step, step)
    if let outcome { object.set(.outcome, outcome.json(in: simulation)) }
    if let returned { object.set(.returned, returned) }
    object.set(.records, [JSONValue(records.0), JSONValue(records.1)])
    return object
  }
}

extension ExpectationFailure {
  /// The failure with the decision that made it so, in the words of a client.
  func json(
    in session: Session,
    at step: Int,
    because reason: Reason?,
    _ writer: ReasonWriter
  ) -> JSONValue {
    var writer = writer
    writer.variant = session.variant
    let object = JSONValue.object()
    object.set(.pointer, pointer)
    object.set(.line, line)
    object.set(.column, column)
    object.set(.key, key)
    object.set(.expected, expected.text(in: writer.language))
    object.set(.actual, actual.text(in: writer.language))
    object.set(.message, message.text(in: writer.language))
    if let record = reason?.record?.seq ?? record { object.set(.record, record[session.level]) }
    if let reason {
      object.set(.reason, writer.json(reason, in: session.simulation, step: step))
    }
    return object
  }
}

extension [ScenarioVariant] {
  func json(language: Language) -> JSONValue {
    JSONValue(
      map { variant in
        let object = JSONValue.object()
        object.set(.id, variant.id)
        if let title = variant.title { object.set(.title, title.text(in: language)) }
        return object
      }
    )
  }
}
