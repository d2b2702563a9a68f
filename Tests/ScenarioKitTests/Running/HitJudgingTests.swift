@_spi(Workbench) import ScenarioKit
import Sentences
import Testing

/// What `hit` says of the touches of a span.
struct HitJudgingTests {
  private static let tap = #""send": "touch.tap", "at": "buy""#

  @Test(arguments: [
    (#""hit": "buy""#, []),
    (#""hit": "window.rootViewController.view.subviews[1]""#, []),
    (#""hit": { "is": "UIControl" }"#, []),
    (#""hit": { "under": "root" }"#, []),
    (#""hit": { "1": "buy" }"#, []),
    (#""hit": "back""#, [#"hit: expected "back", but it is "buy""#]),
    (#""hit": null"#, [#"hit: expected null, but it is "buy""#]),
    (#""hit": { "not": "buy" }"#, [#"hit: expected not "buy", but it is "buy""#]),
    (#""hit": { "is": "UILabel" }"#, [#"hit: expected a UILabel, but it is "buy""#]),
    (#""hit": { "1": "back" }"#, [#"hit: expected "back", but it is "buy""#]),
    (#""hit": { "2": "buy" }"#, [#"hit: expected "buy", but it is finger 2 did not come down"#]),
    (
      #""hit": { "1": "buy", "2": null }"#,
      ["hit: expected null, but it is finger 2 did not come down"]
    ),
  ])
  func `the last new touch's view is the one that is wanted`(
    items: String,
    messages: [String]
  ) throws {
    #expect(try JudgedApp.messages(of: items, after: Self.tap) == messages)
  }

  @Test func `a touch beside all windows hits nothing`() throws {
    let send = #""send": "touch.tap", "at": [500, 10]"#
    #expect(try JudgedApp.messages(of: #""hit": null"#, after: send) == [])
    #expect(
      try JudgedApp.messages(of: #""hit": "root""#, after: send)
        == [#"hit: expected "root", but it is null"#]
    )
  }

  @Test(arguments: [#""hit": null"#, #""hit": "buy""#, #""hit": { "not": "buy" }"#])
  func `where no touch came down there is none whose view could be asked`(items: String) throws {
    let messages = try JudgedApp.messages(of: items, after: #""wait": 1"#)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(", but it is no touch came down") == true)
  }

  @Test func `of two touches the last counts, and each by its finger`() throws {
    let script = """
      [ { "send": "touch.began", "at": "buy" },
        { "send": "touch.began", "at": "back", "finger": 2 },
        { "expect": { "hit": "back" } }, { "expect": { "hit": "buy" } },
        { "expect": { "hit": { "1": "back", "2": "buy" } } } ]
      """
    #expect(
      try JudgedApp.messages(script) == [
        #"hit: expected "buy", but it is "back""#, #"hit: expected "back", but it is "buy""#,
        #"hit: expected "buy", but it is "back""#,
      ]
    )
  }

  @Test func `a finger that comes down twice counts where it came down last`() throws {
    let script = """
      [ { "send": "touch.tap", "at": "buy" }, { "send": "touch.tap", "at": "back" },
        { "expect": { "hit": { "1": "buy" } } } ]
      """
    #expect(try JudgedApp.messages(script) == [#"hit: expected "buy", but it is "back""#])
  }

  @Test func `a finger's place is that of its number`() throws {
    let failure = try JudgedApp.failure(
      """
      [ { "send": "touch.tap", "at": "buy",
          "expect": { "hit": { "1": "buy",
            "3": "back" } } } ]
      """
    )
    #expect(failure.key == "hit")
    #expect(failure.pointer == "/script/0/expect/hit/3")
    #expect((failure.line, failure.column) == (15, 12))
    #expect(failure.expected.chinese == #""back""#)
    #expect(failure.actual.chinese == "手指 3 没有落下")
    #expect(failure.message.chinese == #"hit：预期 "back"，实际 手指 3 没有落下"#)
  }
}
