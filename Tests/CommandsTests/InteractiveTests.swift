import Jansson
import Testing
import TypedLines

@testable import Commands

@Suite(.timeLimit(.minutes(15)))
struct InteractiveTests {
  private static func quiz() -> FakeDaemon {
    FakeDaemon(
      replies: [
        "quiz.start": """
        {"session":"s1","scenario":"cards/hidden","title":"A hidden banner","questions":1,\
        "question":{"number":1,"kind":"hit","prompt":"Which view is hit?","options":\
        [{"id":"banner","text":"banner"},{"id":null,"text":"none"}],"steps":["touch.tap"],\
        "tree":[{"id":"window","class":"UIWindow","frame":[0,0,9,9],"children":[]}]}}
        """,
        "quiz.answer": """
        {"correct":false,"predicted":"banner","actual":null,"explanation":"It is hidden.",\
        "rule":"hit-test.skips-hidden","record":1,"records":[1,1],"remaining":0}
        """,
        "quiz.next": #"{"finished":true,"right":0,"wrong":1,"shown":0}"#,
      ],
      records: [
        """
        {"seq":1,"parent":0,"time":0,"kind":"declined","at":"banner",\
        "rule":"hit-test.skips-hidden"}
        """
      ]
    )
  }

  @Test func `a quiz takes the prediction, then shows where it leaves the route`() {
    let result = run("quiz", "cards/hidden", daemon: Self.quiz(), input: ["x", "a"])
    #expect(result.status == 1)
    #expect(result.output.contains("Which view is hit?"))
    #expect(result.output.contains("'x' is no answer"))
    #expect(result.output.contains("^ your answer leaves here"))
    #expect(result.output.contains("you said banner, it is none"))
    #expect(result.output.contains("responder explain hit-test.skips-hidden"))
  }

  @Test func `nothing of the run is on the screen before the answer`() {
    let result = run("quiz", "cards/hidden", daemon: Self.quiz(), input: ["q"])
    #expect(result.status == 0)
    #expect(!result.output.contains("hit-test.skips-hidden"))
  }

  @Test func `a variant is asked about by its name`() {
    let daemon = Self.quiz()
    _ = run("quiz", "cards/hidden#clipped", daemon: daemon, input: ["a"])
    let start = daemon.requests.all.first { $0.hasPrefix("quiz.start") }
    #expect(start == #"quiz.start {"id":"cards/hidden","variant":"clipped"}"#)
  }

  @Test func `a quiz that is left keeps what was answered wrong`() {
    var daemon = Self.quiz()
    daemon.replies["quiz.answer"] = daemon.replies["quiz.answer"]?.replacing(
      #""remaining":0"#,
      with: #""remaining":1"#
    )
    daemon.replies["quiz.next"] = """
      {"finished":false,"right":0,"wrong":1,"shown":0,"question":{"number":2,"kind":"fired",\
      "prompt":"How often?","options":[],"steps":["touch.tap"],"tree":[]}}
      """
    let result = run("quiz", "cards/hidden", daemon: daemon, input: ["a", "q"])
    #expect(result.output.contains("How often?"))
    #expect(result.status == 1)
  }

  @Test func `a quiz without input says what to do`() {
    let result = run("quiz", "cards/hidden", daemon: Self.quiz())
    #expect(result.status == 2)
    #expect(result.errors.contains("--answer"))
  }

