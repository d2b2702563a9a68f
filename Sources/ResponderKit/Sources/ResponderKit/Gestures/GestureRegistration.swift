/// An action that a recognizer sends to a target, which is not kept alive.
///
/// gesture.targets-need-non-nil: a recognizer's target is a certain object. One that is gone stays
/// in the list without effect until another pair is added.
struct GestureRegistration {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }
}

extension UIGestureRecognizer {
  /// Adds a pair of target and action, unless it is there.
  final func register(_ target: Any, _ action: Selector) {
    guard let object = Simulation.object(target) else { return }
    registrations.removeAll { $0.target == nil }
    guard !registrations.contains(where: { $0.target === object && $0.action == action }) else {
      return
    }
    registrations.append(GestureRegistration(object, action))
  }

  /// Takes pairs away; `nil` matches all.
  final func unregister(_ target: Any?, _ action: Selector?) {
    let object = Simulation.object(target)
    registrations.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }
}
