import Jansson
import ScenarioTestSupport
import WorkbenchProtocol

/// A request that the table of methods allows, or nearly does.
///
/// What comes of it follows from the seed alone.
struct RequestSample {
  private let table: MethodTable
  private let methods: [Method]
  private let words: [String]
  private var numbers: SeededNumbers

  /// - Parameters:
  ///   - table: The methods, and the types that they share.
  ///   - words: Texts that mean something in the session that is asked.
  ///   - seed: Which of the endless many.
  ///   - isWanted: Which of the methods may be asked.
  init(
    of table: MethodTable,
    words: [String],
    seed: UInt64,
    where isWanted: (Method) -> Bool = { _ in true }
  ) {
    self.table = table
    methods = table.methods.filter(isWanted)
    self.words = words
    numbers = SeededNumbers(seed: seed)
  }

  /// Returns a method's name and its parameters.
  mutating func next() -> (method: String, parameters: JSONValue)? {
    guard let method = numbers.pick(methods) else { return nil }
    return (method.name, members(method.parameters, depth: 0))
  }

  private mutating func members(_ fields: [Field], depth: Int) -> JSONValue {
    let object = JSONValue.object()
    for field in fields where field.presence == .required || numbers.once(in: 3) {
      // Now and then one is missing.
      guard !numbers.once(in: 24) else { continue }
      object.set(field.name, value(field.type, depth: depth + 1))
    }
    return object
  }

  private mutating func value(_ type: WireType, depth: Int) -> JSONValue {
    // Now and then one is of another type.
    guard depth <= 8, !numbers.once(in: 24) else { return anything() }
    switch type {
    case .string: return .init(numbers.pick(words) ?? "")
    case .boolean: return .init(numbers.once(in: 2))
    case .integer(let range): return .init(whole(in: range))
    case .number(let range): return .init(number(isBounded: range != nil))
    case .null: return .null
    case .any: return anything()
    case .choice(let words): return .init(numbers.pick(words) ?? "")
    case .array(let element, let count): return list(of: element, count, depth: depth)
    case .object(let fields): return members(fields, depth: depth)
    case .map(let element):
      let object = JSONValue.object()
      object.set(numbers.pick(words) ?? "a", value(element, depth: depth + 1))
      return object
    case .oneOf(let types): return value(numbers.pick(types) ?? .null, depth: depth + 1)
    case .named(let name): return value(table.type(name)?.type ?? .any, depth: depth + 1)
    }
  }

  private mutating func list(
    of element: WireType,
    _ count: ClosedRange<Int>?,
    depth: Int
  ) -> JSONValue {
    let most = min(count?.upperBound ?? 4, 6)
    let least = min(count?.lowerBound ?? 0, most)
    let wanted = least + numbers.next(below: most - least + 1)
    return JSONValue((0..<wanted).map { _ in value(element, depth: depth + 1) })
  }

  private mutating func whole(in range: ClosedRange<Int>) -> Int {
    guard !numbers.once(in: 4) else { return range.upperBound }
    return min(range.upperBound, max(range.lowerBound, numbers.next(below: 64)))
  }

  /// Bounded are times above all: a drag of minutes is ten thousand events, and takes longer than a
  /// thousand other texts.
  private mutating func number(isBounded: Bool) -> Double {
    guard isBounded, !numbers.once(in: 16) else {
      return Double(numbers.next(below: 4000)) / 8 - 50
    }
    return Double(numbers.next(below: 64)) / 16
  }

  private mutating func anything() -> JSONValue {
    let values: [JSONValue] = [
      .null, true, -1, 1e300, "", "pad", [], ["a": 1], [[0, 0], [390, 844]], ["x": ["y": [1]]],
    ]
    return numbers.pick(values) ?? .null
  }
}
