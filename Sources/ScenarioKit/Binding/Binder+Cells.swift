import Catalogue
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

// What documents write about the cells of tables and collection views.

extension Binder {
  /// Reads sections of cells: `[ { "rows": [cells] } ]`.
  func sections(
    _ source: Syntax,
    of key: String,
    className: String,
    parent: NodePlan?
  ) -> ValuePlan? {
    guard source.isArray else {
      wrongType(source, ValueType.sections(of: key, className).text)
      return nil
    }
    return .list(source.elements.compactMap { section($0, of: key, className, parent) })
  }

  private func section(
    _ source: Syntax,
    of key: String,
    _ className: String,
    _ parent: NodePlan?
  ) -> ValuePlan? {
    guard let source = object(source) else { return nil }
    refuseUnknown(source, allowed: [key, "comment"], Sentence("a section", zh: "节"))
    guard let cells = source[key] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a section holds its cells in '\(key)'", zh: "节把单元格放在“\(key)”里"),
        allowed: [key]
      )
      return nil
    }
    return bind(cells, as: .list(.object(className)), parent: parent)
  }

  /// Reports a node that says twice what its cells are.
  func checkContent(_ source: Syntax, of entry: Catalogue.Entry) {
    let counts = ["numberOfRows", "numberOfItems"]
    guard source["sections"] != nil, entry.properties["sections"] != nil,
      let key = counts.first(where: { source[$0] != nil }), let count = source[key]
    else { return }
    diagnostics.report(
      .formNotAllowed,
      at: count.path,
      key: true,
      Sentence(
        "'\(key)' stands beside 'sections', which say how many cells there are already",
        zh: "“\(key)”和 'sections' 同时出现，而后者已经说明有多少单元格"
      ),
      allowed: ["sections", key]
    )
  }
}
