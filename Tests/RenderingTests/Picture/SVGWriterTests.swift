import Testing

@testable import Rendering

/// How the elements of a drawing are written.
struct SVGWriterTests {
  private static func written(_ write: (inout SVG) -> Void) -> String {
    var svg = SVG()
    write(&svg)
    return svg.text
  }

  @Test func `what a film says ends neither an attribute nor an element`() {
    let nasty = "\"/><script>alert('1')</script>&\u{0}"
    let told = "&quot;/&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;\u{FFFD}"
    #expect(Self.written { $0.open("g", ["data-id": nasty]) } == "<g data-id=\"\(told)\">\n")
    #expect(
      Self.written { $0.add("text", [:], text: nasty, whole: nasty) }
        == "<text>\(told)<title>\(told)</title></text>\n"
    )
  }

  @Test func `marks of writing direction stay, since the style isolates each text`() {
    let text = "\u{202E}קלף\u{202C} card"
    #expect(Self.written { $0.say(text, 1, 2) } == "<text x=\"1\" y=\"2\">\(text)</text>\n")
    let style = PictureStyle.css(.light, hasLanes: false, hasLayers: false)
    #expect(style.contains("text{unicode-bidi:isolate}"))
  }

  @Test func `attributes keep their order, and those without a value are left out`() {
    let text = Self.written { $0.add("rect", ["rx": "3", .class: nil, "cx": "", .id: "s"]) }
    #expect(text == "<rect rx=\"3\" cx=\"\" id=\"s\"/>\n")
  }

  @Test func `an offset of nothing is left out, and a size of nothing is not`() {
    let empty = Rectangle(x: 0, y: 0, width: 0, height: 0)
    #expect(
      Self.written { $0.rect(empty, "a") } == "<rect class=\"a\" width=\"0\" height=\"0\"/>\n"
    )
    // Since three decimals are all that is written, so little is nothing.
    let little = Rectangle(x: 0.0004, y: -0.0004, width: 7, height: 8)
    #expect(
      Self.written { $0.rect(little, "a", rx: 2) }
        == "<rect class=\"a\" width=\"7\" height=\"8\" rx=\"2\"/>\n"
    )
    #expect(SVG.offset(-3) == "-3")
  }

  @Test func `sides and radii are never negative`() {
    let frame = Rectangle(x: 1, y: 2, width: -3, height: -4)
    #expect(
      Self.written { $0.rect(frame, "a", rx: -1) }
        == "<rect class=\"a\" x=\"1\" y=\"2\" width=\"0\" height=\"0\"/>\n"
    )
    #expect(Self.written { $0.circle(1, 2, -3) } == "<circle cx=\"1\" cy=\"2\" r=\"0\"/>\n")
  }

  @Test func `numbers that are none stand in no shape`() {
    let (none, far) = (Double.nan, Double.infinity)
    let text = Self.written { svg in
      svg.rect(Rectangle(x: none, y: far, width: none, height: -far), "a", rx: none)
      svg.line(none, far, -far, none)
      svg.circle(none, -far, far)
      svg.path(SVG.outline([Point(x: none, y: 1), Point(x: 2, y: far)]))
      svg.mark(.caret, none, far, scale: none)
      svg.say(FittedText(all: "a"), none, far, size: none)
    }
    #expect(text.split(separator: "\n").count == 6)
    #expect(text.contains("<path d=\"M0 1L2 0\"/>"))
    #expect(text.matches(of: /nan|inf/.ignoresCase()).isEmpty)
  }

  @Test func `what is too great to be counted in thousandths is nowhere`() {
    #expect(SVG.length(1.7e308) == "0")
    #expect(SVG.place(-1.7e308) == "0")
  }

  @Test(arguments: [
    (0.04, "0"), (-0.04, "0"), (0.05, "0.1"), (-2.25, "-2.3"), (1e6, "1000000"), (12.3456, "12.3"),
  ])
  func `a place has one decimal at most, and is never less than nothing by nothing`(
    value: Double,
    text: String
  ) {
    #expect(SVG.place(value) == text)
  }

  @Test func `a text of which nothing is shown is no element`() {
    #expect(Self.written { $0.say("", 1, 2) }.isEmpty)
    // Because the ellipsis alone is wider.
    #expect(Self.written { $0.say(FittedText("card", size: 12, width: 5), 1, 2) }.isEmpty)
  }

  @Test func `a text that was cut has all of it in a title`() {
    let text = FittedText("aaaaaaaaaa", size: 10, width: 40)
    #expect(
      Self.written { $0.say(text, 0, 9, "id", size: 10) }
        == "<text class=\"id\" y=\"9\" font-size=\"10\">aaaaa…<title>aaaaaaaaaa</title></text>\n"
    )
  }

  @Test(arguments: [
    (PictureMark.up, "M10 25v-9m-3.5 3.5l3.5-3.5 3.5 3.5"),
    (.cross, "M6.5 16.5l7 7m0-7l-7 7"), (.pause, "M7.5 16v8m5-8v8"),
  ])
  func `a mark lies around its middle`(mark: PictureMark, path: String) {
    #expect(mark.path(10, 20, 1) == path)
  }

  @Test func `a mark of half the size goes half as far`() {
    #expect(PictureMark.pause.path(0, 0, 0.5) == "M-1.3 -2v4m2.5-4v4")
  }
}
