import Jansson
import Sentences
import Testing

@testable import Rendering

/// What lasts, what is still going on, and what has no room in the lanes of the timeline.
struct LaneDrawingTests {
  /// A run of so many moments, each of which asks the card.
  private static func run(_ count: Int) -> SampleScreen {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 100, 100])
    sample.events = (0..<count).map { _ in .init(kind: .asked, at: card) }
    return sample
  }

  private static func names(_ drawn: DrawnElements) -> [String] {
    // Names of lanes stand in the column at the left.
    let left = drawn.all.first { $0.text == "steps" }?.number("x")
    return drawn.all.filter {
      $0.name == "text" && $0.classes == ["quiet"] && $0.number("x") == left
    }
    .map(\.text)
  }

  @Test func `a finger that is down has no end yet`() throws {
    var sample = Self.run(8)
    sample.touches = [[2, 1, "began", 5, 5], [4, 1, "moved", 9, 9], [5, 1, "moved", 9, 20]]
    let drawn = try sample.drawn(at: 4, .timeline)
    #expect(drawn.classed("ended").isEmpty)
    // Eight moments of nine points, from the middle of the second on.
    let touch = try #require(drawn.classed("touch").first)
    #expect((touch.number("x2") ?? 0) - (touch.number("x1") ?? 0) == 58.5)
    let moves = try #require(drawn.classed("moves").first?.attributes["d"])
    #expect(drawn.classed("moves").count == 1 && moves.filter { $0 == "M" }.count == 2)
  }

  @Test func `a touch that is cancelled ends otherwise than one that leaves`() throws {
    var sample = Self.run(6)
    sample.touches = [
      [1, 1, "began", 5, 5], [3, 1, "cancelled", 5, 5], [1, 2, "began", 5, 5],
      [3, 2, "ended", 5, 5],
    ]
    let ended = try sample.drawn(at: 4, .timeline).classed("ended")
    #expect(ended.map(\.classes) == [["ended", "no"], ["ended"]])
  }

  @Test func `that a touch is held back is a second bar until it is let go`() throws {
    var sample = Self.run(6)
    sample.touches = [
      [1, 1, "began", 5, 5], [1, 1, "began", 5, 5, 1], [4, 1, "began", 5, 5, 0],
      [5, 1, "ended", 5, 5],
    ]
    let drawn = try sample.drawn(at: 3, .timeline)
    let touch = try #require(drawn.classed("touch").first)
    let held = try #require(drawn.classed("waits").first)
    #expect(drawn.classed("waits").count == 1)
    #expect(held.number("x1") == touch.number("x1"))
    #expect((held.number("x2") ?? 0) - (held.number("x1") ?? 0) == 27)
    #expect(held.number("y1") == (touch.number("y1") ?? 0) + 6)
  }

  @Test func `what held a touch back is over when the finger comes down again`() throws {
    var sample = Self.run(9)
    sample.touches = [
      [1, 1, "began", 5, 5], [1, 1, "began", 5, 5, 1], [3, 1, "ended", 5, 5],
      [5, 1, "began", 5, 5],
    ]
    let held = try #require(try sample.drawn(at: 3, .timeline).classed("waits").first)
    #expect((held.number("x2") ?? 0) - (held.number("x1") ?? 0) == 36)
  }

  @Test func `a finger that left is neither drawn nor told when another event comes`() throws {
    var sample = Self.run(6)
    sample.touches = [[1, 1, "began", 5, 5], [2, 1, "ended", 5, 5], [4, 1, "gone", 5, 5]]
    for moment in 4...6 {
      let drawn = try sample.drawn(at: moment)
      #expect(drawn.classed("finger").isEmpty)
      #expect(drawn.all.first { $0.name == "desc" }?.text.contains("finger") == false)
    }
    #expect(try sample.drawn(at: 2).classed("lifted").count == 1)
    // What leaves has not moved.
    #expect(try sample.drawn(at: 5, .timeline).classed("moves").isEmpty)
  }

  @Test func `who is first and the keyboard have lanes with bars to the end`() throws {
    var sample = Self.run(8)
    #expect(try Self.names(sample.drawn(at: 3, .timeline)).suffix(1) == ["decisions"])
    sample.parts["first"] = 1
    sample.parts["keyboard"] = [0, 553, 390, 291]
    let drawn = try sample.drawn(at: 3, .timeline)
    #expect(Self.names(drawn).suffix(2) == ["first responder", "keyboard"])
    let bars = drawn.classed("lasting")
    #expect(bars.map { $0.number("width") } == [72, 72])
    #expect(drawn.all.contains { $0.text == "card" && $0.attributes["font-size"] == "11" })
  }

  @Test func `lanes are named in Chinese, too`() throws {
    var sample = Self.run(3)
    sample.touches = [[1, 1, "began", 5, 5], [1, 2, "began", 9, 9]]
    let film = sample.film
    var options = Picture.Options()
    (options.layout, options.language) = (.timeline, .chinese)
    let drawn = DrawnElements(
      Picture(film, try #require(film.runs.first), moment: 1, options).text
    )
    for name in ["步骤", "决定", "手指 1", "手指 2", "不按比例"] {
      #expect(drawn.all.contains { $0.text == name }, "\(name)")
    }
  }

  @Test func `of more lanes than have room it is told how many are left out`() throws {
    var sample = Self.run(3)
    sample.touches = (1...60).map { [1, JSONValue($0), "began", 5, 5] }
    let drawn = try sample.drawn(at: 1, .timeline)
    let names = Self.names(drawn).filter { $0.hasPrefix("finger ") }
    #expect(names.first == "finger 1")
    #expect(drawn.all.contains { $0.text == "… \(60 - names.count) more" })
    #expect(drawn.all.filter { $0.name == "text" }.allSatisfy { $0.number("y") ?? 0 <= 560 })
  }

  // MARK: - Runs that are longer than there is room

  /// A run of 600 moments, in which something lasts almost from the beginning to the end.
  private static func long() -> SampleScreen {
    var sample = run(600)
    sample.touches = [
      [2, 1, "began", 5, 5], [599, 1, "ended", 5, 5], [2, 2, "began", 9, 9], [9, 2, "ended", 9, 9],
    ]
    sample.recognizers = [
      ["object": 1, "view": 1, "needs": [], "changes": [[3, "began"], [590, "ended"]]],
      ["object": 0, "view": 0, "needs": [], "changes": [[3, "began"], [9, "failed"]]],
    ]
    return sample
  }

  @Test func `what lasts through all that is in sight has its lane, and what is over has none`()
    throws
  {
    let drawn = try Self.long().drawn(at: 300, .timeline)
    #expect(Self.names(drawn).suffix(4) == ["steps", "decisions", "finger 1", "card"])
    let now = try #require(drawn.classed("now").first?.number("x"))
    for name in ["touch", "going"] {
      let line = try #require(drawn.classed(name).first)
      #expect(line.number("x1") ?? 1e9 < now - 100 && line.number("x2") ?? 0 > now + 100)
    }
    #expect(drawn.classed("began").isEmpty && drawn.classed("ended").isEmpty)
    #expect(drawn.classed("hollow").isEmpty && drawn.classed("filled").isEmpty)
  }

  @Test(arguments: [1, 300, 600])
  func `as many decisions are drawn as can be told apart, and none beside the frame`(
    moment: Int
  ) throws {
    let drawn = try Self.long().drawn(at: moment, .timeline)
    let d = try #require(drawn.classed("bar").first?.attributes["d"])
    let places = d.matches(of: /M([\d.]+)\s/).compactMap { Double($0.1) }
    // Moments are at least three points wide, and the names take 104 of the frame.
    #expect(places.count > 100 && places.count < 150)
    let now = try #require(drawn.classed("now").first)
    let x = (now.number("x") ?? 0) + 1
    #expect(places.contains { abs($0 - x) < 1 })
    #expect(places.allSatisfy { $0 <= 836 })
  }

  @Test func `a time that runs backwards, or over, takes no room`() throws {
    var sample = Self.run(4)
    for (place, after) in [0, .max, .max, -5].enumerated() { sample.events[place].after = after }
    let axis = PictureAxis(try #require(sample.film.runs.first))
    #expect((1...5).allSatisfy { axis[$0].isFinite && axis[$0] <= axis[$0 + 1] })
    #expect(axis[5] <= 36 + 3 * 128)
  }
}
