import Foundation
@_spi(Workbench) import ResponderKit
import Testing

private final class Wide: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

/// While nobody is told of single calls, views without overrides are asked without records.
struct QuietHitTestTests {
  /// Builds a tree of all kinds of views.
  private func build(_ seed: UInt64, level: TraceLevel) -> Screen {
    let screen = Screen(level: level)
    var numbers = SeededNumbers(seed: seed)
    var views: [UIView] = [screen.window]
    for place in 0..<60 {
      let parent = views[numbers.next(below: views.count)]
      let frame = CGRect(
        x: numbers.next(below: 200),
        y: numbers.next(below: 300),
        width: numbers.next(below: 300),
        height: numbers.next(below: 300)
      )
      let view = screen.make { () -> UIView in
        switch numbers.next(below: 12) {
        case 0: UILabel(frame: frame)
        case 1: Wide(frame: frame)
        case 2: UIControl(frame: frame)
        default: UIView(frame: frame)
        }
      }
      screen.add("view\(place)", view, in: parent)
      switch numbers.next(below: 12) {
      case 0: view.isHidden = true
      case 1: view.alpha = 0.01
      case 2: view.isUserInteractionEnabled = false
      case 3: view.transform = CGAffineTransform(rotationAngle: 0.7)
      case 4: view.transform = CGAffineTransform(scaleX: 0, y: 1)
      case 5: view.bounds.origin = CGPoint(x: 10, y: 10)
      case 6: (view as? UIControl)?.isEnabled = false
      case 7: screen.override(view, [.hitTest: { _, callSuper in callSuper() }])
      default: break
      }
      views.append(view)
    }
    return screen
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `they are hit, and rules decide, as when every call is recorded`(_ seed: UInt64) {
    let quiet = build(seed, level: .outcome)
    let recorded = build(seed, level: .full)
    for x in stride(from: 0.5, to: 390, by: 26) {
      for y in stride(from: 0.5, to: 844, by: 67) {
        _ = (
          quiet.simulation.dispatcher.trace.takeDecided(),
          recorded.simulation.dispatcher.trace.takeDecided()
        )
        #expect(quiet.hit(x, y) == recorded.hit(x, y))
        #expect(
          quiet.simulation.dispatcher.trace.takeDecided()
            == recorded.simulation.dispatcher.trace.takeDecided()
        )
      }
    }
  }

  @Test func `an app that asks a view itself gets the same answer, by the same rules`() {
    let quiet = build(5, level: .outcome)
    let recorded = build(5, level: .full)
    for x in stride(from: 0.5, to: 390, by: 26) {
      for y in stride(from: 0.5, to: 844, by: 67) {
        let answers = [quiet, recorded].map { screen -> (String?, Set<Rule>) in
          _ = screen.simulation.dispatcher.trace.takeDecided()
          let hit = screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
          return (
            hit.map { screen.simulation.objects.name(of: $0) },
            screen.simulation.dispatcher.trace.takeDecided()
          )
        }
        #expect(answers[0] == answers[1])
      }
    }
  }

  @Test func `an override that a document brings later is asked`() {
    let screen = Screen(level: .outcome)
    let box = screen.box("box", 0, 0, 100, 100)
    #expect(screen.hit(5, 5) == "box")
    screen.override(box, [.hitTest: { _, _ in .none }])
    #expect(screen.hit(5, 5) == "window")
    screen.simulation.dispatcher.setOverrides(nil, of: box)
    #expect(screen.hit(5, 5) == "box")
  }
}
