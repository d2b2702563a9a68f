import Foundation
import Jansson
import Rendering
@_spi(Workbench) import ResponderKit

/// Lists the changes that could bring an event to an object, the smallest first.
///
/// Nothing is judged here: each change is tried by running the model again.
struct EditCandidates {
  let simulation: Simulation
  /// The object that should get the event.
  let wanted: AnyObject
  /// The object that got it.
  let got: UIView?
  /// Who was asked on the message's way.
  let visited: [AnyObject]
  /// Where the finger came down, in screen coordinates.
  let point: CGPoint?

  /// The changes, each once.
  var all: [Edit] {
    var edits =
      ignoring() + flags() + fingers() + recognizers() + inFront() + geometry() + overrides()
      + order() + focus()
    var seen: Set<String> = []
    edits.removeAll { !seen.insert($0.text).inserted }
    return edits
  }

  func name(_ object: AnyObject) -> String { simulation.name(of: object) }

  /// The wanted view and the views above it, from the inside.
  var line: [UIView] {
    var line: [UIView] = []
    var current =
      wanted as? UIView ?? (wanted as? UIViewController)?.viewIfLoaded
      ?? (wanted as? UIGestureRecognizer)?.view
    while let view = current {
      line.append(view)
      current = view.superview
    }
    return line
  }

  /// Flags of the object and its ancestors that keep events away.
  private func flags() -> [Edit] {
    line.flatMap { view -> [Edit] in
      var edits: [Edit] = []
      if !view.isUserInteractionEnabled {
        edits.append(.set("\(name(view)).isUserInteractionEnabled", true))
      }
      if view.isHidden { edits.append(.set("\(name(view)).isHidden", false)) }
      if view.alpha < 0.02 { edits.append(.set("\(name(view)).alpha", 1)) }
      if let control = view as? UIControl, !control.isEnabled {
        edits.append(.set("\(name(view)).isEnabled", true))
      }
      return edits
    }
  }

  /// The call that lets the application take touches again, as often as it is needed.
  private func ignoring() -> [Edit] {
    let application = simulation.application
    guard application.ignoringDepth > 0 else { return [] }
    let end = Edit.Change.call("endIgnoringInteractionEvents", on: name(application), with: [])
    return [
      Edit(
        changes: Array(repeating: end, count: application.ignoringDepth),
        text: "let \(name(application)) take touches again"
      )
    ]
  }

  /// Flags that keep a further finger from a view that is hit: its own, and other views'.
  private func fingers() -> [Edit] {
    guard let view = wanted as? UIView, got === view else { return [] }
    var edits: [Edit] = []
    if !view.isMultipleTouchEnabled {
      edits.append(.set("\(name(view)).isMultipleTouchEnabled", true))
    }
    var rest: [UIView] = view.window.map { [$0] } ?? []
    while let other = rest.popLast() {
      if other.isExclusiveTouch { edits.append(.set("\(name(other)).isExclusiveTouch", false)) }
      rest += other.subviews
    }
    return edits
  }

  /// Views that took the event, up to the branch that leads to the wanted one.
  var front: [UIView] {
    var front: [UIView] = []
    let own = line
    var current = got
    while let view = current, !own.contains(where: { $0 === view }) {
      front.append(view)
      current = view.superview
    }
    return front
  }

  private func inFront() -> [Edit] {
    front.flatMap { view -> [Edit] in
      [
        .set("\(name(view)).isUserInteractionEnabled", false),
        .set("\(name(view)).isHidden", true),
      ]
    }
  }

  /// Bounds that do not contain the point, grown to it; the views inside stay where they are.
  private func geometry() -> [Edit] {
    guard let point else { return [] }
    var edits: [Edit] = []
    for view in line where !(view is UIWindow) && view.transform.isIdentity {
      guard let superview = view.superview, let inside = simulation.convert(point, to: view),
        !view.point(inside: inside, with: nil), !view.bounds.contains(inside)
      else { continue }
      let old = view.bounds
      let grown = old.union(CGRect(x: inside.x - 1, y: inside.y - 1, width: 2, height: 2))
      let frame = superview.convert(grown, from: view)
      let shown = json(frame).shortJSON
      edits.append(
        Edit(
          changes: [
            .set(path: "\(name(view)).frame", value: json(frame)),
            .set(path: "\(name(view)).bounds", value: json(grown)),
          ],
          text: "grow \(name(view)) to the frame \(shown) so that it contains the point"
        )
      )
    }
    return edits
  }

  private func json(_ rect: CGRect) -> JSONValue {
    JSONValue([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
  }

  /// Overrides that a document wrote, taken off: on the line, in front, and on the message's way.
  private func overrides() -> [Edit] {
    let objects: [AnyObject] = line + front + visited
    return objects.flatMap { object -> [Edit] in
      guard object !== wanted || object is UIView, let overrides = simulation.overrides(of: object)
      else { return [] }
      return Method.allCases.filter { EditCandidates.deciding.contains($0) }
        .filter { overrides.overrides($0) && !(object === wanted && !$0.decidesHit) }
        .map { method in
          Edit(
            changes: [
              .set(path: "\(name(object)).overrides.\(method.rawValue)", value: .null)
            ],
            text: "take away the override \(name(object)).\(method.rawValue)"
          )
        }
    }
  }

  private static let deciding: Set<Method> = [
    .hitTest, .pointInside, .touchesBegan, .touchesEnded, .motionBegan, .motionEnded,
    .remoteControlReceived, .next, .canPerformAction, .target, .canBecomeFirstResponder,
    .canResignFirstResponder, .sendEvent,
  ]

  /// The branch that leads to the wanted view, brought in front of its siblings.
  private func order() -> [Edit] {
    line.compactMap { view in
      guard let superview = view.superview, superview.subviews.last !== view else { return nil }
      return Edit(
        changes: [
          .call("bringSubviewToFront", on: name(superview), with: [JSONValue(name(view))])
        ],
        text: "bring \(name(view)) in front of its siblings"
      )
    }
  }

  /// Focus for the wanted object, for events that begin at the first responder.
  private func focus() -> [Edit] {
    guard let responder = wanted as? UIResponder else { return [] }
    let become = Edit(
      changes: [.call("becomeFirstResponder", on: name(responder), with: [])],
      text: "make \(name(responder)) first responder"
    )
    let allow = Edit(
      changes: [
        .set(path: "\(name(responder)).overrides.canBecomeFirstResponder", value: true)
      ],
      text: "let \(name(responder)) become first responder"
    )
    var edits = [become, allow.and(become)]
    if let current = simulation.firstResponder(of: simulation.keyWindow), current !== responder {
      edits.append(
        Edit(
          changes: [.call("resignFirstResponder", on: name(current), with: [])],
          text: "let \(name(current)) resign"
        )
      )
    }
    return edits
  }
}

extension Method {
  /// Whether the method has a part in finding the hit view.
  fileprivate var decidesHit: Bool { self == .hitTest || self == .pointInside }
}
