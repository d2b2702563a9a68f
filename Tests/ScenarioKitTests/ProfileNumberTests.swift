import ResponderKit
import ScenarioTestSupport
import Testing

/// Each number of the profile, with a document that holds as it stands and no more with another.
struct ProfileNumberTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let number: String
    let other: String
    /// What the window holds, and the script.
    let window: String
    let script: String
    var testDescription: String { number }
  }

  @Test(arguments: cases)
  func `a number changes what comes of the same script`(number: Case) throws {
    func run(_ profile: String) throws -> [String] {
      try Scenario.run(
        """
        { "format": 1, "profile": { "numbers": { \(profile) } }, "app": {
          "objects": [ { "id": "sheet", "class": "UIViewController",
            "modalPresentationStyle": "pageSheet" } ],
          "windows": [ { "id": "w", "frame": [0, 0, 390, 844], \(number.window) } ] },
          "script": \(number.script) }
        """
      )
    }
    #expect(try run("") == [])
    #expect(try run("\"\(number.number)\": \(number.other)").count == 1)
  }

  @Test func `each number has its case`() {
    let numbers = ProfileNumberTests.cases.map(\.number)
    #expect(numbers.sorted() == ProfileNumber.allCases.map(\.rawValue).sorted())
  }

  private static let cases: [Case] = [
    Case(
      number: "minimumHitAlpha",
      other: "0.5",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 300, 300], "alpha": 0.3 }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100] }, { "expect": { "hit": "box" }, "since":
        "start" }]
        """
    ),
    Case(
      number: "hitTestCalls",
      other: "2",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 300, 300] }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100] }, { "expect": { "fired": {
        "box.hitTest": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "tapCountInterval",
      other: "0.1",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 300, 300] }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100], "taps": 2, "interval": 0.3 }, {
        "expect": { "calls": [{ "call": "box.touchesBegan", "with": { "touch.tapCount": 2
        } }] }, "since": "start" }]
        """
    ),
    Case(
      number: "tapCountDistance",
      other: "5",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 300, 300] }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100] }, { "send": "touch.tap", "at": [120,
        100] }, { "expect": { "calls": [{ "call": "box.touchesBegan", "with": {
        "touch.tapCount": 2 } }] }, "since": "start" }]
        """
    ),
    Case(
      number: "tapMaximumDuration",
      other: "0.2",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UITapGestureRecognizer" }] }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100], "duration": 0.5 }, { "expect": {
        "fired": { "g.ended": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "tapAllowableMovement",
      other: "5",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UITapGestureRecognizer" }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 100], "by": [20, 0], "rest": 0 }, {
        "expect": { "fired": { "g.ended": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "tapMaximumInterval",
      other: "0.1",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UITapGestureRecognizer",
        "numberOfTapsRequired": 2 }] }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100], "taps": 2, "interval": 0.3 }, {
        "expect": { "fired": { "g.ended": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "textTapInterval",
      other: "0.1",
      window: """
        "subviews": [{ "id": "f", "frame": [0, 0, 200, 200], "class": "UITextField",
        "text": "hello" }]
        """,
      script: """
        [{ "call": "becomeFirstResponder", "on": "f" }, { "send": "touch.tap", "at": [100,
        100], "taps": 2, "interval": 0.3 }, { "expect": { "values": {
        "f.selectedTextRange": [0, 5] } }, "since": "start" }]
        """
    ),
    Case(
      number: "panHysteresis",
      other: "100",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UIPanGestureRecognizer" }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 100], "by": [50, 0] }, { "expect": {
        "fired": { "g.began": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "swipeMaximumDuration",
      other: "0.05",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UISwipeGestureRecognizer" }]
        }]
        """,
      script: """
        [{ "send": "touch.flick", "from": [100, 100], "by": [90, 0], "duration": 0.2 }, {
        "expect": { "fired": { "g.ended": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "swipeMinimumMovement",
      other: "200",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UISwipeGestureRecognizer" }]
        }]
        """,
      script: """
        [{ "send": "touch.flick", "from": [100, 100], "by": [90, 0] }, { "expect": {
        "fired": { "g.ended": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "swipeMaximumCrossMovement",
      other: "5",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UISwipeGestureRecognizer" }]
        }]
        """,
      script: """
        [{ "send": "touch.flick", "from": [100, 100], "by": [90, 30] }, { "expect": {
        "fired": { "g.ended": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "pinchThreshold",
      other: "200",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UIPinchGestureRecognizer" }]
        }]
        """,
      script: """
        [{ "send": "touch.pinch", "at": [195, 400], "distance": [100, 150] }, { "expect":
        { "fired": { "g.began": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "rotationThreshold",
      other: "\"80deg\"",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class": "UIRotationGestureRecognizer"
        }] }]
        """,
      script: """
        [{ "send": "touch.rotate", "at": [195, 400], "angle": [0, "45deg"] }, { "expect":
        { "fired": { "g.began": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "screenEdgeWidth",
      other: "60",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "isMultipleTouchEnabled":
        true, "gestureRecognizers": [{ "id": "g", "class":
        "UIScreenEdgePanGestureRecognizer", "edges": "left" }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [40, 100], "by": [90, 0] }, { "expect": {
        "fired": { "g.began": 0 } }, "since": "start" }]
        """
    ),
    Case(
      number: "contentTouchDelay",
      other: "0.02",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.tap", "at": [100, 100] }, { "expect": { "calls": [{ "call":
        "row.touchesBegan", "time": { "near": 0.08, "within": 0.001 } }] }, "since":
        "start" }]
        """
    ),
    Case(
      number: "scrollTravelOff",
      other: "40",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 300], "by": [0, -150], "rest": 0.3 }, {
        "expect": { "values": { "page.contentOffset.y": { "near": 140, "within": 1 } } },
        "since": "start" }]
        """
    ),
    Case(
      number: "scrollDecelerationRate",
      other: "0.99",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.flick", "from": [100, 300], "by": [0, -120] }, { "wait": "idle"
        }, { "expect": { "values": { "page.contentOffset.y": { "above": 400 } } },
        "since": "start" }]
        """
    ),
    Case(
      number: "scrollDecelerationStop",
      other: "0.1",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.flick", "from": [100, 300], "by": [0, -120] }, { "wait": "idle"
        }, { "expect": { "calls": [{ "call": "page.didEndDecelerating", "time": { "above":
        2 } }] }, "since": "start" }]
        """
    ),
    Case(
      number: "scrollReleaseLimit",
      other: "2",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.flick", "from": [100, 300], "by": [0, -120] }, { "expect": {
        "calls": [{ "call": "page.didEndDragging", "with": { "decelerate": true } }] },
        "since": "start" }]
        """
    ),
    Case(
      number: "panVelocityWeight",
      other: "1",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 390, 800], "gestureRecognizers": [{ "id":
        "g", "class": "UIPanGestureRecognizer" }] }]
        """,
      script: """
        [{ "send": "touch.began", "at": [100, 100] }, { "send": "touch.moved", "at": [100,
        160], "duration": 0.1, "every": 0.1 }, { "expect": { "calls": [{ "call": "g.began",
        "with": { "self.velocity": { "near": [0, 120], "within": 0.01 } } }] }, "since":
        "start" }]
        """
    ),
    Case(
      number: "scrollReleaseWeight",
      other: "1",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.began", "at": [100, 300] }, { "send": "touch.moved", "at": [100,
        280], "duration": 0.1 }, { "send": "touch.moved", "at": [100, 180], "duration":
        0.05 }, { "send": "touch.moved", "at": [100, 80], "duration": 0.016 }, { "send":
        "touch.ended" }, { "expect": { "calls": [{ "call": "page.willEndDragging", "with":
        { "velocity.y": { "below": 2.5 } } }] }, "since": "start" }]
        """
    ),
    Case(
      number: "rubberBandCoefficient",
      other: "0.2",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 100], "by": [0, 100] }, { "expect": {
        "values": { "page.contentOffset.y": { "below": -40 } } }, "since": "start" }]
        """
    ),
    Case(
      number: "scrollEdgeRate",
      other: "20",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 100], "by": [0, 100] }, { "wait": 0.1 }, {
        "expect": { "values": { "page.contentOffset.y": { "below": -10 } } }, "since":
        "start" }]
        """
    ),
    Case(
      number: "scrollEdgeEnd",
      other: "20",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 100], "by": [0, 100] }, { "wait": 0.3 }, {
        "expect": { "values": { "page.isDecelerating": true } }, "since": "start" }]
        """
    ),
    Case(
      number: "pixelsPerPoint",
      other: "2",
      window: """
        "subviews": [{ "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
        "contentSize": [390, 3000], "subviews": [{ "id": "row", "frame": [0, 0, 390, 200]
        }] }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [100, 300], "by": [0, -50.3] }, { "expect": {
        "values": { "page.contentOffset.y": { "near": 40.3333333, "within": 0.001 } } },
        "since": "start" }]
        """
    ),
    Case(
      number: "sheetTop",
      other: "100",
      window: """
        "rootViewController": { "id": "vc" }
        """,
      script: """
        [{ "call": "present", "on": "vc", "with": ["sheet"] }, { "wait": 1 }, { "expect": {
        "values": { "sheet.view.frame.origin.y": 54 } }, "since": "start" }]
        """
    ),
    Case(
      number: "sheetSpring",
      other: "5",
      window: """
        "rootViewController": { "id": "vc" }
        """,
      script: """
        [{ "call": "present", "on": "vc", "with": ["sheet"] }, { "wait": 1 }, { "send":
        "touch.drag", "from": [195, 300], "by": [0, 200], "duration": 1 }, { "wait": 0.3 },
        { "expect": { "values": { "sheet.view.frame.origin.y": { "below": 70 } } },
        "since": "start" }]
        """
    ),
    Case(
      number: "stepperRepeatDelay",
      other: "0.1",
      window: """
        "subviews": [{ "id": "s", "frame": [0, 0, 94, 32], "class": "UIStepper" }]
        """,
      script: """
        [{ "send": "touch.hold", "at": { "in": "s", "part": "increment" } }, { "expect": {
        "values": { "s.value": 2 } }, "since": "start" }]
        """
    ),
    Case(
      number: "contextMenuPress",
      other: "0.1",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 300, 300], "interactions": [{ "class":
        "UIContextMenuInteraction", "delegate": { "overrides": {
        "configurationForMenuAtLocation": { "class": "UIMenu", "children": [{ "class":
        "UIAction", "title": "A", "handler": [] }] } } } }] }]
        """,
      script: """
        [{ "send": "touch.hold", "at": [100, 100], "duration": 0.3 }, { "expect": {
        "values": { "menu.isVisible": false } }, "since": "start" }]
        """
    ),
    Case(
      number: "controlSlop",
      other: "5",
      window: """
        "subviews": [{ "id": "b", "frame": [0, 0, 100, 100], "class": "UIButton" }]
        """,
      script: """
        [{ "send": "touch.drag", "from": [50, 50], "by": [80, 0] }, { "expect": { "fired":
        { "b.touchUpInside": 1 } }, "since": "start" }]
        """
    ),
    Case(
      number: "shakeLockout",
      other: "5",
      window: """
        "subviews": [{ "id": "box", "frame": [0, 0, 300, 300], "overrides": {
        "canBecomeFirstResponder": true } }]
        """,
      script: """
        [{ "call": "becomeFirstResponder", "on": "box" }, { "send": "motion.shake" }, {
        "wait": 2 }, { "send": "motion.shake" }, { "expect": { "fired": {
        "box.motionBegan": 2 } }, "since": "start" }]
        """
    ),
    Case(
      number: "sheetDismissShare",
      other: "0.1",
      window: """
        "rootViewController": { "id": "vc" }
        """,
      script: """
        [{ "call": "present", "on": "vc", "with": ["sheet"] }, { "wait": 1 }, { "send":
        "touch.drag", "from": [195, 300], "by": [0, 200], "duration": 2, "rest": 0.5 }, {
        "wait": "idle" }, { "expect": { "values": { "vc.presentedViewController": "sheet"
        } }, "since": "start" }]
        """
    ),
    Case(
      number: "sheetDismissVelocity",
      other: "100",
      window: """
        "rootViewController": { "id": "vc" }
        """,
      script: """
        [{ "call": "present", "on": "vc", "with": ["sheet"] }, { "wait": 1 }, { "send":
        "touch.drag", "from": [195, 300], "by": [0, 150], "duration": 0.5, "rest": 0 }, {
        "wait": "idle" }, { "expect": { "values": { "vc.presentedViewController": "sheet"
        } }, "since": "start" }]
        """
    ),
    Case(
      number: "transitionDuration",
      other: "2",
      window: """
        "rootViewController": { "id": "vc" }
        """,
      script: """
        [{ "call": "present", "on": "vc", "with": ["sheet", true] }, { "wait": "idle" }, {
        "expect": { "calls": [{ "call": "sheet.viewDidAppear", "time": 0.5 }] }, "since":
        "start" }]
        """
    ),
    Case(
      number: "barTouchMargin",
      other: "30",
      window: """
        "rootViewController": { "id": "nav", "class": "UINavigationController",
        "viewControllers": [{ "id": "one", "navigationItem": { "rightBarButtonItem": {
        "id": "bb", "title": "Go", "target": "one", "action": "go:" } } }] }
        """,
      script: """
        [{ "send": "touch.tap", "at": { "in": "bb", "unit": [0, 0.5], "offset": [-10, 0] }
        }, { "expect": { "hit": "nav.navigationBar" }, "since": "start" }]
        """
    ),
  ]
}
