@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Places inside of controls, and the buttons that stand for what is no view.
struct PartTests {
  private let simulation = Simulation()

  private func make<O>(_ body: () -> O) -> O { simulation.enter(body) }

  private func part(_ name: String, of object: AnyObject) -> [Double]? {
    simulation.enter { Catalogue.part(name, of: object) }.map { [$1.x, $1.y] }
  }

  @Test func `a part's place is its middle, in the bounds of the view`() {
    let stepper = make { UIStepper(frame: CGRect(x: 10, y: 20, width: 0, height: 0)) }
    #expect(part("decrement", of: stepper) == [23.5, 16])
    #expect(part("increment", of: stepper) == [70.5, 16])
    let days = make { UISegmentedControl(frame: CGRect(x: 50, y: 50, width: 90, height: 30)) }
    simulation.enter {
      for place in 0..<3 { days.insertSegment(withTitle: "\(place)", at: place, animated: false) }
    }
    #expect(part("segment[0]", of: days) == [15, 15])
    #expect(part("segment[2]", of: days) == [75, 15])
  }

  @Test func `a part is one of a view that has it`() {
    let stepper = make { UIStepper(frame: .zero) }
    let slider = make { UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    let view = make { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    #expect(part("thumb", of: stepper) == nil)
    #expect(part("increment", of: slider) == nil)
    #expect(part("thumb", of: slider)?.last == 15)
    #expect(part("segment[0]", of: slider) == nil)
    #expect(part("thumb", of: view) == nil)
    #expect(part("backButton", of: view) == nil)
    #expect(part("thumb", of: NSObject()) == nil)
  }

  @Test func `a part of a text field is one while it is shown`() {
    let field = make { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    #expect(part("clearButton", of: field) == nil)
    simulation.enter {
      field.text = "x"
      field.clearButtonMode = .always
    }
    #expect(part("clearButton", of: field)?.last == 15)
  }

  @Test func `a bar's back button is one where there is something to go back to`() {
    let stack = make { UINavigationController() }
    simulation.enter { stack.viewControllers = [UIViewController()] }
    #expect(part("backButton", of: stack.navigationBar) == nil)
    #expect(part("thumb", of: stack.navigationBar) == nil)
  }

  @Test func `a controller stands on the screen as its view, once that is loaded`() throws {
    let controller = make { UIViewController() }
    #expect(simulation.enter { Catalogue.viewOnScreen(of: controller) } == nil)
    #expect(!controller.isViewLoaded)
    let view = try #require(make { controller.view })
    #expect(simulation.enter { Catalogue.viewOnScreen(of: controller) } === view)
  }

  @Test func `what is not on the screen has no button, and a view stands for itself elsewhere`() {
    let objects: [AnyObject] = [
      make { UIAlertAction(title: "A", style: .default, handler: nil) },
      make { UIBarButtonItem() },
      make { UIAction(title: "A") { _ in } },
      make { UIMenuItem(title: "A", action: Selector("a:")) },
      make { UIView(frame: .zero) },
      NSObject(),
    ]
    for object in objects {
      #expect(simulation.enter { Catalogue.viewOnScreen(of: object) } == nil)
    }
  }

  @Test func `the parts that documents name, beside segments, are these`() {
    #expect(Catalogue.parts == ["thumb", "decrement", "increment", "clearButton", "backButton"])
  }
}
