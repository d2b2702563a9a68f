import Foundation

/// What a page shows as the output of an example: `...` stands for anything.
struct ShownOutput {
  private let parts: [String]

  init(_ text: String) {
    parts = text.components(separatedBy: "...").map(ShownOutput.withoutSpace)
  }

  /// Whether an output is what is shown, white space aside, since pages break long lines.
  func matches(_ output: String) -> Bool {
    var rest = Substring(ShownOutput.withoutSpace(output))
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, index > 0 { return rest.hasSuffix(part) }
      guard let range = rest.range(of: part) else { return part.isEmpty }
      if index == 0, range.lowerBound != rest.startIndex { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty
  }

  private static func withoutSpace(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
