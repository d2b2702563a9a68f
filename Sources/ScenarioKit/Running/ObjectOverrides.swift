import Catalogue
import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) package import ResponderKit
import ScenarioSyntax
import Sentences

/// What the document overrides on one object and which actions it implements.
package final class ObjectOverrides: DocumentOverrides {
  // Unowned, since the world holds the simulation, which holds this.
  unowned let world: World
  package var plans: [ResponderKit.Method: OverridePlan] = [:]
  /// The actions that the object implements, with their bodies.
  package var actions: [Selector: Body] = [:]
  /// The root view that the document wrote for a controller, until it is loaded.
  var rootView: UIView?
  private var counts: [ResponderKit.Method: Int] = [:]
  private var actionCounts: [Selector: Int] = [:]

  init(world: World) { self.world = world }

  package func overrides(_ method: ResponderKit.Method) -> Bool {
    plans[method] != nil || (method == .loadView && rootView != nil)
  }

  package func run(
    _ method: ResponderKit.Method,
    on object: AnyObject,
    arguments: [Value],
    callSuper: () -> Value
  ) -> Value {
    guard let plan = plans[method] else {
      // The storyboard's part: the view that the document wrote is the one that is loaded.
      (object as? UIViewController)?.view = rootView
      rootView = nil
      return .none
    }
    let count = counts[method, default: 0] + 1
    counts[method] = count
    let invocation = Invocation(
      object: object,
      delegator: world.log.delegator(of: object),
      parameters: zip(plan.row.parameters, arguments).map { ($0.name, $1) },
      count: count
    )
    do {
      let answer = try answer(plan, invocation) {
        let answer = callSuper()
        // A storyboard's view is what super loads.
        if method == .loadView, let rootView { (object as? UIViewController)?.view = rootView }
        return answer
      }
      // A body that loads nothing itself leaves what the storyboard has.
      if method == .loadView, let rootView, let controller = object as? UIViewController,
        !controller.isViewLoaded
      {
        controller.view = rootView
      }
      return answer
    } catch {
      world.simulation.dispatcher.stop(
        SimulationError(error, at: world.simulation.objects.index(of: object))
      )
      return .none
    }
  }

  package var implementedActions: [Selector] { Array(actions.keys) }

  package func implements(_ action: Selector) -> Bool? {
    // Nil leaves the answer to the object's own class.
    actions[action] == nil ? nil : true
  }

  package func perform(
    _ action: Selector,
    on object: AnyObject,
    sender: AnyObject?,
    event: UIEvent?
  ) {
    guard let body = actions[action] else { return }
    actionCounts[action, default: 0] += 1
    let invocation = Invocation(
      object: object,
      parameters: [
        ("sender", sender.map { .object($0) } ?? .none),
        ("event", event.map { .object($0) } ?? .none),
      ],
      count: actionCounts[action, default: 1]
    )
    world.run(body, in: invocation) { .none }
  }

  // MARK: - Answering

  private func answer(
    _ plan: OverridePlan,
    _ invocation: Invocation,
    callSuper: () -> Value
  ) throws(ScenarioError) -> Value {
    switch plan.form {
    case .constant(let expression):
      return try world.evaluate(expression, in: invocation)
    case .nilIfSelf:
      let found = callSuper()
      return found.object === invocation.object ? .none : found
    case .nilIf(let views):
      let found = callSuper()
      for view in views {
        // Nothing found would be the same as a view that is nil.
        if try world.evaluate(view).object === found.object, found.object != nil { return .none }
      }
      return found
    case .inset(let insets):
      return .flag(bounds(invocation).inset(by: insets).containsHalfOpen(point(invocation)))
    case .rect(let rect):
      return .flag(rect.containsHalfOpen(point(invocation)))
    case .ellipse:
      return .flag(ellipse(bounds(invocation), contains: point(invocation)))
    case .onlyViews(let views):
      return .flag(try contains(views, invocation))
    case .alsoViews(let views):
      let inherited = callSuper().flag ?? false
      if inherited { return .flag(true) }
      return .flag(try contains(views, invocation))
    case .exceptViews(let views):
      let inherited = callSuper().flag ?? false
      if !inherited { return .flag(false) }
      return .flag(try !contains(views, invocation))
    case .onlyActions(let actions):
      return .flag(actions.contains(action(invocation)))
    case .alsoActions(let actions):
      return actions.contains(action(invocation)) ? .flag(true) : callSuper()
    case .exceptActions(let actions):
      return actions.contains(action(invocation)) ? .flag(false) : callSuper()
    case .onlyIf(let condition):
      return .flag(try world.holds(condition, in: invocation))
    case .unless(let condition):
      return .flag(try !world.holds(condition, in: invocation))
    case .direction(let name):
      // A recognizer that has no translation is not spoken of.
      let subject = invocation.value(of: "gestureRecognizer")?.object
      guard let pan = subject as? UIPanGestureRecognizer else { return .flag(true) }
      return .flag(World.direction(of: pan.translation(in: pan.view), is: name))
    case .body(let body):
      world.run(body, in: invocation, callSuper: callSuper)
      // Such a method answers by what it makes of its parameter.
      if let parameter = plan.row.parameters.first(where: \.isInOut) {
        return invocation.value(of: parameter.name) ?? .none
      }
      let answer = invocation.answer ?? invocation.superAnswer ?? .none
      guard let type = plan.row.answer else { return answer }
      // Without an answer of its own a question is answered with no.
      if case .none = answer, case .flag = type { return .flag(false) }
      return try world.coerce(answer, to: type)
    }
  }

  private func point(_ invocation: Invocation) -> CGPoint {
    guard case .point(let point)? = invocation.value(of: "point") else { return .zero }
    return point
  }

  private func bounds(_ invocation: Invocation) -> CGRect {
    (invocation.object as? UIView)?.bounds ?? .zero
  }

  private func action(_ invocation: Invocation) -> Selector {
    Selector(invocation.value(of: "action")?.text ?? "")
  }

  private func ellipse(_ rect: CGRect, contains point: CGPoint) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    let x = (point.x - rect.midX) / (rect.width / 2)
    let y = (point.y - rect.midY) / (rect.height / 2)
    return x * x + y * y < 1
  }

  /// Whether one of the views has the point, which is in the receiver's coordinates.
  private func contains(
    _ views: [ValuePlan],
    _ invocation: Invocation
  ) throws(ScenarioError) -> Bool {
    guard let receiver = invocation.object as? UIView else { return false }
    for expression in views {
      guard let view = try world.evaluate(expression).object as? UIView else { continue }
      if view.bounds.containsHalfOpen(receiver.convert(point(invocation), to: view)) { return true }
    }
    return false
  }
}

