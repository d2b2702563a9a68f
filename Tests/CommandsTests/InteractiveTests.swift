import Jansson
import Testing

@testable import Commands

@Suite(.timeLimit(.minutes(1)))
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
    #expect(result.output.contains("you said banner, it is nil"))
    #expect(result.output.contains("responder explain hit-test.skips-hidden"))
  }

  @Test func `nothing of the run is on the screen before the answer`() {
    let result = run("quiz", "cards/hidden", daemon: Self.quiz(), input: ["q"])
    #expect(result.status == 0)
    #expect(!result.output.contains("hit-test.skips-hidden"))
  }

  @Test func `a quiz without input says what to do`() {
    let result = run("quiz", "cards/hidden", daemon: Self.quiz())
    #expect(result.status == 2)
    #expect(result.errors.contains("--answer"))
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
    #expect(ShellLine.value(text).description == json)
  }

  @Test func `braces and quotes hold words together`() {
    let line = ShellLine(#"touch.drag {"from": [1, 2], "to": "a b"} x "y z""#)
    #expect(line.name == "touch.drag")
    #expect(line.words == [#"{"from": [1, 2], "to": "a b"}"#, "x", #""y z""#])
  }
}
