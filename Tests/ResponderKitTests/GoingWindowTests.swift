import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What refers to a window without keeping it, while the window's own end runs.
struct GoingWindowTests {
  /// A window that runs code when it goes.
  private final class Mortal: UIWindow {
    var whenGone: () -> Void = {}
    deinit { whenGone() }
  }

  @Test func `a window that is going stands in no list, is not key and gets no touch`() throws {
    let screen = Screen()
    let (simulation, first) = (screen.simulation, screen.window)
    let scene = try #require(first.windowScene)
    var window: Mortal? = simulation.enter {
      let window = Mortal(windowScene: scene)
      window.makeKeyAndVisible()
      return window
    }
    #expect(simulation.application.windows.count == 2 && scene.keyWindow === window)
    var isGone = false
    window?.whenGone = {
      isGone = true
      #expect(simulation.application.windows == [first] && scene.windows == [first])
      #expect(simulation.windowServer.keyWindow == nil && scene.keyWindow == nil)
      #expect(simulation.hitView(at: CGPoint(x: 10, y: 10)) === first)
    }
    simulation.enter { window = nil }
    #expect(isGone)
    #expect(simulation.application.windows == [first] && simulation.windowServer.keyWindow == nil)
  }
}
