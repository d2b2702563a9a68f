import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 14: buttons and controls with a value.
@Suite(.seesItsRules)
struct ValueControlTests {
  private let screen = Screen()
  private let log: EventLog

  init() { log = EventLog(screen.simulation) }

  private func add<C: UIControl>(_ name: String, _ make: (CGRect) -> C) -> C {
    screen.add(name, make(CGRect(x: 100, y: 100, width: 200, height: 40)))
  }

  private func drag(from: (Double, Double), by: Double, steps: Int = 4) throws {
    try screen.touch(.began, from.0, from.1)
    try screen.slide(from.0, from.1, by: by, 0, steps: steps, every: 0)
    try screen.touch(.ended, from.0 + by, from.1)
  }

  private func changes() -> Int { log.take().count { $0.hasSuffix(".valueChanged") } }

  // MARK: - Buttons

  @Test func `control.button-action-event: the main action goes with touchUpInside`() throws {
    _ = add("buy") { UIButton(frame: $0) }
    try screen.tap(110, 110)
    #expect(log.take() == ["buy.touchDown", "buy.touchUpInside", "buy.primaryActionTriggered"])
    try drag(from: (110, 110), by: 250)
    #expect(log.take().contains("buy.primaryActionTriggered"))
    try drag(from: (110, 110), by: 265)
    #expect(!log.take().contains("buy.primaryActionTriggered"))
    #expect(screen.rules(of: .controlEvent).contains("control.button-action-event"))
  }

  @Test func `control.button-toggle: the selection turns before the actions run`() throws {
    let button = add("star") { UIButton(frame: $0) }
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    log.whenLogged = { if $0 == "star.primaryActionTriggered" { seen.append(button.isSelected) } }
    try screen.tap(110, 110)
    try screen.tap(110, 110)
    #expect(seen == [true, false])
    #expect(screen.rules(of: .controlEvent).contains("control.button-toggle"))
  }

  @Test func `control.menu-primary-action: the menu opens on touch down and takes the touch`()
    throws
  {
    let button = add("more") { UIButton(frame: $0) }
    button.showsMenuAsPrimaryAction = true
    button.menu = screen.make {
      UIMenu(children: [UIAction(title: "Share") { _ in }, UIAction(title: "Print") { _ in }])
    }
    try screen.touch(.began, 110, 110)
    #expect(screen.simulation.menu.items == ["Share", "Print"])
    try screen.touch(.ended, 110, 110)
    #expect(log.take() == ["more.touchDown", "more.menuActionTriggered", "more.touchCancel"])
    #expect(screen.decided("control.menu-primary-action"))
    try screen.simulation.menu.choose("Share")
    #expect(!screen.simulation.menu.isVisible)
  }

  @Test func `a button without a menu sends its action whatever the flag says`() throws {
    let button = add("more") { UIButton(frame: $0) }
    button.showsMenuAsPrimaryAction = true
    try screen.tap(110, 110)
    #expect(log.entries.last == "more.primaryActionTriggered")
  }

  // MARK: - Values

  @Test func `control.programmatic-change-is-silent: code changes values without events`() {
    let thumb = add("switch") { UISwitch(frame: $0) }
    thumb.setOn(true, animated: false)
    thumb.isOn = false
    add("field") { UITextField(frame: $0) }.text = "text"
    add("slider") { UISlider(frame: $0) }.value = 0.5
    add("stepper") { UIStepper(frame: $0) }.value = 5
    add("tabs") { _ in UISegmentedControl(items: ["a", "b"]) }.selectedSegmentIndex = 1
    #expect(log.entries == [])
  }

