@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// One element of `calls`: its values, its answer, its time and what it happened inside of.
struct CallPatternJudgingTests {
  private static let buy = #""send": "touch.tap", "at": "buy""#

  private func holds(_ pattern: String, after step: String = buy) throws -> Bool {
    try JudgedApp.messages(of: "\"calls\": [ { \(pattern) } ]", after: step).isEmpty
  }

  @Test(arguments: [
    (#"{ "touch.tapCount": 1 }"#, true), (#"{ "touch.tapCount": 2 }"#, false),
    (#"{ "self.isHighlighted": true }"#, true), (#"{ "self.isHighlighted": false }"#, false),
    (#"{ "touch.view": "buy", "touch.tapCount": 1 }"#, true),
    (#"{ "touch.view": "buy", "touch.tapCount": 2 }"#, false),
    (#"{ "touch.location": [250, 50] }"#, true),
    (#"{ "touch.location.x": { "above": 250 } }"#, false),
    (#"{ "event.type": "touches" }"#, true),
  ])
  func `values are those of that moment, and all must match`(with: String, isSo: Bool) throws {
    #expect(try holds(#""call": "buy.touchDown", "with": \#(with)"#) == isSo)
  }

  @Test func `a value is as it was then, whatever it is now`() throws {
    let script = """
      [ { \(Self.buy), "expect": { "values": { "buy.isHighlighted": false },
          "calls": [ { "call": "buy.touchDown", "with": { "self.isHighlighted": true } },
            { "call": "buy.touchUpInside", "with": { "self.isTouchInside": true } } ] } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  @Test(arguments: [
    (#""call": "root.hitTest", "returned": "buy""#, true),
    (#""call": "root.hitTest", "returned": "back""#, false),
    (#""call": "root.hitTest", "returned": { "not": null }"#, true),
    (#""call": "plain.pointInside", "returned": false"#, true),
    (#""call": "buy.pointInside", "returned": false"#, false),
    (#""call": "buy.touchDown", "returned": null"#, true),
    (#""call": "buy.touchDown", "returned": true"#, false),
  ])
  func `an answer is that of the call, and nothing where none was given`(
    pattern: String,
    isSo: Bool
  ) throws {
    #expect(try holds(pattern) == isSo)
  }

  @Test(arguments: [
    (#""call": "root.hitTest", "inside": "window.hitTest""#, true),
    (#""call": "buy.pointInside", "inside": "window.hitTest""#, true),
    (#""call": "buy.pointInside", "inside": "*.hitTest""#, true),
    (#""call": "buy.pointInside", "inside": "back.hitTest""#, false),
    (#""call": "window.hitTest", "inside": "window.hitTest""#, false),
    (#""call": "shop.buy:", "inside": "buy.touchesEnded""#, true),
    (#""call": "shop.buy:", "inside": "buy.touchesBegan""#, false),
  ])
  func `a call is inside of those that had not returned`(pattern: String, isSo: Bool) throws {
    #expect(try holds(pattern) == isSo)
  }

  @Test func `the first call of all is one to be inside of, too`() throws {
    let session = try Scenario.session(
      views: #"[ { "id": "card" } ]"#,
      script: """
        [ { "expect": { "calls": [
          { "call": "card.didMoveToSuperview", "inside": "window.addSubview" } ] } } ]
        """
    )
    #expect(session.world.log.entries.first?.name == "addSubview")
    #expect(Scenario.run(session) == [])
  }

  @Test(arguments: [
    (#"{ "near": 0.58, "within": 1e-6 }"#, true), ("0.58", true), ("1.58", false),
    (#"{ "above": 0.58 }"#, false), (#"{ "below": 0.581, "above": 0.579 }"#, true),
  ])
  func `time is counted from where the span began`(time: String, isSo: Bool) throws {
    let script = """
      [ { "wait": 1, "expect": { "values": { "pad.tag": 0 } } }, { "wait": 0.5 },
        { \(Self.buy), "expect": { "calls": [ { "call": "shop.buy:", "time": \(time) } ] } } ]
      """
    #expect(try JudgedApp.messages(script).isEmpty == isSo)
  }

  @Test(arguments: [
    (
      #"{ "call": "buy.touchDown", "with": { "touch.tapCount": 2, "self.tag": 0 } }"#,
      "buy.touchDown with touch.tapCount, self.tag", "buy.touchDown（含 touch.tapCount、self.tag）"
    ),
    (
      #"{ "call": "buy.touchDown", "inside": "home.viewDidLoad" }"#,
      "buy.touchDown inside home.viewDidLoad", "home.viewDidLoad 里的 buy.touchDown"
    ),
    (
      #"{ "call": "buy.touchDown+", "with": { "touch.tapCount": 2 } }"#,
      "buy.touchDown with touch.tapCount+", "buy.touchDown（含 touch.tapCount）+"
    ),
    (
      #"{ "repeat": ["buy.touchCancel", "buy.touchDown+"] }"#, "(buy.touchCancel, buy.touchDown+)+",
      "(buy.touchCancel、buy.touchDown+)+"
    ),
  ])
  func `an element is told with what it asks for`(
    element: String,
    english: String,
    chinese: String
  ) throws {
    let failure = try JudgedApp.failure(
      "[ { \(Self.buy), \"expect\": { \"calls\": [ \(element) ] } } ]"
    )
    #expect(failure.expected.english == english)
    #expect(failure.expected.chinese == chinese)
    let inside = element.contains("repeat") ? "/repeat/0" : ""
    #expect(failure.pointer == "/script/0/expect/calls/0" + inside)
  }
}
