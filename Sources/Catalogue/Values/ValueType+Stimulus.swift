package import ModuleKit

extension ValueType {
  /// What may stand in a parameter of a stimulus: the one reading of it, for documents, the schema
  /// and the protocol.
  package init(_ type: StimulusFieldType) {
    self =
      switch type {
      case .place: .place
      case .places: .elements(.place, count: nil)
      case .vector, .point: .point
      case .rect: .rect
      case .number(let range): range.map { .bounded(.number, $0) } ?? .number
      case .integer(let range):
        range.map { .bounded(.integer, Double($0.lowerBound)...Double($0.upperBound)) } ?? .integer
      case .duration: .time
      case .angle: .angle
      case .text: .text
      case .flag: .flag
      case .choice(let names): .choice(names)
      case .choices(let names): .options(names)
      case .action: .selector
      case .object: .optional(.reference("NSObject"))
      case .list(let element, let count): .elements(ValueType(element), count: count)
      case .record(let fields): .record(fields)
      }
  }
}
