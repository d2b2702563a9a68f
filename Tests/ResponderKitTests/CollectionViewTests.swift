import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Items of collection views: the same presses as rows, with UIKit's own order of delegate calls.
struct CollectionViewTests {
  private let screen = Screen()
  private let delegate = ItemDelegate()
  private let grid: UICollectionView

  init() {
    grid = screen.add(
      "grid",
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 230, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
    )
    screen.simulation.enter { grid.write(numberOfItems: 40) }
    grid.delegate = delegate
  }

  private func tap(_ x: Double, _ y: Double) throws -> [String] {
    delegate.lines = []
    try screen.simulation.enter { _ = try screen.tap(x, y) }
    return delegate.lines
  }

  @Test func `the lift selects, and then the delegate hears of the lost highlight`() throws {
    #expect(
      try tap(70, 10) == [
        "highlight? 1", "highlighted 1", "select? 1", "selected 1", "unhighlighted 1",
      ]
    )
    #expect(
      try tap(10, 70) == [
        "highlight? 4", "highlighted 4", "select? 4", "deselected 1", "selected 4",
        "unhighlighted 4",
      ]
    )
    #expect(grid.indexPathsForSelectedItems?.map(\.item) == [4])
    #expect(grid.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
  }

  @Test func `items that the delegate takes away are told of no more`() throws {
    delegate.whenAsked = { [grid] line in
      if line == "selected 4" { grid.write(numberOfItems: 2) }
    }
    #expect(try tap(10, 70) == ["highlight? 4", "highlighted 4", "select? 4", "selected 4"])
    #expect(grid.indexPathsForSelectedItems == [])
  }

  @Test func `what the delegate refuses is not done`() throws {
    delegate.answers["select?"] = false
    #expect(try tap(70, 10).contains("selected 1") == false)
    delegate.answers["highlight?"] = false
    #expect(try tap(70, 10) == ["highlight? 1"])
  }

  @Test func `with several choices a second press takes a choice back, if the delegate agrees`()
    throws
  {
    grid.allowsMultipleSelection = true
    _ = try tap(70, 10)
    delegate.answers["deselect?"] = false
    _ = try tap(70, 10)
    #expect(grid.indexPathsForSelectedItems?.map(\.item) == [1])
    delegate.answers["deselect?"] = true
    #expect(try tap(70, 10).contains("deselected 1"))
    #expect(grid.indexPathsForSelectedItems == [])
  }

  @Test func `a touch between items belongs to none`() throws {
    #expect(try tap(55, 10).isEmpty)
  }

  @Test func `selection by code is silent`() {
    grid.selectItem(at: IndexPath(item: 39, section: 0), animated: false, scrollPosition: .top)
    #expect(grid.indexPathsForSelectedItems?.map(\.item) == [39])
    grid.deselectItem(at: IndexPath(item: 39, section: 0), animated: false)
    #expect(grid.indexPathsForSelectedItems == [])
    #expect(delegate.lines.isEmpty)
  }
}

/// A delegate that notes what a collection view asks and tells.
private final class ItemDelegate: UICollectionViewDelegate {
  var lines: [String] = []
  var answers: [String: Bool] = [:]
  var whenAsked: (String) -> Void = { _ in }

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    lines.append("\(question) \(path.item)")
    whenAsked("\(question) \(path.item)")
    return answers[question] ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("highlight?", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { _ = ask("highlighted", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { _ = ask("unhighlighted", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("select?", indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = ask("selected", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("deselect?", indexPath) }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = ask("deselected", indexPath)
  }
}
