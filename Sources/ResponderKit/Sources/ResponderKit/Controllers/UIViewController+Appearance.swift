/// Where a controller's view stands between hidden and shown.
///
/// Each controller has its own, so that a call that comes twice, or in the midst of another, is
/// told once: a container and the way of a view may both want to tell.
enum AppearanceState {
  case disappeared
  /// `viewWillAppear` was called, `viewDidAppear` was not yet.
  case appearing
  case appeared
  /// `viewWillDisappear` was called, `viewDidDisappear` was not yet.
  case disappearing
}

// The order within a family is UIKit's: parents hear of what is to come before their children,
// and of what is done after them.
extension UIViewController {
  /// `viewWillAppear`, here and in the children that show.
  ///
  /// What is on its way out turns round from here; what shows or is about to is left alone.
  final func beginAppearing(
    animated: Bool,
    rule: Rule = .firstResponderLifecycleOrder
  ) {
    switch appearanceState {
    case .appearing, .appeared: return
    case .disappeared, .disappearing: break
    }
    // Whoever is told that it will appear may count on its view.
    loadViewIfNeeded()
    // The child that shows has its view in place before anybody is told, so that it is told as
    // well.
    prepareToAppear()
    appearanceState = .appearing
    wasToldIsAppearing = false
    noteWillChangeAppearance(appearing: true)
    tell(.viewWillAppear, animated: animated, rule: rule) { viewWillAppear(animated) }
    for child in forwardedChildren {
      child.beginAppearing(animated: animated, rule: rule)
    }
  }

  /// `viewIsAppearing` (from iOS 13), here and in the children: the views are in the window.
  final func continueAppearing(
    animated: Bool,
    rule: Rule = .firstResponderLifecycleOrder
  ) {
    guard appearanceState == .appearing, !wasToldIsAppearing else { return }
    wasToldIsAppearing = true
    hasBeenShown = true
    if simulation.profile.ios >= 13 {
      tell(.viewIsAppearing, animated: animated, rule: rule) { viewIsAppearing(animated) }
    }
    for child in forwardedChildren {
      child.continueAppearing(animated: animated, rule: rule)
    }
  }

  /// `viewDidAppear`, in the children that show and here.
  final func endAppearing(animated: Bool, rule: Rule = .firstResponderLifecycleOrder) {
    guard appearanceState == .appearing else { return }
    for child in forwardedChildren { child.endAppearing(animated: animated, rule: rule) }
    // A child's `viewDidAppear` may have begun to take this controller away.
    guard appearanceState == .appearing else { return }
    appearanceState = .appeared
    tell(.viewDidAppear, animated: animated, rule: rule) { viewDidAppear(animated) }
    noteDidChangeAppearance()
  }

  /// `viewWillDisappear`, here and in the children that show.
  final func beginDisappearing(
    animated: Bool,
    rule: Rule = .firstResponderLifecycleOrder
  ) {
    switch appearanceState {
    case .disappeared, .disappearing: return
    case .appearing, .appeared: break
    }
    appearanceState = .disappearing
    noteWillChangeAppearance(appearing: false)
    tell(.viewWillDisappear, animated: animated, rule: rule) { viewWillDisappear(animated) }
    for child in forwardedChildren {
      child.beginDisappearing(animated: animated, rule: rule)
    }
  }

  /// `viewDidDisappear`, in the children that were told and here.
  final func endDisappearing(animated: Bool, rule: Rule = .firstResponderLifecycleOrder) {
    guard appearanceState == .disappearing else { return }
    // All of them and not those that show: their views may have left this one's meanwhile.
    for child in childList { child.endDisappearing(animated: animated, rule: rule) }
    // As above, the other way round.
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    tell(.viewDidDisappear, animated: animated, rule: rule) { viewDidDisappear(animated) }
    noteDidChangeAppearance()
  }

  private final var forwardedChildren: [UIViewController] {
    let shown = shownChildren
    guard !shown.isEmpty else { return [] }
    let forwards: Bool = dispatcher.call(.shouldAutomaticallyForwardAppearanceMethods, on: self) {
      shouldAutomaticallyForwardAppearanceMethods
    }
    return forwards ? shown : []
  }

  private final func tell(
    _ method: Method,
    animated: Bool,
    rule: Rule,
    _ call: () -> Void
  ) {
    noteLife(method, rule: rule)
    dispatcher.callVoid(
      method,
      on: self,
      arguments: [.flag(animated)],
      implementation: call
    )
  }
}
