import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Where a run ends with an error instead of a trap, a hang or a full memory.
struct LimitTests {
  @Test func `a method that calls itself ends the run and shows the cycle`() throws {
    let screen = Screen()
    let first = screen.box("first", 0, 0, 100, 100)
    let second = screen.box("second", 0, 0, 100, 100)
    let simulation = screen.simulation
    screen.override(
      first,
      [
        .touchesBegan: { _, _ in
          second.hitTest(.zero, with: nil).map { .object($0) } ?? .none
        }
      ]
    )
    screen.override(
      second,
      [
        .hitTest: { _, _ in
          first.touchesBegan([], with: nil)
          return .none
        }
      ]
    )
    first.touchesBegan([], with: nil)
    let failure = try #require(simulation.dispatcher.failure)
    #expect(failure.kind == .callDepth)
    #expect(failure.message.en.contains("first.touchesBegan → second.hitTest again and again"))
  }

  @Test func `an action that sends itself ends the run`() throws {
    let screen = Screen()
    let application = screen.simulation.application
    let target = screen.make { UIResponder() }
    screen.simulation.objects.name(target, "target")
    screen.simulation.dispatcher.setOverrides(
      Overrides(
        [:],
        actions: ["again:": { application.sendAction("again:", to: target, from: nil, for: nil) }]
      ),
      of: target
    )
    screen.make { _ = application.sendAction("again:", to: target, from: nil, for: nil) }
    #expect(screen.simulation.dispatcher.failure?.kind == .callDepth)
  }

  @Test func `a failed run answers nothing more until the failure is cleared`() throws {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    screen.simulation.dispatcher.stop(
      SimulationError(.cancelled, "stopped by the host", zh: "由宿主停止")
    )
    let count = screen.records.count
    try screen.tap(5, 5)
    #expect(screen.asked(.hitTest).isEmpty)
    #expect(screen.records.count < count + 10)
    screen.simulation.dispatcher.clearFailure()
    try screen.tap(5, 5)
    #expect(!screen.asked(.hitTest).isEmpty)
  }

  @Test func `one command may cause so many calls and no more`() throws {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    screen.simulation.dispatcher.limits.calls = 100
    screen.simulation.dispatcher.beginCommand()
    for _ in 0..<100 { _ = screen.hit(5, 5) }
    #expect(screen.simulation.dispatcher.failure?.kind == .tooManyCalls)
    screen.simulation.dispatcher.clearFailure()
    screen.simulation.dispatcher.beginCommand()
    #expect(screen.hit(5, 5) == "box")
  }

  @Test func `a timer that sets itself again at once is stopped`() throws {
    let screen = Screen()
    let clock = Rearming()
    screen.make { clock.arm() }
    screen.wait(1)
    let failure = try #require(screen.simulation.dispatcher.failure)
    #expect(failure.kind == .tooManyTimers)
    #expect(clock.fired == screen.simulation.dispatcher.limits.timersAtOnce)
    #expect(failure.message.en.contains("MainQueue.async"))
  }

  private final class Rearming {
    var fired = 0

    func arm() {
      MainQueue.async { [self] in
        fired += 1
        arm()
      }
    }
  }

  @Test func `ten thousand timers at one instant are allowed`() {
    let screen = Screen()
    var fired = 0
    screen.make {
      for _ in 0..<screen.simulation.dispatcher.limits.timersAtOnce {
        MainQueue.async { fired += 1 }
      }
    }
    screen.wait(0)
    #expect(fired == 10_000)
    #expect(screen.simulation.dispatcher.failure == nil)
  }

