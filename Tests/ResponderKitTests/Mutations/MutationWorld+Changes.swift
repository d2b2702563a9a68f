import Foundation
@_spi(Workbench) import ResponderKit

extension MutationWorld {
  /// Changes something at random: called by anything at any time.
  func change() {
    guard budget > 0, simulation.dispatcher.failure == nil else { return }
    budget -= 1
    switch numbers.next(below: 7) {
    case 0, 1: changeTree()
    case 2: changeView()
    case 3: changeControllers()
    case 4: changeFocus()
    case 5: changeRecognizers()
    default: callBack()
    }
  }

  private func changeTree() {
    guard let view = numbers.pick(views), let other = numbers.pick(views) else { return }
    switch numbers.next(below: 10) {
    case 0, 1: view.removeFromSuperview()
    case 2: view.addSubview(other)
    case 3: view.insertSubview(other, at: numbers.next(below: 4) - 1)
    case 4: view.insertSubview(other, belowSubview: numbers.pick(views) ?? other)
    case 5: view.bringSubviewToFront(other)
    case 6: view.exchangeSubview(at: 0, withSubviewAt: numbers.next(below: 3))
    case 7: if views.count < 80 { view.addSubview(makeView()) }
    case 8:
      // Nobody but the model may keep it now.
      if !(view is UIWindow) { views.removeAll { $0 === view } }
    default: for child in view.subviews { child.removeFromSuperview() }
    }
  }

  private func changeView() {
    guard let view = numbers.pick(views) else { return }
    switch numbers.next(below: 11) {
    case 0: view.isHidden.toggle()
    case 1: view.frame = CGRect(x: odd(), y: odd(), width: odd(), height: odd())
    case 2: view.bounds = CGRect(x: odd(), y: odd(), width: odd(), height: odd())
    case 3: view.center = CGPoint(x: odd(), y: odd())
    case 4:
      view.transform = CGAffineTransform(
        a: odd(),
        b: odd(),
        c: odd(),
        d: odd(),
        tx: odd(),
        ty: odd()
      )
    case 5: view.alpha = odd()
    case 6: view.layer.anchorPoint = CGPoint(x: odd(), y: odd())
    case 7: view.isUserInteractionEnabled.toggle()
    case 8: (view as? UIControl)?.isEnabled.toggle()
    case 9:
      view.transform = .identity
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    default:
      (view as? UISlider)?.value = Float(odd())
      (view as? UIStepper)?.stepValue = odd()
      (view as? UISegmentedControl)?.removeSegment(at: 0, animated: false)
      (view as? UITextField)?.insertText("text")
      (view as? UITextView)?.selectedRange = NSRange(location: Int.max, length: Int.max)
    }
  }

  private func changeControllers() {
    guard let controller = numbers.pick(controllers), let other = numbers.pick(controllers) else {
      return
    }
    let animated = numbers.once(in: 2)
    switch numbers.next(below: 11) {
    case 0: controller.present(other, animated: animated) { [weak self] in self?.change() }
    case 1: controller.dismiss(animated: animated) { [weak self] in self?.change() }
    case 2: controller.navigationController?.pushViewController(other, animated: animated)
    case 3: controller.navigationController?.popViewController(animated: animated)
    case 4: (controller as? UINavigationController)?.setViewControllers([other], animated: animated)
    case 5: controller.tabBarController?.selectedIndex = numbers.next(below: 2)
    case 6: controller.tabBarController?.setViewControllers([other], animated: animated)
    case 7:
      controller.addChild(other)
      controller.view.addSubview(other.view)
    case 8: controller.removeFromParent()
    case 9: numbers.pick(windows)?.rootViewController = numbers.once(in: 4) ? nil : other
    default:
      if controllers.count < 30 { _ = makeController() }
      if numbers.once(in: 4) { controllers.removeAll { $0 === controller } }
    }
  }

  private func changeFocus() {
    guard let view = numbers.pick(views), let window = numbers.pick(windows) else { return }
    switch numbers.next(below: 11) {
    case 0, 1: view.becomeFirstResponder()
    case 2: view.resignFirstResponder()
    case 3: view.endEditing(numbers.once(in: 2))
    case 4: window.makeKeyAndVisible()
    case 5: window.makeKey()
    case 6: window.isHidden.toggle()
    case 7: view.reloadInputViews()
    case 8: numbers.pick(controllers)?.becomeFirstResponder()
    case 9: window.windowScene = window.windowScene == nil ? UIWindowScene() : nil
    default: window.windowLevel = UIWindow.Level(odd())
    }
  }

  /// Calls the model again from inside, or later.
  private func callBack() {
    let application = simulation.application
    guard let view = numbers.pick(views) else { return }
    switch numbers.next(below: 12) {
    case 0: if let lastEvent { application.sendEvent(lastEvent) }
    case 1: if let lastEvent { numbers.pick(windows)?.sendEvent(lastEvent) }
    case 2: application.sendAction("change:", to: nil, from: view, for: lastEvent)
    case 3: (view as? UIControl)?.sendActions(for: [.touchUpInside, .valueChanged])
    case 4:
      let target = numbers.once(in: 2) ? numbers.pick(views) : nil
      (view as? UIControl)?.addTarget(target, action: "change:", for: .allEvents)
    case 5: animate(view)
    case 6: MainQueue.async { [weak self] in self?.changeLater() }
    case 7: MainQueue.asyncAfter(deadline: odd()) { [weak self] in self?.changeLater() }
    case 8: _ = view.hitTest(point(), with: lastEvent)
    case 9: simulation.dispatcher.setOverrides(nil, of: view)
    case 10: simulation.menu.showEditMenu(from: view)
    default:
      _ = view.convert(point(), to: numbers.pick(views))
      _ = view.convert(CGRect(x: odd(), y: odd(), width: odd(), height: odd()), from: nil)
      application.ignoreForAMoment(numbers.once(in: 2))
    }
  }

  private func changeLater() {
    budget = max(budget, 1)
    change()
  }

  private func animate(_ view: UIView) {
    let options: UIView.AnimationOptions = numbers.once(in: 2) ? .allowUserInteraction : []
    let duration = numbers.once(in: 3) ? odd() : 0.3
    UIView.animate(withDuration: duration, delay: 0, options: options) { [weak self] in
      view.alpha = 0.5
      self?.change()
    } completion: { [weak self] _ in
      self?.changeLater()
    }
  }
}

extension UIApplication {
  /// Begins to ignore interaction, or ends it.
  fileprivate func ignoreForAMoment(_ begins: Bool) {
    if begins { beginIgnoringInteractionEvents() } else { endIgnoringInteractionEvents() }
  }
}
