import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// What a host wants to know of a run: wishes since a moment, steps, members, overrides.
struct AskingTests {
  private func session(_ script: String = #"[ { "wait": 1 } ]"#) throws -> ScenarioSession {
    try Scenario.session(JudgedApp.document(script))
  }

  // MARK: - Wishes

  @Test func `a wish for an occurrence is fulfilled since a moment, or not`() throws {
    let session = try session()
    let start = session.mark
    let once = try session.wish(occurrence: "buy:", times: 1)
    let any = try session.wish(occurrence: "buy:", times: nil)
    let never = try session.wish(occurrence: "buy:", times: 0)
    #expect((once.occurrence, once.path) == ("buy:", nil))
    #expect(session.failure(of: never, since: start) == nil)
    #expect(
      session.failure(of: any, since: start)?.message.english
        == "buy:: expected at least 1 times, but it is 0 times"
    )
    _ = try session.sendObserved("touch.tap", ["at": "buy"])
    let between = session.mark
    _ = try session.sendObserved("touch.tap", ["at": "buy"])
    #expect(session.failure(of: once, since: between) == nil)
    #expect(session.failure(of: any, since: start) == nil)
    #expect(session.failure(of: once, since: start)?.actual.english == "2 times")
    #expect(session.failure(of: never, since: session.mark) == nil)
    #expect(session.count(of: "buy:", since: start) == 2)
    #expect(session.count(of: "buy.touchDown", since: between) == 1)
    #expect(session.count(of: "home.viewDidLoad", since: start) == 0)
    #expect(session.count(of: "home.viewDidLoad", since: session.launchMark) == 1)
  }

  @Test func `what a host sends unobserved is kept for no wish`() throws {
    let session = try session()
    _ = try session.send("touch.tap", ["at": "buy"])
    #expect(session.count(of: "buy:", since: session.launchMark) == 0)
  }

  @Test func `a wish for a value is read now, and held against what is then`() throws {
    let session = try session()
    let wish = try session.wish("pad.tag", 3)
    #expect((wish.occurrence, wish.path) == (nil, "pad.tag"))
    #expect(
      session.failure(of: wish, since: session.mark)?.message.english
        == "pad.tag: expected 3, but it is 0"
    )
    try session.set("pad.tag", 3)
    #expect(session.failure(of: wish, since: session.mark) == nil)
    let above = try session.wish("pad.alpha", ["above": 0.5])
    #expect(session.failure(of: above, since: session.mark) == nil)
  }

  @Test(arguments: [
    ("nobody.x", "unknown-reference"), ("pad.alhpa", "unknown-member"),
  ])
  func `a wish that no document could have is refused`(path: String, type: String) throws {
    let session = try session()
    let error = #expect(throws: ScenarioError.self) { try session.wish(path, 1) }
    #expect(error?.type == type)
    let occurrence = #expect(throws: ScenarioError.self) {
      try session.wish(occurrence: "pad.touchDown", times: 1)
    }
    #expect(occurrence?.type == "unknown-occurrence")
  }

  @Test func `a wish for what cannot be read any more is not fulfilled`() throws {
    let session = try Scenario.session(
      """
      { "format": 1, "app": { "objects": [ { "id": "label", "class": "UILabel", "text": "tea" },
          { "id": "plain", "class": "UIView" } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ] },
        "script": [ { "wait": 1 } ] }
      """
    )
    _ = try session.call("addSubview", on: "window", with: ["label"])
    let wish = try session.wish("window.subviews[0].text", "tea")
    #expect(session.failure(of: wish, since: session.mark) == nil)
    _ = try session.call("removeFromSuperview", on: "label")
    #expect(session.failure(of: wish, since: session.mark)?.actual.english == "null")
    _ = try session.call("addSubview", on: "window", with: ["plain"])
    let failure = session.failure(of: wish, since: session.mark)
    #expect(failure?.expected.english == "a value")
    #expect(failure?.actual.english == "nothing there")
    #expect(failure?.key == "values")
  }

  @Test func `an error is about what was given, or about a place of something larger`() {
    let error = ScenarioError(
      type: "wrong-type",
      message: Sentence("no", zh: "不"),
      pointer: "/with/0",
      allowed: ["a"],
      hint: Sentence("so", zh: "这样")
    )
    let inside = error.inside("/params")
    #expect(
      (inside.pointer, inside.type, inside.allowed) == ("/params/with/0", "wrong-type", ["a"])
    )
    #expect(inside.hint == error.hint)
    let whole = ScenarioError(type: "no-place", message: Sentence("no", zh: "不"))
    #expect(whole.inside("/params") == whole)
  }

  // MARK: - Steps and members

  @Test func `the steps of a run are told as the document writes them`() throws {
    let session = try session(
      """
      [ { "send": "touch.tap", "at": "buy", "label": "first", "expect": { "hit": "buy" } },
        { "wait": 0.5 } ]
      """
    )
    let steps = session.scriptSteps
    #expect(steps.map(\.index) == [0, 1])
    #expect(steps.map(\.pointer) == ["/script/0", "/script/1"])
    #expect(steps.map(\.label) == ["first", nil])
    #expect(steps.map(\.stimulus) == ["touch.tap", nil])
    #expect(steps[0].json["expect"] == ["hit": "buy"])
    #expect(steps[1].json == ["wait": 0.5])
  }

  @Test func `an object's members, overrides and occurrences can be asked`() throws {
    let session = try session()
    let back = try session.object(named: "back")
    let pad = try session.object(named: "pad")
    #expect(session.hasProperty("alpha", pad))
    #expect(!session.hasProperty("alhpa", pad))
    #expect(!session.hasProperty("touchesBegan", pad))
    #expect(session.override("touchesBegan", of: back) == [])
    #expect(session.override("hitTest", of: back) == nil)
    #expect(session.override("touchesBegan", of: pad) == nil)
    #expect(session.override("nothing", of: back) == nil)
    let names = session.occurrences(of: try session.object(named: "buy"))
    #expect(names == names.sorted())
    #expect(Set(["touchDown", "touchesBegan", "hitTest"]).isSubset(of: names))
    #expect(!session.occurrences(of: pad).contains("touchDown"))
    #expect(session.occurrences(of: try session.object(named: "field")).contains("didEndEditing"))
  }

  @Test func `a method is declared in Swift as its class or its delegate's protocol has it`() throws
  {
    let session = try session()
    let field = try session.object(named: "field")
    let method = session.swiftOverride("hitTest", of: field)
    #expect(
      method?.head
        == "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
    )
    #expect(method?.callOfSuper == "super.hitTest(point, with: event)")
    #expect(session.swiftOverride("shouldReturn", of: field) == nil)
    let told = try #require(session.swiftDelegate("shouldReturn", of: field))
    #expect(told.protocol == "UITextFieldDelegate")
    #expect(told.method.head == "func textFieldShouldReturn(_ textField: UITextField) -> Bool")
    #expect(told.method.callOfSuper == nil)
    #expect(session.swiftDelegate("hitTest", of: field) == nil)
  }
}
