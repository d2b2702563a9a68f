import Jansson
import Sentences
import Testing

@testable import Rendering

/// The axis of the timeline and what stands in its lanes.
struct TimelineDrawingTests {
  private static func axis(_ sample: SampleScreen) throws -> PictureAxis {
    PictureAxis(try #require(sample.film.runs.first))
  }

  @Test func `moments are nine points wide, and a step begins eight further`() throws {
    var sample = SampleScreen()
    sample.events = (0..<4).map { _ in .init() }
    sample.steps.append(
      ["index": 0, "pointer": "/script/0", "phrase": 0, "first": 3, "last": 4, "outcome": -1]
    )
    let axis = try Self.axis(sample)
    #expect((1...5).map { axis[$0] } == [0, 9, 26, 35, 44])
    #expect(axis[0] == 0 && axis[99] == 44)
  }

  @Test(arguments: [(10_000, 8 + 7.0), (250_000, 8 + 35.0), (1_000_000, 78.0), (9_000_000, 128.0)])
  func `time takes room by its root, and never more than 128`(time: Int, width: Double) throws {
    var sample = SampleScreen()
    sample.events = [.init(), .init(after: time)]
    let axis = try Self.axis(sample)
    let gap = try #require(axis.gaps[2])
    #expect(abs(gap.width - width) < 1e-9 && gap.time == time)
    #expect(abs(axis[2] - (9 + width)) < 1e-9)
  }

  @Test func `as many moments as have room stand around the one that is told`() throws {
    var sample = SampleScreen()
    sample.events = (0..<100).map { _ in .init() }
    let axis = try Self.axis(sample)
    #expect(axis.window(around: 50, of: 100, width: 90) == 46...55)
    #expect(axis.window(around: 1, of: 100, width: 45) == 1...5)
    #expect(axis.window(around: 100, of: 100, width: 45) == 96...100)
    #expect(axis.window(around: 7, of: 100, width: 1) == 7...7)
  }

  /// A run in which a finger is down from the second moment to the fourth.
  private static var run: SampleScreen {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    sample.phrases.append(["tap card", "点 card"])
    sample.events = [
      .init(), .init(kind: .event), .init(kind: .asked, at: card, hasRule: true),
      .init(kind: .event, after: 1_000_000), .init(kind: .keeps, at: card),
      .init(kind: .no, at: card),
    ]
    sample.steps.append(
      ["index": 0, "pointer": "/script/0", "phrase": 1, "first": 2, "last": 6, "outcome": -1]
    )
    sample.touches = [[2, 1, "began", 50, 50], [4, 1, "ended", 50, 50]]
    sample.recognizers = [
      [
        "object": JSONValue(card), "view": JSONValue(card), "needs": [],
        "changes": [[3, "began"], [4, "changed"], [5, "ended"]],
      ]
    ]
    return sample
  }

  @Test func `steps are bands with their numbers and phrases`() throws {
    let drawn = try Self.run.drawn(at: 3, .timeline)
    #expect(drawn.classed("band").count == 2)
    #expect(drawn.all.contains { $0.text == "1 tap card" })
  }

  @Test func `decisions are bars, one path for each direction`() throws {
    let bars = try Self.run.drawn(at: 3, .timeline).classed("bar")
    #expect(Set(bars.flatMap(\.classes)) == ["bar", "none", "down", "yes", "no"])
    #expect(bars.count == 4)
    let short = try #require(bars.first { $0.classes.contains("none") })
    // The launch and two events have no direction.
    #expect(short.attributes["d"]?.filter { $0 == "M" }.count == 3)
    #expect(short.attributes["d"]?.contains("v4") == true)
  }

  @Test func `a time is told where there is room for it`() throws {
    #expect(try Self.run.drawn(at: 3, .timeline).all.contains { $0.text == "1 s" })
    var short = Self.run
    short.events[3].after = 1000
    #expect(try !short.drawn(at: 3, .timeline).all.contains { $0.text == "1 ms" })
  }

  @Test func `a finger's lane begins with a disc and ends with a ring`() throws {
    let drawn = try Self.run.drawn(at: 3, .timeline)
    let began = try #require(drawn.classed("began").first?.number("cx"))
    let ended = try #require(drawn.classed("ended").first?.number("cx"))
    #expect(began < ended)
    let touch = try #require(drawn.classed("touch").first)
    #expect(touch.name == "line")
    #expect(abs((touch.number("x1") ?? 0) - began) < 0.06)
    #expect(abs((touch.number("x2") ?? 0) - ended) < 0.06)
  }

  @Test func `a recognizer's lane has a diamond where it begins and ends`() throws {
    let drawn = try Self.run.drawn(at: 3, .timeline)
    #expect(drawn.classed("hollow").count == 1)
    #expect(drawn.classed("filled").count == 1)
    #expect(drawn.classed("going").count == 2)
  }

  @Test func `who waits is told with the name waited for`() throws {
    var sample = Self.run
    let double = sample.add("double", [0, 0, 10, 10])
    sample.recognizers = [
      [
        "object": 1, "view": 1, "needs": [],
        "changes": [[3, "waiting", JSONValue(double)], [6, "failed"]],
      ]
    ]
    let drawn = try sample.drawn(at: 3, .timeline)
    #expect(drawn.classed("waits").count == 1)
    let told = PictureWords(.english).waits(for: "double")
    #expect(
      drawn.all.contains { !$0.text.isEmpty && told.hasPrefix($0.text.replacing("…", with: "")) }
    )
  }
}
