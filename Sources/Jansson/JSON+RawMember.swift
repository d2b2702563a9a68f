extension JSON {
  /// Where the value of a top-level member stands in the text of an object that was parsed.
  ///
  /// Nothing is found when the name is written with escapes.
  public static func range(
    ofMember name: StaticString,
    in bytes: UnsafeRawBufferPointer
  ) -> Range<Int>? {
    var tokenizer = JSONTokenizer(bytes)
    var depth = 0
    var named = false
    var afterName = false
    while let token = tokenizer.next() {
      switch token.kind {
      case .objectStart, .arrayStart:
        depth += 1
        named = false
      case .objectEnd, .arrayEnd:
        depth -= 1
      case .comma:
        afterName = false
      case .colon:
        if depth == 1 { afterName = true }
      case .string, .scalar:
        guard depth == 1 else { continue }
        if afterName {
          if named { return token.range }
        } else {
          let text = bytes[token.range.dropFirst().dropLast()]
          named = name.withUTF8Buffer { text.elementsEqual($0) }
        }
      }
    }
    return nil
  }
}
