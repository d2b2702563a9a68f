import Jansson
@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Testing

/// What objects without an id are called: by the way from the nearest one that has one.
struct WrittenNameTests {
  @Test func `every node has the shortest way from the nearest id`() throws {
    let session = try Scenario.session(
      """
      { "format": 1, "app": { "objects": [ {}, { "id": "stack", "class": "UINavigationController",
          "viewControllers": [ { "view": { "subviews": [ {} ] } } ] } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
          "children": [ {} ], "view": { "subviews": [
            { "subviews": [ {}, { "id": "leaf", "subviews": [ {} ] } ] },
            { "class": "UITableView", "delegate": {}, "sections": [ { "rows": [ {}, {} ] },
              { "rows": [ { "contentView": { "subviews": [ {} ] } } ] } ] },
            { "id": "grid", "class": "UICollectionView", "sections": [ { "items": [
              { "id": "cell" }, { "subviews": [ {} ] } ] } ] },
            { "id": "page", "class": "UIScrollView", "panGestureRecognizer": {
              "delaysTouchesBegan": true }, "layer": { "sublayers": [ {} ] } } ] } } },
          { "frame": [0, 0, 9, 9] } ] },
        "script": [ { "wait": 1 } ] }
      """
    )
    let root = "window.rootViewController.view"
    let names = session.world.plan.names.map { $0 ?? "-" }
    #expect(
      Set(names) == [
        "-", "stack", "stack.viewControllers[0]", "stack.viewControllers[0].view",
        "stack.viewControllers[0].view.subviews[0]", "window", "window.rootViewController",
        "window.rootViewController.children[0]", root, root + ".subviews[0]",
        root + ".subviews[0].subviews[0]", "leaf", "leaf.subviews[0]", root + ".subviews[1]",
        root + ".subviews[1].delegate", root + ".subviews[1].cellForRow[0,0]",
        root + ".subviews[1].cellForRow[0,1]", root + ".subviews[1].cellForRow[1,0]",
        root + ".subviews[1].cellForRow[1,0].contentView",
        root + ".subviews[1].cellForRow[1,0].contentView.subviews[0]", "grid", "cell",
        "grid.cellForItem[0,1]", "grid.cellForItem[0,1].subviews[0]", "page",
        "page.panGestureRecognizer", "page.layer", "page.layer.sublayers[0]",
      ]
    )
    // A plain object and a window stand in no other.
    #expect(names.count { $0 == "-" } == 2)
  }

  @Test func `what is called by its way can be read by it`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "card", "subviews": [ { "tag": 4, "subviews": [ { "tag": 5 } ] } ] } ]
        """
    )
    #expect(try session.get("card.subviews[0].tag") == 4)
    #expect(try session.get("card.subviews[0].subviews[0].tag") == 5)
    #expect(try session.get("card.subviews[0].subviews[0]") == "card.subviews[0].subviews[0]")
    #expect(try session.get("card.subviews[0].subviews[0].superview") == "card.subviews[0]")
  }
}
