import Jansson
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// What would be if the document said something else of its own objects.
struct WritingTests {
  private static let text = """
    { "format": 1, "app": { "objects": [ { "id": "shop" } ], "windows": [
      { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "card", "frame": [0, 0, 100, 100], "alpha": 0.5, "overrides": { "hitTest": null } },
        { "id": "list", "class": "UITableView", "frame": [0, 200, 390, 200], "numberOfRows": 2,
          "delegate": { "id": "chooser" },
          "panGestureRecognizer": { "id": "pan", "minimumNumberOfTouches": 1 } },
        { "id": "share", "class": "UIButton", "frame": [0, 500, 90, 40] } ] } ] },
      "variants": [ { "id": "a" }, { "id": "b", "set": { "card.alpha": 1 } } ],
      "script": [ { "send": "touch.tap", "at": [50, 50] } ] }
    """

  @Test(arguments: [
    ("card.alpha", true), ("card.isHidden", true), ("card.frame", true), ("window.isHidden", true),
    ("window.rootViewController", true), ("card.overrides.hitTest", true),
    ("card.overrides.pointInside", true), ("shop.implements", true), ("share.title", true),
    ("card.superview", false), ("card.window", false), ("card.frame.origin", false),
    ("card.overrides", false), ("card.overrides.hitTest.x", false), ("card.overrides[0]", false),
    ("card", false), ("card[0]", false), ("nobody.alpha", false), ("card.alhpa", false),
    ("application.delegate", false), ("scene.delegate", false), ("", false),
    ("card.subviews[0]", false), ("list.numberOfRows", false),
  ])
  func `a node could write what stands in it alone`(path: String, can: Bool) throws {
    let document = try Scenario.document(Self.text)
    #expect(document.canWrite(path, variant: "a") == can)
    #expect(document.canWrite(path, variant: nil) == can)
    #expect(!document.canWrite(path, variant: "none"))
  }

  @Test func `assignments part into those of the document and those of a running app`() throws {
    let document = try Scenario.document(Self.text)
    let one = document.parted(["card.alpha": 1, "card.frame.origin": [1, 2]], variant: "a")
    #expect(one.written == ["card.alpha": 1])
    #expect(one.rest == ["card.frame.origin": [1, 2]])
    let several = document.parted(
      [
        ["card.alpha": 1], ["card.alpha": 0.25, "card.frame.origin": [1, 2]], "wrong",
        ["card.isHidden": true],
      ],
      variant: "a"
    )
    // The last value of a name counts, and what is left empty is left out.
    #expect(several.written == ["card.alpha": 0.25, "card.isHidden": true])
    #expect(several.rest == [["card.frame.origin": [1, 2]], "wrong"])
    let nothing = document.parted(["card.isHidden": true], variant: "a")
    #expect(nothing.rest == [:])
    #expect(document.parted("wrong", variant: "a").rest == "wrong")
  }

  // MARK: - Runs

  private func session(writing changes: JSONValue, variant: String = "a") throws -> ScenarioSession
  {
    try ScenarioSession(Scenario.document(Self.text), variant: variant, writing: changes)
  }

  @Test func `what is written is so from before the launch, in this run alone`() throws {
    let changed = try session(
      writing: ["card.alpha": 0.25, "card.frame": [1, 2, 3, 4], "card.tag": 5]
    )
    #expect(try changed.get("card.alpha") == 0.25)
    #expect(try changed.get("card.frame") == [1, 2, 3, 4])
    #expect(try changed.get("card.tag") == 5)
    let plain = try session(writing: [:])
    #expect(try plain.get("card.alpha") == 0.5)
    #expect(try plain.get("card.frame") == [0, 0, 100, 100])
    #expect(try plain.get("card.tag") == 0)
  }

  @Test func `nil leaves a property to UIKit, and fill is the superview's bounds`() throws {
    let changed = try session(writing: ["list.delegate": .null, "card.frame": "fill"])
    #expect(try changed.get("list.delegate") == .null)
    #expect(try changed.get("card.frame") == [0, 0, 390, 844])
    let plain = try session(writing: [:])
    #expect(try plain.get("list.delegate") == "chooser")
    #expect(try session(writing: ["list.delegate": "shop"]).get("list.delegate") == "shop")
  }

  @Test func `an override is written or taken away, and so are the actions`() throws {
    func hit(_ changes: JSONValue) throws -> JSONValue {
      try session(writing: changes).call("hitTest", on: "window", with: [[50, 50]])
    }
    #expect(try hit([:]) == "window")
    #expect(try hit(["card.overrides.hitTest": "list"]) == "list")
    #expect(try hit(["card.overrides.hitTest": .null]) == "card")
    #expect(try hit(["card.overrides.hitTest": ["super"]]) == "card")
    #expect(
      try hit(["card.overrides.hitTest": ["super"], "card.overrides.pointInside": false])
        == "window"
    )
    let acting = try session(writing: ["card.implements": ["save:"]])
    #expect(try acting.call("canPerformAction", on: "card", with: ["save:"]) == true)
    #expect(
      try session(writing: [:]).call("canPerformAction", on: "card", with: ["save:"]) == false
    )
  }

  @Test func `a window that is written hidden is not shown`() throws {
    #expect(try session(writing: [:]).get("application.keyWindow") == "window")
    #expect(try session(writing: ["window.isHidden": true]).get("application.keyWindow") == .null)
  }

  @Test func `a variant's own value is written over as well`() throws {
    #expect(try session(writing: [:], variant: "b").get("card.alpha") == 1)
    #expect(try session(writing: ["card.alpha": 0.75], variant: "b").get("card.alpha") == 0.75)
  }

  @Test func `what no document could say is refused with its place`() throws {
    let error = #expect(throws: ScenarioError.self) {
      try session(writing: ["card.isHidden": true, "card.frame.origin": [1, 2]])
    }
    #expect(error?.type == "unknown-reference")
    #expect(error?.pointer == "/card.frame.origin")
    #expect(
      error?.message.english
        == "'card.frame.origin' is nothing that the document could say of an object"
    )
    let slash = #expect(throws: ScenarioError.self) { try session(writing: ["a/b~c": true]) }
    #expect(slash?.pointer == "/a~1b~0c")
    let wrong = #expect(throws: ScenarioError.self) { try session(writing: ["card.alpha": "high"]) }
    #expect(wrong?.type == "wrong-type")
    #expect(wrong?.pointer == "/card.alpha")
  }

  @Test func `a variant that there is not is told with those that there are`() throws {
    let document = try Scenario.document(Self.text)
    let error = #expect(throws: ScenarioError.self) { try ScenarioSession(document, variant: "c") }
    #expect(error?.type == "unknown-variant")
    #expect(error?.message.english == "there is no variant 'c'")
    #expect(error?.allowed == ["a", "b"])
    #expect(try ScenarioSession(document).variant == "a")
  }
}
