import Jansson
import ScenarioKit
import ScenarioTestSupport
import Testing

/// Methods of tables, collections, scroll views and texts, called by documents.
struct ListMemberTests {
  private func run(_ view: String, _ script: String) throws {
    let problems = Scenario.run(try Scenario.session(views: "[ \(view) ]", script: script))
    #expect(problems == [])
  }

  private static let table = """
    { "id": "list", "class": "UITableView", "frame": [0, 0, 300, 100], "rowHeight": 20,
      "sections": [ { "rows": [ { "id": "first" }, {}, {} ] },
        { "rows": [ {}, {}, {}, {}, {}, {}, {}, {}, {}, { "id": "last" } ] } ] }
    """

  @Test func `a row has a cell while it is on the screen, and a cell its row`() throws {
    try run(
      Self.table,
      """
      [ { "expect": { "values": { "list.numberOfSections": 2, "list.numberOfRows": 13 } } },
        { "call": "cellForRow", "on": "list", "with": [[0, 0]], "expect": { "returned": "first" } },
        { "call": "cellForRow", "on": "list", "with": [[1, 9]], "expect": { "returned": null } },
        { "call": "cellForRow", "on": "list", "with": [[7, 0]], "expect": { "returned": null } },
        { "call": "indexPath", "on": "list", "with": ["first"], "expect": { "returned": [0, 0] } },
        { "call": "indexPath", "on": "list", "with": ["last"], "expect": { "returned": null } },
        { "call": "scrollToRow", "on": "list", "with": [[1, 9], "bottom", false],
          "expect": { "values": { "list.contentOffset": [0, 160] } } },
        { "call": "cellForRow", "on": "list", "with": [[1, 9]], "expect": { "returned": "last" } },
        { "call": "indexPath", "on": "list", "with": ["last"], "expect": { "returned": [1, 9] } } ]
      """
    )
  }

  @Test(arguments: [("top", 100), ("middle", 60), ("bottom", 20), ("none", 20)])
  func `a row is scrolled to the place that is named`(position: String, offset: Int) throws {
    for call in [
      #"{ "call": "scrollToRow", "on": "list", "with": [[1, 2], "\#(position)", false] }"#,
      #"{ "call": "selectRow", "on": "list", "with": [[1, 2], false, "\#(position)"] }"#,
    ] {
      let isSelected = call.contains("select")
      let expected = position == "none" && isSelected ? 0 : offset
      try run(
        Self.table,
        """
        [ \(call), { "expect": { "values": { "list.contentOffset": [0, \(expected)],
            "list.indexPathForSelectedRow": \(isSelected ? "[1, 2]" : "null") } } } ]
        """
      )
    }
  }

  @Test func `rows are selected by code in silence, one or several`() throws {
    try run(
      Self.table,
      """
      [ { "call": "selectRow", "on": "list", "with": [[0, 1], false, "none"] },
        { "call": "selectRow", "on": "list", "with": [[0, 2]] },
        { "expect": { "values": { "list.indexPathsForSelectedRows": [[0, 2]] },
            "fired": { "list.didSelectRowAt": 0, "list.willSelectRowAt": 0 } } },
        { "set": { "list.allowsMultipleSelection": true } },
        { "call": "selectRow", "on": "list", "with": [[0, 0]] },
        { "expect": { "values": { "list.indexPathForSelectedRow": [0, 2],
            "list.indexPathsForSelectedRows": [[0, 2], [0, 0]] } } },
        { "call": "deselectRow", "on": "list", "with": [[0, 2], false] },
        { "expect": { "values": { "list.indexPathsForSelectedRows": [[0, 0]] } } },
        { "call": "selectRow", "on": "list", "with": [null] },
        { "expect": { "values": { "list.indexPathForSelectedRow": null,
            "list.indexPathsForSelectedRows": null } } } ]
      """
    )
  }

  private static let grid = """
    { "id": "grid", "class": "UICollectionView", "frame": [0, 0, 100, 100],
      "itemSize": [100, 20], "sections": [ { "items": [ { "id": "first" }, {}, {}, {}, {}, {}, {},
        {}, {}, {}, {}, { "id": "last" } ] } ] }
    """

