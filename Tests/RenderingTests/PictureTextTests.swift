import Testing

@testable import Rendering

/// Texts and numbers of a picture.
struct PictureTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0001, "0"), (1.5, "1.5"), (2.0 / 3, "0.667"), (1e9, "1000000000"),
    (Double.nan, "0"), (Double.infinity, "0"), (-Double.infinity, "0"),
  ])
  func `lengths have three decimals at most, and are numbers`(value: Double, text: String) {
    #expect(SVG.length(value) == text)
  }

  @Test func `a text that has no room is cut, and all of it is kept`() {
    let short = FittedText("buy", size: 10, width: 100)
    #expect(short.shown == "buy" && short.whole == nil)
    let cut = FittedText("a button with a long name", size: 10, width: 60)
    #expect(cut.shown.hasSuffix("…"))
    #expect(LabelWidth.ems(cut.shown) * 10 <= 60)
    #expect(cut.whole == "a button with a long name")
    #expect(FittedText("abc", size: 10, width: 4).shown.isEmpty)
    let long = FittedText(String(repeating: "x", count: 100_000), size: 1, width: 1e9)
    #expect(long.shown.count == FittedText.most)
  }

  @Test func `prose is broken at blanks and between ideographs`() {
    let text = WrappedText("one two\nthree four five", size: 10, width: 60, most: 9)
    #expect(text.lines.allSatisfy { LabelWidth.ems($0) * 10 <= 60 })
    #expect(text.lines.joined(separator: " ") == "one two three four five")
    #expect(text.whole == nil)
    let chinese = WrappedText("视图拒绝之后，命中的是它后面的视图。", size: 10, width: 80, most: 9)
    #expect(chinese.lines.joined() == "视图拒绝之后，命中的是它后面的视图。")
    #expect(chinese.lines.allSatisfy { !$0.hasPrefix("，") && !$0.hasPrefix("。") })
    let cut = WrappedText("one two three four five", size: 10, width: 60, most: 2)
    #expect(cut.lines.count == 2)
    #expect(cut.lines.last?.hasSuffix("…") == true)
    #expect(cut.whole == "one two three four five")
    let word = WrappedText(String(repeating: "w", count: 5000), size: 10, width: 60, most: 2)
    #expect(word.lines.allSatisfy { LabelWidth.ems($0) * 10 <= 60 })
  }

  @Test func `a style names every colour in both themes, and nothing from elsewhere`() {
    let auto = PictureStyle.css(.auto, hasLanes: true, hasLayers: true)
    #expect(auto.contains("@media(prefers-color-scheme:dark)"))
    for theme in [PictureTheme.light, .dark] {
      let style = PictureStyle.css(theme, hasLanes: true, hasLayers: true)
      #expect(!style.contains("@"))
      #expect(!style.contains("url("))
    }
    let colours = auto.matches(of: /#[0-9a-f]{3,6}\b/).count
    let light = PictureStyle.css(.light, hasLanes: true, hasLayers: true)
    #expect(colours == 2 * light.matches(of: /#[0-9a-f]{3,6}\b/).count)
  }
}
