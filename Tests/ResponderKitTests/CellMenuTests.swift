import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 19: the edit menu of cells.
@Suite(.seesItsRules)
struct CellMenuTests {
  private final class Host: UITableViewDelegate, UICollectionViewDelegate {
    var lines: [String] = []
    var shows = true
    var allowed: Set<Selector> = ["copy:", "paste:"]

    private func can(_ action: Selector, _ path: IndexPath) -> Bool {
      lines.append("\(action.name)? \(path.row)")
      return allowed.contains(action)
    }
    func tableView(
      _ tableView: UITableView,
      shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool {
      lines.append("shows? \(indexPath.row)")
      return shows
    }
    func tableView(
      _ tableView: UITableView,
      canPerformAction action: Selector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { can(action, indexPath) }
    func tableView(
      _ tableView: UITableView,
      performAction action: Selector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { lines.append("\(action.name) \(indexPath.row) \(sender is UIMenuController)") }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { shows }
    func collectionView(
      _ collectionView: UICollectionView,
      canPerformAction action: Selector,
      forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { can(action, indexPath) }
    func collectionView(
      _ collectionView: UICollectionView,
      performAction action: Selector,
      forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { lines.append("\(action.name) \(indexPath.item)") }
  }

  private let stage = TableStage()
  private let host = Host()
  private var menu: ScreenMenu { stage.screen.simulation.menu }

  init() { stage.table.delegate = host }

  private func hold(_ row: Int, _ seconds: Double) throws {
    try stage.down(row)
    stage.screen.wait(seconds)
    try stage.up(row)
  }

  @Test func `edit-menu.cell-delegate: a long press asks the delegate, and tells it the choice`()
    throws
  {
    try hold(2, 0.4)
    #expect(host.lines == [])
    try hold(2, 0.6)
    #expect(host.lines == ["shows? 2", "cut:? 2", "copy:? 2", "paste:? 2"])
    #expect(menu.items == ["copy:", "paste:"])
    #expect(stage.rows[2].isHighlighted == false)
    host.lines = []
    try stage.screen.simulation.menu.choose("copy:")
    #expect(host.lines == ["copy: 2 true"])
    #expect(!menu.isVisible)
    #expect(stage.screen.decided("edit-menu.cell-delegate"))
  }

  @Test func `the lift after the menu has come selects nothing`() throws {
    try hold(2, 0.6)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `edit-menu.cell-delegate: no menu without a yes and without anything in it`() throws {
    host.shows = false
    try hold(1, 0.6)
    #expect(host.lines == ["shows? 1"])
    #expect(stage.table.indexPathForSelectedRow?.row == 1)
    host.shows = true
    host.allowed = []
    try hold(1, 0.6)
    #expect(!menu.isVisible)
    #expect(
      stage.screen.objects(deciding: "edit-menu.cell-delegate").contains("list.cellForRow[0,1]")
    )
  }

  @Test func `edit-menu.cell-delegate: a custom item is there if the cell has it, and is its own`()
    throws
  {
    var told = 0
    let (screen, row) = (stage.screen, stage.rows[3])
    screen.simulation.dispatcher.setOverrides(
      Overrides([:], actions: ["archive:": { told += 1 }]),
      of: row
    )
    screen.simulation.menu.controller.menuItems = screen.make {
      [
        UIMenuItem(title: "Archive", action: "archive:"),
        UIMenuItem(title: "Flag", action: "flag:"),
      ]
    }
    try hold(3, 0.6)
    #expect(menu.items == ["copy:", "paste:", "archive:"])
    host.lines = []
    try screen.simulation.menu.choose("archive:")
    #expect(told == 1)
    #expect(host.lines == [])
    #expect(screen.decided("edit-menu.cell-delegate"))
  }

  @Test func `edit-menu.cell-override: the cell answers in the delegate's place`() throws {
    var copied = 0
    let (screen, row) = (stage.screen, stage.rows[0])
    let overrides = Overrides(
      [.canPerformAction: { arguments, _ in .flag(arguments.first?.selector == "copy:") }],
      actions: ["copy:": { copied += 1 }]
    )
    screen.simulation.dispatcher.setOverrides(overrides, of: row)
    try hold(0, 0.6)
    #expect(host.lines == ["shows? 0"])
    #expect(menu.items == ["copy:"])
    #expect(screen.decided("edit-menu.cell-override"))
    try screen.simulation.menu.choose("copy:")
    #expect(copied == 1)
    #expect(host.lines == ["shows? 0"])
  }

  @Test func `scrolling takes the press away before its time is up`() throws {
    try stage.down(2)
    try stage.drag(2, by: -60)
    stage.screen.wait(1)
    #expect(host.lines == [])
  }

  @Test func `items of a collection view have the menu too`() throws {
    let screen = Screen(level: .full)
    let grid = screen.add(
      "grid",
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 230, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
    )
    screen.simulation.enter { grid.write(numberOfItems: 4) }
    grid.delegate = host
    try screen.simulation.enter { try screen.touch(.began, 70, 10) }
    screen.wait(0.6)
    #expect(screen.simulation.menu.items == ["copy:", "paste:"])
    try screen.simulation.menu.choose("paste:")
    #expect(host.lines.last == "paste: 1")
    #expect(screen.decided("edit-menu.cell-delegate"))
  }
}

extension Value {
  fileprivate var selector: Selector? {
    guard case .selector(let selector) = self else { return nil }
    return selector
  }
}
