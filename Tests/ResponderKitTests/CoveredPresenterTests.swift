import Foundation
@_spi(Workbench) import ResponderKit
import Testing

struct CoveredPresenterTests {
  @Test func `chain.presented-skips-presenter-view: a covered root leads to the window`() {
    let screen = Screen()
    let simulation = screen.simulation
    let (root, sheet) = simulation.enter {
      let root = UIViewController()
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .fullScreen
      screen.window.rootViewController = root
      root.present(sheet, animated: false)
      return (root, sheet)
    }
    #expect(root.view.window == nil)
    #expect(simulation.dispatcher.nextResponder(of: sheet) === root)
    #expect(simulation.dispatcher.nextResponder(of: root) === screen.window)
  }
}
