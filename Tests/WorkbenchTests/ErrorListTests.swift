import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Every method with what may be wrong with its session, its references and its values.
///
/// What each answers is held against its row by `CheckedClient`, as every error is that any suite of
/// this target sees; here as many of them are brought about as there are ways to ask wrongly.
struct ErrorListTests {
  /// The methods that mean a session, with parameters that are right.
  private static var ofSessions: [(method: String, params: JSONValue)] {
    [
      ("session.close", [:]), ("session.reset", [:]), ("session.record", [:]),
      ("script.run", [:]), ("script.step", [:]), ("script.back", [:]),
      ("script.compare", ["profiles": [["ios": 12], [:]]]),
      ("object.get", ["id": "buy"]), ("object.set", ["set": ["buy.isHidden": true]]),
      ("object.call", ["call": "setNeedsLayout", "on": "buy"]), ("object.tree", [:]),
      ("object.chain", ["from": "buy"]), ("hit.test", ["at": [1, 1]]),
      ("hit.why", ["want": "buy"]), ("clock.advance", ["by": 1]), ("trace.subscribe", [:]),
      ("trace.get", [:]), ("render.text", ["what": "tree"]), ("render.film", [:]),
      ("render.svg", [:]), ("touch.tap", ["at": [1, 1]]),
      ("describe", [:]), ("quiz.answer", ["answer": 1]), ("quiz.give-up", [:]), ("quiz.next", [:]),
      ("application.terminate", [:]),
    ]
  }

  /// References that lead nowhere, to something else, or are none.
  private static let references = [
    "nothing", "buy.nothing", "buy.frame", "buy.subviews[7]", "buy.superview.frame.origin", "[",
    "buy.overrides", "screen", "application", "buy.touchesBegan", "",
  ]

  private let workbench = TestWorkbench.make()
  private let thread = QueueExecutor()

  private func connect() -> CheckedClient {
    CheckedClient(InProcessConnection(to: workbench, executor: thread))
  }

  /// Calls a method, which may answer with an error or not.
  @discardableResult
  private func ask(_ client: CheckedClient, _ method: String, _ params: JSONValue) -> WireError? {
    do {
      _ = try client.call(method, params)
      return nil
    } catch {
      let error = error as? WireError
      if error == nil { Issue.record("\(method) \(params) is not as its row says") }
      return error
    }
  }

  private func params(_ params: JSONValue, _ more: JSONValue) -> JSONValue {
    let both = JSONValue.object()
    for (key, value) in params.members { both.set(key, value) }
    for (key, value) in more.members { both.set(key, value) }
    return both
  }

  @Test func `whose session is not there, unclear, or another's`() throws {
    let client = connect()
    for (method, params) in Self.ofSessions {
      let none = ask(client, method, params)
      #expect(none?.type == .sessionUnclear || method == "describe")
      let unknown = ask(client, method, self.params(params, ["session": "s999"]))
      #expect(unknown?.type == .sessionUnknown)
    }
    let other = connect()
    let name = try other.open(Screens.card)["session"] ?? .null
    for (method, params) in Self.ofSessions {
      ask(client, method, self.params(params, ["session": name]))
    }
    _ = try client.open(Screens.card)
    _ = try client.open(Screens.card)
    for (method, params) in Self.ofSessions {
      #expect(ask(client, method, params)?.type == .sessionUnclear || method == "describe")
    }
  }

  @Test(arguments: references)
  func `a reference that leads nowhere, or to something else`(reference: String) throws {
    let client = connect()
    _ = try client.open(Screens.card)
    let name = JSONValue(reference)
    ask(client, "object.get", ["id": name])
    ask(client, "object.get", ["id": "buy", "properties": [name]])
    ask(client, "object.set", ["set": ["\(reference).alpha": 0.5]])
    ask(client, "object.set", ["set": ["\(reference)": 0.5]])
    ask(client, "object.set", ["set": ["card.alpha": name]])
    ask(client, "object.call", ["call": "removeFromSuperview", "on": name])
    ask(client, "object.call", ["call": name, "on": "buy"])
    ask(client, "object.call", ["call": "addSubview", "on": "root", "with": [name]])
    ask(client, "object.tree", ["root": name])
    ask(client, "object.chain", ["from": name])
    ask(client, "hit.test", ["at": name])
    ask(client, "hit.test", ["at": ["in": name, "point": [1, 1]]])
    ask(client, "hit.why", ["want": name])
    ask(client, "hit.why", ["want": "buy", "stimulus": ["send": name, "at": "buy"]])
    ask(client, "hit.why", ["want": "buy", "stimulus": ["send": "touch.tap", "at": name]])
    ask(client, "touch.tap", ["at": name])
    ask(client, "render.text", ["what": "chain", "from": name])
    ask(client, "render.text", ["what": "hit", "at": name])
    ask(client, "script.run", ["variant": name])
    ask(client, "session.reset", ["variant": name])
    ask(client, "trace.unsubscribe", ["subscription": name])
    ask(client, "rule.explain", ["id": name])
    ask(client, "module.info", ["name": name])
    ask(client, "quiz.start", ["id": name])
    for method in [
      "scenario.show", "scenario.check", "scenario.outline", "scenario.export", "session.open",
    ] {
      for member in ["id", "path", "text"] { ask(client, method, ["\(member)": name]) }
    }
    for member in ["id", "path", "text"] {
      let changes: JSONValue = [["pointer": name, "value": 1]]
      ask(client, "scenario.edit", ["\(member)": name, "changes": changes])
    }
    for change in [
      ["set": ["\(reference)": 1]], ["set": ["card.\(reference)": 1]],
      ["call": name, "on": name], ["pointer": name, "remove": true],
      ["pointer": "/app/\(reference)", "value": name],
    ] as [JSONValue] {
      ask(client, "scenario.edit", ["text": Screens.text, "changes": [change]])
    }
    ask(client, "session.replay", ["path": name])
    ask(client, "session.replay", ["text": name])
  }

