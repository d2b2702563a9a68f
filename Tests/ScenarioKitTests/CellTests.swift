@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Cells of tables and collection views in documents: sections, index paths, content views.
struct CellTests {
  @Test func `a cell is reached by its index path, in places, values and occurrences`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "list", "class": "UITableView", "frame": "fill", "sections": [
          { "rows": [ { "id": "a" }, { "id": "b", "contentView": { "id": "content" } } ] },
          { "rows": [ { "id": "c" } ] } ] } ] } ] },
        "script": [
          { "expect": { "values": { "list.cellForRow[1,0]": "c", "list.cellForRow[0,1].contentView": "content",
            "list.contentSize": [390, 132], "list.numberOfSections": 2, "list.numberOfRows": 3,
            "content.bounds": [0, 0, 390, 44], "list.sections[0][1]": "b" } } },
          { "call": "indexPath", "on": "list", "with": ["c"], "expect": { "returned": [1, 0] } },
          { "send": "touch.tap", "at": "list.cellForRow[1,0]", "expect": {
            "calls": [ "list.cellForRow[1,0].touchesBegan",
              { "call": "list.didSelectRowAt", "with": { "indexPath": [1, 0], "indexPath.section": 1 } } ],
            "values": { "list.indexPathForSelectedRow.section": 1, "list.indexPathsForSelectedRows[0].row": 0 } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `a row beyond the screen is no place, and its property is none`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "list", "class": "UITableView", "frame": "fill", "numberOfRows": 1000 } ]
        """,
      script: """
        [ { "expect": { "values": { "list.cellForRow[0,900]": null, "list.visibleCells.count": 20 } } },
          { "send": "touch.tap", "at": "list.cellForRow[0,900]" } ]
        """
    )
    let problems = Scenario.run(session)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("no-place") == true)
  }

  @Test func `what fills a cell has its size, on the screen and beyond it`() throws {
    let rows = (0..<40).map { row in
      """
      { "contentView": { "subviews": [ { "id": "v\(row)", "frame": "fill" } ] } }
      """
    }
    let session = try Scenario.session(
      views: """
        [ { "class": "UITableView", "frame": "fill", "sections": [ { "rows": [
          \(rows.joined(separator: ", ")) ] } ] } ]
        """,
      script: """
        [ { "expect": { "values": { "v0.frame": [0, 0, 390, 44], "v39.frame": [0, 0, 390, 44] } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `willSelectRowAt answers an index path, a parameter or null`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "list", "class": "UITableView", "frame": "fill", "numberOfRows": 9,
            "delegate": { "overrides": { "willSelectRowAt": "$indexPath", "willDeselectRowAt": null } } } ]
        """,
      script: """
        [ { "send": "touch.tap", "at": "list.cellForRow[0,2]" },
          { "send": "touch.tap", "at": "list.cellForRow[0,4]", "expect": {
              "fired": { "list.didSelectRowAt": 2, "list.didDeselectRowAt": 0 },
              "values": { "list.indexPathsForSelectedRows": [[0, 2], [0, 4]] } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test(arguments: Fault.ofSections)
  func `a wrong section says what is allowed`(_ fault: Fault) throws { try fault.expect() }

  @Test(arguments: [
    ("list.cellForRow", "takes an index path"),
    ("list.cellForRow[3]", "takes an index path"),
    ("list.cellForRow[0,-1]", "takes an index path"),
    ("list.cellForRow[0,9]", "list has 2 cells in section 0"),
    ("list.cellForRow[2,0]", "list has 2 sections"),
    ("list.cellForItem[0,0]", "has no property 'cellForItem'"),
    ("list.cellForRow[0,0].rows", "UITableViewCell has no property 'rows'"),
  ])
  func `an index path that leads nowhere is reported`(_ reference: String, _ message: String) {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [
        { "id": "list", "class": "UITableView", "sections": [ { "rows": [ {}, {} ] }, { "rows": [ {} ] } ] } ] } ] },
        "script": [ { "expect": { "values": { "\(reference)": null } } } ] }
      """
    )
    #expect(
      found.contains { $0.severity == .error && $0.message.english.contains(message) },
      "\(found)"
    )
  }
}
