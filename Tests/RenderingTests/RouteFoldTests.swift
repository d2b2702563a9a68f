import Jansson
@testable import Rendering
import Testing
import WorkbenchProtocol

/// Folding a route makes it shorter and keeps every record on a line that stands for it.
struct RouteFoldTests {
  private static let seeds: ClosedRange<UInt64> = 1...16

  private func lines(_ records: [JSONValue], _ fold: RouteFold, _ style: Style) -> [RouteLine] {
    RouteOutline(
      RouteStory(RouteNode.trees(of: records)).groups(fold, style),
      fold: fold,
      style: style
    ).lines
  }

  @Test(arguments: Self.seeds)
  func `an open route has every record on a line`(seed: UInt64) {
    let records = SeededTraces.wellFormed(seed: seed)
    let numbers = Set(records.compactMap { $0["seq"]?.int })
    let told = lines(records, .open, Look.verbose.style()).flatMap(\.records)
    #expect(numbers.subtracting(told).isEmpty)
    #expect(Set(told).subtracting(numbers).isEmpty)
  }

  @Test(arguments: Self.seeds)
  func `no fold makes a line of nothing, and each goes on in the order of the trace`(seed: UInt64) {
    // What a responder did after it passed a message on stands above the next one.
    let records = SeededTraces.wellFormed(seed: seed, methods: ["hitTest", "canDo"])
    for fold in RouteFold.allCases where fold != .outcome {
      let lines = lines(records, fold, .drawn)
      #expect(lines.allSatisfy { !$0.records.isEmpty })
      let starts = lines.compactMap(\.records.first)
      #expect(Set(starts).count == starts.count)
      #expect(starts == starts.sorted(), "\(fold)")
    }
  }

  @Test(arguments: Self.seeds)
  func `each fold has at most the lines of the one before, the last none`(seed: UInt64) {
    let records = SeededTraces.wellFormed(seed: seed)
    let counts = RouteFold.allCases.map { lines(records, $0, .drawn).count }
    #expect(counts == counts.sorted(by: >), "\(counts)")
    #expect(counts.last == 0)
  }

  @Test(arguments: Self.seeds)
  func `a route is folded no further than its lines demand`(seed: UInt64) {
    let route = Route(records: SeededTraces.wellFormed(seed: seed))
    let whole = route.text(.drawn)
    let count = whole.pageLines.count
    #expect(route.text(.drawn, limit: count) == whole)
    for limit in stride(from: 1, to: count, by: 5) {
      let text = route.text(.drawn, limit: limit)
      #expect(text.pageLines.count <= limit)
    }
  }

  @Test func `folds come one after the other, and the last has none behind it`() {
    #expect(RouteFold.open.next == .chains)
    #expect(RouteFold.outcome.next == nil)
    for (one, next) in zip(RouteFold.allCases, RouteFold.allCases.dropFirst()) {
      #expect(one.next == next && one < next && !(next < one))
    }
  }

  @Test(arguments: 2...20)
  func `moves that repeat themselves are counted, with the time of the last`(moves: Int) throws {
    let text = Route(records: try Traces.drag(moves: moves)).text(.drawn)
    #expect(text.contains("touches moved  ×\(moves)"), "\(text)")
    let last = (Double(moves - 1) / 50).shortest
    #expect(text.contains("at 0 s to \(last) s"))
  }

  @Test func `one move is told without a count`() throws {
    let text = Route(records: try Traces.drag(moves: 1)).text(.drawn)
    #expect(!text.contains("×") && text.contains("at 0 s\n"))
  }

  @Test(arguments: 1...6)
  func `up to four decisions in one order repeat themselves together`(length: Int) {
    func record(_ seq: Int, _ object: Int) -> JSONValue {
      ["seq": JSONValue(seq), "kind": "handled", "at": "o\(object)", "rule": "r.s"]
    }
    let records = (0..<(3 * length)).map { record($0 + 1, $0 % length) }
    let story = RouteStory(RouteNode.trees(of: records))
    let groups = story.groups(.open, .drawn)
    if length <= 4 {
      #expect(groups.count == 1 && groups[0].times == 3 && groups[0].items.count == length)
      #expect(groups[0].records == Array((length + 1)...(3 * length)))
    } else {
      #expect(groups.count == 3 * length && groups.allSatisfy { $0.times == 1 })
    }
  }

  @Test func `what differs only by number, time, place or finger says the same`() {
    func node(_ seq: Int, _ more: [(JSONKey, JSONValue)]) -> RouteNode {
      let record: JSONValue = ["seq": JSONValue(seq), "kind": "touch-delivered", "at": "pad"]
      for (key, value) in more { record.set(key, value) }
      return RouteNode(record)
    }
    var meanings = RouteMeanings()
    let first = meanings.number(of: node(1, [("time", 0), ("point", [1, 2]), ("touch", 1)]))
    #expect(meanings.number(of: node(8, [("time", 3), ("point", [4, 5]), ("touch", 2)])) == first)
    #expect(meanings.number(of: node(9, [("rule", "a.b")])) != first)
    #expect(meanings.number(of: node(1, [("time", 0)]), anyMessage: true) != first)
  }

  @Test func `a window is told as chosen where another was asked before`() throws {
    let chosen = "window-chosen"
    let alone = try Traces.discardedTap()
    #expect(!Route(records: alone).text(.drawn).contains("chosen"))
    let declined: JSONValue = ["seq": 100, "kind": "declined", "at": "alert", "rule": "w.d"]
    let several = [declined] + alone.filter { $0["kind"]?.string != "event-queued" }
    #expect(Route(records: several).text(.drawn).contains("chosen"))
    #expect(alone.contains { $0["kind"]?.string == chosen })
  }
}
