import ScenarioTestSupport
import Testing

/// Methods of controls, called by documents.
struct ControlMemberTests {
  private func run(_ views: String, objects: String = "[]", _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": \(objects), "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "subviews": \(views) } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `segments come and go, each with its title, at places that there are`() throws {
    try run(
      #"[ { "id": "days", "class": "UISegmentedControl", "segments": ["Mon", "Wed"] } ]"#,
      """
      [ { "call": "insertSegment", "on": "days", "with": ["Tue", 1, false] },
        { "call": "insertSegment", "on": "days", "with": ["Fri", 99, false] },
        { "call": "insertSegment", "on": "days", "with": ["Sun", 0] },
        { "expect": { "values": { "days.numberOfSegments": 5,
            "days.segments": ["Sun", "Mon", "Tue", "Wed", "Fri"] } } },
        { "call": "titleForSegment", "on": "days", "with": [2], "expect": { "returned": "Tue" } },
        { "call": "titleForSegment", "on": "days", "with": [5], "expect": { "returned": null } },
        { "call": "titleForSegment", "on": "days", "with": [-1], "expect": { "returned": null } },
        { "call": "setTitle", "on": "days", "with": ["Thu", 4] },
        { "call": "removeSegment", "on": "days", "with": [0, false] },
        { "expect": { "values": { "days.segments": ["Mon", "Tue", "Wed", "Thu"] } } },
        { "call": "removeAllSegments", "on": "days" },
        { "expect": { "values": { "days.numberOfSegments": 0, "days.segments": [] } } } ]
      """
    )
  }

  @Test func `a segment can be chosen until it is turned off`() throws {
    try run(
      #"[ { "id": "days", "class": "UISegmentedControl", "segments": ["Mon", "Wed"] } ]"#,
      """
      [ { "call": "isEnabledForSegment", "on": "days", "with": [1], "expect": { "returned": true } },
        { "call": "setEnabled", "on": "days", "with": [false, 1] },
        { "call": "isEnabledForSegment", "on": "days", "with": [1],
          "expect": { "returned": false } },
        { "call": "isEnabledForSegment", "on": "days", "with": [0], "expect": { "returned": true } },
        { "call": "setEnabled", "on": "days", "with": [true, 1] },
        { "call": "isEnabledForSegment", "on": "days", "with": [1], "expect": { "returned": true } } ]
      """
    )
  }

  @Test func `a value that code sets is silent`() throws {
    try run(
      """
      [ { "id": "lamp", "class": "UISwitch" }, { "id": "tone", "class": "UISlider" } ]
      """,
      """
      [ { "call": "setOn", "on": "lamp", "with": [true, false],
          "expect": { "values": { "lamp.isOn": true }, "fired": { "lamp.valueChanged": 0 } } },
        { "call": "setOn", "on": "lamp", "with": [], "expect": { "values": { "lamp.isOn": false } } },
        { "call": "setValue", "on": "tone", "with": [0.5, true],
          "expect": { "values": { "tone.value": 0.5 }, "fired": { "tone.valueChanged": 0 } } },
        { "call": "setValue", "on": "tone", "with": [7],
          "expect": { "values": { "tone.value": 1 } } } ]
      """
    )
  }

  @Test func `a button has a title for each state, the normal one where it has none`() throws {
    try run(
      #"[ { "id": "buy", "class": "UIButton", "title": "Buy" } ]"#,
      """
      [ { "call": "title", "on": "buy", "with": [[]], "expect": { "returned": "Buy" } },
        { "call": "setTitle", "on": "buy", "with": ["Sold", "disabled"] },
        { "call": "setTitle", "on": "buy", "with": ["Both", ["selected", "highlighted"]] },
        { "call": "title", "on": "buy", "with": ["disabled"], "expect": { "returned": "Sold" } },
        { "call": "title", "on": "buy", "with": [["highlighted", "selected"]],
          "expect": { "returned": "Both", "values": { "buy.title": "Buy" } } },
        { "set": { "buy.isEnabled": false }, "expect": { "values": { "buy.title": "Sold" } } },
        { "set": { "buy.isEnabled": true } },
        { "call": "setTitle", "on": "buy", "with": ["Now", []],
          "expect": { "values": { "buy.title": "Now" } } } ]
      """
    )
  }

  @Test func `targets and actions are added and taken back by what names them`() throws {
    try run(
      """
      [ { "id": "buy", "class": "UIControl" },
        { "id": "other", "class": "UIControl", "targets": [
          { "for": "editingDidEnd", "class": "UIAction", "id": "share", "handler": [] } ] } ]
      """,
      objects: """
        [ { "id": "a", "implements": ["go:", "stop"] }, { "id": "b", "implements": ["go:"] } ]
        """,
      """
      [ { "call": "addTarget", "on": "buy", "with": ["a", "go:", ["touchDown", "valueChanged"]] },
        { "call": "addTarget", "on": "buy", "with": ["a", "stop", "touchDown"] },
        { "call": "addTarget", "on": "buy", "with": ["b", "go:", "touchDown"] },
        { "call": "addAction", "on": "buy", "with": ["share", "touchDown"] },
        { "call": "sendActions", "on": "buy", "with": ["touchDown"],
          "expect": { "calls": ["a.go:", "a.stop", "b.go:", "share.handler"] } },
        { "call": "removeTarget", "on": "buy", "with": ["a", "go:", "touchDown"] },
        { "call": "removeAction", "on": "buy", "with": ["share", "touchDown"] },
        { "call": "sendActions", "on": "buy", "with": [["touchDown", "valueChanged"]],
          "expect": { "fired": { "a.go:": 1, "a.stop": 1, "b.go:": 1, "share.handler": 0 } } },
        { "call": "removeTarget", "on": "buy", "with": [null, "go:", "allEvents"] },
        { "call": "sendActions", "on": "buy", "with": ["allEvents"],
          "expect": { "fired": { "*.go:": 0, "a.stop": 1 },
            "values": { "buy.allControlEvents": ["touchDown"], "buy.allTargets": ["a"] } } },
        { "call": "removeTarget", "on": "buy", "with": ["a", null, "touchDown"],
          "expect": { "values": { "buy.allControlEvents": [], "buy.allTargets": [] } } },
        { "call": "sendAction", "on": "buy", "with": ["go:", "b"],
          "expect": { "fired": { "b.go:": 1, "a.go:": 0 } } } ]
      """
    )
  }

  @Test func `a refresh control begins by code in silence, and ends`() throws {
    try run(
      """
      [ { "id": "list", "class": "UIScrollView", "frame": [0, 0, 300, 400],
          "contentSize": [300, 900],
          "refreshControl": { "id": "pull", "class": "UIRefreshControl" } } ]
      """,
      """
      [ { "expect": { "values": { "pull.isRefreshing": false, "list.refreshControl": "pull" } } },
        { "call": "beginRefreshing", "on": "pull", "expect": { "values": {
            "pull.isRefreshing": true }, "fired": { "pull.valueChanged": 0 } } },
        { "call": "endRefreshing", "on": "pull",
          "expect": { "values": { "pull.isRefreshing": false } } } ]
      """
    )
  }
}
