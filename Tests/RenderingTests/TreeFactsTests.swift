import Jansson
@testable import Rendering
import Testing

/// A tree tells of a view what is not as it usually is, and nothing else.
struct TreeFactsTests {
  private func flags(_ flags: String, _ look: Look = .drawn) throws -> String {
    TreeFacts(try JSON.parse(#"{"id":"v","flags":{\#(flags)}}"#)).flags(look.style()).string
  }

  private func lines(_ node: String, _ look: Look = .drawn) throws -> [String] {
    TreeFacts(try JSON.parse(node)).lines(look.style()).map(\.string)
  }

  private static let usuallyOff = [
    "hidden", "isHidden", "clipsToBounds", "multipleTouch", "isMultipleTouchEnabled",
    "exclusiveTouch", "isExclusiveTouch", "key", "firstResponder", "isFirstResponder",
  ]
  private static let usuallyOn = [
    "interaction", "isUserInteractionEnabled", "enabled", "isEnabled",
  ]

  @Test(arguments: Self.usuallyOff)
  func `a flag that is off as usual is not told, one that is on is`(flag: String) throws {
    #expect(try flags(#""\#(flag)":false"#).isEmpty)
    #expect(try !flags(#""\#(flag)":true"#).isEmpty)
    #expect(try !flags(#""\#(flag)":true"#).contains("true"))
  }

  @Test(arguments: Self.usuallyOn)
  func `a flag that is on as usual is not told, one that is off is`(flag: String) throws {
    #expect(try flags(#""\#(flag)":true"#).isEmpty)
    #expect(try flags(#""\#(flag)":false"#).hasSuffix("nabled = false"))
  }

  @Test(arguments: [
    (#""alpha":1"#, ""), (#""alpha":1.0"#, ""), (#""alpha":0.50"#, "alpha = 0.5"),
    (#""alpha":0"#, "alpha = 0"), (#""hidden":true"#, "isHidden"),
    (#""exclusiveTouch":true"#, "isExclusiveTouch"), (#""key":true"#, "key window"),
    (#""isFirstResponder":true"#, "first responder"), (#""hidden":null"#, ""),
    (#""overrides":["hitTest"]"#, "overrides hitTest"), (#""overrides":[]"#, ""),
    (#""others":["x"]"#, ""), (#""transform":"scale(2)""#, #"transform = "scale(2)""#),
    (#""hidden":true,"interaction":false"#, "isHidden, isUserInteractionEnabled = false"),
  ])
  func `flags are told as Swift writes them`(document: String, told: String) throws {
    #expect(try flags(document) == told)
  }

  @Test func `methods that belong together are told as one where all are there`() throws {
    let all = #""touchesBegan","touchesMoved","touchesEnded","touchesCancelled""#
    #expect(try flags(#""overrides":["hitTest",\#(all)]"#) == "overrides hitTest, touches*")
    #expect(try flags(#""overrides":["touchesBegan"]"#) == "overrides touchesBegan")
    let motions = #""motionBegan","motionEnded","motionCancelled""#
    #expect(try flags(#""overrides":[\#(motions),"next"]"#) == "overrides motion*, next")
  }

  @Test func `the view of a controller says so first`() throws {
    let node = try JSON.parse(#"{"id":"v","controller":"login","flags":{"hidden":true}}"#)
    #expect(TreeFacts(node).flags(.drawn).string == "view of login, isHidden")
    #expect(TreeFacts(node).flags(.chinese).string == "login 的视图, isHidden")
  }

  @Test(arguments: [
    (#"{"sticksOut":{"of":"card","by":[60,40.50]}}"#, ["sticks out of card by 60 × 40.5"]),
    (#"{"sticksOut":{"by":[60,40]}}"#, []), (#"{"coveredBy":"banner"}"#, ["covered by banner"]),
    (#"{"actions":["save:","undo:"]}"#, ["implements save:, undo:"]),
    (#"{"controllerActions":["save:"]}"#, []),
    (
      #"{"controller":"c","controllerActions":["save:"],"controllerOverrides":["next"]}"#,
      ["c implements save:", "c overrides next"]
    ),
    (
      #"{"targets":[{"for":["touchDown","touchUpInside"],"target":"t","action":"a:"}]}"#,
      ["touchDown, touchUpInside → t.a:"]
    ),
    (
      #"{"targets":[{"for":["touchDown"],"target":null,"action":"a:"}]}"#,
      ["touchDown → a: along the chain"]
    ),
    ("{}", []),
  ])
  func `what lies around a view, and who listens, has a line each`(
    node: String,
    told: [String]
  ) throws {
    #expect(try lines(node) == told)
  }

  @Test(arguments: [
    ("", "⟲ tap  Tap"), (#","taps":1"#, "⟲ tap  Tap, 1 tap"),
    (#","taps":2,"touches":2"#, "⟲ tap  Tap, 2 taps, 2 fingers"),
    (#","isEnabled":false"#, "⟲ tap  Tap, isEnabled = false"),
    (
      #","cancelsTouchesInView":false,"delaysTouchesBegan":true"#,
      "⟲ tap  Tap, cancelsTouchesInView = false, delaysTouchesBegan = true"
    ),
    (#","waitsFor":["a","b"]"#, "⟲ tap  Tap, waits for a, b to fail"),
    (#","delegate":"judge""#, "⟲ tap  Tap, delegate judge"),
    (
      #","targets":[{"target":"s","action":"go:"},{"target":null,"action":"up:"}]"#,
      "⟲ tap  Tap  → s.go:  → up: along the chain"
    ),
  ])
  func `a recognizer is told with what is unusual about it`(more: String, told: String) throws {
    let node = #"{"recognizers":[{"id":"tap","class":"UITapGestureRecognizer"\#(more)}]}"#
    #expect(try lines(node) == [told])
  }

  @Test func `UIKit's own recognizers are told where they are unlike themselves, or all is wanted`()
    throws
  {
    func node(_ more: String) -> String {
      """
      {"recognizers":[{"id":"pan","class":"UIScrollViewPanGestureRecognizer","own":true\(more)}]}
      """
    }
    #expect(try lines(node("")).isEmpty)
    #expect(try lines(node(""), .verbose) == ["⟲ pan  UIScrollViewPanGestureRecognizer"])
    for more in [#","isEnabled":false"#, #","waitsFor":["x"]"#, #","delegate":"d""#] {
      #expect(try lines(node(more)).first?.hasPrefix("⟲ pan  ScrollViewPan, ") == true)
    }
  }

  @Test func `sentences have words where drawings have signs`() throws {
    let node = """
      {"recognizers":[{"id":"tap","class":"MyRecognizer",
      "targets":[{"target":"s","action":"go:"}]}]}
      """
    #expect(try lines(node, .plain) == ["recognizer tap  MyRecognizer  sends s.go:"])
    #expect(try lines(node, .chinesePlain) == ["手势识别器 tap  MyRecognizer  发送 s.go:"])
    #expect(try lines(node, .ascii) == ["~ tap  MyRecognizer  -> s.go:"])
  }

  @Test func `a tree has its views front-most first, and no windows are said to be none`() throws {
    let tree = try JSON.parse(
      """
      [{"id":"a","frame":[0,0,1,1],"children":[{"id":"b"},{"id":"c"}]},{"id":"d"}]
      """
    )
    let lines = ObjectTree(tree).text(.drawn).pageLines
    #expect(lines.map { $0.filter(\.isLetter).prefix(1) } == ["d", "a", "c", "b"])
    #expect(ObjectTree(.array()).text(.drawn) == "no windows\n")
    #expect(ObjectTree(.array()).text(.chinese) == "没有窗口\n")
  }

  @Test func `the place on the screen is told where the frame does not say it`() throws {
    func row(_ screen: String) throws -> String {
      let tree = try JSON.parse(#"[{"id":"a","frame":[5,6,1,1],"screen":\#(screen)}]"#)
      return ObjectTree(tree).text(.drawn)
    }
    #expect(try row("[5,6,1,1]") == "a  5,6  1×1\n")
    #expect(try row("[5,7.25,1,1]") == "a  5,6  1×1  screen 5,7.3\n")
    #expect(try row("[9]") == "a  5,6  1×1\n")
  }
}
