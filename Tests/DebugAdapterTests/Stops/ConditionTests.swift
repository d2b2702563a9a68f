import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// Conditions, conditions on hits and log messages: what they mean, and what is refused.
struct ConditionTests {
  private static let record = """
    {"seq":45,"parent":40,"kind":"asked","at":"list.cellForRow[0,3]","method":"touchesBegan",
     "rule":"hit-test.skips-hidden","tapCount":2,"phase":["began","moved"],"touch":[1,3],
     "answer":null,"discarded":false,"time":0.5,"name":"Buy it","level":"route"}
    """

  private func holds(_ text: String, for record: String = Self.record) throws -> Bool {
    try Condition(text).holds(for: JSON.parse(record))
  }

  @Test(arguments: [
    ("method == touchesBegan", true), ("method==touchesBegan&&tapCount>=2", true),
    ("method == touchesBegan && tapCount >= 3", false), ("method != touchesBegan", false),
    ("method != hitTest", true), ("tapCount < 3", true), ("tapCount <= 2", true),
    ("tapCount < 2", false), ("tapCount > 1", true), ("tapCount == 2.0", true),
    ("tapCount == two", false), ("rule ~ hit-test.skips-*", true), ("rule ~ *.skips*", true),
    ("rule ~ gesture.*", false), ("at == list.cellForRow[0,3]", true), ("at ~ list*", true),
    ("name == 'Buy it'", true), ("name == \"Buy it\"", true), ("name == \"Buy\"", false),
    ("phase == moved", true), ("phase == ended", false), ("phase != ended", true),
    ("touch == 3", true), ("touch > 2", true), ("touch > 3", false), ("answer == null", true),
    ("answer == nil", true), ("answer != null", false), ("answer == 'null'", false),
    ("to == null", true), ("to == x", false), ("to != x", true), ("to ~ *", false),
    ("to < 4", false), ("discarded == false", true), ("discarded == 'true'", false),
    ("kind == asked && level == route && seq == 45", true), ("time >= 0.5", true),
    ("method < 3", false), ("  method   ==   touchesBegan  ", true), ("at != nil", true),
  ])
  func `a condition asks what a record says`(text: String, expected: Bool) throws {
    #expect(try holds(text) == expected)
  }

  @Test func `records that say no level are of the deepest`() throws {
    #expect(try holds("level == full", for: #"{"seq":1,"kind":"declined"}"#))
    #expect(try !holds("level == route", for: #"{"seq":1,"kind":"declined"}"#))
  }

  @Test(arguments: [
    ("", 1, "expected a member"), ("== 3", 1, "expected a member"),
    ("metod == hitTest", 1, "Did you mean 'method'?"), ("method", 7, "expected one of"),
    ("method touchesBegan", 8, "expected one of"), ("method = hitTest", 8, "expected one of"),
    ("method ==", 10, "expected a value"), ("method == && at == x", 11, "expected a value"),
    ("method == a || at == b", 13, "expected && or the end"),
    ("method == a at == b", 13, "expected && or the end"),
    ("method == a &&", 15, "expected a member"), ("tapCount >= many", 13, "expected a number"),
    ("tapCount >= '2'", 13, "expected a number"), ("name == 'Buy it", 9, "not closed"),
    ("  metod == x", 3, "no record has"), ("方法 == x", 1, "no record has"),
  ])
  func `what cannot be read is refused with its place`(
    text: String,
    column: Int,
    problem: String
  ) throws {
    let fault = try #require(throws: InputFault.self) { try Condition(text) }
    #expect(fault.column == column)
    #expect(fault.problem.english.contains(problem), "\(fault.problem)")
    #expect(fault.sentence.english.hasPrefix("column \(column): "))
    #expect(fault.sentence.chinese.contains("\(column)"))
  }

  @Test func `every member that a record may have can be asked for`() throws {
    #expect(RecordMembers.names.count > 30)
    for name in RecordMembers.names { #expect(try Condition("\(name) != x").terms.count == 1) }
    for kind in RecordKind.allCases {
      let record: JSONValue = ["seq": 1, "kind": JSONValue(kind.rawValue)]
      #expect(try Condition("kind == \(kind.rawValue)").holds(for: record))
    }
  }

  @Test(arguments: 1...200)
  func `whatever is typed is read or refused, with a place in it`(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let parts = [
      "method", "tapCount", "at", "metod", "==", "!=", "<", ">=", "~", "=", "&&", "&", "'", "\"",
      " ", "  ", "x", "3", "*", "🙂", "{", "}", "rule:", "%",
    ]
    let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in random.one(of: parts) }
      .joined()
    for read in [
      { _ = try Condition(text) }, { _ = try HitCondition(text) }, { _ = try LogTemplate(text) },
    ] {
      do {
        try read()
      } catch {
        let fault = try #require(error as? InputFault)
        #expect((1...(text.count + 1)).contains(fault.column), "\(text): \(fault.sentence)")
      }
    }
  }

  // MARK: - Hits

  @Test(arguments: [
    ("3", [3]), ("== 3", [3]), (">= 3", [3, 4, 5, 6]), ("> 3", [4, 5, 6]), ("<3", [1, 2]),
    ("<= 3", [1, 2, 3]), ("% 2", [2, 4, 6]), (" %3 ", [3, 6]),
  ])
  func `a condition on hits says at which of them`(text: String, expected: [Int]) throws {
    let condition = try HitCondition(text)
    #expect((1...6).filter { condition.holds(at: $0) } == expected)
  }

  @Test(arguments: [
    ("", 1), ("x", 1), ("0", 1), ("-1", 1), (">= ", 4), (">= three", 4), ("3 4", 1), ("=> 3", 1),
    ("% 0", 3), ("99999999999999999999", 1),
  ])
  func `what is no number of hits is refused`(text: String, column: Int) throws {
    let fault = try #require(throws: InputFault.self) { try HitCondition(text) }
    #expect(fault.column == column)
  }

  // MARK: - Log messages

  @Test(arguments: [
    ("{at} {rule}", "list.cellForRow[0,3] hit-test.skips-hidden"), ("no more", "no more"),
    ("taps: { tapCount }", "taps: 2"), ("{answer}", "none"), ("{phase}!", "began, moved!"),
    ("{level}", "route"), ("}", "}"), ("", ""),
    ("{at}{at}", "list.cellForRow[0,3]list.cellForRow[0,3]"),
  ])
  func `a log message puts members in`(text: String, expected: String) throws {
    let said = try LogTemplate(text).text(for: JSON.parse(Self.record), .english)
    #expect(said == expected)
  }

  @Test(arguments: [("{", 1), ("a {at", 3), ("{}", 2), ("{at} {nobody}", 7), ("{at {rule}}", 2)])
  func `a log message that cannot be read is refused`(text: String, column: Int) throws {
    let fault = try #require(throws: InputFault.self) { try LogTemplate(text) }
    #expect(fault.column == column)
  }
}
