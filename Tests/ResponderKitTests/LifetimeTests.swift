import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// A simulation goes with who made it, whatever is under way: a daemon makes many.
struct LifetimeTests {
  /// Runs `body` on a screen, and returns what still lives when that is gone.
  private func survivors(_ body: (Screen) throws -> Void) rethrows -> [String] {
    weak var simulation: Simulation?
    weak var window: UIWindow?
    do {
      let screen = Screen()
      simulation = screen.simulation
      window = screen.window
      try body(screen)
    }
    return [simulation.map { _ in "simulation" }, window.map { _ in "window" }].compactMap(\.self)
  }

  @Test func `with nothing under way`() {
    #expect(survivors { _ in } == [])
  }

  @Test func `with a finger down on a control`() throws {
    let left = try survivors { screen in
      screen.add("buy", UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
      try screen.touch(.began, 5, 5)
    }
    #expect(left == [])
  }

  @Test func `with a target of a remote command`() {
    let left = survivors { screen in
      let player = screen.make { UIResponder() }
      screen.make {
        MPRemoteCommandCenter.shared().playCommand.addTarget(player, action: "play:")
      }
    }
    #expect(left == [])
  }

  @Test func `with a timer that is not due yet`() {
    let left = survivors { screen in
      screen.make {
        MainQueue.asyncAfter(deadline: 1) { [window = screen.window] in window.layoutIfNeeded() }
      }
    }
    #expect(left == [])
  }
}
