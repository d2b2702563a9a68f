import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Sections 8 and 14: bar button items.
struct BarButtonTests {
  private let screen = Screen()
  private let log: EventLog
  private let stack: UINavigationController
  private let page: UIViewController
  private let item: UIBarButtonItem

  init() {
    log = EventLog(screen.simulation)
    page = screen.make { UIViewController() }
    item = screen.make {
      UIBarButtonItem(title: "Save", style: .plain, target: nil, action: "save:")
    }
    let page = page
    stack = screen.make { UINavigationController(rootViewController: page) }
    screen.simulation.name(stack, "stack")
    screen.simulation.name(page, "page")
    screen.simulation.name(item, "save")
    page.navigationItem.rightBarButtonItem = item
    screen.setRoot(stack)
  }

  private func center(of view: UIView?) throws -> CGPoint {
    let view = try #require(view)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func tapItem() throws {
    let point = try center(of: item.button)
    try screen.tap(point.x, point.y)
  }

  private var actions: [String] { log.entries.filter { $0.hasSuffix(":") } }

  @Test func `control.bar-button: a tap sends the action with the item as sender`() throws {
    let target = screen.make { SavingTarget() }
    item.target = target
    try tapItem()
    #expect(target.senders == ["UIBarButtonItem"])
    #expect(screen.decided("control.bar-button"))
  }

  @Test func `control.bar-button: primaryAction replaces target and action`() throws {
    let target = screen.implement("target", NSObject(), "save:")
    item.target = target
    item.primaryAction = screen.make { UIAction(title: "Send") { _ in } }
    try tapItem()
    #expect(actions == [])
    #expect(log.entries.contains { $0.hasSuffix(".handler") })
  }

  @Test func `control.bar-button: a disabled item sends nothing`() throws {
    item.isEnabled = false
    screen.implement("stack", stack, "save:")
    try tapItem()
    #expect(actions == [])
    #expect(!screen.simulation.press(item))
  }

  @Test func `chain.bar-button-items: without a target the action starts at the bar`() throws {
    screen.implement("page", page, "save:")
    screen.implement("stack", stack, "save:")
    try tapItem()
    // The page's own view is no part of the bar's chain.
    #expect(actions == ["stack.save:"])
    #expect(screen.decided("chain.bar-button-items"))
  }

  @Test func `the bar follows the top of the stack and its items`() throws {
    let next = screen.make { UIViewController() }
    screen.make { stack.pushViewController(next, animated: false) }
    #expect(item.button?.window == nil)
    let left = screen.make {
      UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    }
    next.navigationItem.leftBarButtonItem = left
    #expect(left.button?.window === screen.window)
    #expect(stack.navigationBar.backButton?.isHidden == true)
    next.navigationItem.leftItemsSupplementBackButton = true
    #expect(stack.navigationBar.backButton?.isHidden == false)
    #expect(try center(of: left.button).x > center(of: stack.navigationBar.backButton).x)
  }
}

private final class SavingTarget: UIResponder {
  var senders: [String] = []

  override class var actions: Actions { super.actions.adding("save:", SavingTarget.save) }

  func save(_ sender: Any?) {
    senders.append(sender.map { "\(type(of: $0))" } ?? "nil")
  }
}
