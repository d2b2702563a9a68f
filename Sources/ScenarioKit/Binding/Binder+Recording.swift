import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

// What is read for a recorder alone: names that stand in a part with a fault, or beside what is
// missing because it is still to be typed. Without a recorder nothing is done here.

extension Binder {
  /// Tells of the names by which a value of a type is written.
  func useName(_ source: Syntax, as type: ValueType) {
    switch type {
    case .selector: names.useTexts(.action, in: source)
    case .choice, .options: names.useTexts(.choice, in: source)
    case .list(let element), .optional(let element): useName(source, as: element)
    default: break
    }
  }

  /// Reads members that are there, each as a value of its type.
  func readParts(
    of source: Syntax,
    _ types: KeyValuePairs<String, ValueType>,
    scope: BodyScope? = nil
  ) {
    guard names.recorder != nil else { return }
    for (key, type) in types {
      if let value = source[key] { _ = bind(value, as: type, scope: scope) }
    }
  }

  /// Reads the elements of a list, each as a value of a type.
  func readElements(of source: Syntax?, as type: ValueType, scope: BodyScope? = nil) {
    guard names.recorder != nil, let source else { return }
    for element in source.elements { _ = bind(element, as: type, scope: scope) }
  }

  /// The class by which a node is read whose own is not known.
  func standIn(
    for node: NodeSyntax,
    _ defaultClass: String
  ) -> (Catalogue.Entry, ModuleClass?)? {
    guard names.recorder != nil else { return nil }
    let named = node.knownClass?.string.flatMap { catalogue.entries[$0] }
    return (named ?? catalogue.entries[defaultClass]).map { ($0, nil) }
  }

  /// A property of another class, as which a member is read that the node's own does not have.
  func standIn(forProperty key: String) -> Property? {
    names.recorder == nil ? nil : catalogue.writtenProperty(anywhere: key)
  }

  /// Reads what says of a node which targets it has, where its class takes none.
  func readTargets(_ source: Syntax, of key: String, in node: NodePlan) {
    guard names.recorder != nil, node.entry.properties[key] == nil else { return }
    switch key {
    case "target": _ = bind(source, as: .object("NSObject"), parent: node)
    case "action": _ = bind(source, as: .selector)
    default: _ = targets(source, parent: node)
    }
  }

  /// Reads what stands in a method that there is not, or not yet by that name.
  func readUnknownBody(_ source: Syntax, of node: NodePlan) {
    guard names.recorder != nil, isBody(source) else { return }
    _ = body(source, scope: BodyScope(selfClass: node.entry.name, hasSuper: true))
  }

  /// Reads the parameters of a stimulus that nobody knows, each as the stimuli take it that have one
  /// of that name.
  func readUnknownParameters(_ source: Syntax, beside others: [String]) {
    guard names.recorder != nil else { return }
    // By name, since a dictionary does not decide between two that take something else.
    let stimuli = environment.stimuli.sorted { $0.key < $1.key }.map(\.value)
    for (key, value) in source.members where !others.contains(key) {
      let fields = stimuli.lazy.compactMap { $0.fields.first { $0.name == key } }
      _ = fields.first { bind(value, as: ValueType($0.type)) != nil }
    }
  }
}

extension ScriptBinder {
  /// Tells a recorder of the names that stand beside what a step does.
  func useNames(beside step: StepSyntax) {
    if let when = step.when { binder.names.useTexts(.variant, in: when) }
    if let label = step.label, let name = label.string {
      binder.names.use(.label, name, at: label.path, declares: true)
    }
    if let since = step.since, let name = since.string, name != "start", name != "launch" {
      binder.names.use(.label, name, at: since.path)
    }
  }

  /// The type of what a step's call answers, for a recorder: nobody else asks what `returned` means.
  func answer(of step: Syntax) -> Box<ValueType>? {
    guard binder.names.recorder != nil, let call = step["call"], let name = call.string,
      let receiver = step["on"]
    else { return nil }
    let type = Box<ValueType>()
    binder.names.later { [binder] in
      type.value =
        binder.methodRow(name, on: receiver, at: call.path, scope: BodyScope())?.answer
    }
    return type
  }
}
