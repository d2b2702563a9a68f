import Jansson
import Testing

@testable import Rendering

/// What each kind of view looks like.
struct ViewLookTests {
  /// What is drawn in a view of 100 by 40 points.
  private func inside(
    _ members: [JSONKey: JSONValue],
    isFirst: Bool = false
  ) throws -> [DrawnElements.Element] {
    var sample = SampleScreen()
    let place = sample.add("it", [20, 30, 100, 40], members)
    if isFirst { sample.parts["first"] = JSONValue(place) }
    return try sample.drawn().inside("it")
  }

  @Test func `a plain view is its frame`() throws {
    let elements = try inside([:])
    #expect(elements.map(\.name) == ["rect"])
    let frame = try #require(elements.first)
    #expect(frame.classes == ["frame"])
    #expect(frame.number("width") == 100 && frame.number("height") == 40)
    #expect(frame.attributes["rx"] == nil)
  }

  @Test(arguments: [
    ("button", 9.0), ("field", 6.0), ("switch", 16.0), ("stepper", 8.0), ("segments", 8.0),
  ])
  func `corners are as round as the look has them`(look: String, radius: Double) throws {
    let frame = try #require(try inside(["look": JSONValue(look)]).first)
    #expect(frame.number("rx") == radius)
  }

  @Test func `a button's title stands in its middle`() throws {
    let text = try #require(try inside(["look": "button", "text": "Buy"]).last)
    #expect(text.text == "Buy")
    #expect(text.classes == ["middle"])
    #expect(text.number("x") == 50)
  }

  @Test func `a field has a caret where one writes, and none elsewhere`() throws {
    let silent = try inside(["look": "field", "text": "abc"])
    #expect(!silent.contains { $0.classes.contains("caret") })
    let written = try inside(["look": "field", "text": "abc"], isFirst: true)
    let caret = try #require(written.first { $0.classes.contains("caret") })
    // Three letters of 0.6 at the size 14, behind a margin of 9.
    #expect(abs((caret.number("x1") ?? 0) - (9 + 3 * 0.6 * 14)) < 0.01)
    #expect(caret.number("x1") == caret.number("x2"))
  }

  @Test(arguments: [(0.0, 13.0), (0.25, 31.5), (1.0, 87.0), (7.0, 87.0), (-1.0, 13.0)])
  func `a slider's thumb stands where its value is`(value: Double, x: Double) throws {
    let elements = try inside(["look": "slider", "value": JSONValue(value)])
    let thumb = try #require(elements.first { $0.classes.contains("thumb") })
    #expect(thumb.number("cx") == x)
    #expect(thumb.number("r") == 13)
  }

  @Test func `a switch's thumb is at the right where it is on`() throws {
    let off = try #require(try inside(["look": "switch"]).last)
    #expect(off.number("cx") == 20 && off.classes == ["thumb"])
    let on = try #require(try inside(["look": "switch", "on": true]).last)
    #expect(on.number("cx") == 80 && on.classes == ["thumb", "on"])
  }

  @Test func `segments share the width, and the selected one is another`() throws {
    let elements = try inside(["look": "segments", "text": "A | B | C", "value": 1])
    let parts = elements.filter { $0.classes.contains("segment") }
    #expect(parts.map { $0.classes.contains("on") } == [false, true, false])
    #expect(parts.allSatisfy { abs(($0.number("width") ?? 0) - (100.0 / 3 - 4)) < 0.01 })
    #expect(elements.filter { $0.name == "text" }.map(\.text) == ["A", "B", "C"])
  }

  @Test func `a stepper has a line between a minus and a plus`() throws {
    let lines = try inside(["look": "stepper"]).filter { $0.name == "line" }
    #expect(lines.count == 4)
    let upright = lines.filter { $0.number("x1") == $0.number("x2") }
    #expect(upright.map { $0.number("x1") } == [50, 75])
  }

  @Test func `an image is a diagonal, and a cell has a line below`() throws {
    let image = try #require(try inside(["look": "image"]).last)
    #expect(image.number("y1") == 40 && image.number("x2") == 100)
    let cell = try #require(try inside(["look": "cell"]).last)
    #expect(cell.number("y1") == 40 && cell.number("y2") == 40)
  }

  @Test(arguments: [
    ("#ff8800", "#ff8800"), ("#FF880040", "#FF8800"), ("red", nil), ("#ff88", nil),
    ("#gg0000", nil), ("url(#x)", nil), ("#１２３４５６", nil),
  ])
  func `nothing but a color passes as one`(text: String, fill: String?) throws {
    let elements = try inside(["colour": JSONValue(text)])
    let painted = elements.first { $0.attributes["fill"] != nil }
    #expect(painted?.attributes["fill"] == fill)
    #expect(painted?.attributes["fill-opacity"] == (fill == nil ? nil : "0.25"))
  }

  @Test func `what takes no touches is hatched, and what is hidden is an outline`() throws {
    for key in ["off", "disabled"] as [JSONKey] {
      let elements = try inside([key: true])
      #expect(elements.last?.attributes["fill"] == "url(#h)")
    }
    let hidden = try inside(["hidden": true, "look": "button", "text": "Buy", "off": true])
    #expect(hidden.count == 1)
  }

  @Test(arguments: [(0.0, 0.0), (400.0, 144.0), (800.0, 288.0)])
  func `an indicator tells how far a scroll view has scrolled`(offset: Double, y: Double) throws {
    var sample = SampleScreen()
    sample.add(
      "page",
      [0, 0, 100, 400],
      ["scroll": [100, 1200], "bounds": JSONValue([0, offset, 100, 400])]
    )
    let bar = try #require(
      try sample.drawn().inside("page").first { $0.classes.contains("indicator") }
    )
    // A third of the content is seen, so the bar is a third of the height.
    let height = 400.0 * 400 / 1200
    #expect(abs((bar.number("height") ?? 0) - height) < 0.01)
    let top = offset + (400 - height) * offset / 800
    #expect(abs((bar.number("y") ?? 0) - top) < 0.01)
    #expect(y <= top)
  }

  @Test func `content that fits has no indicator`() throws {
    let elements = try inside(["scroll": [100, 40]])
    #expect(!elements.contains { $0.classes.contains("indicator") })
  }
}
