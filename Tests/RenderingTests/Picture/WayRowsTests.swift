import Jansson
import Sentences
import Testing

@testable import Rendering

/// Which rows the way has, and which it leaves out.
struct WayRowsTests {
  /// A chain of so many views, the window last; its objects from the window on are 0, 1, ….
  private static func chain(_ count: Int, _ roles: [JSONValue] = []) -> SampleScreen {
    var sample = SampleScreen()
    for number in 1..<count { sample.add("v\(number)", [0, 0, 300, 300], in: number - 1) }
    sample.ways = [[1, JSONValue((0..<count).reversed().map { JSONValue($0) })]]
    sample.roles = [JSONValue([1, []] + roles)]
    return sample
  }

  private static func rows(
    _ sample: SampleScreen,
    _ language: Language = .english
  ) throws -> WayRows {
    let film = sample.film
    return WayRows(
      PictureMoment(film, try #require(film.runs.first), 1),
      PictureWords(language)
    )
  }

  @Test func `rows that have room all stay`() throws {
    var rows = try Self.rows(Self.chain(4))
    rows.fit(4)
    #expect(rows.all == [.object(0), .object(1), .object(2), .object(3)])
  }

  @Test func `what is left out is told where the first of it was`() throws {
    var rows = try Self.rows(Self.chain(8, [[0, 4], [7, 3], [3, 4]]))
    rows.fit(5)
    #expect(rows.all == [.object(0), .left(4), .object(3), .object(6), .object(7)])
  }

  @Test func `who is first, and where it is now, have something to say without a role`() throws {
    var sample = Self.chain(8)
    sample.parts["first"] = 2
    sample.events = [.init(kind: .asked, at: 5)]
    var rows = try Self.rows(sample)
    rows.fit(3)
    #expect(rows.all == [.left(6), .object(2), .object(5)])
  }

  @Test func `where all have something to say, those nearest to the touch stay`() throws {
    var rows = try Self.rows(Self.chain(10, (0..<10).map { [JSONValue($0), 4] }))
    rows.fit(4)
    #expect(rows.all == [.left(7), .object(7), .object(8), .object(9)])
    rows.fit(1)
    #expect(rows.all == [.left(4)])
  }

  @Test func `five that declined stand by themselves, and six are one row behind the others`()
    throws
  {
    var sample = Self.chain(2)
    for number in 0..<7 { sample.add("b\(number)", [0, 0, 9, 9], in: 1) }
    let asked: [JSONValue] = (2...8).map { [JSONValue($0), 0, JSONValue($0)] }
    let five: [JSONValue] = (2...6).map { [JSONValue($0), 1] }
    sample.roles = [JSONValue([1, []] + asked + five)]
    let expected = [WayRows.Content.object(0), .object(1)]
    #expect(try Self.rows(sample).all == expected + (2...8).map { .beside($0) })
    sample.roles = [JSONValue([1, []] + asked + five + [[7, 1]])]
    #expect(try Self.rows(sample).all == expected + [.beside(8), .declined(6)])
  }

  @Test func `views that lie in each other in a circle stand at the end`() throws {
    var sample = SampleScreen()
    let one = sample.add("one", [10, 10, 50, 50], in: 2)
    let two = sample.add("two", [20, 20, 50, 50], in: one)
    sample.ways = [[1, [0]]]
    sample.roles = [[1, [], [JSONValue(one), 0, 1], [JSONValue(two), 0, 2]]]
    #expect(try Self.rows(sample).all == [.object(0), .beside(one), .beside(two)])
  }

  @Test func `that code says who is next, and that it goes round, is told in Chinese, too`() throws
  {
    var sample = Self.chain(3)
    sample.ways = [[1, [2, 1, -1]]]
    #expect(try Self.rows(sample, .chinese).all.first == .note("由它自己的代码决定下一个"))
    sample.ways = [[1, [2, 1, 2]]]
    #expect(
      try Self.rows(sample, .chinese).all == [.note("又回到 v2"), .object(1), .object(2)]
    )
  }

  // MARK: - As they are drawn

  @Test func `all who pass on have one path, and a disc each`() throws {
    let sample = Self.chain(4, [[1, 4], [2, 4], [3, 4], [0, 5]])
    let drawn = try sample.drawn(.picture)
    let lane = try #require(drawn.all.firstIndex { $0.classes == ["lane", "up"] })
    let inside = drawn.all.filter { $0.above.contains(lane) }
    let arrows = inside.compactMap { $0.name == "path" ? $0.attributes["d"] : nil }
    // The first is of the three who pass on, the second the star of who keeps.
    #expect(arrows.map { $0.filter { $0 == "M" }.count } == [3, 1])
    let discs = inside.filter { $0.name == "circle" }
    #expect(discs.map(\.classes) == [[], [], [], ["yes"]])
    // A disc stands on the height of its row, and the lane joins the first with the last.
    let rows = drawn.classed("row").map { ($0.number("y") ?? 0) + ($0.number("height") ?? 0) / 2 }
    #expect(Set(discs.compactMap { $0.number("cy") }) == Set(rows))
    let line = try #require(inside.first { $0.name == "line" })
    #expect([line.number("y1"), line.number("y2")] == [rows.first, rows.last])
  }

  @Test(arguments: [2, 12, 40, 250])
  func `rows stand in the frame, are high enough to be read, and end at its bottom`(
    count: Int
  ) throws {
    let drawn = try Self.chain(count, [[0, 0, 1]]).drawn(.picture)
    let rows = drawn.classed("row")
    let tops = rows.compactMap { $0.number("y") }
    let gaps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { $0 >= 22 })
    // Since what is left out is told in a row that has no frame, one gap may be of two rows.
    #expect(gaps.filter { $0 > 30 }.count == (count > 12 ? 1 : 0))
    let last = try #require(rows.last)
    #expect(abs((last.number("y") ?? 0) + (last.number("height") ?? 0) - 558) < 0.01)
    #expect(drawn.classed("id").last?.text == "v\(count - 1)")
  }

  @Test func `a name that has no room in its row is cut, and markup in it is text`() throws {
    var sample = SampleScreen()
    let id = "<b>" + String(repeating: "x", count: 5000)
    let place = sample.add(id, [0, 0, 300, 300])
    sample.ways = [[1, [JSONValue(place), 0]]]
    let drawn = try sample.drawn(.picture)
    let told = try #require(drawn.classed("id").last)
    #expect(told.text.hasPrefix("&lt;b&gt;x") && told.text.hasSuffix("x…"))
    #expect(told.text.count < 60)
    // Its class stands at the right, though little room is left.
    #expect(drawn.all.filter { $0.text.hasPrefix("UI") && $0.classes.isEmpty }.count == 2)
  }
}
