import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// A screen with one window and what the tests of this folder ask of it.
final class Screen {
  let simulation: Simulation
  let window: UIWindow
  private(set) var records: [TraceRecord] = []
  /// Windows besides the first: a simulation keeps none alive.
  var moreWindows: [UIWindow] = []
  /// What is done in the end, to undo cycles that a test made.
  var whenDone: [() -> Void] = []

  init(profile: Profile = Profile(), level: TraceLevel = .full) {
    let simulation = Simulation(profile: profile)
    self.simulation = simulation
    window = simulation.enter {
      let scene = UIWindowScene()
      simulation.objects.name(scene, "scene")
      let window = UIWindow(windowScene: scene)
      simulation.objects.name(window, "window")
      window.makeKeyAndVisible()
      return window
    }
    simulation.dispatcher.trace.level = level
    simulation.dispatcher.trace.sink = { [unowned self] record in
      records.append(record)
      SeenRules.current?.note(record)
    }
  }

  deinit {
    for work in whenDone { work() }
  }

  /// Makes a named view inside another, by default inside the window.
  @discardableResult
  func add<V: UIView>(_ name: String, _ view: @autoclosure () -> V, in parent: UIView? = nil) -> V {
    simulation.enter {
      let view = view()
      simulation.objects.name(view, name)
      (parent ?? window).addSubview(view)
      return view
    }
  }

  /// Presses and lifts one finger, and returns what came of it.
  @discardableResult
  func tap(_ x: Double, _ y: Double) throws -> Outcome {
    simulation.dispatcher.beginCommand()
    try simulation.touches.send([TouchChange(1, .began, at: CGPoint(x: x, y: y))])
    simulation.advance(to: simulation.now + 80_000)
    try simulation.touches.send([TouchChange(1, .ended, at: CGPoint(x: x, y: y))])
    return simulation.finishStimulus()
  }

  /// The rules that decided so far, in order.
  var rules: [String] { records.compactMap { $0.rule?.id } }

  /// The names of the objects.
  func names(_ indices: [ObjectIndex]) -> [String] {
    indices.map { simulation.objects.name(of: $0) }
  }
}

extension TraceRecord {
  /// The value of a field, as text.
  func text(_ key: TraceField.Key) -> String? {
    for field in fields where field.key == key {
      switch field.value {
      case .text(let text): return text
      case .said(let sentence): return sentence.en
      default: return nil
      }
    }
    return nil
  }

  /// How the call was answered.
  var how: String { text(.how) ?? "" }
}
