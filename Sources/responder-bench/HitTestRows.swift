import CBench
import Foundation
@_spi(Workbench) import ResponderKit

// Hit-testing in this process, at the level `outcome`, beside a bare walk in C.

extension Rows {
  static var hitTests: [Row] {
    [
      beside("hit-test, chain of 10", rounds: 100_000) { Tree(chain: 10) },
      beside("hit-test, 1,024 siblings", rounds: 1000) { Tree(siblings: 1024) },
      allocations("allocations per view, chain") { (Tree(chain: 10), Tree(chain: 110), 100) },
      allocations("allocations per view, siblings") {
        (Tree(siblings: 10), Tree(siblings: 1010), 1000)
      },
      unvisited, visited,
    ]
  }

  /// A hit-test of the same tree by both.
  private static func beside(_ name: String, rounds: Int, _ make: @escaping () -> Tree) -> Row {
    Row(name: name, unit: .seconds, bar: .atMost(4)) {
      let tree = make()
      // A walk that turns off too early is a fast one, and a ratio of two such says nothing.
      guard tree.isHitRight else { throw BenchError("the wrong view was hit") }
      return {
        let walk = time(rounds) { tree.walk() }
        let hit = time(rounds) { tree.hit() }
        return Sample(ours: hit, ceiling: walk)
      }
    }
  }

  /// Allocations for each further view that is asked.
  private static func allocations(
    _ name: String,
    _ make: @escaping () -> (few: Tree, many: Tree, more: Double)
  ) -> Row {
    Row(name: name, unit: .count, bar: .atMost(0), rounds: 3) {
      guard cbench_allocations() > 0 else { throw BenchError("allocations are not counted") }
      let trees = make()
      // What is found out once and kept is found out here.
      trees.few.hit()
      trees.many.hit()
      return {
        let first = cbench_allocations()
        trees.few.hit()
        let second = cbench_allocations()
        trees.many.hit()
        let third = cbench_allocations()
        // A hit test has allocations of its own, which the difference leaves out.
        return Sample(ours: Double((third - second) - (second - first)) / trees.more)
      }
    }
  }

  /// The same ten views are asked while the tree grows beside them.
  private static var unvisited: Row {
    Row(name: "10 → 100,000 views, the same ten asked", unit: .seconds, bar: .atMost(1.5)) {
      let small = Tree(siblings: 10)
      let large = Tree(siblings: 10, elsewhere: 99_980)
      return {
        Sample(ours: time(20_000) { large.hit() }, ceiling: time(20_000) { small.hit() })
      }
    }
  }

  /// What each view costs when all of them are asked.
  private static var visited: Row {
    Row(name: "1,000 → 100,000 views, each asked", unit: .seconds, bar: .atMost(4)) {
      let small = Tree(siblings: 1000)
      let large = Tree(siblings: 99_980)
      return {
        // Both sides ask two million views, so that neither is measured more finely.
        let few = time(2000) { small.hit() } / 1000
        let many = time(20) { large.hit() } / 99_980
        return Sample(ours: many, ceiling: few)
      }
    }
  }
}

/// A window with views, and the same rectangles for C.
private final class Tree {
  private static let point = CGPoint(x: 5, y: 5)

  private let simulation = Simulation()
  private let window: UIWindow
  private let target: UIView
  private var rectangles: [cbench_rectangle] = []
  private var views: [UIView] = []

  /// Views inside one another, all of which contain the point.
  convenience init(chain count: Int) {
    self.init { window in
      var innermost: UIView = window
      for _ in 0..<count {
        let view = UIView(frame: CGRect(x: 0.01, y: 0.01, width: 200, height: 200))
        innermost.addSubview(view)
        innermost = view
      }
      return innermost
    }
  }

  /// Siblings of which only the rearmost contains the point, so that all are asked; and others,
  /// inside a view that does not contain it.
  convenience init(siblings count: Int, elsewhere others: Int = 0) {
    self.init { window in
      let target = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(target)
      for _ in 1..<count {
        window.addSubview(UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10)))
      }
      if others > 0 {
        let away = UIView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
        for _ in 0..<others { away.addSubview(UIView(frame: .zero)) }
        window.addSubview(away)
      }
      return target
    }
  }

  /// Fills a window; `fill` returns the view that the point hits.
  private init(_ fill: (UIWindow) -> UIView) {
    (window, target) = simulation.enter {
      let window = UIWindow(windowScene: UIWindowScene())
      window.makeKeyAndVisible()
      return (window, fill(window))
    }
    views = [window]
    var place = 0
    // Breadth first, because C finds the children of a view by the first and their number.
    while place < views.count {
      let view = views[place]
      rectangles.append(
        cbench_rectangle(
          x: view.frame.minX,
          y: view.frame.minY,
          width: view.frame.width,
          height: view.frame.height,
          first: Int32(views.count),
          count: Int32(view.subviews.count)
        )
      )
      views += view.subviews
      place += 1
    }
  }

  /// Whether both find the view that they should.
  var isHitRight: Bool {
    window.hitTest(Self.point, with: nil) === target
      && views[Int(cbench_walk(rectangles, Self.point.x, Self.point.y))] === target
  }

  /// Asks the window, as UIKit asks it for a touch.
  func hit() {
    _ = window.hitTest(Self.point, with: nil)
  }

  /// Asks C the same.
  func walk() {
    _ = cbench_walk(rectangles, Self.point.x, Self.point.y)
  }
}
