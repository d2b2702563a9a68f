extension UINavigationController {
  final func push(_ controller: UIViewController, animated: Bool) {
    guard !childList.contains(where: { $0 === controller }),
      !(controller is UINavigationController)
    else {
      dispatcher.fail(
        SimulationError(
          .controllerHierarchy,
          saying: controller is UINavigationController
            ? Text(
              "\(dispatcher.objects.name(of: controller)) cannot be pushed: a navigation controller does "
                + "not go into another",
              zh: "不能压入 \(dispatcher.objects.name(of: controller))：导航控制器不能放进另一个导航控制器"
            )
            : Text(
              "\(dispatcher.objects.name(of: controller)) cannot be pushed: it is on the stack already",
              zh: "不能压入 \(dispatcher.objects.name(of: controller))：它已经在栈里"
            ),
          object: index
        )
      )
      return
    }
    // What is under way ends first, so that the stack and the screen agree when the next change
    // begins.
    settle()
    let old = childList.last
    guard adopt(controller, tellsWillMove: true) else { return }
    show(controller, after: old, animated: animated, isPop: false) {
      controller.tellDidMove(toParent: self)
    }
  }

  /// Pops until the controller at a place is the last; returns the popped ones in stack order.
  final func pop(to place: Int, animated: Bool) -> [UIViewController] {
    settle()
    let popped = Array(childList.dropFirst(place + 1))
    guard let old = popped.last else { return [] }
    let new = childList[place]
    for controller in popped { controller.tellWillMove(toParent: nil) }
    childList.removeAll { child in popped.contains { $0 === child } }
    // The popped ones still belong to the family until the transition is over.
    show(new, after: old, animated: animated, isPop: true, giveUp: { self.putBack(popped) }) {
      self.letGo(popped)
    }
    return popped
  }

  final func setStack(_ controllers: [UIViewController], animated: Bool) {
    settle()
    guard Set(controllers).count == controllers.count else {
      dispatcher.fail(
        SimulationError(
          .controllerHierarchy,
          "a controller stands twice in the stack of \(dispatcher.objects.name(of: self))",
          zh: "\(dispatcher.objects.name(of: self)) 的栈里有同一个控制器两次",
          object: index
        )
      )
      return
    }
    let old = childList.last
    let leaving = childList.filter { child in !controllers.contains { $0 === child } }
    let joining = controllers.filter { $0.parentController !== self }
    let isPop = controllers.last.map { new in childList.contains { $0 === new } } ?? true
    for controller in leaving { controller.tellWillMove(toParent: nil) }
    // What cannot be adopted has ended the run; nothing after it is done.
    for controller in joining where !adopt(controller, tellsWillMove: true) { return }
    childList = controllers
    show(controllers.last, after: old, animated: animated, isPop: isPop) {
      self.letGo(leaving)
      for controller in joining { controller.tellDidMove(toParent: self) }
    }
  }

  /// Moves from one controller to another, where the stack is on screen.
  private final func show(
    _ new: UIViewController?,
    after old: UIViewController?,
    animated: Bool,
    isPop: Bool,
    giveUp: (() -> Void)? = nil,
    finish: @escaping () -> Void
  ) {
    bar?.setNeedsLayout()
    showToolbarItems()
    defer { if bar?.window != nil { bar?.layoutIfNeeded() } }
    // Off the screen the stack just changes. Its last controller is told when the stack appears.
    guard new !== old, let transitionView, rootView != nil,
      appearanceState == .appeared || appearanceState == .appearing
    else {
      if new !== old { old?.removeFromContent() }
      if !isPop, new !== old { old?.noteCovered() }
      finish()
      return
    }
    // Inside a stack that is still coming to the screen a change moves nothing of its own.
    let moves = animated && appearanceState == .appeared
    // First of all: the keyboard leaves together with the controller that is covered.
    if !isPop, let old, old.parentController === self {
      simulation.appearance.preserveFocus(coveredOf: old)
    }
    if let new { announce(.willShow, new, animated: moves) }
    if moves { transitionView.isMoving = true }
    ContainerTransition(
      from: old,
      to: new,
      in: self,
      content: transitionView,
      animated: moves,
      placesFirst: isPop,
      giveUp: moves && isLedByFinger
        ? {
          transitionView.isMoving = false
          giveUp?()
        } : nil
    ) {
      transitionView.isMoving = false
      finish()
      if isPop, let new { self.simulation.appearance.restoreFocus(uncoveredOf: new) }
      if let new { self.announce(.didShow, new, animated: moves) }
    }
    .begin()
  }

  private final func announce(_ method: Method, _ controller: UIViewController, animated: Bool) {
    dispatcher.tell(method, of: self, arguments: [.object(controller), .flag(animated)]) {
      let delegate = $0 as? any UINavigationControllerDelegate
      return method == .willShow
        ? delegate?.navigationController(self, willShow: controller, animated: animated)
        : delegate?.navigationController(self, didShow: controller, animated: animated)
    }
  }

  /// A finger that led a pop has let go too early: what it had popped is on the stack again.
  private final func putBack(_ popped: [UIViewController]) {
    // They were told that they will leave and are not told that they did: they never have.
    childList += popped
    bar?.setNeedsLayout()
    showToolbarItems()
    if bar?.window != nil { bar?.layoutIfNeeded() }
  }

  /// Ends the push or pop under way.
  final func settle() { simulation.appearance.settleTransition(of: self) }
}