  @Test func `views nest 200 deep and no deeper, from either end`() throws {
    let screen = Screen()
    screen.make {
      var top = screen.window as UIView
      for _ in 1..<200 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        top.addSubview(view)
        top = view
      }
      #expect(screen.simulation.dispatcher.failure == nil)
      #expect(screen.simulation.hitView(at: CGPoint(x: 5, y: 5)) === top)
      top.addSubview(UIView())
    }
    #expect(screen.simulation.dispatcher.failure?.kind == .viewsTooDeep)
    screen.simulation.dispatcher.clearFailure()
    screen.make {
      // From below: each view becomes the only subview of the next.
      var root = UIView()
      for _ in 1..<200 {
        let outer = UIView()
        outer.addSubview(root)
        root = outer
      }
      #expect(screen.simulation.dispatcher.failure == nil)
      UIView().addSubview(root)
    }
    #expect(screen.simulation.dispatcher.failure?.kind == .viewsTooDeep)
  }

  @Test(arguments: [false, true])
  func `30 combining marks may be typed after one another and no more`(inView: Bool) {
    let screen = Screen()
    let text: any UIView & UITextInput =
      inView ? screen.add("notes", UITextView()) : screen.field()
    let marks = String(repeating: "\u{0301}", count: 30)
    func expect(_ whole: String, refused: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      let failure = screen.simulation.dispatcher.failure
      #expect(failure?.kind == (refused ? .tooManyMarks : nil), sourceLocation: sourceLocation)
      #expect(Self.content(of: text).unicodeScalars.elementsEqual(whole.unicodeScalars))
      screen.simulation.dispatcher.clearFailure()
    }
    screen.make { text.insertText("e" + marks) }
    expect("e" + marks, refused: false)
    screen.make { text.insertText("\u{0323}") }
    expect("e" + marks, refused: true)
    screen.make { text.insertText("\u{0323}a") }
    expect("e" + marks, refused: true)
    screen.make { text.insertText("a\u{0323}") }
    expect("e\(marks)a\u{0323}", refused: false)
    // Between two runs stands one line feed, and without it they would be one.
    screen.make {
      text.deleteBackward()
      text.insertText("b\n" + marks)
      text.selectedTextRange = NSRange(location: 31, length: 1)
      text.deleteBackward()
    }
    expect("e\(marks)\n\(marks)", refused: false)
    screen.make {
      text.selectedTextRange = NSRange(location: 31, length: 1)
      text.deleteBackward()
    }
    expect("e\(marks)\n\(marks)", refused: true)
  }

  private static func content(of text: any UIView & UITextInput) -> String {
    (text as? UITextField)?.text ?? (text as? UITextView)?.text ?? ""
  }

  @Test func `a tree that would contain itself is refused`() {
    let screen = Screen()
    let outer = screen.box("outer", 0, 0, 10, 10)
    let inner = screen.box("inner", 0, 0, 10, 10, in: outer)
    screen.make { inner.addSubview(outer) }
    #expect(screen.simulation.dispatcher.failure?.kind == .viewCycle)
    #expect(outer.superview === screen.window)
  }

  @Test func `a simulation holds 100,000 objects and no more`() {
    let screen = Screen(level: .outcome)
    screen.make {
      var views: [UIView] = []
      while screen.simulation.dispatcher.failure == nil, views.count < 100_001 {
        views.append(UIView())
      }
      #expect(views.count > 99_900)
    }
    #expect(screen.simulation.dispatcher.failure?.kind == .tooManyObjects)
  }

  @Test func `what has gone makes room, and fingers take none`() throws {
    let screen = Screen(level: .outcome)
    screen.simulation.dispatcher.limits.objects = 100
    screen.box("box", 0, 0, 100, 100)
    for _ in 0..<200 {
      screen.make { screen.window.addSubview(UIView()) }
      screen.window.subviews.last?.removeFromSuperview()
      try screen.tap(5, 5)
    }
    #expect(screen.simulation.dispatcher.failure == nil)
  }

  @Test func `a view of another simulation is refused`() {
    let screen = Screen()
    let other = Simulation()
    let stranger = other.enter { UIView() }
    screen.make { screen.window.addSubview(stranger) }
    #expect(screen.simulation.dispatcher.failure?.kind == .foreignObject)
    #expect(stranger.superview == nil)
  }

  @Test func `a scene of another simulation is refused`() {
    let screen = Screen()
    let scene = screen.window.windowScene
    let other = Simulation()
    screen.window.windowScene = other.enter { UIWindowScene() }
    #expect(screen.simulation.dispatcher.failure?.kind == .foreignObject)
    #expect(scene != nil && screen.window.windowScene === scene)
  }

  @Test func `a view made outside every simulation works alone and joins no tree`() {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    loose.addSubview(inner)
    #expect(loose.hitTest(CGPoint(x: 1, y: 1), with: nil) === inner)
    let screen = Screen()
    screen.make { screen.window.addSubview(loose) }
    #expect(screen.simulation.dispatcher.failure?.kind == .foreignObject)
  }
}
