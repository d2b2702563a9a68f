/// A JSON value that can be taken apart and put together again, its members in order.
public indirect enum DocumentValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([DocumentValue])
  case object([Member])

  /// One member of an object.
  public struct Member: Equatable, Sendable {
    public var key: String
    public var value: DocumentValue
  }

  /// The member with a key; setting `nil` removes it, a new one comes last.
  public subscript(key: String) -> DocumentValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The value on one line.
  public var text: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.exactText
    case .text(let text): text.quoted
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{ " + members.map { "\($0.key.quoted): \($0.value.text)" }.joined(separator: ", ") + " }"
    }
  }

  /// The value as people write a document: what is short on one line, the rest indented.
  public func lines(indent: String = "") -> String {
    let line = text
    guard line.count + indent.count > 96 else { return line }
    let inner = indent + "  "
    switch self {
    case .null, .flag, .number, .text: return line
    case .list(let values):
      return "[\n" + values.map { inner + $0.lines(indent: inner) }.joined(separator: ",\n")
        + "\n\(indent)]"
    case .object(let members):
      return "{\n"
        + members.map { "\(inner)\($0.key.quoted): \($0.value.lines(indent: inner))" }
        .joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}

extension DocumentValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  public init(dictionaryLiteral elements: (String, DocumentValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  public init(arrayLiteral elements: DocumentValue...) { self = .list(elements) }

  public init(stringLiteral value: String) { self = .text(value) }

  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  public init(floatLiteral value: Double) { self = .number(value) }

  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Double {
  /// The number without a fraction where it has none.
  fileprivate var exactText: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}

extension String {
  /// The text as JSON writes it.
  fileprivate var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\u{8}": quoted += "\\b"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
