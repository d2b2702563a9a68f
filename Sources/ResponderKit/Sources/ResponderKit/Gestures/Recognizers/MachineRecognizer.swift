/// A machine that sees one finger at a time.
///
/// Each input answers what the recognizer is to do. After each, `deadline` says when the machine
/// wants to hear that nothing has happened.
protocol FingerMachine {
  /// When the machine wants to be woken, if nothing happens.
  var deadline: Int64? { get }
  /// A finger came down.
  mutating func began(_ sample: FingerSample) -> GestureStep
  /// A finger moved.
  mutating func moved(_ sample: FingerSample) -> GestureStep
  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep
  /// The deadline has come.
  mutating func timeIsUp() -> GestureStep
}

/// A recognizer whose machine sees one finger at a time.
///
/// The recognizer keeps the machine and hands it what its touches methods get; cancelled touches
/// never reach the machine.
protocol MachineRecognizer: UIGestureRecognizer {
  associatedtype Machine: FingerMachine
  var machine: Machine { get set }
}

extension MachineRecognizer {
  /// Hands the machine fingers, one by one, and does what it asks for.
  func feed(_ phase: UITouch.Phase, _ touches: [UITouch]) {
    if phase == .cancelled { return losesTouches() }
    for touch in touches { feed(phase, sample(of: touch)) }
  }

  /// Hands the machine keys and buttons: fingers that stay where they are.
  func feed(_ phase: UITouch.Phase, _ presses: Set<UIPress>) {
    for sample in samples(of: presses) { feed(phase, sample) }
  }

  /// Wakes the machine.
  ///
  /// Called for a deadline of the machine's, in virtual time.
  func wake() {
    let step = machine.timeIsUp()
    follow(step, wakeAt: machine.deadline)
  }

  private func feed(_ phase: UITouch.Phase, _ sample: FingerSample) {
    let step: GestureStep =
      switch phase {
      case .began: machine.began(sample)
      case .moved: machine.moved(sample)
      case .ended: machine.ended(sample)
      case .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited: .stay
      }
    follow(step, wakeAt: machine.deadline)
  }
}
