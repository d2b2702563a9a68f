import Foundation
@_spi(Workbench) import ResponderKit

/// A document's overrides that change the world, and answer what they like.
final class MutatingOverrides: DocumentOverrides {
  /// The methods that a document may override on some object.
  static let methods: [ResponderKit.Method] = [
    .next, .canBecomeFirstResponder, .becomeFirstResponder, .canResignFirstResponder,
    .resignFirstResponder, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    .motionBegan, .motionEnded, .remoteControlReceived, .canPerformAction, .target, .inputView,
    .inputAccessoryView, .undoManager, .hitTest, .pointInside, .layoutSubviews,
    .didMoveToSuperview, .didMoveToWindow, .willMoveToWindow, .sendEvent, .becomeKey, .resignKey,
    .canBecomeKey, .beginTracking, .continueTracking, .endTracking, .cancelTracking, .loadView,
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent,
    .shouldAutomaticallyForwardAppearanceMethods, .sendAction, .pressesBegan, .pressesEnded,
    .pressesCancelled, .keyCommands, .canBecomeFocused, .validate, .gestureRecognizerShouldBegin,
    .gestureRecognizers, .canPrevent, .canBePrevented, .shouldRequireFailure,
    .shouldBeRequiredToFail, .shouldReceive, .reset,
  ]

  private let chosen: Set<ResponderKit.Method>
  private unowned let world: MutationWorld

  init(_ chosen: Set<ResponderKit.Method>, in world: MutationWorld) {
    self.chosen = chosen
    self.world = world
  }

  func overrides(_ method: ResponderKit.Method) -> Bool { chosen.contains(method) }

  func run(
    _ method: ResponderKit.Method,
    on object: AnyObject,
    arguments: [Value],
    callSuper: () -> Value
  ) -> Value {
    for case .object(let object) in arguments {
      if let event = object as? UIEvent { world.lastEvent = event }
    }
    if world.numbers.once(in: 2) { world.change() }
    let answer = world.numbers.once(in: 4) ? made(method) : callSuper()
    if world.numbers.once(in: 3) { world.change() }
    return answer
  }

  /// An answer out of nowhere.
  private func made(_ method: ResponderKit.Method) -> Value {
    switch method {
    case .next, .target, .hitTest, .inputView, .inputAccessoryView:
      world.numbers.once(in: 2)
        ? .none : world.numbers.pick(world.views).map { .object($0) } ?? .none
    case .gestureRecognizers:
      .list(world.numbers.pick(world.recognizers).map { [.object($0)] } ?? [])
    case .keyCommands: .list(world.commands.map { .object($0) })
    default: .flag(world.numbers.once(in: 2))
    }
  }

  func implements(_ action: Selector) -> Bool? { action == "change:" ? true : nil }

  func perform(_ action: Selector, on object: AnyObject, sender: AnyObject?, event: UIEvent?) {
    world.change()
  }
}

/// A subclass that changes the world in Swift, as a module's does.
final class MutatingView: UIView {
  private unowned let world: MutationWorld

  init(frame: CGRect, in world: MutationWorld) {
    self.world = world
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if world.numbers.once(in: 3) { world.change() }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world.change()
    super.touchesBegan(touches, with: event)
    world.change()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if world.numbers.once(in: 2) { super.touchesEnded(touches, with: event) }
    world.change()
  }

  override func willMove(toSuperview newSuperview: UIView?) { world.change() }

  override func willRemoveSubview(_ subview: UIView) { world.change() }

  override func didAddSubview(_ subview: UIView) { world.change() }
}
