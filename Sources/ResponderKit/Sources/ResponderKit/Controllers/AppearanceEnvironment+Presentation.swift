import Foundation

extension AppearanceEnvironment {
  /// The style that a controller is presented in on this device and system.
  ///
  /// In the narrow width of a phone sheets and popovers adapt: to a page sheet, before iOS 13 to
  /// the full screen.
  ///
  /// Asked when the controller is presented, and kept in the presentation from then on: what the
  /// app sets afterwards is for the next time.
  func style(of controller: UIViewController) -> UIModalPresentationStyle {
    if controller is UIAlertController { return .overFullScreen }
    let isPhone = simulation.device.userInterfaceIdiom == "phone"
    let sheet: UIModalPresentationStyle = simulation.profile.ios >= 13 ? .pageSheet : .fullScreen
    switch controller.modalPresentationStyle {
    case .automatic, .none: return sheet
    case .pageSheet, .popover:
      return isPhone ? sheet : controller.modalPresentationStyle
    case .formSheet: return isPhone && simulation.profile.ios < 13 ? .fullScreen : .formSheet
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      return controller.modalPresentationStyle
    }
  }

  // MARK: - Presenting

  /// Presents a controller, where UIKit would; where it would only warn, nothing happens.
  ///
  /// - first-responder.transition-order
  func present(
    _ presented: UIViewController,
    by source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let style = style(of: presented)
    let presenter = presenter(from: source, style: style)
    // A programming error, at which a device stops the app.
    guard presented.presentation == nil, presented.parentController == nil,
      presented.rootOfWindow == nil, !presenter.isInside(presented)
    else {
      dispatcher.fail(
        SimulationError(
          .invalidPresentation,
          saying: presented === presenter || presented === source
            ? Text(
              "\(dispatcher.objects.name(of: presented)) cannot be presented on itself",
              zh: "\(dispatcher.objects.name(of: presented)) 不能由自己来呈现"
            )
            : Text(
              "\(dispatcher.objects.name(of: presented)) cannot be presented: it is active already, as a root, as a "
                + "child or as a presented controller",
              zh: "\(dispatcher.objects.name(of: presented)) 不能再被呈现：它已经是根控制器、子控制器或正被呈现的控制器"
            ),
          object: presented.index
        )
      )
      return
    }
    // Here and below a device only warns, so the run goes on with a record.
    if let other = presenter.presentedController {
      declinePresentation(
        of: presented,
        by: presenter,
        reason: Text(
          "\(dispatcher.objects.name(of: presenter)) is already presenting \(dispatcher.objects.name(of: other))",
          zh: "\(dispatcher.objects.name(of: presenter)) 正在呈现 \(dispatcher.objects.name(of: other))"
        )
      )
      return
    }
    guard let window = source.viewIfLoaded?.window ?? presenter.viewIfLoaded?.window else {
      declinePresentation(
        of: presented,
        by: presenter,
        reason: Text(
          "the view of \(dispatcher.objects.name(of: source)) is not in a window",
          zh: "\(dispatcher.objects.name(of: source)) 的视图不在任何窗口里"
        )
      )
      return
    }
    presented.loadViewIfNeeded()
    let presentation = simulation.enter {
      Presentation(of: presented, by: presenter, style: style, in: window)
    }
    // Before the two know each other: a first responder that is asked to resign finds the screen as
    // it was.
    preserveFocus(in: presentation)
    presenter.presentedController = presented
    presented.presentingController = presenter
    presented.presentation = presentation
    start(presentation, animated: animated, completion: completion)
  }

  /// Returns who presents when a controller is asked to.
  ///
  /// A style that looks for a context stops at the first container that defines one; every other
  /// goes up to the outermost.
  private func presenter(
    from source: UIViewController,
    style: UIModalPresentationStyle
  )
    -> UIViewController
  {
    var current = source
    while let parent = current.parentController {
      if style.usesContext, current.contextDefined { return current }
      current = parent
    }
    return current
  }