  @Test(arguments: [
    ("why buy", #"{"want":"buy"}"#), ("why", "{}"), ("why b.alpha > 0", #"{"want":"b.alpha > 0"}"#),
  ])
  func `the shell asks why as the command does`(line: String, params: String) throws {
    let answer =
      #"{"wanted":"buy","stimulus":null,"got":"root","holds":false,"reasons":[],"text":"x","fixes":[]}"#
    let daemon = FakeDaemon(replies: [
      "script.why": answer, "describe": #"{"protocol":1,"schema":{"methods":{}}}"#,
    ])
    let result = run("shell", "cards/hidden", daemon: daemon, input: [line])
    #expect(result.output.contains("✗ buy gets nothing; root takes it"), "\(result.output)")
    let asked = try #require(daemon.requests.all.first { $0.hasPrefix("script.why ") })
    for member in try JSON.parse(params).members {
      #expect(try JSON.parse(String(asked.dropFirst(11)))[member.key] == member.value)
    }
  }

  @Test func `a step is asked about by the number that run prints`() throws {
    let answer =
      #"{"wanted":"buy","stimulus":null,"got":"buy","holds":true,"reasons":[],"text":"x","fixes":[]}"#
    let daemon = FakeDaemon(replies: ["script.why": answer])
    for (step, wire) in [("2", JSONValue(1)), ("second", "second")] {
      #expect(run("why", "cards/hidden", "buy", "--step", step, daemon: daemon).status == 0)
      let asked = try #require(daemon.requests.all.last { $0.hasPrefix("script.why ") })
      #expect(try JSON.parse(String(asked.dropFirst(11)))["step"] == wire)
    }
    let none = run("why", "cards/hidden", "buy", "--step", "0", daemon: daemon)
    #expect(none.status == 2)
    #expect(none.errors.contains("steps count from 1: there is no step 0"), "\(none.errors)")
  }

  @Test func `the shell sends stimuli and goes on after a mistake`() {
    var daemon = FakeDaemon(records: [
      #"{"seq":1,"parent":0,"time":0,"kind":"outcome","hit":"buy","handledBy":"buy","path":["buy"],"discarded":false}"#
    ])
    daemon.replies["describe"] = """
      {"protocol":1,"schema":{"methods":{"touch.tap":{"description":"Taps.","params":\
      {"properties":{"at":{},"taps":{},"session":{}},"required":["at"]},"result":\
      {"properties":{"outcome":{}}}}}}}
      """
    daemon.replies["touch.tap"] = #"{"outcome":{"discarded":false},"records":[1,1],"time":0.08}"#
    let result = run(
      "shell",
      "cards/hidden",
      daemon: daemon,
      input: ["# a comment", "touch.tpa buy", "touch.tap buy taps=2", "quit"]
    )
    #expect(result.status == 1)
    #expect(result.errors.contains("Did you mean 'touch.tap'?"))
    #expect(result.output.contains("★ hit buy, handled by buy"))
    let sent = daemon.requests.all.first { $0.hasPrefix("touch.tap") }
    #expect(sent == #"touch.tap {"at":"buy","taps":2,"session":"s1"}"#)
  }

  @Test(arguments: [
    ("120,33", "[120,33]"), ("2", "2"), ("true", "true"), ("buy", #""buy""#),
    (#"{"a":[1, 2]}"#, #"{"a":[1,2]}"#), (#""a b""#, #""a b""#),
  ])
  func `a value is typed as JSON, a point, or text`(text: String, json: String) {
    #expect(TypedLine.value(text).description == json)
  }

  @Test(arguments: [
    ("card.alpha = 1", #"{"card.alpha":1}"#), ("card.alpha=0.5", #"{"card.alpha":0.5}"#),
    (
      "card.frame = [40, 200, 201, 121], card.bounds = [0, 0, 201, 121]",
      #"{"card.frame":[40,200,201,121],"card.bounds":[0,0,201,121]}"#
    ),
    ("card.center = 120,33, card.isHidden=true", #"{"card.center":[120,33],"card.isHidden":true}"#),
    (
      #"card.overrides.pointInside = {"also": ["buy"]}"#,
      #"{"card.overrides.pointInside":{"also":["buy"]}}"#
    ),
    (#"name.text = "a = b, c.d = e""#, #"{"name.text":"a = b, c.d = e"}"#),
  ])
  func `what why prints can be typed`(line: String, set: String) {
    #expect(Assignments(line)?.json.description == set)
  }

  @Test(arguments: [
    "touch.tap at=buy", "touch.tap", "tree", "card.alpha", "card.alpha =", "= 3", "card = 3",
    "call card.removeFromSuperview", "wait 0.5",
  ])
  func `other lines are no assignments`(line: String) {
    #expect(Assignments(line, stimuli: ["touch.tap"]) == nil)
  }

  @Test(arguments: [
    "card.alpha = 0.5", "set card.alpha = 0.5", "set card.alpha 0.5", "set card.alpha=0.5",
  ])
  func `the shell assigns with the word set or without`(line: String) {
    let daemon = FakeDaemon(replies: [
      "object.set": #"{"records":[1,0],"time":0}"#,
      "describe": #"{"protocol":1,"schema":{"methods":{}}}"#,
    ])
    let result = run("shell", "cards/hidden", daemon: daemon, input: [line])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      daemon.requests.all.contains(#"object.set {"set":{"card.alpha":0.5},"session":"s1"}"#)
    )
  }

  @Test func `braces and quotes hold words together`() {
    let line = TypedLine(#"touch.drag {"from": [1, 2], "to": "a b"} x "y z""#)
    #expect(line.name == "touch.drag")
    #expect(line.words == [#"{"from": [1, 2], "to": "a b"}"#, "x", #""y z""#])
  }
}
