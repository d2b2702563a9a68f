import Foundation

extension CellList {
  /// Another width moves the cells, another height may bring others in.
  func sizeDidChange(from old: CGSize) {
    if bounds.width != old.width { measureCells() } else { layoutCells() }
  }

  /// Scrolls so that a cell lies at the top, in the middle, at the bottom, or just in sight.
  func scroll(to path: IndexPath, at position: CellPosition) {
    guard let number = cells.grid.number(of: path) else { return }
    let frame = cells.grid.frame(of: number)
    let (height, least) = (bounds.height, -contentInset.top)
    let most = max(least, contentSize.height + contentInset.bottom - height)
    let wanted: Double
    switch position {
    case .top: wanted = frame.minY
    case .middle: wanted = frame.midY - height / 2
    case .bottom: wanted = frame.maxY - height
    case .nearest:
      wanted = max(min(contentOffset.y, frame.minY), frame.maxY - height)
    }
    // At once, whether animated or not: what comes into sight is the same, and no user has
    // scrolled.
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(wanted, least), most))
  }
}

/// Where a cell is to lie after scrolling to it.
enum CellPosition {
  case top, middle, bottom, nearest
}
