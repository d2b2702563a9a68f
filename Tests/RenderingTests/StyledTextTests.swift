@testable import Rendering
import Testing

struct StyledTextTests {
  /// What lines hold together, without the blanks at which they were broken.
  private func words(_ lines: [StyledText]) -> [String] {
    lines.flatMap { $0.string.split(separator: " ").map(String.init) }
  }

  @Test(arguments: 8...40, [Look.drawn, .wide])
  func `no line of text that was broken ends in a blank, or is wider than it may be`(
    width: Int,
    look: Look
  ) {
    let style = look.style()
    let text =
      StyledText("passes it on to ", .strong) + StyledText("the next one,  whoever ")
      + StyledText("视图 that is 标题 ", .faint) + StyledText("   ")
    let lines = text.wrapped(to: width, style)
    #expect(lines.allSatisfy { $0.width(style) <= width && !$0.string.hasSuffix(" ") })
    #expect(lines.allSatisfy { !$0.isEmpty })
    #expect(lines.map(\.string).joined().withoutBlanks == text.string.withoutBlanks)
  }

  @Test(arguments: 14...40)
  func `a word of several tones is broken no more than one of a single tone`(width: Int) {
    let text =
      StyledText("asked of ") + StyledText("button", .strong) + StyledText(".hitTest")
      + StyledText("  point=", .faint) + StyledText("(1, 2)") + StyledText(", ", .faint)
      + StyledText("override", .warning)
    let lines = text.wrapped(to: width, .drawn)
    let whole = text.string.split(separator: " ").map(String.init)
    #expect(words(lines) == whole, "\(lines.map(\.string))")
    #expect(lines.map(\.string) == text.string.wrapped(to: width, .drawn).filter { !$0.isEmpty })
  }

  @Test func `a word of several tones that has no room is broken where one ends`() {
    let text = StyledText("x ") + StyledText("abcdefgh", .strong) + StyledText("ijklmnop")
    #expect(text.wrapped(to: 10, .drawn).map(\.string) == ["x abcdefgh", "ijklmnop"])
  }

  @Test(arguments: [false, true], 4...14)
  func `text of several tones is cut to its width, whatever the mark takes`(
    _ isASCII: Bool,
    _ limit: Int
  ) {
    var style = Style()
    style.isASCII = isASCII
    let text = StyledText("  9  ", .faint) + StyledText("button", .strong) + StyledText(".tap")
    let cut = text.truncated(to: limit, style)
    #expect(cut.width(style) == limit)
    #expect(cut.string.hasSuffix(style.text(of: .ellipsis)))
  }
}
