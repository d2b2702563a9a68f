import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 15: rows of tables, which follow the touches that climb to them.
@Suite(.seesItsRules)
struct TableTests {
  // MARK: - Presses

  @Test func `the touch climbs from the content view to the table`()
    throws
  {
    let stage = TableStage()
    try stage.tap(2)
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(!stage.screen.decided("scroll.row-follows-touches"), "only where there is no row")
  }

  @Test func `an override without super keeps the row out of it`()
    throws
  {
    let stage = TableStage()
    stage.screen.swallow(stage.rows[2].contentView, .touchesBegan, .touchesEnded)
    try stage.tap(2)
    #expect(stage.take().isEmpty)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `a control keeps the row out of it`() throws {
    let stage = TableStage()
    let button = stage.screen.add(
      "button",
      UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44)),
      in: stage.rows[2].contentView
    )
    try stage.tap(2)
    #expect(stage.screen.hit(100, stage.place(2)) == "button")
    #expect(button.state == .normal)
    #expect(stage.take().isEmpty)
  }

  @Test func `scroll.row-follows-touches: a cell with interaction disabled is none`() throws {
    let stage = TableStage()
    stage.rows[2].isUserInteractionEnabled = false
    try stage.tap(2)
    #expect(stage.take().isEmpty)
    #expect(stage.screen.objects(deciding: "scroll.row-follows-touches") == ["list"])
    #expect(stage.screen.decided("scroll.row-follows-touches"))
  }

  @Test func `scroll.row-highlight-then-select: the delay passes, then the finger lifts`() throws {
    let stage = TableStage()
    try stage.down(2)
    #expect(stage.take().isEmpty, "the touch is held back")
    stage.screen.wait(0.2)
    #expect(stage.take() == ["highlight? 2", "highlighted 2"])
    #expect(stage.rows[2].isHighlighted)
    try stage.up(2)
    #expect(stage.take() == ["unhighlighted 2", "select? 2", "selected 2"])
    #expect(!stage.rows[2].isHighlighted)
    #expect(stage.rows[2].isSelected)
    #expect(stage.screen.decided("scroll.row-highlight-then-select"))
  }

  @Test func `scroll.row-highlight-then-select: a quick tap does all of it at the lift`() throws {
    let stage = TableStage()
    try stage.down(2)
    stage.screen.wait(0.05)
    #expect(stage.take().isEmpty)
    try stage.up(2)
    #expect(
      stage.take() == [
        "highlight? 2", "highlighted 2", "unhighlighted 2", "select? 2", "selected 2",
      ]
    )
  }

  @Test func `scroll.row-highlight-then-select: a drag takes the highlight and selects nothing`()
    throws
  {
    let stage = TableStage()
    try stage.down(2)
    stage.screen.wait(0.2)
    try stage.drag(2, by: -100)
    #expect(stage.take() == ["highlight? 2", "highlighted 2", "unhighlighted 2"])
    #expect(stage.table.contentOffset.y > 50)
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `scroll.row-selection-until-lift: the lift selects the other row, and no sooner`()
    throws
  {
    let stage = TableStage()
    try stage.tap(1)
    _ = stage.take()
    try stage.down(4)
    stage.screen.wait(0.3)
    #expect(stage.table.indexPathForSelectedRow?.row == 1)
    try stage.up(4)
    #expect(
      stage.take() == [
        "highlight? 4", "highlighted 4", "unhighlighted 4", "select? 4", "deselect? 1",
        "deselected 1", "selected 4",
      ]
    )
    #expect(stage.table.indexPathForSelectedRow?.row == 4)
  }

  @Test func `a press whose end a view has kept is over when the next one begins`() throws {
    let stage = TableStage()
    stage.screen.swallow(stage.rows[2].contentView, .touchesEnded)
    try stage.tap(2)
    #expect(stage.take() == ["highlight? 2", "highlighted 2"])
    stage.screen.wait(2)
    try stage.tap(3)
    #expect(
      stage.take() == [
        "unhighlighted 2", "highlight? 3", "highlighted 3", "unhighlighted 3", "select? 3",
        "selected 3",
      ]
    )
    #expect(!stage.rows[2].isHighlighted)
  }

  @Test func `a press whose end an error has cut off is over when the next one begins`() throws {
    let stage = TableStage()
    stage.screen.swallow(stage.rows[2].contentView, .touchesEnded) {
      stage.table.contentInset.top = .nan
    }
    try stage.tap(2)
    #expect(stage.screen.simulation.dispatcher.failure != nil)
    stage.screen.simulation.dispatcher.clearFailure()
    stage.screen.wait(2)
    try stage.tap(3)
    #expect(stage.take().suffix(2) == ["select? 3", "selected 3"])
    #expect(!stage.rows[2].isHighlighted)
  }

  @Test(arguments: [Leaving.isMoved, .isRemoved])
  func `a press is over when its row leaves the table`(_ leaving: Leaving) throws {
    let stage = TableStage()
    try stage.down(2)
    stage.screen.wait(0.2)
    stage.leave(leaving, stage.rows[2])
    #expect(stage.take() == ["highlight? 2", "highlighted 2", "unhighlighted 2"])
    try stage.up(2)
    stage.screen.wait(1)
    #expect(!stage.rows[2].isHighlighted)
    #expect(stage.take().isEmpty, "the table hears nothing more of the finger")
  }

  @Test(arguments: [Leaving.isMoved, .isRemoved])
  func `a press whose lift is held back is over when what was touched leaves the table`(
    _ leaving: Leaving
  ) throws {
    let stage = TableStage()
    let label = stage.addLabel(to: 2)
    stage.screen.simulation.enter { stage.table.addGestureRecognizer(UIGestureRecognizer()) }
    try stage.tap(2)
    #expect(stage.rows[2].isHighlighted)
    stage.leave(leaving, label)
    #expect(stage.take() == ["highlight? 2", "highlighted 2", "unhighlighted 2"])
    #expect(!stage.rows[2].isHighlighted)
  }

  @Test func `a press goes on when what was touched moves inside its table`() throws {
    let stage = TableStage()
    let label = stage.addLabel(to: 2)
    try stage.down(2)
    stage.screen.wait(0.2)
    stage.screen.simulation.enter { stage.rows[2].addSubview(label) }
    try stage.up(2)
    #expect(stage.take().suffix(3) == ["unhighlighted 2", "select? 2", "selected 2"])
  }

  @Test func `scroll.row-selection-until-lift: a press that is dragged away changes nothing`()
    throws
  {
    let stage = TableStage()
    try stage.tap(1)
    _ = stage.take()
    try stage.down(4)
    stage.screen.wait(0.3)
    try stage.drag(4, by: -100)
    #expect(stage.take() == ["highlight? 4", "highlighted 4", "unhighlighted 4"])
    #expect(stage.table.indexPathForSelectedRow?.row == 1)
    #expect(stage.rows[1].isSelected)
  }

  // MARK: - What the delegate may refuse

  @Test func `a row that is not to be highlighted is not selected`() throws {
    let stage = TableStage()
    stage.delegate.highlights = { _ in false }
    try stage.tap(2)
    #expect(stage.take() == ["highlight? 2"])
    stage.delegate.highlights = { _ in true }
    try stage.tap(3)
    #expect(stage.table.indexPathForSelectedRow?.row == 3)
  }

  @Test func `the delegate may have another row selected, or none`() throws {
    let stage = TableStage()
    stage.delegate.selects = { _ in IndexPath(row: 7, section: 0) }
    try stage.tap(2)
    #expect(stage.take().suffix(2) == ["select? 2", "selected 7"])
    stage.delegate.selects = { _ in nil }
    try stage.tap(3)
    #expect(stage.take().last == "select? 3")
    #expect(stage.table.indexPathForSelectedRow?.row == 7)
    stage.delegate.selects = { _ in IndexPath(row: 700, section: 0) }
    try stage.tap(3)
    #expect(stage.take().last == "select? 3", "there is no such row")
  }

  @Test func `with several choices a second press takes a choice back`() throws {
    let stage = TableStage()
    stage.table.allowsMultipleSelection = true
    try stage.tap(2)
    try stage.tap(5)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [2, 5])
    _ = stage.take()
    try stage.tap(2)
    #expect(stage.take().suffix(2) == ["deselect? 2", "deselected 2"])
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [5])
    stage.delegate.deselects = { _ in nil }
    try stage.tap(5)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [5])
  }

  @Test func `without selection a press is nothing`() throws {
    let stage = TableStage()
    stage.table.allowsSelection = false
    try stage.tap(2)
    #expect(stage.take().isEmpty)
  }

  @Test func `selection by code is silent`() {
    let stage = TableStage()
    stage.table.selectRow(
      at: IndexPath(row: 10, section: 0),
      animated: false,
      scrollPosition: .middle
    )
    #expect(stage.rows[10].isSelected)
    #expect(stage.table.contentOffset.y == 10.5 * 44 - 200)
    stage.table.selectRow(
      at: IndexPath(row: 11, section: 0),
      animated: false,
      scrollPosition: .none
    )
    #expect(!stage.rows[10].isSelected)
    stage.table.deselectRow(at: IndexPath(row: 11, section: 0), animated: false)
    #expect(stage.table.indexPathsForSelectedRows == nil)
    #expect(stage.take().isEmpty)
  }

  @Test func `a second finger selects nothing`() throws {
    let stage = TableStage()
    try stage.screen.simulation.enter {
      try stage.screen.touch(.began, 100, stage.place(2))
      stage.screen.wait(0.2)
      try stage.screen.touch(.began, 100, stage.place(5), finger: 2)
      stage.screen.wait(0.2)
      try stage.screen.touch(.ended, 100, stage.place(5), finger: 2)
      try stage.screen.touch(.ended, 100, stage.place(2))
    }
    #expect(stage.take().filter { $0.hasPrefix("selected") } == ["selected 2"])
  }

  // MARK: - Recognizers and controls

  @Test func `gesture.tap-on-table-cell: a tap takes the row's touch, unless it does not cancel`()
    throws
  {
    for cancels in [true, false] {
      let stage = TableStage()
      stage.screen.simulation.enter {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = cancels
        stage.screen.window.addGestureRecognizer(tap)
      }
      try stage.down(2)
      stage.screen.wait(0.2)
      try stage.up(2)
      let selected = stage.take().contains("selected 2")
      #expect(selected == !cancels)
      #expect(!stage.rows[2].isHighlighted)
    }
  }

  @Test(arguments: [
    (Toggle.Setting.base, false), (.permissive, true),
  ])
  func `scroll.table-and-collection-cancel: a drag from a button that is pressed`(
    _ setting: Toggle.Setting,
    _ scrolls: Bool
  ) throws {
    let stage = TableStage(profile: profile([.tableAndCollectionCancel: setting]))
    let button = stage.screen.add(
      "button",
      UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44)),
      in: stage.rows[5].contentView
    )
    try stage.down(5)
    stage.screen.wait(0.2)
    #expect(button.isTracking)
    try stage.drag(5, by: -120)
    #expect((stage.table.contentOffset.y > 0) == scrolls)
    #expect(stage.screen.decided("scroll.table-and-collection-cancel") == scrolls)
  }

  @Test func `a row that the delegate takes away is not selected`() throws {
    let stage = TableStage()
    stage.delegate.whenNoted = { [table = stage.table] what in
      if what == "unhighlighted" { table.write(numberOfRows: 2) }
    }
    try stage.tap(5)
    #expect(stage.take() == ["highlight? 5", "highlighted 5", "unhighlighted 5"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  // MARK: - Cells

  @Test func `hit-test.cell-content-view-in-front: an own view of the cell is covered`() {
    for (ios, expected) in [(17.0, "list.cellForRow[0,0].contentView"), (13, "own")] {
      let screen = Screen(profile: profile(ios: ios))
      let table = screen.add(
        "list",
        UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      )
      screen.simulation.enter {
        let cell = CellWithOwnView(style: .default, reuseIdentifier: nil)
        screen.simulation.objects.name(cell.own, "own")
        table.write(sections: [[cell]])
      }
      #expect(screen.hit(20, 20) == expected)
    }
  }

  @Test func `what is added to a cell later lies in front`() throws {
    let stage = TableStage()
    stage.screen.box("late", 0, 0, 50, 44, in: stage.rows[0])
    #expect(stage.screen.hit(20, stage.place(0)) == "late")
  }
}

/// A cell that adds a view to itself while it is made.
private final class CellWithOwnView: UITableViewCell {
  let own = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 44))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(own)
  }

  required init?(coder: NSCoder) { nil }
}
