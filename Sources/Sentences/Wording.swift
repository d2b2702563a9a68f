/// One of the two halves of a sentence.
public protocol SentenceHalf: Sendable {
  /// The half of an argument that belongs here.
  static func half(of sentence: Sentence) -> String
}

/// The English half.
public enum English: SentenceHalf {
  public static func half(of sentence: Sentence) -> String { sentence.english }
}

/// The Chinese half.
public enum Chinese: SentenceHalf {
  public static func half(of sentence: Sentence) -> String { sentence.chinese }
}

/// The text of one half, written as a literal; of a sentence in it only the same half is taken.
public struct Wording<Half: SentenceHalf>: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral text: String) {
    self.text = text
  }

  public init(stringInterpolation parts: StringInterpolation) {
    text = parts.text
  }

  private init(text: String) {
    self.text = text
  }

  /// Joins two literals of a text that does not fit into a line.
  public static func + (left: Wording, right: Wording) -> Wording {
    Wording(text: left.text + right.text)
  }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Puts in the half of another sentence.
    public mutating func appendInterpolation(_ part: Sentence) {
      text += Half.half(of: part)
    }

    /// Puts in a name, a number or a text that is the same in every language.
    public mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      text += part.description
    }
  }
}
