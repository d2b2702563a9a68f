@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Cells by their index paths, as references call them.
struct CellReferenceTests {
  @Test func `a cell of a table without an id is reached as traces call it`() throws {
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "class": "UITableView", "frame": "fill", "sections": [
          { "rows": [ {}, { "tag": 7 } ] } ] } ] } ] },
        "script": [ { "send": "touch.tap", "at": "window.subviews[0].cellForRow[0,1]", "expect": {
          "hit": { "under": "window.subviews[0].cellForRow[0,1]" },
          "values": { "window.subviews[0].cellForRow[0,1].tag": 7 } } } ] }
      """
    #expect(try Scenario.run(text) == [])
    MarkedDocument.expectation(
      """
      { "values": { "root.subviews[0].cellForRow[0,9]": null,
        ▸"root.subviews[0].cellForRow[9]": null, ▸"root.subviews[0].insertRows[0,1]": null,
        ▸"card.cellForRow[0,1]": null } }
      """
    ).expect([
      "unknown-reference …/values/root.subviews[0].cellForRow[9]",
      "unknown-member …/values/root.subviews[0].insertRows[0,1]",
      "unknown-member …/values/card.cellForRow[0,1]",
    ])
  }

  @Test func `of a module's table only its own code knows the rows`() {
    final class Feed: UITableView {}
    let module = Module("Wide").view(Feed.self) { Feed(frame: $0) }
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "subviews": [
          { "id": "feed", "class": "Wide.Feed" }, { "id": "list", "class": "UITableView" } ] } ] },
        "script": [ { "expect": { "values": {
          "feed.cellForRow[4,9]": null, ▸"list.cellForRow[4,9]": null } } } ] }
      """
    ).expect(
      ["unknown-reference /script/0/expect/values/list.cellForRow[4,9]"],
      in: ScenarioEnvironment(modules: [module])
    )
  }

  private func cells(_ table: String, _ reference: String) -> [String] {
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "subviews": [ { "id": "list", \(table) } ] } ] },
        "script": [ { "expect": { "values": { "\(reference)": null } } } ] }
      """
    ).found().map(\.message.english)
  }

  @Test(arguments: [
    (#""class": "UITableView", "numberOfRows": 3"#, "list.cellForRow[0,2]", nil),
    (
      #""class": "UITableView", "numberOfRows": 3"#, "list.cellForRow[0,3]",
      "list has 3 cells in section 0, counted from 0"
    ),
    (
      #""class": "UITableView", "numberOfRows": 3"#, "list.cellForRow[1,0]",
      "list has one section, which is 0"
    ),
    (
      #""class": "UITableView", "sections": [ { "rows": [{}] }, { "rows": [] } ]"#,
      "list.cellForRow[1,0]",
      "list has 0 cells in section 1, counted from 0"
    ),
    (
      #""class": "UITableView", "sections": [ { "rows": [{}] }, { "rows": [] } ]"#,
      "list.cellForRow[2,0]",
      "list has 2 sections, counted from 0"
    ),
    (#""class": "UITableView""#, "list.cellForRow[0,0]", "list has 0 sections, counted from 0"),
    (#""class": "UICollectionView", "numberOfItems": 1"#, "list.cellForItem[0,0]", nil),
    (
      #""class": "UICollectionView", "numberOfItems": 1"#, "list.cellForItem[0,1]",
      "list has 1 cells in section 0, counted from 0"
    ),
    (#""class": "UITableView""#, "list.superview.subviews[0].cellForRow[9,9]", nil),
    (
      #""class": "UITableView""#, "list.cellForRow[-1,0]",
      "'cellForRow' takes an index path of section and number, in 'list.cellForRow[-1,0]'"
    ),
    (
      #""class": "UITableView""#, "list.cellForRow[0].x",
      "'cellForRow' takes an index path of section and number, in 'list.cellForRow[0].x'"
    ),
    (
      #""class": "UITableView""#, "list.cellForRow.x",
      "'cellForRow' takes an index path of section and number, in 'list.cellForRow.x'"
    ),
  ])
  func `a cell is asked for by an index path that the document has`(
    table: String,
    reference: String,
    message: String?
  ) {
    let said = cells(table, reference)
    #expect(
      said
        == [message].compactMap(\.self).map {
          $0.hasPrefix("list") ? "\($0), in '\(reference)'" : $0
        }
    )
  }
}
