import Catalogue
@_spi(Workbench) import ModuleKit
import WorkbenchProtocol

extension ValueType {
  /// What the protocol lets stand there; ScenarioKit reads the value and refuses the rest by place.
  var wireType: WireType {
    switch self {
    case .flag: .boolean
    case .number: .number()
    case .integer: .integer()
    case .count: .count
    case .time: .number(in: 0...ValueType.longestTime)
    case .angle: .oneOf([.number(), .string])
    case .text, .color, .key, .selector, .object, .reference: .string
    case .point, .size: .point
    case .rect, .frame: .rectangle
    case .pointOrRect: .oneOf([.point, .rectangle])
    case .insets: .numbers(4)
    case .range, .indexPath: .array(of: .integer(), count: 2...2)
    case .choice(let names): .choice(names)
    case .scale(let names): .oneOf([.number(), .choice(names.map(\.name))])
    case .options(let names): .oneOf([.choice(names), .array(of: .choice(names))])
    case .place: .named("place")
    case .bounded(.integer, let range): .integer(in: Int(range.lowerBound)...Int(range.upperBound))
    case .bounded(_, let range): .number(in: range)
    case .elements(let element, let count): .array(of: element.wireType, count: count)
    case .list(let element): .array(of: element.wireType)
    case .record(let fields): .object(fields.map(\.wireField))
    case .optional(let wrapped): .oneOf([wrapped.wireType, .null])
    case .transform, .layerTransform, .sections, .body, .targets, .actions, .any: .any
    }
  }
}
