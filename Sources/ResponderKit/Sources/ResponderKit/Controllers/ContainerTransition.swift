/// One child of a container giving way to another.
///
/// What navigation and tab controllers do differently is in the flags. A value that is gone once it
/// was begun: what remains to be done is kept by the simulation, and nothing that is shown keeps
/// itself alive.
///
/// - first-responder.transition-order: old will disappear, new will appear, old did disappear, new
///   did appear.
struct ContainerTransition {
  private let old: UIViewController?
  private let new: UIViewController?
  private let container: UIViewController
  private let content: UIView
  private let animated: Bool
  /// The new view comes into the window before its controller is told: on the way back.
  private let placesFirst: Bool
  /// The new one is told before the old one: between tabs.
  private let newFirst: Bool
  /// A finger leads it; what is done when it is taken back.
  private let giveUp: (() -> Void)?
  private let finish: () -> Void

  init(
    from old: UIViewController?,
    to new: UIViewController?,
    in container: UIViewController,
    content: UIView,
    animated: Bool,
    placesFirst: Bool = false,
    newFirst: Bool = false,
    giveUp: (() -> Void)? = nil,
    finish: @escaping () -> Void
  ) {
    self.old = old
    self.new = new
    self.container = container
    self.content = content
    self.animated = animated
    self.placesFirst = placesFirst
    self.newFirst = newFirst
    self.giveUp = giveUp
    self.finish = finish
  }

  private var simulation: Simulation { container.simulation }

  /// Moves the views; the rest is done at once, or when the time is over.
  func begin() {
    let rule = Rule.firstResponderTransitionOrder
    new?.loadViewIfNeeded()
    if !newFirst { old?.beginDisappearing(animated: animated, rule: rule) }
    // On the way back the view is in its window before its controller is told that it will appear.
    if placesFirst, let new { container.place(new, in: content) }
    new?.beginAppearing(animated: animated, rule: rule)
    if newFirst { old?.beginDisappearing(animated: animated, rule: rule) }
    if let new {
      container.place(new, in: content)
      if content.window != nil {
        new.continueAppearing(animated: animated, rule: rule)
        simulation.appearance.layout(content)
      }
    }
    if giveUp != nil {
      simulation.appearance.followTransition(of: container, finish: end, giveUp: goBack)
    } else if animated {
      simulation.appearance.startTransition(of: container, object: container, finish: end)
    } else {
      end()
    }
  }

  /// Does what remains when the views have arrived.
  private func end() {
    let rule = Rule.firstResponderTransitionOrder
    // Before `viewDidDisappear`, in which the view is in no window any more.
    old?.removeFromContent()
    old?.endDisappearing(animated: animated, rule: rule)
    // Inside a container that is still appearing, the child ends with it.
    if container.appearanceState == .appeared {
      new?.endAppearing(animated: animated, rule: rule)
    }
    finish()
  }

  /// Takes back what was begun: the finger has let go too early.
  private func goBack() {
    let rule = Rule.firstResponderTransitionOrder
    new?.beginDisappearing(animated: animated, rule: rule)
    new?.removeFromContent()
    new?.endDisappearing(animated: animated, rule: rule)
    old?.beginAppearing(animated: animated, rule: rule)
    old?.continueAppearing(animated: animated, rule: rule)
    if container.appearanceState == .appeared {
      old?.endAppearing(animated: animated, rule: rule)
    }
    giveUp?()
  }
}

extension UIViewController {
  /// Puts a child's view, in its private wrapper, in front of a container's content.
  ///
  /// The wrapper is what real hierarchies show around each child; the chain passes through it.
  final func place(_ child: UIViewController, in content: UIView) {
    child.loadViewIfNeeded()
    guard let view = child.viewIfLoaded else { return }
    if view.superview is UIViewControllerWrapperView, view.superview?.superview === content {
      return
    }
    child.sizeRootView(to: content.bounds)
    let wrapper = simulation.enter { UIViewControllerWrapperView(frame: content.bounds) }
    wrapper.addSubview(view)
    content.addSubview(wrapper)
  }

  /// Takes the view, with the wrapper it is in, out of a container's content.
  final func removeFromContent() {
    guard let view = viewIfLoaded else { return }
    // The app may have put the view somewhere else meanwhile: then it takes care of that place.
    if let wrapper = view.superview as? UIViewControllerWrapperView {
      wrapper.removeFromSuperview()
    }
    view.removeFromSuperview()
  }
}
