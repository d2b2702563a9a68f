import CBench
import Foundation
@_spi(Workbench) import ResponderKit

// Fingers on their whole way, at the level `outcome`: hit test, recognizers, views, actions.

extension Rows {
  static var gestures: [Row] {
    [
      Row(
        name: "a tap through 5 recognizers",
        unit: .perSecond,
        bar: .atLeast(200_000)
      ) {
        let stage = try Stage.tapped
        return { Sample(ours: 1 / time(20_000, stage.tap)) }
      },
      Row(name: "a tap without recognizers", unit: .perSecond, bar: nil) {
        let stage = Stage(depth: 3)
        return { Sample(ours: 1 / time(20_000, stage.tap)) }
      },
      Row(name: "an event of a pinch, 6 recognizers", unit: .seconds, bar: nil) {
        let stage = try Stage.pinched
        return { Sample(ours: time(200, stage.pinch) / Stage.pinchEvents) }
      },
      allocations("allocations per event, tap, 5 recognizers", events: 2) {
        let stage = try Stage.tapped
        return stage.tap
      },
      allocations("allocations per event, pinch", events: Stage.pinchEvents) {
        let stage = try Stage.pinched
        return stage.pinch
      },
    ]
  }

  /// Allocations for each event of a gesture that is made again and again.
  private static func allocations(
    _ name: String,
    events: Double,
    _ make: @escaping () throws -> () -> Void
  ) -> Row {
    Row(name: name, unit: .count, bar: nil, rounds: 3) {
      guard cbench_allocations() > 0 else { throw BenchError("allocations are not counted") }
      let gesture = try make()
      return {
        let before = cbench_allocations()
        for _ in 0..<1000 { gesture() }
        return Sample(ours: Double(cbench_allocations() - before) / 1000 / events)
      }
    }
  }
}

/// A window with views inside one another, and recognizers on them.
private final class Stage {
  /// The events of one pinch: both fingers down, half a second at 60 Hz, both up.
  static let pinchEvents = 32.0

  private let simulation = Simulation()
  private let window: UIWindow
  private var views: [UIView] = []
  private let target = Target()
  private var time: Int64 = 0

  init(depth: Int) {
    window = simulation.enter { UIWindow(windowScene: UIWindowScene()) }
    simulation.enter {
      window.makeKeyAndVisible()
      var parent: UIView = window
      for _ in 0..<depth {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.isMultipleTouchEnabled = true
        parent.addSubview(view)
        views.append(view)
        parent = view
      }
    }
  }

  /// A tap, a pan, a long press and a swipe on the way up, and a tap for the whole screen.
  static var tapped: Stage {
    get throws {
      let stage = Stage(depth: 3)
      stage.add(UITapGestureRecognizer(), to: 2)
      stage.add(UIPanGestureRecognizer(), to: 1)
      stage.add(UILongPressGestureRecognizer(), to: 1)
      stage.add(UISwipeGestureRecognizer(), to: 0)
      stage.add(UITapGestureRecognizer(), to: 0)
      stage.tap()
      guard stage.target.sent == 1 else { throw BenchError("the tap was not recognized") }
      return stage
    }
  }

  /// A pinch and a rotation, and four that see the same fingers.
  static var pinched: Stage {
    get throws {
      let stage = Stage(depth: 3)
      stage.add(UIPinchGestureRecognizer(), to: 2)
      stage.add(UIRotationGestureRecognizer(), to: 2)
      stage.add(UITapGestureRecognizer(), to: 1)
      stage.add(UILongPressGestureRecognizer(), to: 1)
      stage.add(UISwipeGestureRecognizer(), to: 0)
      stage.add(UIPanGestureRecognizer(), to: 0).minimumNumberOfTouches = 3
      stage.pinch()
      guard stage.target.sent > 20 else { throw BenchError("the pinch was not recognized") }
      return stage
    }
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ make: @autoclosure () -> Recognizer,
    to place: Int
  ) -> Recognizer {
    simulation.enter {
      let recognizer = make()
      recognizer.addTarget(target, action: "acted")
      views[place].addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// Presses a finger for 50 ms, long enough after the last one to be no second tap.
  func tap() {
    let point = CGPoint(x: 100, y: 100)
    perform {
      send([TouchChange(1, .began, at: point)], after: 1)
      send([TouchChange(1, .ended, at: point)], after: 0.05)
    }
  }

  /// Moves two fingers apart.
  func pinch() {
    perform {
      send([finger(1, .began, 0), finger(2, .began, 0)], after: 1)
      for step in 1...30 {
        send([finger(1, .moved, step), finger(2, .moved, step)], after: 1.0 / 60)
      }
      send([finger(1, .ended, 30), finger(2, .ended, 30)], after: 1.0 / 60)
    }
  }

  private func finger(_ number: Int, _ phase: UITouch.Phase, _ step: Int) -> TouchChange {
    let way = CGFloat(20 + 4 * step)
    return TouchChange(
      number,
      phase,
      at: CGPoint(x: number == 1 ? 190 - way : 190 + way, y: 300)
    )
  }

  /// Runs a gesture as a stimulus, which has an outcome.
  private func perform(_ gesture: () -> Void) {
    simulation.beginCommand()
    simulation.enter(gesture)
    _ = simulation.finishStimulus()
  }

  private func send(_ changes: [TouchChange], after seconds: Double) {
    time += Int64(seconds * 1_000_000)
    simulation.advance(to: time)
    // What does not fit to the fingers that are down is no finger of a measurement.
    try? simulation.sendTouches(changes)
  }
}

/// Counts the actions that it is sent.
private final class Target: ActionTarget {
  private(set) var sent = 0

  static var actions: Actions { Actions().adding("acted", Target.acted) }

  func acted() { sent += 1 }
}
