import Foundation
import Jansson
import Sentences
import Testing

@testable import Rendering

/// Two moments side by side, each under its conditions.
struct PicturePairTests {
  private static func sample() -> SampleScreen {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    sample.events = [.init(), .init(kind: .asked, at: card, hasRule: true, after: 80_000)]
    return sample
  }

  private static func text(
    _ sample: SampleScreen = sample(),
    _ left: String = "as it is",
    _ right: String = "after the change",
    _ language: Language = .english,
    moments: (Int, Int) = (1, 2),
    width: Int? = nil
  ) throws -> String {
    let film = sample.film
    let run = try #require(film.runs.first)
    var options = Picture.Options()
    (options.language, options.width) = (language, width)
    return PicturePair(
      film,
      .init(run, moment: moments.0, left),
      .init(run, moment: moments.1, right),
      options
    ).text
  }

  private static func height(_ drawn: DrawnElements, of text: String) -> Double? {
    drawn.all.first { $0.text == text }?.number("y")
  }

  @Test func `screens stand side by side at half their size, each in the middle of its half`()
    throws
  {
    let drawn = DrawnElements(try Self.text())
    let root = try #require(drawn.all.first)
    // Two of 400, and three margins of 20; 436 for the screens, and 102 for what is told.
    #expect(root.attributes["viewBox"] == "0 0 860 558")
    let places = drawn.all.compactMap { $0.attributes["transform"] }.filter { $0.contains("scale") }
    #expect(places == ["translate(122.5 27) scale(0.5)", "translate(542.5 27) scale(0.5)"])
  }

  @Test func `below each stands under which conditions it is so, then when, then what`() throws {
    let drawn = DrawnElements(try Self.text())
    let texts = drawn.all.filter { $0.name == "text" && $0.number("y") ?? 0 > 456 }
    #expect(
      texts.map(\.text) == [
        "as it is", "0 s · launch", "launch", "after the change", "80 ms · launch", "launch",
        "a.rule",
      ]
    )
    #expect(texts.map { $0.number("x") } == [20, 20, 20, 440, 440, 440, 440])
    #expect(texts.map { $0.number("y") } == [478, 498, 518, 478, 498, 518, 538])
  }

  @Test func `the higher of the two tells how high the picture is`() throws {
    // Five words have room in a line, so that there are three lines.
    let long = String(repeating: "condition ", count: 12).trimmedEnd
    let drawn = DrawnElements(try Self.text(Self.sample(), long, "short"))
    let (left, right) = (Self.height(drawn, of: "0 s · launch"), Self.height(drawn, of: "short"))
    #expect(left == 538)
    #expect(right == 478)
    #expect(drawn.all.first?.attributes["viewBox"] == "0 0 860 578")
  }

  @Test func `conditions without an end are cut after three lines, and all of it is in a title`()
    throws
  {
    let long = String(repeating: "<b>&\u{202E} ", count: 20_000)
    let text = try Self.text(Self.sample(), long, "short")
    #expect(!text.contains("<b>"))
    #expect(text.components(separatedBy: "<title>&lt;b&gt;&amp;").count == 2)
    let drawn = DrawnElements(text)
    let shown = drawn.all.filter { $0.text.hasPrefix("&lt;b&gt;") }
    #expect(shown.map { $0.number("y") } == [478, 498, 518])
    #expect(shown.last?.text.hasSuffix("…") == true)
  }

  @Test func `conditions of which there are none take up no line`() throws {
    let drawn = DrawnElements(try Self.text(Self.sample(), "", ""))
    #expect(drawn.all.filter { $0.text == "launch" }.map { $0.number("y") } == [498, 498])
    #expect(drawn.all.first?.attributes["viewBox"] == "0 0 860 538")
  }

  @Test func `it is described by both, and called what the first says`() throws {
    let drawn = DrawnElements(try Self.text())
    #expect(drawn.all.first { $0.name == "title" }?.text == "A screen: launch")
    #expect(drawn.all.first { $0.name == "desc" }?.text == "0 s · launch | 80 ms · launch")
  }

  @Test func `in Chinese all that the picture says itself is Chinese`() throws {
    let drawn = DrawnElements(try Self.text(Self.sample(), "现在这样", "改了以后", .chinese))
    #expect(drawn.all.first?.attributes["lang"] == "zh-Hans")
    #expect(drawn.all.first { $0.name == "title" }?.text == "A screen：启动")
    for text in ["现在这样", "改了以后", "0 s · 启动", "80 ms · 启动"] {
      #expect(drawn.all.contains { $0.text == text }, "\(text)")
    }
  }

  @Test func `no id stands in a document twice, and both screens find their own`() throws {
    var sample = Self.sample()
    sample.add("off", [300, 700, 300, 300], ["off": true])
    sample.add("page", [20, 200, 100, 100], ["clip": 0])
    let text = try Self.text(sample)
    let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let used = Set(text.matches(of: /url\(#([^)]*)\)/).map { String($0.1) })
    #expect(used.isSubset(of: ids))
    // The hatching is one for all; each screen is cut off by its own outline.
    #expect(ids.filter { $0 == "h" }.count == 1)
    let cuts = text.matches(of: /class="views" clip-path="url\(#([^)]*)\)"/).map { $0.1 }
    #expect(Set(cuts).count == 2)
  }

  @Test func `a screen that lies on its side is as wide as there is room`() throws {
    var sample = Self.sample()
    sample.screen = [844, 390]
    let drawn = DrawnElements(try Self.text(sample))
    let places = drawn.all.compactMap { $0.attributes["transform"] }.filter { $0.contains("scale") }
    // 400 of 872, and no margin but the picture's: 14 of the screen's own at that scale.
    #expect(places.first == "translate(26.422 26.422) scale(0.459)")
  }

  @Test func `a width makes all of it smaller`() throws {
    let root = try #require(DrawnElements(try Self.text(width: 430)).all.first)
    #expect(root.attributes["width"] == "430" && root.attributes["height"] == "279")
    #expect(root.attributes["viewBox"] == "0 0 860 558")
  }

  @Test func `moments that there are not are told by the nearest, and a screen may have no size`()
    throws
  {
    var sample = Self.sample()
    sample.screen = [0, 0]
    let text = try Self.text(sample, moments: (-7, 99))
    let drawn = DrawnElements(text)
    #expect(drawn.all.first { $0.name == "desc" }?.text == "0 s · launch | 80 ms · launch")
    #expect(text.matches(of: /\b(nan|inf)\b/).isEmpty)
  }
}
