import CBench
import Foundation
@_spi(Workbench) import ResponderKit

// Hit-testing in this process, at the level `outcome`, beside a bare walk in C.

extension Rows {
  /// A window of so many siblings; a touch at (5, 5) lies in the first only, so all are asked.
  static func siblings(_ count: Int) -> Row {
    let screen = Siblings(count)
    let rectangles = (0..<count).flatMap { index -> [Double] in
      index == 0 ? [0, 0, 10, 10] : [20, 20, 10, 10]
    }
    return Row(name: "hit-test, \(count) siblings", bar: .atMost(4), unit: "×") {
      let rounds = 2_000_000 / count
      let clock = ContinuousClock()
      var hits = 0
      let walked = clock.measure {
        for _ in 0..<rounds where cbench_walk(rectangles, Int32(count), 5, 5) == 0 { hits += 1 }
      }
      let asked = clock.measure {
        for _ in 0..<rounds where screen.hit() { hits += 1 }
      }
      guard hits == rounds * 2 else { throw BenchError("the wrong view was hit") }
      return asked / walked
    }
  }

  /// Allocations for each view of a hit-test of 1,024 siblings, beyond those of one with ten.
  static var allocations: Row {
    let few = Siblings(10)
    let many = Siblings(1024)
    return Row(
      name: "allocations for each view asked",
      bar: .atMost(0),
      unit: "",
      sample: {
        _ = few.hit() && many.hit()
        let first = cbench_allocations()
        _ = few.hit()
        let second = cbench_allocations()
        _ = many.hit()
        let third = cbench_allocations()
        return Double((third - second) - (second - first)) / 1014
      },
      rounds: 3
    )
  }

  /// How the time grows from 10 to 100,000 views of which the same ten are visited.
  static var growth: Row {
    let small = Siblings(10)
    let large = Siblings(10, behind: 99_000)
    return Row(name: "growth 10 → 99,000 views, ten visited", bar: .atMost(1.5), unit: "×") {
      let clock = ContinuousClock()
      let first = clock.measure { for _ in 0..<20_000 { _ = small.hit() } }
      let second = clock.measure { for _ in 0..<20_000 { _ = large.hit() } }
      return second / first
    }
  }
}

/// A window with siblings, the last-added of which is asked first.
private final class Siblings {
  private let simulation = Simulation()
  private let window: UIWindow

  /// Makes so many siblings, and others inside a view that the point does not lie in.
  init(_ count: Int, behind others: Int = 0) {
    let simulation = simulation
    window = simulation.enter {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      for index in 0..<count {
        window.addSubview(
          UIView(
            frame: index == 0
              ? CGRect(x: 0, y: 0, width: 10, height: 10)
              : CGRect(x: 20, y: 20, width: 10, height: 10)
          )
        )
      }
      if others > 0 {
        let away = UIView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
        for _ in 0..<others { away.addSubview(UIView(frame: .zero)) }
        window.insertSubview(away, at: 1)
      }
      return window
    }
  }

  /// Asks where a touch at (5, 5) goes; true when it is the first of the siblings.
  func hit() -> Bool {
    simulation.beginCommand()
    return simulation.hitView(at: CGPoint(x: 5, y: 5)) === window.subviews.first
  }
}
