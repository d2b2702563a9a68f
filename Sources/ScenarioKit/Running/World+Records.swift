import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension World {
  /// Returns a member of a record as a value that matchers can look at.
  func field(_ key: String, of record: TraceRecord) -> Value {
    switch key {
    case "kind": return .text(record.kind.name)
    case "at": return object(record.at)
    case "rule": return record.rule.map { .text($0.id) } ?? .none
    case "method": return record.method.map { .text($0.name) } ?? .none
    case "time": return .number(Double(record.time) / 1_000_000)
    default:
      guard let field = record.fields.first(where: { $0.key.rawValue == key }) else { return .none }
      return value(field.value)
    }
  }

  private func object(_ index: ObjectIndex?) -> Value {
    index.flatMap { simulation.objects.object(at: $0) }.map { .object($0) } ?? .none
  }

  private func value(_ field: TraceField.Value) -> Value {
    switch field {
    case .none: .none
    case .flag(let flag): .flag(flag)
    case .integer(let number): .number(Double(number))
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .said(let sentence): .text(sentence.en)
    case .object(let index): object(index)
    case .objects(let indices): .list(indices.map { object($0) })
    case .texts(let texts): .list(texts.map { .text($0) })
    case .numbers(let numbers): .list(numbers.map { .number($0) })
    case .integers(let numbers): .list(numbers.map { .number(Double($0)) })
    case .touches(let touches):
      .list(
        touches.map {
          .list([
            .number(Double($0.finger)), .text($0.phase),
            .list([.number($0.x), .number($0.y)]),
          ])
        }
      )
    case .point(let x, let y): .list([.number(x), .number(y)])
    }
  }
}