  private func declinePresentation(
    of presented: UIViewController,
    by presenter: UIViewController,
    reason: Text
  ) {
    dispatcher.emit(
      .declined,
      .route,
      at: presenter.index,
      fields: [
        TraceField(.controller, .object(presented.index)), TraceField(.reason, .said(reason)),
      ]
    )
  }

  private func start(_ presentation: Presentation, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentation.presenter, let presented = presentation.presented else {
      return
    }
    let rule = Rule.firstResponderTransitionOrder
    let covers = presentation.style.covers
    if covers { presenter.beginDisappearing(animated: animated, rule: rule) }
    presented.sizeRootView(to: presentation.presentedFrame)
    presented.presentationStage = .presented
    presented.beginAppearing(animated: animated, rule: rule)
    // After `viewWillAppear`, in which the view is in no window yet.
    if let view = presented.viewIfLoaded { presentation.container.addSubview(view) }
    presentation.window?.addSubview(presentation.container)
    presented.continueAppearing(animated: animated, rule: rule)
    layout(presentation.container)
    presentation.dimming?.pressed = { [weak presented] in presented?.pressedBeside() }
    run(presentation, animated: animated) { [unowned self] in
      presented.endAppearing(animated: animated, rule: rule)
      presented.presentationStage = nil
      if covers {
        // Not earlier: until the presented one has arrived, both are on the screen.
        takeOut(presentation)
        presenter.endDisappearing(animated: animated, rule: rule)
      }
      if let completion { dispatcher.runOwnCode(of: presented, completion) }
    }
  }

  /// Takes the covered presenter's view out of the window.
  private func takeOut(_ presentation: Presentation) {
    guard let view = presentation.presenter?.viewIfLoaded, let superview = view.superview,
      let index = superview.children.firstIndex(where: { $0 === view })
    else { return }
    // Where it was among its siblings, for the app may have put views beside it.
    presentation.presenterPlace = (WeakView(view: superview), index)
    view.removeFromSuperview()
  }

  // MARK: - Dismissing

