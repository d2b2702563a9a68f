public import Jansson
public import Sentences

/// A JSON value that may go anywhere, for what an error tells beside its sentence.
public indirect enum WireDatum: Equatable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  /// A text for people, of which the half of the reader's language crosses the wire.
  case sentence(Sentence)
  case list([WireDatum])
  case object([Member])

  /// One member of an object; members keep their order.
  public struct Member: Equatable, Sendable {
    /// The member's name.
    public var name: String
    /// The member's value.
    public var value: WireDatum

    /// Makes a member.
    public init(_ name: JSONKey, _ value: WireDatum) {
      self.name = name.spelling
      self.value = value
    }
  }

  /// Copies a JSON value.
  public init(_ value: JSONValue) {
    // A copy, because jansson's values stay on their thread and an error may go to another.
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .flag(value.bool ?? false)
    case .integer: self = .integer(value.int ?? 0)
    case .real: self = .number(value.double ?? 0)
    case .string: self = .text(value.string ?? "")
    case .array: self = .list(value.elements.map { WireDatum($0) })
    case .object: self = .object(value.members.map { Member(JSONKey($0.key), WireDatum($0.value)) })
    }
  }

  /// The datum as a JSON value, for a reader of a language.
  public func json(in language: Language) -> JSONValue {
    switch self {
    case .null: .null
    case .flag(let flag): JSONValue(flag)
    case .integer(let number): JSONValue(number)
    case .number(let number): JSONValue(number)
    case .text(let text): JSONValue(text)
    case .sentence(let sentence): JSONValue(sentence.text(in: language))
    case .list(let elements): JSONValue(elements.map { $0.json(in: language) })
    case .object(let members): WireDatum.object(of: members, in: language)
    }
  }

  /// The text, or nil when this is something else.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  private static func object(of members: [Member], in language: Language) -> JSONValue {
    let object = JSONValue.object()
    for member in members {
      object.set(member.name, member.value.json(in: language))
    }
    return object
  }
}

extension WireDatum: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByFloatLiteral
{
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  public init(integerLiteral value: Int) {
    self = .integer(value)
  }

  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  public init(booleanLiteral value: Bool) {
    self = .flag(value)
  }

  public init(arrayLiteral elements: WireDatum...) {
    self = .list(elements)
  }
}
