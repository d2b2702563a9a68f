import Jansson
@testable import Rendering
import Testing

/// A run keeps to its lines, and says what came of it whatever is folded.
struct ScriptRunTests {
  private func records(steps: Int) throws -> [JSONValue] {
    try (0..<steps).flatMap { step in
      try Traces.discardedTap().map { record in
        let record = record.copy()
        record.set("seq", (record["seq"]?.int ?? 0) + 30 * step)
        if let parent = record["parent"]?.int, parent > 0 {
          record.set("parent", parent + 30 * step)
        }
        return record
      }
    }
  }

  private func run(steps: Int, limit: Int?, failures: String = "") throws -> ScriptRun {
    let told = (0..<steps).map {
      #"{"index":\#($0),"action":"tap \#($0)","records":[\#(30 * $0 + 1),\#(30 * $0 + 30)]}"#
    }
    let answer = try JSON.parse(
      """
      {"passed":\(failures.isEmpty),"failures":[\(failures)],
      "steps":[\(told.joined(separator: ","))]}
      """
    )
    var run = ScriptRun(answer, records: try records(steps: steps), title: "a/b")
    run.limit = limit
    return run
  }

  @Test(arguments: [1, 2, 3, 6, 12], [12, 20, 40, 80])
  func `a run that passed keeps to its lines`(steps: Int, limit: Int) throws {
    for look in [Look.drawn, .chinese, .plain, .verbose] {
      let lines = try run(steps: steps, limit: limit).text(look.style()).pageLines
      #expect(lines.count <= limit, "\(look)")
      #expect(lines[0] == "a/b")
    }
  }

  @Test(arguments: [1, 2, 3, 6, 12])
  func `however far it is folded, the last line counts everything`(steps: Int) throws {
    let stimuli = steps == 1 ? "1 stimulus" : "\(steps) stimuli"
    for limit in [8, 40, nil] {
      let last = try run(steps: steps, limit: limit).text(.drawn).pageLines.last
      let decisions = try records(steps: steps).count - 12 * steps
      #expect(last == "✓ as expected  \(stimuli), \(decisions) decisions", "\(last ?? "")")
    }
  }

  @Test(arguments: [1, 2, 3, 6, 12])
  func `every step is told, or counted among those that are left out`(steps: Int) throws {
    for limit in stride(from: 6, through: 40, by: 3) {
      let text = try run(steps: steps, limit: limit).text(.drawn)
      let told = (1...steps).filter { text.contains("step \($0)  ") }.count
      let left = text.firstMatch(of: /… ([0-9]+) more steps?/).flatMap { Int($0.output.1) } ?? 0
      #expect(told + left == steps, "\(limit): \(text)")
    }
  }

  @Test func `a run without a limit tells every decision`() throws {
    let text = try run(steps: 3, limit: nil).text(.drawn)
    #expect(text.ranges(of: "hit-test.point-inside-prunes").count == 3)
    #expect(!text.contains("(+") && !text.contains("decisions)"))
  }

  @Test(arguments: 0..<8)
  func `the step in which something failed is folded last`(failing: Int) throws {
    let failure = """
      {"key":"hit","expected":"button","actual":"root","record":\(30 * failing + 7),"message":""}
      """
    let text = try run(steps: 8, limit: 30, failures: failure).text(.drawn)
    let lines = text.pageLines
    let mark = try #require(lines.firstIndex { $0.contains("^ here it is not as expected: hit") })
    let heading = try #require(lines[..<mark].lastIndex { $0.hasPrefix("step ") })
    #expect(lines[heading].hasPrefix("step \(failing + 1)  "))
    #expect(lines[mark - 1].contains("hit-test.point-inside-prunes"))
    #expect(lines.last == "✗ not as expected  8 stimuli, 144 decisions, 1 failure")
  }

  @Test func `in a list of runs each has a line, and what failed below it`() throws {
    var passed = try run(steps: 2, limit: 40)
    passed.isQuiet = true
    #expect(passed.text(.drawn) == "✓ as expected  a/b\n")
    passed.summary = "About it."
    #expect(passed.text(.drawn) == "✓ as expected  a/b\n")
    passed.isQuiet = false
    #expect(passed.text(.drawn).hasSuffix("decisions\n\nAbout it.\n"))
  }

  @Test func `what came after the last step is told as such`() throws {
    let answer = try JSON.parse(
      #"{"passed":true,"failures":[],"steps":[{"index":0,"action":"x","records":[1,30]}]}"#
    )
    let text = ScriptRun(answer, records: try records(steps: 2), title: "t").text(.drawn)
    let lines = text.pageLines
    #expect(lines.contains("step 1  x") && lines.contains("afterwards"))
    #expect(text.hasSuffix("2 stimuli, 36 decisions\n"))
  }

  @Test func `a failure says what was expected, what is, and where they part`() throws {
    func text(_ more: String, _ look: Look = .drawn) throws -> [String] {
      let failure = try JSON.parse(
        #"{"key":"hit","expected":"a","actual":"b","pointer":"/x"\#(more)}"#
      )
      return ScriptFailure(failure).text(look.style()).pageLines
    }
    let head = ["✗ expected hit  /x", "    expected  a   actual    b"]
    #expect(try text("") == head)
    #expect(try text(#","message":"m""#) == head + ["    m"])
    #expect(try text(#","message":"hit: expected a, but it is b""#) == head)
    #expect(try text(#","record":7"#) == head + ["    They part at record 7."])
    let reason = #","record":7,"reason":{"text":"so","rule":"r.s"}"#
    #expect(try text(reason) == head + ["    so", "      record 7, r.s"])
    #expect(
      try text(reason, .plain) == [
        "✗ expected hit  /x", "    expected  a", "    actual    b", "    so",
        "      record 7, rule r.s",
      ]
    )
  }
}
