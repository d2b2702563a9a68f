import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// The condition under which code is meant for ResponderKit and not for a device.
  static let modelOnly = "#if canImport(ResponderKit)"

  /// Writes the subclass that a node's object is of, where it needs one.
  func writeClass(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    guard let name = classes[node.number], !sharing.contains(node.number) else { return }
    guard node.moduleClass == nil else {
      throw refusal(
        "the class of this object is a module's: its Swift is there already",
        at: node.path
      )
    }
    let protocols = (delegators[node.number] ?? []).compactMap(\.delegateProtocol)
    lines.add("")
    let head = "final class \(name): \(([node.entry.name] + protocols).joined(separator: ", "))"
    try nested(head, into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      try writeRootView(of: node, into: &lines)
      let methods = node.overrides.sorted { order($0.key, in: node) < order($1.key, in: node) }
      for (_, override) in methods { try write(override, of: node, into: &lines) }
      try writeWatching(by: node, into: &lines)
      try writeActions(of: node, name, into: &lines)
    }
  }

  /// The place of a method among those that documents know, so that files do not change by chance.
  private func order(_ method: ResponderKit.Method, in node: NodePlan) -> Int {
    ResponderKit.Method.allCases.firstIndex(of: method) ?? 0
  }

  /// The written root view is what `loadView` gives, unless the document overrides it.
  private func writeRootView(
    of node: NodePlan,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    guard let view = rootView(of: node) else { return }
    guard node.overrides[.loadView] == nil else {
      throw refusal(
        "a controller with a root view of its own overrides loadView too",
        at: node.path
      )
    }
    let name = try value(view, as: .object("UIView"), in: SwiftScope(), at: node.path)
    lines.add("override func loadView() { view = \(name.text) }")
  }

  // MARK: - Actions

  private func writeActions(
    of node: NodePlan,
    _ className: String,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    let actions = self.actions(of: node)
    guard !actions.isEmpty else { return }
    let isResponder = node.entry.ancestry.contains("UIResponder")
    for (action, body) in actions {
      // UIKit's responders declare these, so that a device wants an override and the model none.
      let isStandard = isResponder && Catalogue.standardActions.contains(action.name)
      lines.add("")
      try write(action, body, of: node, isStandard: isStandard, into: &lines)
    }
    guard isResponder else { return }
    lines.add("")
    lines.add(SwiftExporter.modelOnly)
    writeTable(actions.map(\.action), className, "override class", "super.actions", into: &lines)
    lines.add("#endif")
  }

  /// Writes the table that stands in for what the Objective-C runtime knows of actions.
  private func writeTable(
    _ actions: [Selector],
    _ className: String,
    _ modifier: String,
    _ start: String,
    into lines: inout SwiftLines
  ) {
    lines.block("\(modifier) var actions: Actions") { lines in
      lines.add(start)
      for action in actions {
        let own = reference(to: action, of: className, among: actions)
        lines.add("  .adding(\(SwiftExporter.quoted(action.name)), \(own))")
      }
    }
  }

  private func method(of action: Selector) -> String {
    SwiftNames.escaped(String(action.name.prefix { $0 != ":" }))
  }

  /// The method of an action, told from the others of its name where there are any.
  private func reference(
    to action: Selector,
    of className: String,
    among actions: [Selector]
  ) -> String {
    let method = className + "." + method(of: action)
    let isAlone = actions.count { self.method(of: $0) == self.method(of: action) } == 1
    switch action.argumentCount {
    case _ where isAlone: return method
    case 0: return "\(method) as (\(className)) -> () -> Void"
    case 1: return "\(method)(_:)"
    default: return "\(method)(_:\(secondLabel(of: action)):)"
    }
  }

  private func secondLabel(of action: Selector) -> String {
    let parts = action.name.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    return parts.first.map { $0.isEmpty ? "_" : String($0) } ?? "_"
  }

  private func write(
    _ action: Selector,
    _ body: Body,
    of node: NodePlan,
    isStandard: Bool,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    var scope = SwiftScope()
    scope.selfClass = node.entry.name
    scope.subject = "self"
    scope.variables["sender"] = SwiftScope.Variable(type: .object("NSObject"), isOptional: true)
    scope.variables["event"] = SwiftScope.Variable(type: .object("UIEvent"), isOptional: true)
    let second = secondLabel(of: action)
    let parameters =
      switch action.argumentCount {
      case 0: ""
      case 1: "_ sender: Any?"
      default:
        // Where label and name are the same, Swift has it written once.
        second == "event"
          ? "_ sender: Any?, event: UIEvent?"
          : "_ sender: Any?, \(second) event: UIEvent?"
      }
    let head = "func \(method(of: action))(\(parameters))"
    lines.add(isStandard ? SwiftExporter.modelOnly : "#if !canImport(ResponderKit)")
    if isStandard {
      let arguments = action.argumentCount == 0 ? "" : "sender"
      // Both declarations lead to one body, which is written once.
      let own = "perform" + SwiftNames.capitalized(method(of: action))
      lines.add("\(head) { \(own)(\(arguments)) }")
      lines.add("#else")
      lines.add("override \(head) { \(own)(\(arguments)) }")
      lines.add("#endif")
      lines.add("")
      try writeBody("private func \(own)(\(parameters))", action, body, scope, node, into: &lines)
    } else {
      // Only on a device is an action found by its name at run time.
      lines.add("@objc(\(action.name))")
      lines.add("#endif")
      try writeBody(head, action, body, scope, node, into: &lines)
    }
  }

  private func writeBody(
    _ head: String,
    _ action: Selector,
    _ body: Body,
    _ scope: SwiftScope,
    _ node: NodePlan,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    try nested(head, into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      lines.add("\(space).trace(\(SwiftExporter.quoted(action.name)), at: self)")
      try write(body, into: &lines, in: scope, at: node.path)
    }
  }

  /// Writes the tables of the objects that are no responders; they stand outside of the enum.
  func writeTargets(into lines: inout SwiftLines) {
    for node in plan.nodes {
      let actions = self.actions(of: node)
      guard let name = classes[node.number], !actions.isEmpty,
        !node.entry.ancestry.contains("UIResponder")
      else { continue }
      lines.add("")
      lines.add(SwiftExporter.modelOnly)
      let whole = "\(space).\(name)"
      lines.block("extension \(whole): ActionTarget") { lines in
        writeTable(actions.map(\.action), whole, "static", "Actions()", into: &lines)
      }
      lines.add("#endif")
    }
  }
}