  /// Dismisses what a controller presents, or else the controller itself through its presenter.
  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let presented = controller.presentedViewController,
      let presentation = presented.presentation
    {
      end(presentation, animated: animated, completion: completion)
    } else if let presenter = controller.presentingViewController {
      // Through the presenter's own method: an override of it sees what its presented controllers
      // ask for.
      dispatcher.callVoid(.dismiss, on: presenter, arguments: [.flag(animated)]) {
        presenter.dismiss(animated: animated, completion: completion)
      }
    } else {
      dispatcher.emit(
        .declined,
        .route,
        at: controller.index,
        fields: [
          TraceField(.reason, .said(Text("nothing is presented here", zh: "这里没有呈现任何控制器")))
        ]
      )
    }
  }

  /// Ends a presentation, and with it those above; the presenter's `dismiss` is not called.
  ///
  /// The way of the presentation mirrored: those that go will disappear, the last one first; a
  /// presenter that was covered will appear and has its view back; after the animation it did
  /// appear, and they did disappear.
  func end(_ presentation: Presentation, animated: Bool, completion: (() -> Void)?) {
    guard !presentation.isDismissing else { return }
    settle(presentation)
    // What finished just now may have ended it already.
    guard let presenter = presentation.presenter, presenter.presentedController != nil,
      presenter.presentedController === presentation.presented
    else { return }
    let rule = Rule.firstResponderTransitionOrder
    // The whole stack above goes; what was covered comes back.
    let stack = stack(from: presentation)
    for part in stack {
      settle(part)
      part.isDismissing = true
    }
    // Kept by this list until all are told: the presenters let go of them before.
    let leaving = stack.reversed().compactMap(\.presented)
    for presented in leaving {
      presented.presentationStage = .dismissed
      presented.beginDisappearing(animated: animated, rule: rule)
    }
    let isCovered = presentation.presenterPlace != nil
    if isCovered {
      presenter.beginAppearing(animated: animated, rule: rule)
      putBack(presentation)
      presenter.continueAppearing(animated: animated, rule: rule)
      if let window = presentation.window { layout(window) }
    }
    run(presentation, animated: animated) { [unowned self] in
      if isCovered { presenter.endAppearing(animated: animated, rule: rule) }
      // Before they are told that they have gone: whoever is told may present anew.
      for part in stack.reversed() { unlink(part) }
      for presented in leaving {
        presented.endDisappearing(animated: animated, rule: rule)
        presented.presentationStage = nil
      }
      // It may have stayed for the sake of a form sheet that is no longer there.
      simulation.firstResponders.updateKeyboard()
      for part in stack.reversed() { restoreFocus(of: part) }
      if let completion { dispatcher.runOwnCode(of: presenter, completion) }
    }
  }

  private func stack(from presentation: Presentation) -> [Presentation] {
    var stack = [presentation]
    while let next = stack[stack.count - 1].presented?.presentedController?.presentation {
      stack.append(next)
    }
    return stack
  }

  private func putBack(_ presentation: Presentation) {
    guard let place = presentation.presenterPlace, let superview = place.superview.view,
      let view = presentation.presenter?.viewIfLoaded
    else { return }
    presentation.presenterPlace = nil
    superview.insertSubview(view, at: place.index)
  }

  private func unlink(_ presentation: Presentation) {
    stopSheet(of: presentation)
    presentation.container.removeFromSuperview()
    let presented = presentation.presented
    presented?.viewIfLoaded?.removeFromSuperview()
    presented?.presentation = nil
    presented?.presentingController = nil
    if presentation.presenter?.presentedController === presented {
      presentation.presenter?.presentedController = nil
    }
  }

  /// A root controller goes: so does what it presents.
  func endPresentations(of controller: UIViewController) {
    guard let presentation = controller.presentedController?.presentation else { return }
    // The focus of a root that goes does not come back.
    presentation.preserved = nil
    end(presentation, animated: false, completion: nil)
  }

  // MARK: - Time

  /// Does the rest at once, or when the transition's time is over.
  private func run(_ presentation: Presentation, animated: Bool, finish: @escaping () -> Void) {
    guard animated else {
      finish()
      return
    }
    presentation.isMoving = true
    startTransition(of: presentation, object: presentation.presented) {
      presentation.isMoving = false
      finish()
    }
  }

  /// Ends a transition that is under way.
  private func settle(_ presentation: Presentation) { settleTransition(of: presentation) }

  // MARK: - Focus

  /// The first responder gives way to a presentation.
  ///
  /// It is asked to resign as by anybody and may refuse; then it keeps the focus, and nothing comes
  /// back.
  ///
  /// - first-responder.modal-preserved, first-responder.popover-keeps
  private func preserveFocus(in presentation: Presentation) {
    let isPopover = presentation.style == .popover
    if isPopover, !simulation.profile.isOn(.popoverKeeps) { return }
    guard let responder = presentation.window?.firstResponderStorage else { return }
    let rule: Rule = isPopover ? .firstResponderPopoverKeeps : .firstResponderModalPreserved
    simulation.firstResponders.noteAsking(.resignFirstResponder, of: responder, rule: rule)
    guard responder.askResignFirstResponder(), simulation.profile.isOn(.modalPreserved) else {
      return
    }
    presentation.preserved = responder
    presentation.focusRule = rule
  }

  /// What gave way to a presentation gets the focus again.
  ///
  /// Only where nobody has taken the focus meanwhile, and what had it is in the window still.
  private func restoreFocus(of presentation: Presentation) {
    guard let responder = presentation.preserved, let window = presentation.window,
      window.firstResponderStorage == nil, responder.responderWindow === window
    else { return }
    simulation.firstResponders.noteAsking(
      .becomeFirstResponder,
      of: responder,
      rule: presentation.focusRule
    )
    responder.askBecomeFirstResponder()
  }
}

extension UIViewController {
  /// A finger pressed beside what is presented: a popover goes.
  fileprivate final func pressedBeside() {
    guard let presentation, presentation.style == .popover, !presentation.isDismissing,
      !isModalInPresentation
    else { return }
    dispatcher.callVoid(.dismiss, on: self, arguments: [.flag(true)]) {
      dismiss(animated: true)
    }
  }
}
