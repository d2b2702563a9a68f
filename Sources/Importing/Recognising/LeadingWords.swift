/// What an app or a page wrote before the first view of a tree, on the same line.
///
/// `NSLog(@"Views: %@", …)` puts the root behind its words, and its subviews on lines of their own.
enum LeadingWords {
  /// How many bytes of words are looked through, and how many objects that they mention.
  private static let longest = 400
  private static let most = 4

  /// The root behind the words of a line; nil where none stands there, or no tree goes on below.
  ///
  /// A view that is mentioned in a sentence is no print: only what is nested below makes it one.
  static func root(of line: PastedLine, before next: PastedLine) -> PastedLine? {
    guard LineNestingMark.isNested(next), !LineNestingMark.isNested(line) else { return nil }
    switch LineSign(next) {
    case .view, .viewWithoutAddress, .object, .layer: break
    default: return nil
    }
    let start = line.bytes.startIndex
    var index = start
    var heads = 0
    while let next = line.index(of: "<", from: index + 1, before: start + longest), heads < most {
      index = next
      guard NodeHead(line.bytes, at: index) != nil else { continue }
      heads += 1
      let root = line.from(index)
      if isView(root) { return root }
    }
    return nil
  }

  private static func isView(_ line: PastedLine) -> Bool {
    switch LineSign(line) {
    case .view, .viewWithoutAddress: true
    default: false
    }
  }
}
