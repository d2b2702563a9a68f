import Catalogue
import Coroutines
import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension World {
  /// Makes all objects, in document order, and shows the windows.
  func build() throws(ScenarioError) {
    log.context = self
    try observed { () throws(ScenarioError) in
      var failure: ScenarioError?
      simulation.enter {
        do { try buildEntered() } catch { failure = error as? ScenarioError }
      }
      if let failure { throw failure }
      if let failure = simulation.dispatcher.failure { throw ScenarioError(failure) }
    }
  }

  private func buildEntered() throws(ScenarioError) {
    makeFixtures()
    if !plan.extensions.isEmpty { simulation.actionExtender = self }
    for scene in plan.scenes {
      let object = UIWindowScene()
      simulation.objects.name(object, scene.id)
    }
    let nodes = writtenNodes
    simulation.objects.reserveNames(nodes.count)
    for node in nodes where node.part == nil { _ = try make(node) }
    // After all others, since a part is there when its owner is.
    for node in nodes where node.part != nil { try find(node) }
    nameObjects()
    implement()
    // The anchor point says what a frame means, so it comes before all frames.
    for node in nodes { try applyAnchorPoint(node) }
    for node in nodes { try applyPlain(node) }
    for node in nodes { try applyRootView(node) }
    for node in nodes { try applyObjects(node) }
    // A view knows how large its superview is once it lies in it.
    fillSuperviews()
    if let delegate = plan.delegate {
      simulation.application.delegate = try evaluate(delegate).object
    }
    try launch()
  }

  /// A place to pause, of which there are several for each node: what is done between two of them
  /// takes no longer than a look at the clock.
  private func pauseIfDue() { Coroutine.pauseIfDue(every: 8) }

  // MARK: - Making

  /// Makes the objects that are always there.
  func makeFixtures() {
    for (name, make) in Catalogue.fixtures {
      let object = make(simulation)
      if simulation.objects.object(named: name) == nil { simulation.objects.name(object, name) }
      fixtures[name] = object
    }
  }

  /// Makes the object of a node, if it is not there yet.
  @discardableResult
  private func make(_ node: NodePlan) throws(ScenarioError) -> AnyObject {
    if let made = owned[node.number] { return made }
    pauseIfDue()
    let node = written(node)
    let object = try fresh(node)
    owned[node.number] = object
    if let id = node.id { simulation.objects.name(object, id) }
    if let appClass = node.appClass { simulation.objects.setClassName(appClass, of: object) }
    if !node.overrides.isEmpty { overrides(of: object).plans = node.overrides }
    return object
  }

  private func fresh(_ node: NodePlan) throws(ScenarioError) -> AnyObject {
    if node.entry.name == "UIApplication" { return simulation.application }
    switch node.moduleClass?.maker {
    case .view(let make): return make(frame(of: node))
    case .controller(let make): return make()
    case .object(let make): return make()
    case nil: break
    }
    guard let make = node.entry.row.make else {
      throw ScenarioError.invalid(
        Sentence("no \(node.entry.name) can be made", zh: "无法创建 \(node.entry.name)")
      )
    }
    var values: [String: Value] = [:]
    for (property, value) in node.stages.making {
      try makeNodes(in: value)
      values[property.name] = try evaluate(value)
    }
    do {
      return try make(
        NodeValues(values) { [unowned self] name in handler(name, of: node) }
      )
    } catch {
      throw ScenarioError.invalid(Sentence(verbatim: "\(error)"))
    }
  }

  private func frame(of node: NodePlan) -> CGRect {
    let frame = node.properties.first { $0.property.name == "frame" }?.value.constant
    guard case .rect(let rect)? = frame else { return .zero }
    return rect
  }

  /// Makes the nodes of a value that an object takes when it is made.
  private func makeNodes(in expression: ValuePlan) throws(ScenarioError) {
    switch expression {
    case .node(let node): try make(node)
    case .list(let elements): for element in elements { try makeNodes(in: element) }
    case .reference(let reference, _):
      if let node = plan.declared[reference.base]?.node { try make(node) }
    case .typed(let inner, _, _): try makeNodes(in: inner)
    case .constant, .call, .place, .sum, .body, .late: break
    }
  }

  /// Returns the closure for a property of a node that is a body.
  private func handler(_ name: String, of node: NodePlan) -> (([Value]) -> Void)? {
    for (property, expression, _) in node.properties where property.name == name {
      guard case .body(let body, let names) = expression else { continue }
      var count = 0
      return { [unowned self, weak node] values in
        let object = node.flatMap { self.object(of: $0) }
        let parameters = zip(names, values).map { ($0, $1) }
        count += 1
        run(body, in: Invocation(object: object, parameters: parameters, count: count)) { .none }
      }
    }
    return nil
  }

  /// Finds the object of a node that is part of another's.
  private func find(_ node: NodePlan) throws(ScenarioError) {
    pauseIfDue()
    guard let (owner, property) = node.part, let holder = object(of: owner),
      let object = (property.own ?? property.get)?(holder).object
    else { return }
    owned[node.number] = object
    if let id = node.id { simulation.objects.name(object, id) }
    if !node.overrides.isEmpty { overrides(of: object).plans = node.overrides }
  }

  /// Gives objects their actions: those they say, else those they are explicit target for.
  private func implement() {
    for node in writtenNodes {
      pauseIfDue()
      var actions = node.implements ?? [:]
      for (className, added) in plan.extensions where isKind(node, of: className) {
        actions.merge(added) { own, _ in own }
      }
      if node.implements == nil {
        for action in node.impliedActions where actions[action] == nil { actions[action] = [] }
      }
      // Objects that the document does not declare get theirs when an action looks for them.
      guard !actions.isEmpty, let object = object(of: node) else { continue }
      overrides(of: object).actions = actions
    }
  }

  private func isKind(_ node: NodePlan, of className: String) -> Bool {
    if let type = environment.moduleClasses[className]?.class.type {
      return node.moduleClass?.type == type
    }
    return node.entry.ancestry.contains(className) || node.appClass == className
  }

  // MARK: - Applying

  private func applyAnchorPoint(_ node: NodePlan) throws(ScenarioError) {
    let values = node.stages.anchorPoints
    guard !values.isEmpty, let object = object(of: node) else { return }
    for (property, value) in values { try set(property, of: object, to: value, node) }
  }

  private func applyPlain(_ node: NodePlan) throws(ScenarioError) {
    pauseIfDue()
    guard let object = object(of: node) else { return }
    if !node.hasFrame, node.isRootView, let view = object as? UIView {
      view.frame = CGRect(origin: .zero, size: simulation.device.screen)
    }
    for (property, value) in node.stages.plain { try set(property, of: object, to: value, node) }
  }

  private func applyObjects(_ node: NodePlan) throws(ScenarioError) {
    let values = node.stages.objects
    guard !values.isEmpty, let object = object(of: node) else { return }
    pauseIfDue()
    for (property, expression) in values {
      if property.name == "view", object is UIViewController { continue }
      let isSubviews = property.name == "subviews"
      if isSubviews { loadRootViews(in: expression) }
      try set(property, of: object, to: try evaluate(expression), node)
      // What a view holds is filled before the next view looks at it.
      if isSubviews { fill(in: expression) }
    }
  }

  func set(
    _ property: Property,
    of object: AnyObject,
    to value: Value,
    _ node: NodePlan
  ) throws(ScenarioError) {
    guard let set = property.set else { return }
    do { try set(object, value) } catch {
      if let error = error as? ScenarioError { throw error }
      throw ScenarioError.invalid(
        Sentence(verbatim: "\(node.entry.name).\(property.name): \(error)")
      )
    }
  }

  /// The written root view is what `loadView` gives, as a storyboard would.
  private func applyRootView(_ node: NodePlan) throws(ScenarioError) {
    guard let view = node.stages.view, let controller = object(of: node) as? UIViewController
    else { return }
    pauseIfDue()
    overrides(of: controller).rootView = try evaluate(view).object as? UIView
    if case .node(let node) = view, written(node).hasFrame, !written(node).frameIsFill {
      controller.keepsRootFrame = true
    }
  }

  /// A view that is named among others and belongs to a controller is that controller's first.
  private func loadRootViews(in expression: ValuePlan) {
    guard case .list(let elements) = expression else { return }
    for case .reference(let reference, _) in elements where reference.steps.isEmpty {
      guard let node = plan.declared[reference.base]?.node, node.isRootView,
        let controller = node.parent.flatMap({ object(of: $0) }) as? UIViewController
      else { continue }
      controller.loadViewIfNeeded()
    }
  }

  private func fill(in expression: ValuePlan) {
    guard case .list(let elements) = expression else { return }
    for case .node(let node) in elements {
      pauseIfDue()
      if written(node).frameIsFill { fill(node) }
    }
  }

  private func fill(_ node: NodePlan) {
    guard let view = object(of: node) as? UIView, let superview = view.superview else { return }
    view.frame = superview.bounds
  }

  func fillSuperviews() {
    for node in writtenNodes where node.frameIsFill { fill(node) }
  }
}

extension NodePlan {
  /// Whether it is the root view that its controller's node holds.
  package var isRootView: Bool {
    guard let parent else { return false }
    return parent.entry.ancestry.contains("UIViewController")
      && entry.ancestry.contains("UIView")
  }
}
