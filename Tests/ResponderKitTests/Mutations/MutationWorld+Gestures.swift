import Foundation
@_spi(Workbench) @testable import ResponderKit

extension MutationWorld {
  /// Makes a recognizer of a random class and puts it on a view.
  func makeRecognizer(on view: UIView) {
    let recognizer: UIGestureRecognizer =
      switch numbers.next(below: 9) {
      case 0: UITapGestureRecognizer()
      case 1: doubleTap()
      case 2: UILongPressGestureRecognizer()
      case 3: UIPanGestureRecognizer()
      case 4: UISwipeGestureRecognizer()
      case 5: UIPinchGestureRecognizer()
      case 6: UIRotationGestureRecognizer()
      default: MutatingRecognizer(in: self)
      }
    recognizer.cancelsTouchesInView = numbers.once(in: 2)
    recognizer.delaysTouchesBegan = numbers.once(in: 4)
    recognizer.delaysTouchesEnded = numbers.once(in: 2)
    recognizer.addTarget(numbers.pick(views) ?? view, action: "change:")
    if numbers.once(in: 2) { recognizer.delegate = delegate }
    if let other = numbers.pick(recognizers), numbers.once(in: 3) {
      recognizer.require(toFail: other)
    }
    add(recognizer)
    disturb(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }

  /// Changes a recognizer at random, whatever it is in the middle of.
  func changeRecognizers() {
    guard let recognizer = numbers.pick(recognizers), let view = numbers.pick(views) else { return }
    switch numbers.next(below: 10) {
    case 0: recognizer.isEnabled.toggle()
    case 1: view.addGestureRecognizer(recognizer)
    case 2: recognizer.view?.removeGestureRecognizer(recognizer)
    case 3: numbers.pick(recognizers)?.require(toFail: recognizer)
    case 4: recognizer.delegate = recognizer.delegate == nil ? delegate : nil
    case 5: view.gestureRecognizers = view.gestureRecognizers?.reversed()
    case 6:
      recognizer.state = UIGestureRecognizer.State(rawValue: numbers.next(below: 6)) ?? .failed
    case 7: if recognizers.count < 40 { makeRecognizer(on: view) }
    case 8:
      // Nobody but its view may keep it now.
      recognizers.removeAll { $0 === recognizer }
    default:
      (recognizer as? UIPanGestureRecognizer)?.setTranslation(point(), in: view)
      (recognizer as? UIPinchGestureRecognizer)?.scale = odd()
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = numbers.next(below: 4)
      recognizer.removeTarget(nil, action: nil)
    }
  }

  /// What recognizers have left behind that cannot be.
  var faultsOfRecognizers: [String] {
    var faults: [String] = []
    for view in views {
      // The getter answers what an override makes up.
      for recognizer in view.listedRecognizers where recognizer.view !== view {
        faults.append(
          "\(simulation.objects.name(of: recognizer)) is on \(simulation.objects.name(of: view)), which it does "
            + "not know"
        )
      }
    }
    return faults
  }
}

/// A recognizer of the app's own that assigns what it likes and changes the world meanwhile.
final class MutatingRecognizer: UIGestureRecognizer {
  private unowned let world: MutationWorld

  init(in world: MutationWorld) {
    self.world = world
    super.init(target: nil, action: nil)
  }

  private func act(_ touches: Set<UITouch>, _ event: UIEvent) {
    world.change()
    if world.numbers.once(in: 2) {
      state = State(rawValue: world.numbers.next(below: 6)) ?? .failed
    }
    if touches.count == 1, let touch = touches.first, world.numbers.once(in: 6) {
      ignore(touch, for: event)
    }
    world.change()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    act(touches, event)
  }
  override func reset() { world.change() }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    world.change()
    return world.numbers.once(in: 2)
  }
}

extension MutatingDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { answer() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !answer() }
}
