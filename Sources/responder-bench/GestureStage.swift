import Foundation
@_spi(Workbench) import ResponderKit

/// A window with views inside one another, and recognizers on them.
final class Stage {
  /// The events of one pinch: both fingers down, half a second at 60 Hz, both up.
  static let pinchEvents = 32.0
  /// The events of one drag: down, half a second at 60 Hz, a rest, up.
  static let dragEvents = 33.0

  private let simulation = Simulation()
  private let window: UIWindow
  private var views: [UIView] = []
  private let target = Target()
  /// What a table asks for its cells, which it does not keep.
  private var source: Cells?
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
      // A gesture that nobody recognizes costs little, and would be measured as a fast one.
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

  /// A shelf that scrolls sideways in a page that scrolls down.
  static var nested: Stage {
    get throws {
      let stage = Stage(depth: 1)
      let page = stage.simulation.enter {
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        // Each round scrolls on from where the last one ended, and must not come to the end.
        page.contentSize = CGSize(width: 390, height: 1_000_000)
        let shelf = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 1_000_000))
        shelf.contentSize = CGSize(width: 3900, height: 1_000_000)
        page.addSubview(shelf)
        stage.views[0].addSubview(page)
        return page
      }
      stage.drag()
      guard page.contentOffset.y > 100 else { throw BenchError("the page did not scroll") }
      return stage
    }
  }

  /// A table of cells of which the screen has a few.
  static func list(rows: Int) throws -> Stage {
    let stage = Stage(depth: 1)
    let source = Cells(count: rows)
    stage.source = source
    let table = stage.simulation.enter {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
      table.dataSource = source
      stage.views[0].addSubview(table)
      table.reloadData()
      return table
    }
    stage.tap()
    guard table.indexPathForSelectedRow != nil else { throw BenchError("no row was selected") }
    return stage
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

  /// Moves a finger up, lets it rest, so that nothing goes on, and lifts it.
  func drag() {
    perform {
      send([finger(at: 700)], after: 1)
      for step in 1...30 {
        send([TouchChange(1, .moved, at: place(700 - CGFloat(6 * step)))], after: 1.0 / 60)
      }
      send([TouchChange(1, .moved, at: place(520))], after: 0.2)
      send([TouchChange(1, .ended, at: place(520))], after: 0.2)
    }
  }

  private func place(_ y: CGFloat) -> CGPoint { CGPoint(x: 200, y: y) }
  private func finger(at y: CGFloat) -> TouchChange { TouchChange(1, .began, at: place(y)) }

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
    simulation.dispatcher.beginCommand()
    simulation.enter(gesture)
    _ = simulation.finishStimulus()
  }

  private func send(_ changes: [TouchChange], after seconds: Double) {
    time += Int64(seconds * 1_000_000)
    simulation.advance(to: time)
    // What does not fit to the fingers that are down is no finger of a measurement.
    try? simulation.touches.send(changes)
  }
}

/// Counts the actions that it is sent.
private final class Target: ActionTarget {
  private(set) var sent = 0

  static var actions: Actions { Actions().adding("acted", Target.acted) }

  func acted() { sent += 1 }
}

/// Hands a table its cells.
final class Cells: NSObject, UITableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
