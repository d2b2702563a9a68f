import Foundation
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
import ScenarioKit
import WorkbenchProtocol

/// Reads the object graph of a simulation as wire values.
struct ObjectTree {
  private let scenario: ScenarioSession

  private let isPrinted: Bool
  private let picture: PicturedViews?

  /// Takes the session; `isPrinted` adds to a tree how UIKit would print it, `isPictured` to each
  /// view what a picture shows of it.
  init(_ scenario: ScenarioSession, isPrinted: Bool = false, isPictured: Bool = false) {
    self.scenario = scenario
    self.isPrinted = isPrinted
    picture = isPictured ? PicturedViews(of: scenario.simulation) : nil
  }

  var simulation: Simulation { scenario.simulation }

  /// The windows from back to front, each with its views, or one view with what lies below it; and
  /// what they are in the app that the document was imported from.
  func json(from root: UIView? = nil) -> JSONValue {
    let roots = root.map { [$0] } ?? shownRoots
    let object: JSONValue = [.roots: JSONValue(roots.map { node($0, behind: []) })]
    if isPrinted { object.set(.text, RecursiveDescription(scenario).text(of: roots)) }
    let origins = OriginWriter(scenario)
    for root in roots { origins.note(below: root) }
    origins.write(to: object)
    return object
  }

  /// The windows from back to front; the views of one that stands for nothing in the app.
  private var shownRoots: [UIView] {
    simulation.application.windows.flatMap { window -> [UIView] in
      scenario.isMadeUp(window) ? window.subviews : [window]
    }
  }

  private func node(_ view: UIView, behind fronts: [TreeFront]) -> JSONValue {
    let object = JSONValue.object()
    object.set(.id, simulation.objects.name(of: view))
    object.set(.class, simulation.objects.className(of: view))
    addPointer(of: view, to: object)
    let frame = view.frame
    object.set(
      .frame,
      JSONValue([frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
    )
    object.set(.flags, flags(of: view))
    if let controller = simulation.controller(of: view) {
      object.set(.controller, simulation.objects.name(of: controller))
      addImplemented(by: controller, to: object, .controllerActions, .controllerOverrides)
    }
    addDeciding(of: view, behind: fronts, to: object)
    picture?.add(view, to: object)
    let subviews = view.subviews
    let children = JSONValue.array()
    // Each is in front of many.
    let theirs = subviews.map { TreeFront($0, in: simulation) }
    for (place, subview) in subviews.enumerated() {
      let siblings = theirs[(place + 1)...].prefix(TreeFront.most).compactMap { $0 }
      let all = siblings + fronts.prefix(TreeFront.most - min(TreeFront.most, siblings.count))
      children.append(node(subview, behind: all))
    }
    object.set(.children, children)
    return object
  }

  /// Adds where the document declares an object, which it does not of all.
  func addPointer(of declared: AnyObject, to object: JSONValue) {
    if let pointer = scenario.pointer(of: declared) { object.set(.pointer, pointer) }
  }

  /// The flags that differ from what a fresh view has, and so matter for events.
  private func flags(of view: UIView) -> JSONValue {
    let object = JSONValue.object()
    if view.isHidden { object.set("isHidden", true) }
    if !view.isUserInteractionEnabled { object.set("isUserInteractionEnabled", false) }
    if view.alpha < 1 { object.set(.alpha, Double(view.alpha)) }
    if view.clipsToBounds { object.set("clipsToBounds", true) }
    if view.isMultipleTouchEnabled { object.set("isMultipleTouchEnabled", true) }
    if view.isExclusiveTouch { object.set("isExclusiveTouch", true) }
    if !view.transform.isIdentity { object.set("transform", true) }
    if let control = view as? UIControl, !control.isEnabled { object.set(.isEnabled, false) }
    if simulation.firstResponder(of: view.window) === view { object.set("isFirstResponder", true) }
    if let window = view as? UIWindow, window.isKeyWindow { object.set("isKey", true) }
    if let overrides = simulation.dispatcher.overrides(of: view) {
      let methods = Method.allCases.filter { overrides.overrides($0) }
      if !methods.isEmpty { object.set(.overrides, JSONValue(methods.map(\.name))) }
    }
    return object
  }

  /// The responder chain from an object, each link with the rule that leads there.
  func chain(from start: UIResponder) -> JSONValue {
    let links = JSONValue.array()
    let origins = OriginWriter(scenario)
    var seen: Set<ObjectIndex> = []
    var current: UIResponder? = start
    var rule: Rule?
    var cycle: String?
    while let responder = current {
      let index = simulation.objects.index(of: responder)
      // An override of `next` may lead back, and then the chain has no end.
      guard seen.insert(index).inserted else {
        cycle = simulation.objects.name(of: responder)
        break
      }
      if !scenario.isMadeUp(responder) {
        let link = JSONValue.object()
        link.set(.id, simulation.objects.name(of: responder))
        link.set(.class, simulation.objects.className(of: responder))
        if let rule { link.set(.rule, rule.id) }
        links.append(link)
        origins.note(index)
      }
      // The answer's rule comes with the record of this very object; those it asks on its way have
      // their own.
      rule = nil
      simulation.ask(at: .full, { if $0.kind == .answered, $0.at == index { rule = $0.rule } }) {
        current = simulation.dispatcher.nextResponder(of: responder)
      }
    }
    let object = JSONValue.object()
    object.set(.chain, links)
    if let cycle { object.set(.cycle, cycle) }
    origins.write(to: object)
    return object
  }
}
