import Jansson
import Testing

@testable import Rendering

/// What views look like that are small, narrow, scrolled too far or full of text.
struct ViewEdgeTests {
  private static func inside(
    _ frame: [Double],
    _ members: [JSONKey: JSONValue],
    isFirst: Bool = false
  ) throws -> [DrawnElements.Element] {
    var sample = SampleScreen()
    let place = sample.add("it", frame, members)
    if isFirst { sample.parts["first"] = JSONValue(place) }
    return try sample.drawn().inside("it")
  }

  private static func indicators(
    _ bounds: [Double],
    _ content: [Double]
  ) throws -> [DrawnElements.Element] {
    try inside([0, 0, 1, 1], ["bounds": JSONValue(bounds), "scroll": JSONValue(content)])
      .filter { $0.classes.contains("indicator") }
  }

  @Test func `what scrolls both ways has an indicator at the right and one below`() throws {
    let bars = try Self.indicators([0, 0, 100, 200], [400, 800])
    #expect(bars.map { $0.number("width") } == [3, 25])
    #expect(bars.map { $0.number("height") } == [50, 3])
    #expect(bars.first?.number("x") == 94)
    #expect(bars.last?.number("y") == 194)
  }

  @Test(arguments: [(-60.0, -60.0), (900.0, 1050.0)])
  func `one that is pulled beyond its end has its indicator at that end`(
    offset: Double,
    top: Double
  ) throws {
    // A view of 200 on content of 800: a bar of 50, which moves with the bounds.
    let bar = try #require(try Self.indicators([0, offset, 100, 200], [100, 800]).first)
    #expect(bar.number("y") == top)
  }

  @Test func `an indicator can be seen on the longest content, and low views have none`() throws {
    #expect(try Self.indicators([0, 0, 100, 200], [100, 1e6]).first?.number("height") == 14)
    #expect(try Self.indicators([0, 0, 20, 20], [100, 100]).isEmpty)
  }

  @Test func `a caret stays in the field, whatever is written`() throws {
    let long = JSONValue(String(repeating: "w", count: 500))
    let field = try Self.inside([20, 30, 100, 40], ["look": "field", "text": long], isFirst: true)
    #expect(field.first { $0.classes.contains("caret") }?.number("x1") == 96)
    let text = try #require(field.first { $0.name == "text" }?.text)
    #expect(text.hasSuffix("…") && LabelWidth.ems(text) * 14 <= 100)
  }

  @Test(arguments: [
    ("", 0), ("A", 0), ("A | B", 2), (" | B | ", 3), (" |  | ", 3), ("<i>|\"", 2),
  ])
  func `segments are what stands between bars, also where a name is empty`(
    text: String,
    count: Int
  ) throws {
    let elements = try Self.inside(
      [20, 30, 300, 40],
      ["look": "segments", "text": JSONValue(text)]
    )
    #expect(elements.filter { $0.classes.contains("segment") }.count == count)
    #expect(!elements.contains { $0.text.contains("<") })
  }

  @Test func `more segments than have room have no width below nothing`() throws {
    let text = JSONValue((0..<500).map { "\($0)" }.joined(separator: " | "))
    let elements = try Self.inside([20, 30, 100, 40], ["look": "segments", "text": text])
    let parts = elements.filter { $0.classes.contains("segment") }
    #expect(parts.count == 100)
    #expect(parts.allSatisfy { $0.number("width") == 0 })
  }

  @Test(arguments: [
    ("A | B", 1.0, 1), ("A | B", 0.5, nil), ("A | B", -1.0, nil), ("A | B", 7.0, nil),
  ])
  func `no segment is selected by a number between or beside them`(
    text: String,
    value: Double,
    selected: Int?
  ) throws {
    let parts = try Self.inside(
      [20, 30, 100, 40],
      ["look": "segments", "text": JSONValue(text), "value": JSONValue(value)]
    )
    .filter { $0.classes.contains("segment") }
    #expect(parts.firstIndex { $0.classes.contains("on") } == selected)
  }

  @Test func `a text is as small as its view is low`() throws {
    let text = try #require(
      try Self.inside([20, 30, 100, 10], ["look": "button", "text": "Buy"]).last
    )
    #expect(text.attributes["font-size"] == "8")
    let usual = try Self.inside([20, 30, 100, 18], ["look": "button", "text": "Buy"]).last
    #expect(usual?.attributes["font-size"] == nil)
  }

  @Test(arguments: [
    "button", "field", "text", "label", "image", "slider", "switch", "segments", "stepper", "cell",
    "bar", "<script>",
  ])
  func `no look draws in a view that has no width or no height`(look: String) throws {
    let members: [JSONKey: JSONValue] = [
      "look": JSONValue(look), "text": "A | B", "value": 1, "colour": "#ff0000", "off": true,
    ]
    for frame in [[20, 30, 0, 40], [20, 30, 40, 0], [20, 30, -5, 40]] as [[Double]] {
      #expect(try Self.inside(frame, members, isFirst: true).map(\.classes) == [["frame"]])
    }
  }

  @Test func `texts of views are text, whatever stands in them`() throws {
    for look in ["button", "field", "label", "cell", "bar"] {
      let shown = try Self.inside(
        [20, 30, 300, 40],
        ["look": JSONValue(look), "text": "]]><!--<a href='x'>\u{7}"]
      )
      let text = try #require(shown.last { $0.name == "text" })
      #expect(text.text == "]]&gt;&lt;!--&lt;a href=&#39;x&#39;&gt;\u{FFFD}", "\(look)")
    }
  }
}