  @Test(arguments: [
    "null", "true", "1e300", "-1e300", "9007199254740993", #""text""#, "[]", "[[]]", "{}",
    #"{"nothing":1}"#, #"{"x":1e308,"y":1e308}"#, "[1e308,1e308]", "[1,2,3,4]",
    "[1e308,0,1e308,1]",
  ])
  func `a value of another kind`(text: String) throws {
    let parsed = try JSON.parse(Array("{\"value\":\(text)}".utf8), limits: .document)
    let value = try #require(parsed["value"])
    let client = connect()
    _ = try client.open(Screens.card)
    for property in ["frame", "alpha", "isHidden", "transform", "tag", "center", "bounds"] {
      ask(client, "object.set", ["set": ["card.\(property)": value]])
      let change: JSONValue = ["set": ["card.\(property)": value]]
      ask(client, "scenario.edit", ["text": Screens.text, "changes": [change]])
      ask(client, "hit.test", ["at": [60, 220]])
      ask(client, "touch.tap", ["at": [60, 220]])
    }
    ask(
      client,
      "object.call",
      ["call": "insertSubview(_:at:)", "on": "root", "with": ["buy", value]]
    )
    ask(client, "object.call", ["call": "exchangeSubview", "on": "root", "with": [value, value]])
    ask(client, "hit.test", ["at": value])
    ask(client, "hit.test", ["at": ["in": "card", "point": value]])
    ask(client, "hit.test", ["at": ["in": "card", "unit": value]])
    ask(client, "touch.tap", ["at": value])
    ask(client, "touch.tap", ["at": "card", "taps": value])
    ask(client, "touch.drag", ["from": "card", "to": value, "duration": value])
    ask(client, "clock.advance", ["by": value])
    ask(
      client,
      "script.compare",
      ["profiles": [["ios": value], ["numbers": ["hitTestCalls": value]]]]
    )
    for member in ["ios", "toggles", "numbers"] {
      let text = JSONValue(String(decoding: Screens.card.serialized(), as: UTF8.self))
      ask(client, "session.open", ["text": text, "profile": ["\(member)": value]])
    }
    for member in ["format", "title", "app", "script", "profile", "modules", "variants"] {
      let document = Screens.card
      document.set(member, value)
      let text = JSONValue(String(decoding: document.serialized(), as: UTF8.self))
      for method in ["scenario.check", "scenario.outline", "scenario.export", "session.open"] {
        ask(client, method, ["text": text])
      }
      ask(client, "scenario.edit", ["text": text, "changes": [["set": ["card.alpha": 1]]]])
      let change: JSONValue = ["pointer": "/\(member)", "value": value]
      ask(client, "scenario.edit", ["text": Screens.text, "changes": [change]])
    }
  }

  @Test func `what is asked for twice, or not at all`() throws {
    let client = connect()
    let opened = try client.open(Screens.card)
    for method in [
      "scenario.show", "scenario.check", "scenario.outline", "scenario.export", "session.open",
    ] {
      #expect(ask(client, method, [:])?.type == .paramsConflict)
      #expect(ask(client, method, ["id": "a/b", "path": "c"])?.type != nil)
    }
    #expect(ask(client, "scenario.edit", ["changes": []])?.type == .paramsConflict)
    #expect(ask(client, "session.replay", [:])?.type == .paramsConflict)
    #expect(ask(client, "render.text", ["what": "chain"])?.type == .renderImpossible)
    #expect(ask(client, "render.text", ["what": "hit"])?.type == .renderImpossible)
    #expect(ask(client, "script.back", ["steps": 7])?.type == .scriptAtStart)
    #expect(ask(client, "trace.get", ["epoch": 7])?.type == .traceStale)
    #expect(ask(client, "quiz.next", [:])?.type == .quizNoQuestion)
    for _ in 0..<Limit.subscriptions.value { ask(client, "trace.subscribe", [:]) }
    #expect(ask(client, "trace.subscribe", [:])?.type == .traceTooManySubscriptions)
    #expect(
      ask(client, "hello", ["client": ["name": "t"], "protocol": ["min": 7, "max": 8]])?.type
        == .helloProtocolMismatch
    )
    let recording = try client.call("session.record")["text"]?.string ?? ""
    for (old, new) in [
      ("\"journal\"", "\"jurnal\""), ("tap", "tip"), ("hash\": \"", "hash\": \"0"),
    ] {
      ask(client, "session.replay", ["text": JSONValue(recording.replacing(old, with: new))])
    }
    ask(client, "session.close", ["session": opened["session"] ?? .null])
  }
}
