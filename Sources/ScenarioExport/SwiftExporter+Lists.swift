import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

// Scroll views, which know no safe areas in documents; and tables and collection views, whose cells
// documents write in the place of a data source.

extension SwiftExporter {
  /// Keeps a device from moving a scroll view's content out of the safe areas.
  func writeInsetBehavior(
    of node: NodePlan,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    guard node.entry.ancestry.contains("UIScrollView") else { return }
    lines.add("#if !canImport(ResponderKit)")
    lines.add("\(try local(node)).contentInsetAdjustmentBehavior = .never")
    lines.add("#endif")
  }

  /// Whether a node says what its cells are, so that the file needs a data source.
  func hasSource(_ node: NodePlan) -> Bool { cells(of: node) != nil }

  private func cells(of node: NodePlan) -> (value: ValuePlan, path: SourcePath)? {
    for (property, value, path) in node.properties {
      if case .source = property.swift.writing { return (value, path) }
    }
    return nil
  }

  /// Writes the constant that holds the data source of a list.
  func writeSource(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    guard let name = sources[node.number], let (value, path) = cells(of: node) else { return }
    let className = sourceClass(of: node)
    if let count = value.constant?.number {
      lines.add("static let \(name) = \(className)(count: \(SwiftExporter.text(count)))")
      return
    }
    let type = ValueType.list(.list(.object("UIView")))
    let cells = try self.value(value, as: type, in: .inEnum, at: path).text
    lines.add("static let \(name) = \(className)(\(cells))")
  }

  private func sourceClass(of node: NodePlan) -> String {
    if node.entry.ancestry.contains("UITableView") { return "Rows" }
    return cells(of: node)?.value.constant == nil ? "Items" : "PlainItems"
  }

  /// Writes the classes of the data sources that the file needs.
  func writeSourceClasses(into lines: inout SwiftLines) {
    let needed = Set(plan.nodes.filter(hasSource).map { sourceClass(of: $0) })
    if needed.contains("Rows") { lines.append(SwiftExporter.rows) }
    if needed.contains("Items") { lines.append(SwiftExporter.items) }
    if needed.contains("PlainItems") { lines.append(SwiftExporter.plainItems) }
  }

  private static let rows = """
    /// The rows of a table, section by section; each keeps its cell.
    final class Rows: NSObject, UITableViewDataSource {
      let sections: [[UITableViewCell]]

      init(_ sections: [[UITableViewCell]]) { self.sections = sections }

      /// Makes as many plain cells in one section.
      init(count: Int) {
        sections = [(0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }]
      }

      func numberOfSections(in tableView: UITableView) -> Int { sections.count }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
      }

      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { sections[indexPath.section][indexPath.row] }
    }

    """

  private static let items = """
    /// The items of a collection view, section by section; each keeps its cell.
    final class Items: NSObject, UICollectionViewDataSource {
      let sections: [[UICollectionViewCell]]

      init(_ sections: [[UICollectionViewCell]]) { self.sections = sections }

      func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { sections[section].count }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = sections[indexPath.section][indexPath.item]
        #if canImport(ResponderKit)
        return cell
        #else
        // UIKit takes only cells that it has made, or that a nib of its user's has.
        let name = "\\(indexPath.section),\\(indexPath.item)"
        collectionView.register(Ready(cell), forCellWithReuseIdentifier: name)
        return collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        #endif
      }

      #if !canImport(ResponderKit)
      /// A nib that holds one cell, which is there already.
      final class Ready: UINib {
        let cell: UICollectionViewCell

        init(_ cell: UICollectionViewCell) {
          self.cell = cell
          super.init()
        }

        override func instantiate(
          withOwner ownerOrNil: Any?,
          options optionsOrNil: [UINib.OptionsKey: Any]? = nil
        ) -> [Any] { [cell] }
      }
      #endif
    }

    """

  private static let plainItems = """
    /// As many plain items of a collection view, in one section.
    final class PlainItems: NSObject, UICollectionViewDataSource {
      let count: Int

      init(count: Int) { self.count = count }

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { count }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        #if canImport(ResponderKit)
        return UICollectionViewCell(frame: .zero)
        #else
        // UIKit takes only cells that it has made.
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        #endif
      }
    }

    """

  /// Returns the statement that adds a view as a cell's own initializer would.
  ///
  /// Since iOS 14 what a cell adds to itself lies behind its content view.
  func addingOwn(_ view: String, to cell: String) -> String {
    plan.profile.ios >= 14
      ? "\(cell).insertSubview(\(view), belowSubview: \(cell).contentView)"
      : "\(cell).addSubview(\(view))"
  }
}