  @Test func `control.primary-action: a value control sends it with valueChanged`() throws {
    _ = add("switch") { UISwitch(frame: $0) }
    try screen.tap(110, 110)
    #expect(
      log.entries == [
        "switch.touchDown", "switch.valueChanged", "switch.primaryActionTriggered",
        "switch.touchUpInside",
      ]
    )
    #expect(screen.rules(of: .controlEvent).contains("control.primary-action"))
  }

  @Test func `a plain control never sends its primary action`() throws {
    _ = add("plain") { UIControl(frame: $0) }
    try screen.tap(110, 110)
    #expect(!log.entries.contains("plain.primaryActionTriggered"))
  }

  @Test func `control.switch-value: a tap turns it`() throws {
    let toggle = add("switch") { UISwitch(frame: $0) }
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    try screen.tap(110, 110)
    #expect(toggle.isOn && changes() == 1)
    try screen.tap(110, 110)
    #expect(!toggle.isOn && changes() == 1)
    #expect(screen.rules(of: .controlEvent).contains("control.switch-value"))
  }

  @Test(arguments: [(30.0, true, 1), (10, false, 0), (200, true, 1), (-60, false, 0)])
  func `control.switch-thumb: the thumb stays where it is let go`(
    by: Double,
    isOn: Bool,
    count: Int
  ) throws {
    let toggle = add("switch") { UISwitch(frame: $0) }
    #expect(toggle.part(named: "thumb")?.midX == 15.5)
    try drag(from: (115, 115), by: by)
    #expect(toggle.isOn == isOn)
    #expect(changes() == count)
    #expect(screen.rules(of: .controlEvent).contains("control.switch-thumb") == (count > 0))
  }

  @Test func `control.slider-continuous: on each change, or once at the end`() throws {
    let slider = add("slider") { UISlider(frame: $0) }
    try drag(from: (110, 120), by: 80)
    #expect(changes() == 4)
    #expect(abs(slider.value - 80 / 169) < 0.001)
    slider.value = 0
    slider.isContinuous = false
    try drag(from: (110, 120), by: 80)
    #expect(changes() == 1)
    #expect(screen.rules(of: .controlEvent).contains("control.slider-continuous"))
  }

  @Test func `control.slider-thumb-only: beside the thumb nothing begins`() throws {
    let slider = add("slider") { UISlider(frame: $0) }
    try drag(from: (250, 120), by: 40)
    #expect(slider.value == 0 && log.entries == [])
    #expect(screen.decided("control.slider-thumb-only"))
    try screen.touch(.began, 138, 120)
    #expect(slider.isTracking)
  }

  @Test func `control.stepper-press: a short press is one step`() throws {
    let stepper = add("stepper") { UIStepper(frame: $0) }
    try screen.tap(180, 110)
    #expect(stepper.value == 1 && changes() == 1)
    try screen.tap(110, 110)
    try screen.tap(110, 110)
    #expect(stepper.value == 0 && changes() == 1)
    stepper.wraps = true
    try screen.tap(110, 110)
    #expect(stepper.value == 100)
    #expect(screen.rules(of: .controlEvent).contains("control.stepper-press"))
  }

  @Test func `control.stepper-press: without isContinuous one event at the lift`() throws {
    let stepper = add("stepper") { UIStepper(frame: $0) }
    stepper.isContinuous = false
    try screen.touch(.began, 180, 110)
    screen.wait(1.6)
    #expect(stepper.value == 3 && changes() == 0)
    try screen.touch(.ended, 180, 110)
    #expect(stepper.value == 3 && changes() == 1)
  }

  @Test func `control.stepper: holding goes on stepping, in virtual time`() throws {
    let stepper = add("stepper") { UIStepper(frame: $0) }
    try screen.touch(.began, 180, 110)
    screen.wait(1.2)
    #expect(stepper.value == 2 && changes() == 2)
    try screen.touch(.ended, 180, 110)
    screen.wait(2)
    #expect(stepper.value == 2)
    stepper.autorepeat = false
    try screen.touch(.began, 180, 110)
    screen.wait(2)
    try screen.touch(.ended, 180, 110)
    #expect(stepper.value == 3)
    #expect(screen.rules(of: .controlEvent).contains("control.stepper"))
  }

  @Test func `control.segmented: another segment is selected, the same one sends nothing`() throws {
    let tabs = add("tabs") { UISegmentedControl(frame: $0) }
    for title in ["a", "b"] { tabs.insertSegment(withTitle: title, at: 9, animated: false) }
    #expect(tabs.part(named: "segment[1]") == CGRect(x: 100, y: 0, width: 100, height: 40))
    try screen.tap(250, 110)
    #expect(tabs.selectedSegmentIndex == 1 && changes() == 1)
    try screen.tap(250, 110)
    #expect(changes() == 0)
    tabs.isMomentary = true
    var seen = 0
    log.whenLogged = { if $0 == "tabs.valueChanged" { seen = tabs.selectedSegmentIndex } }
    try screen.tap(250, 110)
    #expect(seen == 1 && tabs.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(screen.decided("control.segmented"))
  }

  @Test func `a page control goes a page on or back, and stops at its ends`() throws {
    let pages = add("pages") { UIPageControl(frame: $0) }
    pages.numberOfPages = 2
    try screen.tap(250, 110)
    #expect(pages.currentPage == 1 && changes() == 1)
    try screen.tap(250, 110)
    #expect(pages.currentPage == 1 && changes() == 0)
    try screen.tap(110, 110)
    #expect(pages.currentPage == 0 && changes() == 1)
    pages.currentPage = 9
    #expect(pages.currentPage == 1 && changes() == 0)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  // MARK: - Bar items

  @Test func `control.bar-button: the item is the sender of its action`() {
    let page = screen.implement("page", NSObject(), "save:")
    let item = screen.make {
      UIBarButtonItem(title: "Save", style: .plain, target: page, action: "save:")
    }
    #expect(screen.simulation.actions.press(item))
    #expect(log.take() == ["page.save:"])
    item.primaryAction = screen.make { UIAction(title: "Send") { _ in } }
    screen.simulation.actions.press(item)
    #expect(log.take().allSatisfy { $0.hasSuffix(".handler") })
    #expect(screen.decided("control.bar-button"))
    item.isEnabled = false
    #expect(!screen.simulation.actions.press(item))
  }

  @Test func `chain.bar-button-items: a nil-target action starts where the item is shown`() {
    let bar = screen.add("bar", UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
    screen.implement("bar", bar, "save:")
    let item = screen.make {
      UIBarButtonItem(title: "Save", style: .plain, target: nil, action: "save:")
    }
    #expect(!screen.simulation.actions.press(item))
    item.next = bar
    #expect(screen.simulation.actions.press(item))
    #expect(log.entries == ["bar.save:"])
    #expect(screen.decided("chain.bar-button-items"))
  }

  @Test func `a stepper that an override has let go of stops repeating`() throws {
    let stepper = add("stepper") { RefusingStepper(frame: $0) }
    try screen.touch(.began, 190, 110)
    screen.wait(0.1)
    try screen.touch(.moved, 189, 110)
    screen.wait(2)
    #expect(stepper.value == 0)
    #expect(screen.simulation.nextTimer == nil)
  }
}

/// A stepper that stops tracking with the first move.
private final class RefusingStepper: UIStepper {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
