import Foundation
@_spi(Workbench) import ResponderKit
import Testing

struct TouchDeliveryTests {
  @Test func `delivery.hit-view-is-first: a touch nobody handles climbs to the application`() throws
  {
    let screen = Screen()
    let root = screen.add("root", UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    screen.add("leaf", UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), in: root)
    let outcome = try screen.tap(20, 20)
    #expect(screen.names(outcome.path) == ["leaf", "root", "window", "scene", "application"])
    #expect(outcome.isDiscarded)
    #expect(screen.rules.contains("delivery.default-forwards-to-next"))
    #expect(screen.rules.contains("dispatch.unhandled-is-dropped"))
  }

  @Test func `hit-test.skips-hidden: a hidden view lets the touch through`() throws {
    let screen = Screen()
    screen.add("back", UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let front = screen.add("front", UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    front.isHidden = true
    let outcome = try screen.tap(20, 20)
    #expect(screen.names(outcome.path).first == "back")
    #expect(screen.rules.contains("hit-test.skips-hidden"))
  }
}
