import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct ApplicationStateTests {
  private final class AppDelegate: UIApplicationDelegate {
    var lines: [String] = []
    func applicationDidBecomeActive(_ application: UIApplication) {
      lines.append("didBecomeActive")
    }
    func applicationWillResignActive(_ application: UIApplication) {
      lines.append("willResignActive \(application.applicationState == .active)")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      lines.append("didEnterBackground \(application.applicationState == .background)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      lines.append("willEnterForeground")
    }
    func applicationWillTerminate(_ application: UIApplication) { lines.append("willTerminate") }
  }

  @Test func `the application delegate hears of each step, missing ones first`() {
    let screen = Screen()
    let delegate = AppDelegate()
    screen.simulation.application.delegate = delegate
    screen.simulation.lifecycle.enterBackground()
    screen.simulation.lifecycle.becomeActive()
    screen.simulation.lifecycle.terminate()
    #expect(
      delegate.lines == [
        "willResignActive true", "didEnterBackground true", "willEnterForeground",
        "didBecomeActive", "willTerminate",
      ]
    )
  }

  @Test func `a scene's delegate is told in place of the application's`() {
    final class SceneDelegate: UIWindowSceneDelegate {
      var lines: [String] = []
      func sceneWillResignActive(_ scene: UIScene) { lines.append("willResignActive") }
    }
    let screen = Screen()
    let delegate = AppDelegate()
    let sceneDelegate = SceneDelegate()
    screen.simulation.application.delegate = delegate
    screen.window.windowScene?.delegate = sceneDelegate
    screen.simulation.lifecycle.resignActive()
    #expect(sceneDelegate.lines == ["willResignActive"])
    #expect(delegate.lines.isEmpty)
  }

  @Test func `touch.cancel-when-inactive: live touches are cancelled`() throws {
    final class Pad: UIView {
      var cancelled = 0
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelled += touches.count
      }
    }
    let screen = Screen()
    let pad = screen.add("pad", Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    try screen.simulation.touches.send([TouchChange(1, .began, at: CGPoint(x: 5, y: 5))])
    screen.simulation.lifecycle.resignActive()
    #expect(pad.cancelled == 1)
    #expect(screen.decided("touch.cancel-when-inactive"))
  }

  @Test func `first-responder.app-inactive-keeps: the focus stays through the background`() {
    let screen = Screen()
    let view = screen.focusView("view")
    view.becomeFirstResponder()
    screen.simulation.lifecycle.enterBackground()
    #expect(view.isFirstResponder)
    screen.simulation.lifecycle.becomeActive()
    #expect(view.isFirstResponder)
    #expect(view.resigns == 0)
  }
}
