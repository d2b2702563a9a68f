import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder trace`: records, one by one.
struct TraceTests {
  @Test func `a level has what the one below has, and more`() throws {
    func kinds(_ level: TraceLevel) throws -> [String] {
      try Desk().run("trace", "motion/shake", "--level", level.rawValue, "-o", "jsonl").jsonLines
        .compactMap { $0["kind"]?.string }
    }
    let (outcome, route, full) = (try kinds(.outcome), try kinds(.route), try kinds(.full))
    #expect(Set(outcome) == ["outcome"])
    #expect(outcome.count < route.count && route.count < full.count)
    #expect(route.filter { $0 == "outcome" } == outcome)
    #expect(Set(route).isSubset(of: full))
  }

  @Test func `records are lines for people, an array or lines for programs, and the same`() throws {
    let lines = try Desk().run("trace", "motion/shake", "-o", "jsonl").jsonLines
    let array = try Desk().run("trace", "motion/shake", "-o", "json").json
    #expect(array.elements.map(\.self) == lines)
    var desk = Desk()
    desk.columns = 120
    // What has no room in a record's line goes on below it, behind no number.
    let text = desk.run("trace", "motion/shake").lines.filter { line in
      line.first { $0 != " " }?.isNumber == true
    }
    #expect(text.count == lines.count)
    for (line, record) in zip(text, lines) {
      #expect(line.split(separator: " ").first == "\(record["seq"]?.int ?? -1)", "\(line)")
      #expect(line.contains(record["kind"]?.string ?? "?"))
    }
  }

  @Test func `records are numbered without a gap`() throws {
    let lines = try Desk().run("trace", "tables/tap-over-table#lets", "-o", "jsonl").jsonLines
    let numbers = lines.compactMap { $0["seq"]?.int }
    let first = try #require(numbers.first)
    #expect(numbers == Array(first..<(first + lines.count)))
  }

  @Test func `of variants the first is traced, or the one that is named`() {
    func trace(_ variant: String) -> String {
      Desk().run("trace", "tables/tap-over-table" + variant).output
    }
    #expect(trace("") == trace("#cancels"))
    #expect(trace("") != trace("#lets"))
  }

  @Test func `a run that is not as expected is a failure, behind its records`() async throws {
    try await withDocument(Document.screen(Document.tap(hitting: "root"))) { desk, file in
      let result = desk.run("trace", file, "-o", "jsonl")
      #expect(result.status == 1)
      let records = try result.jsonLines
      #expect(records.last?["kind"]?.string == "outcome")
      #expect(result.errors.isEmpty)
    }
  }

  @Test(arguments: [
    ([], 2, "Name a scenario to run, or a session to follow with --session."),
    (["motion/shake", "--session", "s"], 2, "Name a scenario to run"),
    (["--session", "s", "--profile", "ios12"], 2, "A session that is open keeps its profile"),
    (["--session", "s", "--set", "a=1"], 2, "A session that is open keeps its profile"),
    (["--session", "nobody"], 65, "no session is named 'nobody'"),
    (["motion/shake", "--level", "all"], 2, "'outcome', 'route' or 'full'"),
    (["motion/shak"], 65, "Did you mean 'motion/shake'?"),
  ])
  func `what cannot be traced is told with the next step`(
    arguments: [String],
    status: Int32,
    told: String
  ) {
    let result = Desk().run(["trace"] + arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.unbroken.contains(told), "\(result.errors)")
  }

  @Test func `a session that ends is the end of who follows it, a daemon that ends a fault`() throws
  {
    func follow(_ reason: String) -> CommandResult {
      let closed = #"{"session":"s","reason":"\#(reason)"}"#
      var desk = Desk()
      desk.daemons = Closing(closed: closed)
      return desk.run("trace", "--session", "s", "-o", "json")
    }
    let ended = follow("session")
    #expect(ended.status == 0)
    #expect(try ended.json.count == 1)
    let lost = follow("stopping")
    #expect(lost.status == 69)
    #expect(lost.output.isEmpty)
  }
}
