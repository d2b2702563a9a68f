public import Sentences

/// What a value on the wire may be.
///
/// Numbers without a fraction are whole numbers however they are written, and
/// whole numbers are numbers, so no client trips over `3` and `3.0`.
public indirect enum WireType: Equatable, Sendable {
  case string
  case boolean
  /// A whole number; the protocol's own stay within ±10^14.
  case integer(in: ClosedRange<Int> = WireType.integers)
  case number(in: ClosedRange<Double>? = nil)
  case null
  /// Any JSON value.
  case any
  /// One of these words.
  case choice([String])
  /// A list; `count` is how many elements it may have.
  case array(of: WireType, count: ClosedRange<Int>? = nil)
  /// An object with these members and no others.
  case object([Field])
  /// An object whose members have any name and this type.
  case map(of: WireType)
  /// A value of one of these types.
  case oneOf([WireType])
  /// A type of the table that has a name.
  case named(String)

  /// The whole numbers that every client can read exactly.
  public static let integers = -100_000_000_000_000...100_000_000_000_000

  /// A whole number from 0.
  public static let count = WireType.integer(in: 0...integers.upperBound)

  /// A list of exactly so many numbers, as points and rectangles are.
  public static func numbers(_ count: Int) -> WireType {
    .array(of: .number(), count: count...count)
  }

  /// A point: `[x, y]`.
  public static let point = WireType.numbers(2)

  /// A rectangle: `[x, y, width, height]`.
  public static let rectangle = WireType.numbers(4)

  /// A value of this type, or null.
  public static func nullable(_ type: WireType) -> WireType {
    .oneOf([type, .null])
  }

  /// The type in a word or two of English, as programs are told what was expected.
  public var name: String { words.english }

  /// The type in a word or two.
  public var words: Sentence {
    switch self {
    case .string: Sentence("string", zh: "字符串")
    case .boolean: Sentence("boolean", zh: "布尔值")
    case .integer: Sentence("integer", zh: "整数")
    case .number: Sentence("number", zh: "数")
    case .null: Sentence(verbatim: "null")
    case .any: Sentence("any value", zh: "任意值")
    case .choice(let words): WireType.anyOf(words.map { Sentence(verbatim: "\"\($0)\"") })
    // Points and rectangles: how many numbers there are says which of them is meant.
    case .array(.number(nil), let count?) where count.lowerBound == count.upperBound:
      Sentence("list of \(count.lowerBound) numbers", zh: "\(count.lowerBound) 个数的列表")
    case .array(let element, _):
      Sentence("list of \(element.words)", zh: "\(element.words) 的列表")
    case .object, .map: Sentence("object", zh: "对象")
    case .oneOf(let types): WireType.anyOf(types.map(\.words))
    case .named(let name): Sentence(verbatim: name)
    }
  }

  private static func anyOf(_ words: [Sentence]) -> Sentence {
    Sentence(
      english: words.map(\.english).joined(separator: " or "),
      chinese: words.map(\.chinese).joined(separator: " 或 ")
    )
  }
}
