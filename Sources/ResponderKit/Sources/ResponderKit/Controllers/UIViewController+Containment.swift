extension UIViewController {
  /// Makes a controller the last child; its old parent loses it.
  ///
  /// - Returns: Whether it could: a controller cannot be put inside itself.
  @discardableResult
  final func adopt(_ child: UIViewController, tellsWillMove: Bool) -> Bool {
    guard child.simulation === simulation else {
      dispatcher.fail(
        SimulationError(
          .foreignObject,
          "a controller of another simulation was added to \(dispatcher.objects.name(of: self))",
          zh: "加到 \(dispatcher.objects.name(of: self)) 里的控制器属于另一个模拟",
          object: index
        )
      )
      return false
    }
    guard !isInside(child) else {
      dispatcher.fail(
        SimulationError(
          .controllerHierarchy,
          "\(dispatcher.objects.name(of: child)) cannot be a child of \(dispatcher.objects.name(of: self)), which "
            + "is the same controller or lies inside it",
          zh:
            "\(dispatcher.objects.name(of: child)) 不能成为 \(dispatcher.objects.name(of: self)) 的子控制器："
            + "后者就是它自己，或者在它里面",
          object: index
        )
      )
      return false
    }
    // Adding a child again changes the order only, and nobody is told.
    if child.parentController === self {
      childList.removeAll { $0 === child }
      childList.append(child)
      return true
    }
    // The old parent loses it before the new one has it: at no time does it stand in two lists.
    child.leaveParent()
    if tellsWillMove { child.tellWillMove(toParent: self) }
    childList.append(child)
    child.parentController = self
    child.parentMove = .joining
    return true
  }

  /// Takes the controller from its parent and tells it.
  ///
  /// The child is out of the list before it is told, and may go into another parent at once.
  final func leaveParent() {
    guard let parent = parentController else { return }
    parent.childList.removeAll { $0 === self }
    parentController = nil
    if parentMove != .exiting { parentMove = .none }
    tellDidMove(toParent: nil)
  }

  /// Tells controllers that left the list of children that they have no parent any more.
  ///
  /// One that found another parent meanwhile has it.
  ///
  /// They have left the list already, at the beginning of the transition that ends now.
  final func letGo(_ leaving: [UIViewController]) {
    for controller in leaving where controller.parentController === self {
      controller.parentController = nil
      controller.parentMove = .none
      controller.tellDidMove(toParent: nil)
    }
  }

  final func tellWillMove(toParent parent: UIViewController?) {
    noteWillMove(toParent: parent)
    dispatcher.callVoid(.willMoveToParent, on: self, arguments: [parent.modelValue]) {
      willMove(toParent: parent)
    }
  }

  final func tellDidMove(toParent parent: UIViewController?) {
    noteDidMove(toParent: parent)
    dispatcher.callVoid(.didMoveToParent, on: self, arguments: [parent.modelValue]) {
      didMove(toParent: parent)
    }
  }

  /// The outermost container that this controller is in, or itself.
  final var outermost: UIViewController {
    var top = self
    while let parent = top.parentController { top = parent }
    return top
  }

  /// Whether this is the other controller, or lies in or over what it contains and presents.
  ///
  /// Parents and presenters are followed alike, since both keep what they hold: a ring of either
  /// kind would never be let go, and a walk along it would not end.
  final func isInside(_ other: UIViewController) -> Bool {
    var above: [UIViewController] = [self]
    var seen: Set<ObjectIndex> = []
    while let controller = above.popLast() {
      if controller === other { return true }
      // Parents and presenters may meet above, and what is there is looked at once.
      guard seen.insert(controller.index).inserted else { continue }
      above += [controller.parentController, controller.presentingController].compactMap(\.self)
    }
    return false
  }

  /// The nearest container of a class, from the parent up.
  final func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parentController
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parentController
    }
    return nil
  }
}