extension World {
  /// Returns what the document overrides on an object, making it at the first time.
  func overrides(of object: AnyObject) -> ObjectOverrides {
    if let existing = simulation.dispatcher.overrides(of: object) as? ObjectOverrides {
      return existing
    }
    let made = ObjectOverrides(world: self)
    made.actions = extendingActions(of: object)
    simulation.dispatcher.setOverrides(made, of: object)
    return made
  }

  /// The actions by which the document extends an object's class, with their bodies.
  private func extendingActions(of object: AnyObject) -> [Selector: Body] {
    guard !plan.extensions.isEmpty, let entry = catalogue.entry(of: object) else { return [:] }
    var actions: [Selector: Body] = [:]
    for (className, added) in plan.extensions where isKind(object, entry, of: className) {
      actions.merge(added) { own, _ in own }
    }
    return actions
  }

  private func isKind(_ object: AnyObject, _ entry: Catalogue.Entry, of className: String) -> Bool {
    if let type = environment.moduleClasses[className]?.class.type {
      return Swift.type(of: object) == type
    }
    return entry.ancestry.contains(className)
      || simulation.objects.className(of: object) == className
  }
}

extension World: ActionExtender {
  package func overrides(extending object: AnyObject) -> (any DocumentOverrides)? {
    extendingActions(of: object).isEmpty ? nil : overrides(of: object)
  }
}
