import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Which cells a list has in its tree, and where they lie.
struct CellLayoutTests {
  private let screen = Screen()

  private func table(_ counts: [Int], height: Double = 400) -> UITableView {
    let table = screen.add(
      "list",
      UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    )
    screen.simulation.enter {
      table.write(
        sections: counts.map { count in
          (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
      )
    }
    return table
  }

  @Test func `only the rows on the screen are subviews`() {
    let table = screen.add("list", UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440)))
    screen.simulation.enter { table.write(numberOfRows: 1000) }
    #expect(table.contentSize == CGSize(width: 390, height: 44_000))
    #expect(table.subviews.count == 10)
    table.contentOffset.y = 22
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0...10))
    table.contentOffset.y = 20_000
    #expect(table.subviews.count == 11)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 20_010))?.row == 454)
  }

  @Test func `a tap among a thousand rows asks no more views than among twenty`() throws {
    var visited: [Int] = []
    for rows in [20, 1000] {
      let stage = TableStage(rows: rows)
      try stage.tap(3)
      visited.append(stage.screen.asked(.hitTest).count)
    }
    #expect(visited[0] == visited[1])
  }

  @Test func `a written cell keeps its row and its name when it comes back`() {
    let table = table([30])
    let path = IndexPath(row: 2, section: 0)
    let cell = table.cellForRow(at: path)
    table.contentOffset.y = 800
    #expect(cell?.superview == nil)
    table.contentOffset.y = 0
    #expect(table.cellForRow(at: path) === cell)
    #expect(cell.map { screen.simulation.objects.name(of: $0) } == "list.cellForRow[0,2]")
    #expect(
      cell.map { screen.simulation.objects.name(of: $0.contentView) }
        == "list.cellForRow[0,2].contentView"
    )
  }

  @Test func `sections follow one another, empty ones too`() {
    let table = table([2, 0, 3])
    #expect(table.numberOfSections == 3)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 88)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 88)) == IndexPath(row: 0, section: 2))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
    #expect(table.cellForRow(at: IndexPath(indexes: [2])) == nil)
    #expect(table.cellForRow(at: IndexPath(indexes: [-1, 0])) == nil)
  }

  @Test func `a wider table has wider rows`() {
    let table = table([3])
    table.frame.size.width = 500
    let cell = table.visibleCells[1]
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 500, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 500, height: 44))
    table.rowHeight = 100
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 500, height: 100))
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 1e300, 1e-300])
  func `a height that is none shows no rows and does not hang`(_ height: Double) {
    let table = table([3])
    table.rowHeight = height
    #expect(table.visibleCells.count <= 3)
  }

  @Test func `a data source is asked for the rows on the screen, and its cells are used again`() {
    let source = RowSource()
    let table = screen.add("list", UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 88)))
    screen.simulation.enter { table.dataSource = source }
    #expect(source.asked == [0, 1])
    #expect(source.made == 2)
    screen.simulation.enter { table.contentOffset.y = 440 }
    #expect(source.asked == [0, 1, 10, 11])
    #expect(source.made == 2)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "row" && !$0.isSelected })
  }

  @Test func `a data source that reloads while it is asked ends in an error, not in a hang`() {
    let source = RowSource()
    source.whenAsked = { $0.reloadData() }
    let table = screen.add("list", UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 88)))
    screen.simulation.enter { table.dataSource = source }
    #expect(screen.simulation.dispatcher.failure != nil)
  }

  @Test func `counts that nobody can have are cut off`() {
    let source = RowSource()
    source.count = .max
    source.sections = 3
    let table = screen.add("list", UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 88)))
    screen.simulation.enter { table.dataSource = source }
    #expect(table.visibleCells.count == 2)
    #expect(table.numberOfRows(inSection: 2) > 1_000_000)
    source.count = -1
    screen.simulation.enter { table.reloadData() }
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `a list with its cells is gone when nobody holds it`() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    screen.simulation.enter {
      let made = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
      made.write(numberOfRows: 10)
      made.refreshControl = UIRefreshControl()
      (table, cell) = (made, made.visibleCells.first)
    }
    #expect(table == nil)
    #expect(cell == nil)
  }

  @Test func `items stand in lines that fill the width`() {
    let grid = screen.add("grid", collection(items: 20, width: 230))
    let frames = grid.visibleCells.prefix(5).map(\.frame)
    #expect(frames.map(\.minX) == [0, 60, 120, 180, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 0, 60])
    #expect(grid.contentSize == CGSize(width: 230, height: 290))
    #expect(grid.indexPathForItem(at: CGPoint(x: 55, y: 5)) == nil, "between two items")
    #expect(grid.indexPathForItem(at: CGPoint(x: 65, y: 65))?.item == 5)
  }

  @Test func `an item is on the screen while something of it is`() {
    let grid = screen.add("grid", collection(items: 100, width: 230))
    grid.contentOffset.y = 55
    #expect(grid.indexPathsForVisibleItems.first?.item == 4, "the first line ends at 50")
    grid.contentOffset.y = 49
    #expect(grid.indexPathsForVisibleItems.first?.item == 0)
  }

  private func collection(items: Int, width: Double) -> UICollectionView {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    grid.write(numberOfItems: items)
    return grid
  }
}

/// A data source that notes what it is asked, and makes as few cells as it can.
private final class RowSource: UITableViewDataSource {
  var count = 50
  var sections = 1
  private(set) var asked: [Int] = []
  private(set) var made = 0
  var whenAsked: (UITableView) -> Void = { _ in }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    whenAsked(tableView)
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    made += 1
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
