import Jansson
import Sentences
import Testing

@testable import Rendering

/// The way as a picture draws it: one ladder on which finding goes down and responding goes up.
struct WayDrawingTests {
  /// A card with a button in a window; the button declined, the card was hit and passed on.
  private static var sample: SampleScreen {
    var sample = SampleScreen()
    let card = sample.add("card", [10, 10, 200, 200], ["over": ["next"]])
    sample.add("buy", [20, 20, 50, 50], in: card)
    sample.events = [.init(kind: .keeps, at: 0)]
    sample.ways = [[1, [1, 0]]]
    sample.roles = [
      [1, [], [0, 0, 1], [1, 0, 2], [2, 0, 3], [2, 1], [1, 3], [1, 4], [0, 5]]
    ]
    sample.parts["first"] = 1
    return sample
  }

  @Test func `the application's end is on top, and who was asked beside stands below`() throws {
    let drawn = try Self.sample.drawn(.picture)
    let ids = drawn.classed("id")
    #expect(ids.map(\.text) == ["window", "card", "buy"])
    let heights = ids.compactMap { $0.number("y") }
    #expect(heights == heights.sorted())
    #expect((ids.last?.number("x") ?? 0) > (ids.first?.number("x") ?? 0) + 28)
    let rows = drawn.classed("row").map(\.classes)
    #expect(rows == [["row", "here"], ["row", "hit"], ["row", "beside"]])
  }

  @Test func `discs at the left have the order numbers, and the one that declined is hollow`()
    throws
  {
    let drawn = try Self.sample.drawn(.picture)
    #expect(drawn.texts(in: "down") == ["1", "2", "3"])
    let lane = try #require(drawn.all.firstIndex { $0.classes == ["lane", "down"] })
    let discs = drawn.all.filter { $0.above.contains(lane) && $0.name == "circle" }
    #expect(discs.map { $0.classes.contains("no") } == [false, false, true])
    // The lane joins those of the chain, and ends above who declined.
    let line = try #require(drawn.all.first { $0.above.contains(lane) && $0.name == "line" })
    #expect(line.number("y1") == discs[0].number("cy"))
    #expect(line.number("y2") == discs[1].number("cy"))
  }

  @Test func `at the right stands who passed on and who kept`() throws {
    let drawn = try Self.sample.drawn(.picture)
    let lane = try #require(drawn.all.firstIndex { $0.classes == ["lane", "up"] })
    let discs = drawn.all.filter { $0.above.contains(lane) && $0.name == "circle" }
    // Those who pass on come first, since one path has their arrows.
    #expect(discs.map(\.classes) == [[], ["yes"]])
    #expect(drawn.all.filter { $0.above.contains(lane) && $0.name == "path" }.count == 2)
  }

  @Test func `a row tells what overrides next, and nil of who declined`() throws {
    let drawn = try Self.sample.drawn(.picture)
    #expect(drawn.all.contains { $0.text == "overrides next" })
    #expect(drawn.all.contains { $0.text == "nil" })
    #expect(drawn.all.filter { $0.text == "UIView" }.count == 2)
  }

  @Test func `where nobody was asked it says so`() throws {
    let drawn = try SampleScreen().drawn(.picture)
    #expect(drawn.all.contains { $0.text == PictureWords(.english).noWay })
    #expect(drawn.classed("row").isEmpty)
  }

  @Test func `a long chain leaves out those with nothing to say`() throws {
    var sample = SampleScreen()
    var chain: [JSONValue] = [0]
    for number in 1...60 {
      let place = sample.add("v\(number)", [0, 0, 300, 300], in: number - 1)
      chain.insert(JSONValue(place), at: 0)
    }
    sample.ways = [[1, JSONValue(chain)]]
    sample.roles = [[1, [], [0, 0, 1], [60, 3]]]
    let drawn = try sample.drawn(.picture)
    let ids = drawn.classed("id").map(\.text)
    #expect(ids.first == "window" && ids.last == "v60")
    let more = drawn.all.filter { $0.text.hasPrefix("… ") && $0.text.hasSuffix(" more") }
    #expect(more.map(\.text) == ["… \(61 - ids.count) more"])
  }
}
