import Jansson
import Testing

@testable import Rendering

/// Fingers and their ways, as they are drawn and as they are told.
struct FingerDrawingTests {
  /// A finger that comes down, moves twice and leaves, and an event of another kind behind that.
  private static func dragged(_ last: String = "ended") -> SampleScreen {
    var sample = SampleScreen()
    sample.events = (0..<5).map { _ in .init(kind: .event) } + [.init(), .init(kind: .event)]
    sample.touches = [
      [1, 1, "began", 100, 200], [2, 1, "moved", 100, 190], [3, 1, "moved", 100, 150],
      [4, 1, JSONValue(last), 100, 150],
    ]
    return sample
  }

  private static func fingers(
    _ sample: SampleScreen,
    at moment: Int
  ) throws -> [DrawnElements.Element] {
    try sample.drawn(at: moment).all.filter { $0.attributes["data-finger"] != nil }
  }

  @Test func `a finger is where its last event left it`() throws {
    let sample = Self.dragged()
    for (moment, place) in [(1, "100 200"), (2, "100 190"), (3, "100 150"), (4, "100 150")] {
      let finger = try #require(try Self.fingers(sample, at: moment).first)
      #expect(finger.attributes["transform"] == "translate(\(place))")
      #expect(finger.classes == ["finger", moment == 4 ? "lifted" : "down"])
    }
  }

  @Test func `one that left is gone with the next event`() throws {
    #expect(try Self.fingers(Self.dragged(), at: 5).isEmpty)
    #expect(try Self.fingers(Self.dragged(), at: 7).isEmpty)
    let cancelled = try #require(try Self.fingers(Self.dragged("cancelled"), at: 4).first)
    #expect(cancelled.classes.contains("cancelled"))
  }

  @Test func `the way since it came down is drawn with a ring at its start`() throws {
    let drawn = try Self.dragged().drawn(at: 3)
    let trail = drawn.classed("trail")
    #expect(trail.map(\.name) == ["path", "circle"])
    #expect(trail.first?.attributes["d"] == "M100 200L100 190L100 150")
    #expect(trail.last?.number("cy") == 200)
    #expect(try Self.dragged().drawn(at: 1).classed("trail").isEmpty)
  }

  @Test func `one that is held back has a mark, and several have numbers`() throws {
    var sample = Self.dragged()
    #expect(try sample.drawn(at: 1).texts(in: "finger").isEmpty)
    sample.touches.insert([1, 1, "began", 100, 200, 1], at: 1)
    let held = try sample.drawn(at: 1)
    #expect(held.classed("mark").contains { $0.attributes["d"] == "M-5-15v8M5-15v8" })
    sample.touches.append([1, 2, "began", 300, 200])
    let both = try sample.drawn(at: 2)
    #expect(both.texts(in: "finger") == ["1", "2"])
  }

  @Test func `what was held back is let go with its next touch`() {
    let rows: [JSONValue] = [
      [1, 1, "began", 5, 5], [1, 1, "began", 5, 5, 1], [2, 1, "began", 5, 5, 0],
      [3, 1, "ended", 5, 5], [4, 1, "began", 9, 9],
    ]
    let fingers = PictureFingers(rows, events: [1, 3, 4])
    #expect((1...4).map { fingers.at($0).first?.isHeld } == [true, false, false, false])
    #expect(fingers.at(4).first?.way.map(\.x) == [9])
  }

  @Test func `moves that are too small to be seen are left out of a way`() throws {
    var rows: [JSONValue] = [[1, 1, "began", 0, 0]]
    for step in 1...9 { rows.append([1, 1, "moved", JSONValue(step), 0]) }
    let finger = try #require(PictureFingers(rows, events: [1]).at(1).first)
    #expect(finger.way.map(\.x) == [0, 3, 6, 9])
  }
}
