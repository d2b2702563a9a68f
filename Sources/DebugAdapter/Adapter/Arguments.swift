import Jansson
import Sentences

/// An argument that a command takes.
struct Argument: Equatable, Sendable {
  /// What an argument may be.
  enum Kind: Sendable {
    case text
    case flag
    case number
    case object
    case list

    /// What is expected where something else stands.
    var sentence: Sentence {
      switch self {
      case .text: Sentence("text", zh: "文本")
      case .flag: Sentence("true or false", zh: "true 或 false")
      case .number: Sentence("a whole number", zh: "整数")
      case .object: Sentence("an object", zh: "对象")
      case .list: Sentence("a list", zh: "列表")
      }
    }

    fileprivate func takes(_ value: JSONValue) -> Bool {
      switch self {
      case .text: value.isString
      case .flag: value.bool != nil
      case .number: value.number != nil
      case .object: value.isObject
      case .list: value.isArray
      }
    }
  }

  let name: String
  let kind: Kind
  let isRequired: Bool

  /// One that must be there.
  static func required(_ name: JSONKey, _ kind: Kind) -> Argument {
    Argument(name: name.spelling, kind: kind, isRequired: true)
  }

  /// One that may be left out, or null.
  static func optional(_ name: JSONKey, _ kind: Kind) -> Argument {
    Argument(name: name.spelling, kind: kind, isRequired: false)
  }

  /// Looks at what stands among the arguments of a command.
  ///
  /// - Throws: What is missing, or of another type.
  func check(_ arguments: JSONValue, of command: String) throws(DebugError) {
    guard let value = arguments[name], !value.isNull else {
      guard isRequired else { return }
      throw .arguments(
        Sentence(
          "\(command) needs \(kind.sentence) as '\(name)'",
          zh: "\(command) 需要“\(name)”：\(kind.sentence)"
        )
      )
    }
    guard kind.takes(value) else {
      throw .arguments(
        Sentence(
          "'\(name)' of \(command): expected \(kind.sentence), found \(value.kind.sentence)",
          zh: "\(command) 的“\(name)”：应为\(kind.sentence)，实际是\(value.kind.sentence)"
        )
      )
    }
  }
}

extension JSONValue {
  /// The whole number, where it is one that the protocol allows, so that sums of two are safe.
  var number: Int? {
    int.flatMap { (-(1 << 31)...(1 << 31)).contains($0) ? $0 : nil }
  }
}

extension JSONValue.Kind {
  /// What a value is, as an error tells it.
  var sentence: Sentence {
    switch self {
    case .null: Sentence("null", zh: "null")
    case .boolean: Sentence("true or false", zh: "true 或 false")
    case .integer, .real: Sentence("another number", zh: "别的数")
    case .string: Sentence("text", zh: "文本")
    case .array: Sentence("a list", zh: "列表")
    case .object: Sentence("an object", zh: "对象")
    }
  }
}
