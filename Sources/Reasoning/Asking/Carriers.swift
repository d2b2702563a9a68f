import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// Finds the objects that an event has to come to before what is asked about can happen.
///
/// An action has to be sent by somebody, a recognizer has to be given the touch, a row lies in its
/// list.
struct Carriers {
  let session: ScenarioSession
  var simulation: Simulation { session.simulation }

  /// The objects, nearest first; empty where nothing is known of any.
  func of(_ concern: Concern) -> [AnyObject] {
    switch concern {
    case .object(let name): [object(name)].compactMap(\.self)
    case .hit(let name): [name.flatMap(object)].compactMap(\.self)
    case .occurrence(let owner, let name, _): of(owner.flatMap(object), name)
    case .value(let owner, let path, _): of(value: object(owner), path)
    case .focus(let name): [name.flatMap(object)].compactMap(\.self)
    case .other: []
    }
  }

  func object(_ name: String) -> AnyObject? { try? session.object(named: name) }

  private func of(_ owner: AnyObject?, _ name: String) -> [AnyObject] {
    if isAction(name, owner) {
      let senders = self.senders(of: name, to: owner)
      if !senders.isEmpty { return senders }
    }
    return [owner].compactMap(\.self)
  }

  /// A value of a control or view changes when the view is touched.
  private func of(value owner: AnyObject?, _ path: String) -> [AnyObject] {
    owner is UIView || owner is UIGestureRecognizer ? [owner].compactMap(\.self) : []
  }

  /// Whether a name is that of an action and not of a method that the object's class has.
  func isAction(_ name: String, _ owner: AnyObject?) -> Bool {
    name.hasSuffix(":") || !(owner.map { session.occurrences(of: $0).contains(name) } ?? false)
  }

  /// The controls and recognizers on screen that send an action to an object, or to whom it may
  /// concern.
  func senders(of action: String, to owner: AnyObject?) -> [AnyObject] {
    var senders: [AnyObject] = []
    for view in viewsOnScreen {
      // A control without a target asks the chain, which may lead to the owner; a recognizer
      // without one asks nobody.
      if let control = view as? UIControl,
        control.sentActions.contains(where: {
          $0.action.name == action && ($0.target == nil || owner == nil || $0.target === owner)
        })
      {
        senders.append(control)
      }
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.sentActions.contains(where: {
        $0.action.name == action && (owner == nil || $0.target === owner)
      }) {
        senders.append(recognizer)
      }
    }
    return senders
  }

  /// All views of all windows, those in front first.
  var viewsOnScreen: [UIView] {
    var views: [UIView] = []
    var rest: [UIView] = simulation.application.windows
    // From the end, since what lies in front comes last among windows and subviews.
    while let view = rest.popLast() {
      views.append(view)
      rest += view.subviews
    }
    return views
  }
}

extension UIView {
  /// The view that stands for an object: itself, a recognizer's, a controller's.
  static func standing(for object: AnyObject?) -> UIView? {
    switch object {
    case let view as UIView: view
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }
}
