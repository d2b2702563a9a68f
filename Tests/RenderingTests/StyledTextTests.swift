@testable import Rendering
import Testing

struct StyledTextTests {
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
