extension Sentence: ExpressibleByStringInterpolation {
  /// A sentence that has no Chinese yet.
  public init(stringLiteral english: String) {
    self.init(verbatim: english)
  }
}

extension Sentence {
  /// Joins two literals that have no Chinese yet.
  public static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(english: left.english + right.english, chinese: left.chinese + right.chinese)
  }
}
