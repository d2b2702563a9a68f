import Foundation
@_spi(Workbench) import ResponderKit

// What the rows of tables and of collection views share.

extension Value {
  /// An index path; none where there is none.
  static func path(_ path: IndexPath?) -> Value {
    guard let path else { return .none }
    return .list([.number(Double(path.section)), .number(Double(path.row))])
  }

  /// A list of index paths; none where there is none.
  static func paths(_ paths: [IndexPath]?) -> Value {
    paths.map { .list($0.map { .path($0) }) } ?? .none
  }

  /// The cells of each section.
  static func cells(_ sections: [[UIView]]) -> Value {
    .list(sections.map { .list($0.map { .object($0) }) })
  }

  /// The cells of each section, of one class.
  func cells<Cell: UIView>(as type: Cell.Type = Cell.self) -> [[Cell]] {
    elements.map { $0.elements.compactMap { $0.object as? Cell } }
  }
}

extension [Value] {
  /// The index path at a place.
  func indexPath(_ place: Int) -> IndexPath? {
    let numbers = self[argument: place].elements.compactMap {
      $0.number.flatMap { Int(exactly: $0) }
    }
    return numbers.count == 2 ? IndexPath(row: numbers[1], section: numbers[0]) : nil
  }
}

extension UICollectionView {
  /// The layout, where it is one of lines.
  var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }
}

extension Property {
  /// The views that were added to a cell itself when it was made.
  static func ownSubviews(_ add: @escaping @Sendable (AnyObject, UIView) -> Void) -> Property {
    Property(
      "subviews",
      .list(.object("UIView")),
      swift: SwiftAccess(writing: .ownSubviews),
      "The views added to the cell itself when it was made, from back to front.",
      isNodeOnly: true,
      get: { .list((($0 as? UIView)?.subviews ?? []).map { .object($0) }) },
      set: { cell, value in
        for case let view as UIView in value.elements.map(\.object) { add(cell, view) }
      }
    )
  }
}
