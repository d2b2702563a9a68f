import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

// What a document expects to be told to a delegate, where none of its objects listens: on a device
// somebody has to, so that the log has it. The model knows without.

extension SwiftExporter {
  /// A method by which a delegate is only told, of an object to which the document expects it.
  struct Watched {
    let delegator: NodePlan
    let row: MethodRow
    let declaration: SwiftDeclaration
  }

  /// Returns what a document expects to be told of an object and none of its delegates hears.
  func watched(of node: NodePlan) -> [Watched] {
    guard node.part == nil, node.moduleClass == nil, !node.entry.delegateMethods.isEmpty,
      node.entry.name != "UIApplication",
      case .assigned? = node.entry.properties["delegate"]?.swift.writing
    else { return [] }
    let written = node.properties.first { $0.property.name == "delegate" }?.value
    let delegate = written.flatMap { self.node(of: $0) }
    // Nobody knows what a delegate hears that the document does not declare.
    if written != nil, delegate == nil || delegate?.moduleClass != nil { return [] }
    return node.entry.delegateMethods.values
      .filter { $0.answer == nil && $0.method.map { delegate?.overrides[$0] == nil } ?? false }
      .sorted { $0.name < $1.name }
      .compactMap { row in
        guard !SwiftExporter.frequent.contains(row.name), isExpected(row.name, at: node),
          let declaration = row.declaration
        else { return nil }
        return Watched(delegator: node, row: row, declaration: declaration)
      }
  }

  /// What comes with each frame, of which a device has others than the model.
  private static let frequent: Set<String> = ["didScroll", "didZoom"]

  /// Whether the script speaks of an occurrence at an object.
  private func isExpected(_ name: String, at node: NodePlan) -> Bool {
    plan.occurrences.contains { $0.name == name && $0.matches(object: logName(of: node)) }
  }

  /// The objects that need a delegate of the file's own, with what it is told.
  var watchers: [(node: NodePlan, watched: [Watched])] {
    plan.nodes.compactMap { node in
      guard node.properties.allSatisfy({ $0.property.name != "delegate" }) else { return nil }
      let watched = watched(of: node)
      return watched.isEmpty ? nil : (node, watched)
    }
  }

  /// What the file's log has on a device only, in the words of the trace.
  var deviceLines: Set<String> {
    Set(
      plan.nodes.flatMap { node in
        watched(of: node).map { "\($0.row.name) at \(logName(of: node))" }
      }
    )
  }

  /// Writes the methods by which a delegate of the document's hears what it does not override.
  func writeWatching(
    by delegate: NodePlan,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    let watched = plan.nodes.filter { node in
      node.properties.contains {
        $0.property.name == "delegate" && self.node(of: $0.value) === delegate
      }
    }.flatMap { self.watched(of: $0) }
    var heads: Set<String> = []
    let methods = watched.filter { heads.insert($0.declaration.head).inserted }
    guard !methods.isEmpty else { return }
    lines.add("")
    lines.add("#if !canImport(ResponderKit)")
    for method in methods { write(method, into: &lines) }
    lines.add("#endif")
  }

  /// Writes the delegates of objects that have none in the document.
  func writeWatchers(into lines: inout SwiftLines) throws(ExportRefusal) {
    let watchers = self.watchers
    guard !watchers.isEmpty else { return }
    lines.add("")
    lines.add("#if !canImport(ResponderKit)")
    lines.add("// They only log what the document expects; the model knows it without them.")
    for (node, watched) in watchers {
      guard let name = watcherNames[node.number],
        let protocolName = node.entry.delegateProtocol
      else { continue }
      let className = SwiftNames.capitalized(name)
      lines.add("static let \(name) = \(className)()")
      lines.block("final class \(className): NSObject, \(protocolName)") { lines in
        for method in watched { write(method, into: &lines) }
      }
    }
    lines.add("#endif")
  }

  /// Gives the objects the delegates that only log.
  func writeWatcherJoints(into lines: inout SwiftLines) throws(ExportRefusal) {
    let watchers = self.watchers
    guard !watchers.isEmpty else { return }
    lines.add("#if !canImport(ResponderKit)")
    for (node, _) in watchers {
      guard let name = watcherNames[node.number] else { continue }
      lines.add("\(try local(node)).delegate = \(name)")
    }
    lines.add("#endif")
  }

  private func write(_ watched: Watched, into lines: inout SwiftLines) {
    let name = SwiftExporter.quoted(watched.row.name)
    let subject = watched.declaration.parameters.first?.name ?? "self"
    lines.block(watched.declaration.head) { lines in
      lines.add("\(space).trace(\(name), at: \(subject))")
    }
  }
}