  @Test func `an item has a cell while it is on the screen, and is selected in silence`() throws {
    try run(
      Self.grid,
      """
      [ { "call": "cellForItem", "on": "grid", "with": [[0, 0]], "expect": { "returned": "first" } },
        { "call": "cellForItem", "on": "grid", "with": [[0, 11]], "expect": { "returned": null } },
        { "call": "indexPath", "on": "grid", "with": ["first"], "expect": { "returned": [0, 0] } },
        { "call": "selectItem", "on": "grid", "with": [[0, 3], false, []] },
        { "expect": { "values": { "grid.indexPathsForSelectedItems": [[0, 3]],
            "grid.contentOffset": [0, 0], "grid.numberOfSections": 1, "grid.numberOfItems": 12 },
            "fired": { "grid.didSelectItemAt": 0 } } },
        { "call": "deselectItem", "on": "grid", "with": [[0, 3], false] },
        { "expect": { "values": { "grid.indexPathsForSelectedItems": [] } } } ]
      """
    )
  }

  @Test func `an item is scrolled to the top, the middle or the bottom`() throws {
    var found: [Double?] = []
    for position in ["top", "centeredVertically", "bottom"] {
      for call in [
        #"{ "call": "scrollToItem", "on": "grid", "with": [[0, 6], "\#(position)", false] }"#,
        #"{ "call": "selectItem", "on": "grid", "with": [[0, 6], false, "\#(position)"] }"#,
      ] {
        let session = try Scenario.session(views: "[ \(Self.grid) ]", script: "[ \(call) ]")
        #expect(Scenario.run(session) == [])
        found.append(try session.get("grid.contentOffset.y").double)
      }
    }
    #expect(found == [180, 180, 140, 140, 100, 100])
  }

  @Test func `a scroll view goes to an offset, or just as far as a rectangle needs`() throws {
    try run(
      """
      { "id": "page", "class": "UIScrollView", "frame": [0, 0, 100, 100],
        "contentSize": [100, 900] }
      """,
      """
      [ { "call": "setContentOffset", "on": "page", "with": [[0, 50], false],
          "expect": { "values": { "page.contentOffset": [0, 50] }, "fired": { "page.didScroll": 1 } } },
        { "call": "scrollRectToVisible", "on": "page", "with": [[0, 60, 10, 10], false],
          "expect": { "values": { "page.contentOffset": [0, 50] } } },
        { "call": "scrollRectToVisible", "on": "page", "with": [[0, 200, 10, 10], false],
          "expect": { "values": { "page.contentOffset": [0, 110] } } },
        { "call": "scrollRectToVisible", "on": "page", "with": [[0, 20, 10, 10], false],
          "expect": { "values": { "page.contentOffset": [0, 20] } } },
        { "call": "setContentOffset", "on": "page", "with": [[0, 100], true],
          "expect": { "fired": { "page.didEndScrollingAnimation": 0 } } },
        { "wait": "idle", "expect": { "values": { "page.contentOffset": [0, 100] },
            "fired": { "page.didEndScrollingAnimation": 1 } } } ]
      """
    )
  }

  @Test(arguments: ["UITextField", "UITextView"])
  func `a text is written where the selection is, and deleted before the caret`(
    className: String
  ) throws {
    try run(
      #"{ "id": "name", "class": "\#(className)", "frame": [0, 0, 90, 40], "text": "Ann" }"#,
      """
      [ { "set": { "name.selectedTextRange": [1, 1] } },
        { "call": "insertText", "on": "name", "with": ["xy"] },
        { "expect": { "values": { "name.text": "Axyn", "name.hasText": true,
            "name.selectedTextRange": [3, 0], "name.selectedTextRange.location": 3 } } },
        { "call": "deleteBackward", "on": "name" },
        { "expect": { "values": { "name.text": "Axn" } } },
        { "set": { "name.selectedTextRange": [0, 3] } },
        { "call": "deleteBackward", "on": "name" },
        { "call": "deleteBackward", "on": "name" },
        { "expect": { "values": { "name.text": "", "name.hasText": false,
            "name.selectedTextRange": [0, 0] } } } ]
      """
    )
  }
}
