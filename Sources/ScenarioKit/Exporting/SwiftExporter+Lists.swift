@_spi(Workbench) import ResponderKit

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

  private func cells(of node: NodePlan) -> (value: Expression, path: SourcePath)? {
    for (property, value, path) in node.properties {
      if case .source = SwiftProperties.writing(property.name, of: node.entry) {
        return (value, path)
      }
    }
    return nil
  }

  /// Writes the constant that holds the data source of a list.
  func writeSource(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    guard let name = sources[node.number], let (value, path) = cells(of: node) else { return }
    let className = SwiftExporter.sourceClass(of: node)
    if let count = value.constant?.number {
      lines.add("static let \(name) = \(className)(count: \(SwiftExporter.text(count)))")
      return
    }
    guard className == "Rows" else {
      throw refusal("UIKit makes the cells of a collection view itself", at: path)
    }
    let type = ValueType.list(.list(.object("UITableViewCell")))
    let cells = try self.value(value, as: type, in: SwiftScope(), at: path).text
    lines.add("static let \(name) = Rows(\(cells.replacing(space + ".", with: "")))")
  }

  private static func sourceClass(of node: NodePlan) -> String {
    node.entry.ancestry.contains("UITableView") ? "Rows" : "Items"
  }

  /// Writes the classes of the data sources that the file needs.
  func writeSourceClasses(into lines: inout SwiftLines) {
    let needed = Set(plan.nodes.filter(hasSource).map(SwiftExporter.sourceClass))
    if needed.contains("Rows") { lines.append(SwiftExporter.rows) }
    if needed.contains("Items") { lines.append(SwiftExporter.items) }
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
    /// As many plain items of a collection view, in one section.
    final class Items: NSObject, UICollectionViewDataSource {
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
