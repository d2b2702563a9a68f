import ScenarioTestSupport
import Testing

/// Who handles the touch of a row.
struct RowHandlerTests {
  @Test(arguments: [0.05, 0.08, 0.3, 0.6])
  func `the list handles the touch of a row, however long it is pressed`(duration: Double) throws {
    for (name, part) in [("UITableView", "cellForRow"), ("UICollectionView", "cellForItem")] {
      let count = name == "UITableView" ? "numberOfRows" : "numberOfItems"
      let failed = try Scenario.run(
        """
        { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
          "rootViewController": { "id": "vc", "implements": ["tapped:"], "view": { "id": "root",
            "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer",
              "target": "vc", "action": "tapped:", "cancelsTouchesInView": false } ], "subviews": [
            { "id": "list", "class": "\(name)", "frame": [0, 100, 390, 400], "\(count)": 9,
              "delegate": "vc" } ] },
            "overrides": { "touchesBegan": "super" } } } ] },
          "script": [ { "send": "touch.tap", "at": "list.\(part)[0,1]", "duration": \(duration) },
            { "expect": { "handledBy": "list", "fired": { "vc.touchesBegan": 0, "list.touchesBegan": 1, "tapped:": 1 } } } ] }
        """
      )
      #expect(failed == [], "\(name)")
    }
  }
}
