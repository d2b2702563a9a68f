import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Sections 14 and 19: menus that a press brings up, and their buttons on the screen.
@Suite(.seesItsRules)
struct ContextMenuTests {
  private final class Host: UIContextMenuInteractionDelegate {
    var lines: [String] = []
    var menu: UIMenu?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("asked \(Int(location.x)) \(Int(location.y))")
      guard let menu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will end") }
  }

  private let screen = Screen()
  private let log: EventLog
  private let card: UIView
  private let host = Host()
  private let share: UIAction
  private var menu: ScreenMenu { screen.simulation.menu }

  init() {
    log = EventLog(screen.simulation, methods: [.touchesBegan, .touchesCancelled])
    card = screen.box("card", 50, 100, 100, 100)
    share = screen.make { UIAction(title: "Share") { _ in } }
    screen.simulation.objects.name(share, "share")
    host.menu = screen.make { [share] in
      UIMenu(children: [share, UIAction(title: "Off", attributes: .disabled) { _ in }])
    }
    screen.make { [card, host] in
      card.addInteraction(UIContextMenuInteraction(delegate: host))
    }
  }

  private func hold(_ x: Double, _ y: Double, _ seconds: Double = 0.6) throws {
    try screen.touch(.began, x, y)
    screen.wait(seconds)
    try screen.touch(.ended, x, y)
  }

  @Test func `a press that need not last is no press without a menu either`() throws {
    var profile = Profile()
    profile.numbers["contextMenuPress"] = 0
    let screen = Screen(profile: profile)
    let log = EventLog(screen.simulation, methods: [.touchesBegan, .touchesEnded])
    let card = screen.box("card", 50, 100, 100, 100)
    host.menu = nil
    screen.make { [host] in card.addInteraction(UIContextMenuInteraction(delegate: host)) }
    try screen.touch(.began, 60, 120)
    screen.wait(0.1)
    try screen.touch(.ended, 60, 120)
    #expect(host.lines == ["asked 10 20"])
    let told = log.take().filter { $0.hasPrefix("card.touches") }
    #expect(told == ["card.touchesBegan", "card.touchesEnded"])
  }

  @Test func `edit-menu.context-menu: a press that lasts asks the delegate and shows its menu`()
    throws
  {
    try hold(60, 120, 0.4)
    #expect(host.lines == [])
    try hold(60, 120)
    #expect(host.lines == ["asked 10 20", "will display"])
    #expect(menu.items == ["Share", "Off"])
    #expect(log.entries.contains("card.touchesCancelled"))
    #expect(screen.rules(of: .menuBuilt) == ["edit-menu.context-menu"])
  }

  @Test func `edit-menu.context-menu: nil means no menu, and the view keeps its touch`() throws {
    host.menu = nil
    try hold(60, 120)
    #expect(!menu.isVisible)
    #expect(!log.entries.contains("card.touchesCancelled"))
    #expect(screen.decided("edit-menu.context-menu"))
  }

  @Test func `edit-menu.context-menu: a tap outside only dismisses, a tap on an item runs it`()
    throws
  {
    let other = screen.box("other", 200, 400, 100, 100)
    try hold(60, 120)
    _ = log.take()
    try screen.tap(210, 410)
    #expect(!menu.isVisible)
    #expect(log.take().allSatisfy { !$0.hasPrefix("other.") })
    #expect(host.lines.last == "will end")
    try screen.tap(210, 410)
    #expect(log.take().first == "other.touchesBegan")
    #expect(other.window != nil)
    try hold(60, 120)
    let button = try #require(menu.button(of: share))
    let place = button.convert(CGPoint(x: 5, y: 5), to: nil)
    try screen.tap(place.x, place.y)
    #expect(log.entries.last == "share.handler")
    #expect(!menu.isVisible)
  }

  @Test func `a disabled item does nothing and the menu stays`() throws {
    try hold(60, 120)
    let button = try #require(menu.buttons.last)
    let place = button.convert(CGPoint(x: 5, y: 5), to: nil)
    try screen.tap(place.x, place.y)
    #expect(menu.isVisible)
    #expect(!log.entries.contains("share.handler"))
  }

  @Test func `an interaction that leaves its view takes its menu and its press along`() throws {
    try hold(60, 120)
    let interaction = try #require(card.interactions.first)
    card.removeInteraction(interaction)
    #expect(!menu.isVisible)
    host.lines = []
    try hold(60, 120)
    #expect(host.lines == [])
  }

  // MARK: - Controls

  private func button() -> UIButton {
    let button = screen.add("more", UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 40)))
    button.menu = host.menu
    return button
  }

  @Test func `a menu that is not the primary action opens by a long press`() throws {
    let button = button()
    try screen.tap(60, 310)
    #expect(log.entries.last == "more.primaryActionTriggered" && !menu.isVisible)
    _ = log.take()
    screen.wait(1)
    try hold(60, 310)
    #expect(
      log.entries.filter { $0.hasPrefix("more.") && !$0.contains("touches") } == [
        "more.touchDown", "more.touchCancel", "more.menuActionTriggered",
      ]
    )
    #expect(menu.items == ["Share", "Off"])
    #expect(!button.isHighlighted)
  }

  @Test func `a pop-up button shows what was chosen`() throws {
    let button = button()
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    try screen.tap(60, 310)
    try screen.simulation.menu.choose("Share")
    #expect(button.currentTitle == "Share")
    #expect(share.state == .on)
    #expect(!button.isSelected)
  }

  @Test func `buttons of an edit menu stand above what it is about and choose`() throws {
    let field = screen.add(
      "field",
      UITextField(frame: CGRect(x: 50, y: 500, width: 100, height: 40))
    )
    field.text = "tea"
    field.becomeFirstResponder()
    screen.simulation.menu.showEditMenu(from: field)
    let button = try #require(menu.buttons.last)
    let place = button.convert(CGPoint(x: 5, y: 5), to: nil)
    let window = try #require(button.window)
    #expect(window.frame.maxY == 500)
    try screen.tap(window.frame.minX + place.x, window.frame.minY + place.y)
    #expect(field.selectedTextRange == NSRange(location: 0, length: 3))
  }
}
