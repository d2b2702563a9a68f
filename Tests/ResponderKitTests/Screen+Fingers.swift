import Foundation
@_spi(Workbench) import ResponderKit

extension Screen {
  /// Sends one finger's change.
  func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, finger: Int = 1) throws {
    try simulation.touches.send([TouchChange(finger, phase, at: CGPoint(x: x, y: y))])
  }

  /// Moves a finger that is down in equal steps.
  func slide(
    _ x: Double,
    _ y: Double,
    by dx: Double,
    _ dy: Double,
    steps: Int,
    every seconds: Double = 1 / 60,
    finger: Int = 1
  ) throws {
    for step in 1...steps {
      if seconds > 0 { wait(seconds) }
      let share = Double(step) / Double(steps)
      try simulation.enter { try touch(.moved, x + dx * share, y + dy * share, finger: finger) }
    }
  }
}

/// What a test sets on a screen, and the fingers that touch it.
protocol FingerStage {
  var screen: Screen { get }
  /// How long after what was before a finger moves and lifts, where nothing else is said.
  static var pace: (move: Double, lift: Double) { get }
}

extension FingerStage {
  var simulation: Simulation { screen.simulation }

  func down(_ x: Double, _ y: Double, finger: Int = 1) throws {
    try send(.began, x, y, finger)
  }
  func move(_ x: Double, _ y: Double, finger: Int = 1, after seconds: Double? = nil) throws {
    wait(seconds ?? Self.pace.move)
    try send(.moved, x, y, finger)
  }
  func up(_ x: Double, _ y: Double, finger: Int = 1, after seconds: Double? = nil) throws {
    wait(seconds ?? Self.pace.lift)
    try send(.ended, x, y, finger)
  }

  private func send(_ phase: UITouch.Phase, _ x: Double, _ y: Double, _ finger: Int) throws {
    try simulation.enter { try screen.touch(phase, x, y, finger: finger) }
  }

  func wait(_ seconds: Double) { screen.wait(seconds) }
}
