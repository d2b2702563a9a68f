import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 19: edit menus from iOS 16, commands and menus that are built.
@Suite(.seesItsRules)
struct EditMenuInteractionTests {
  private let screen: Screen
  private let log: EventLog
  private let view: FocusView
  private let delegate: MenuDelegate
  private let interaction: UIEditMenuInteraction

  init() { self.init(.standardActions) }

  private init(_ setting: Toggle.Setting) {
    var profile = Profile()
    profile.toggles["edit-menu.interaction-first-responder"] = setting
    screen = Screen(profile: profile)
    log = EventLog(
      screen.simulation,
      methods: [.menuFor, .targetRectFor, .willPresentMenuFor, .willDismissMenuFor, .validate]
    )
    view = screen.focusView("mail")
    let delegate = MenuDelegate()
    self.delegate = delegate
    interaction = screen.make { UIEditMenuInteraction(delegate: delegate) }
    screen.simulation.objects.name(interaction, "editing")
    view.addInteraction(interaction)
    screen.implement("mail", view, "copy:")
  }

  private var menu: ScreenMenu { screen.simulation.menu }
  private func show() { screen.simulation.menu.showEditMenu(from: view) }
  private func command(_ title: String, _ action: Selector) -> UICommand {
    screen.make { UICommand(title: title, action: action) }
  }

