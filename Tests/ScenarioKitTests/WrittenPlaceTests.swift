import ScenarioTestSupport
import Testing

/// What a document writes without an id is called by the way to it, for ever.
struct WrittenPlaceTests {
  private static let card = """
    [ { "id": "card", "frame": [0, 0, 200, 200], "subviews": [
      { "frame": [0, 0, 100, 100], "tag": 1 },
      { "class": "UILabel", "frame": [0, 0, 50, 50], "tag": 2, "text": "two" } ] } ]
    """

  @Test func `an index into a written list counts as written, wherever its object is now`() throws {
    let session = try Scenario.session(
      views: WrittenPlaceTests.card,
      script: """
        [ { "call": "bringSubviewToFront", "on": "card", "with": ["card.subviews[0]"] },
          { "expect": { "values": { "card.subviews[0].tag": 1, "card.subviews[1].tag": 2,
            "card.subviews[1].text": "two" } } },
          { "send": "touch.tap", "at": [10, 10], "expect": { "hit": "card.subviews[0]" } },
          { "call": "removeFromSuperview", "on": "card.subviews[0]" },
          { "expect": { "values": { "card.subviews.count": 1, "card.subviews[0].tag": 1,
            "card.subviews[0].superview": null, "card.subviews[1].tag": 2 } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `an index past what was written counts as it is now`() throws {
    let session = try Scenario.session(
      views: #"[ { "id": "card" }, { "id": "other", "frame": [0, 0, 9, 9] } ]"#,
      script: """
        [ { "call": "addSubview", "on": "card", "with": ["other"] },
          { "expect": { "values": { "card.subviews[0]": "other", "card.subviews[1]": null } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `traces call an object without an id as the document reaches it`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": [
          { "id": "menu1", "class": "UIMenu", "children": [
            { "class": "UIAction", "title": "One", "handler": [] } ] } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
          "id": "vc", "children": [ {} ], "view": { "subviews": [
            { "frame": [0, 0, 50, 50], "gestureRecognizers": [
              { "class": "UITapGestureRecognizer" } ] } ] } } } ] },
        "script": [
          { "call": "bringSubviewToFront", "on": "vc.view", "with": ["vc.view.subviews[0]"] },
          { "send": "touch.tap", "at": [10, 10], "expect": { "hit": "vc.view.subviews[0]",
            "fired": { "vc.view.subviews[0].gestureRecognizers[0].ended": 1 },
            "trace": [ { "at": "vc.view.subviews[0]", "method": "hitTest" } ],
            "values": { "menu1.children[0].title": "One", "vc.children[0].parent": "vc" } } } ] }
      """
    )
    #expect(problems == [])
  }
}