  @Test func `edit-menu.interaction: presented for a point, an open menu goes first`() {
    view.becomeFirstResponder()
    show()
    #expect(
      log.take() == [
        "editing.menuFor", "mail.validate", "editing.willPresentMenuFor", "editing.targetRectFor",
      ]
    )
    show()
    #expect(log.entries.first == "editing.willDismissMenuFor")
    #expect(menu.isVisible)
    #expect(screen.rules(of: .menuBuilt).contains("edit-menu.interaction"))
  }

  @Test func `edit-menu.interaction: before iOS 16 there is none`() {
    var profile = Profile()
    profile.ios = 15
    let screen = Screen(profile: profile)
    let view = screen.focusView("mail")
    let interaction = screen.make { UIEditMenuInteraction(delegate: nil) }
    view.addInteraction(interaction)
    screen.implement("mail", view, "copy:")
    view.becomeFirstResponder()
    screen.make {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
      )
    }
    #expect(!screen.simulation.menu.isVisible)
    #expect(screen.rules(of: .declined) == ["edit-menu.interaction"])
    screen.simulation.menu.showEditMenu(from: view)
    #expect(screen.simulation.menu.isVisible)
  }

  @Test func `edit-menu.interaction-suggested: nil means the suggested menu, an empty one none`() {
    view.becomeFirstResponder()
    show()
    #expect(menu.items == ["copy:"])
    delegate.menu = { _ in UIMenu() }
    show()
    #expect(!menu.isVisible)
    delegate.menu = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Flag") { _ in }])
    }
    show()
    #expect(menu.items == ["copy:", "Flag"])
    #expect(screen.rules(of: .menuBuilt).contains("edit-menu.interaction-suggested"))
  }

  @Test func `edit-menu.interaction-first-responder: required for the standard actions only`() {
    show()
    #expect(!menu.isVisible)
    delegate.menu = { UIMenu(children: $0 + [UIAction(title: "Flag") { _ in }]) }
    show()
    #expect(menu.items == ["Flag"])
    #expect(screen.rules(of: .declined).contains("edit-menu.interaction-first-responder"))
  }

  @Test(arguments: [(Toggle.Setting.always, [String]()), (.never, ["copy:", "Flag"])])
  func `edit-menu.interaction-first-responder: the profile can turn it`(
    setting: Toggle.Setting,
    items: [String]
  ) {
    let other = EditMenuInteractionTests(setting)
    other.delegate.menu = { UIMenu(children: $0 + [UIAction(title: "Flag") { _ in }]) }
    other.show()
    #expect(other.menu.items == items)
  }

  @Test func `edit-menu.interaction-reload: asks the delegate, or only for the rectangle`() {
    view.becomeFirstResponder()
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(log.take() == [])
    show()
    _ = log.take()
    delegate.menu = { _ in UIMenu(children: [UIAction(title: "Flag") { _ in }]) }
    interaction.reloadVisibleMenu()
    #expect(log.take() == ["editing.menuFor"])
    #expect(menu.items == ["Flag"])
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(log.take() == ["editing.targetRectFor"])
    #expect(screen.decided("edit-menu.interaction-reload"))
  }

  @Test func `action.menu-commands-same-path: a nil-target action with the command as sender`()
    throws
  {
    var sender: AnyObject?
    let cite = command("Cite", "cite:")
    screen.override(
      screen.simulation.application,
      [
        .sendAction: { arguments, callSuper in
          if case .object(let object) = arguments[2] { sender = object }
          return callSuper()
        }
      ]
    )
    screen.implement("window", screen.window, "cite:")
    view.becomeFirstResponder()
    delegate.menu = { _ in UIMenu(children: [cite]) }
    show()
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.menu.choose("cite:")
    let outcome = screen.simulation.finishStimulus()
    #expect(screen.names(outcome.path) == ["mail", "window"])
    #expect(sender.map { ObjectIdentifier($0) } == ObjectIdentifier(cite))
    #expect(screen.decided("action.menu-commands-same-path"))
  }

  @Test func `action.validate-command: whoever would perform it may change it`() {
    let cite = command("Cite", "cite:")
    screen.simulation.dispatcher.setOverrides(
      Overrides(
        [
          .validate: { arguments, _ in
            if case .object(let object) = arguments[0] {
              (object as? UICommand)?.title = "Cite 3"
              (object as? UICommand)?.attributes = .disabled
            }
            return .none
          }
        ],
        actions: ["cite:": {}]
      ),
      of: screen.window
    )
    view.becomeFirstResponder()
    delegate.menu = { _ in UIMenu(children: [cite]) }
    show()
    #expect(log.entries.contains("window.validate"))
    #expect(menu.entries.map(\.title) == ["Cite 3"])
    #expect(throws: SimulationError.self) { try screen.simulation.menu.choose("cite:") }
    #expect(screen.decided("action.validate-command"))
  }

  @Test func `action.build-menu: the application and its delegate, and the chain for its own`() {
    let delegate = screen.make { BuildingResponder() }
    screen.simulation.application.delegate = delegate
    let main = screen.simulation.menu.buildMainMenu()
    #expect(main.children.map(\.title) == ["File", "Edit", "View", "Tools"])
    #expect(delegate.systems == [ObjectIdentifier(UIMenuSystem.main)])
    screen.make { UIMenuSystem.main.setNeedsRebuild() }
    screen.wait(0.1)
    #expect(delegate.systems.count == 2)
    view.becomeFirstResponder()
    show()
    #expect(delegate.systems.last == ObjectIdentifier(UIMenuSystem.context))
    #expect(screen.decided("action.build-menu"))
    #expect(log.entries.allSatisfy { !$0.hasSuffix(":") })
  }

  @Test func `an action object of a menu runs its handler`() throws {
    let flag = screen.make { UIAction(title: "Flag") { _ in } }
    screen.simulation.objects.name(flag, "flag")
    delegate.menu = { _ in UIMenu(children: [flag]) }
    show()
    try screen.simulation.menu.choose(flag)
    #expect(log.entries.contains("flag.handler"))
    #expect(!menu.isVisible)
  }
}

private final class MenuDelegate: UIEditMenuInteractionDelegate {
  var menu: (_ suggested: [UIMenuElement]) -> UIMenu? = { _ in nil }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu(suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .zero }
}

private final class BuildingResponder: UIResponder {
  var systems: [ObjectIdentifier] = []

  override func buildMenu(with builder: any UIMenuBuilder) {
    systems.append(ObjectIdentifier(builder.system))
    if builder.system === UIMenuSystem.main {
      builder.insertSibling(UIMenu(title: "Tools"), afterMenu: .view)
    }
  }
}
