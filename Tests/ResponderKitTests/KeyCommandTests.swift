import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct KeyCommandTests {
  @Test func `key-command.collected-from-chain: all responders from the first one up`() throws {
    let screen = Screen()
    let outer = screen.pressView("outer")
    let inner = screen.implement("inner", screen.pressView("inner", in: outer), "go:")
    let beside = screen.pressView("beside")
    inner.commands = [screen.command("f", "f", .command)]
    outer.commands = [screen.command("g", "g", .command)]
    beside.commands = [screen.command("b", "b", .command)]
    inner.becomeFirstResponder()
    for (key, count) in [("f", 1), ("g", 2), ("b", 2)] {
      try screen.key(key, .command)
      #expect(screen.sent("go:").count == count)
    }
    #expect(screen.objects(deciding: "key-command.collected-from-chain").first == "inner")
    let asked = ["inner", "outer", "window", "scene", "application"]
    #expect(screen.asked(.keyCommands) == asked + asked + asked)
  }

  private static let presses: [(String, UIKeyModifierFlags, Bool)] = [
    ("p", .command, true), ("P", .command, true), ("p", [], false),
    ("p", [.command, .shift], false), ("q", .command, false),
  ]

  @Test(arguments: presses)
  func `key-command.match: input and modifiers are the same, letters in any case`(
    _ input: String,
    _ flags: UIKeyModifierFlags,
    _ matches: Bool
  ) throws {
    let screen = Screen()
    let view = screen.implement("view", screen.pressView("view"), "go:")
    view.commands = [screen.command("play", "p", .command)]
    view.becomeFirstResponder()
    try screen.key(input, flags)
    #expect(screen.sent("go:").count == (matches ? 1 : 0))
    #expect(screen.objects(deciding: "key-command.match") == (matches ? ["play"] : []))
  }

  @Test func `key-command.nearest-wins: the first on the chain that can perform it`() throws {
    let screen = Screen()
    let far = screen.implement("far", screen.pressView("far"), "go:", "stop:")
    let near = screen.implement("near", screen.pressView("near", in: far), "go:")
    let inner = screen.pressView("inner", in: near)
    inner.becomeFirstResponder()
    far.commands = [screen.command("f", "f")]
    #expect(try screen.names(screen.key("f").path) == ["inner", "near"])
    #expect(screen.sent("go:") == ["near"])
    #expect(screen.objects(deciding: "key-command.nearest-wins") == ["inner"])
    // The nearest command comes first; one that nobody performs is passed over.
    inner.commands = [screen.command("a", "f", action: "none:")]
    near.commands = [screen.command("b", "f", action: "stop:")]
    try screen.key("f")
    #expect(screen.sent("stop:") == ["far"])
    #expect(screen.sent("go:") == ["near"])
    #expect(screen.objects(deciding: "action.target-nil-ends").contains("a"))
  }

  @Test func `key-command.before-text-pre15: the command runs and nothing is typed`() throws {
    let screen = Screen(profile: profile(ios: 14))
    let (field, view) = lyrics(on: screen)
    view.commands = [screen.command("play", "p")]
    try screen.key("p")
    #expect(screen.sent("go:") == ["view"])
    #expect(field.text == "")
    #expect(screen.objects(deciding: "key-command.before-text-pre15") == ["play"])
    try screen.key("q")
    #expect(field.text == "q")
    #expect(screen.objects(deciding: "key-command.before-text-pre15") == ["play"])
  }

  @Test func `key-command.after-text-ios15: text is first, unless the command has priority`() throws
  {
    let screen = Screen()
    let (field, view) = lyrics(on: screen)
    let play = screen.command("play", "p")
    view.commands = [play]
    try screen.key("p")
    #expect(field.text == "p")
    #expect(screen.sent("go:").isEmpty)
    play.wantsPriorityOverSystemBehavior = true
    try screen.key("p")
    #expect(field.text == "p")
    #expect(screen.sent("go:") == ["view"])
    #expect(screen.objects(deciding: "key-command.after-text-ios15") == ["field", "play"])
  }

  @Test func `key-command.after-text-ios15: the focus takes an arrow before a command`() throws {
    for (ios, isFirst) in [(14.0, true), (17, false)] {
      let screen = Screen(profile: profile(ios: ios))
      let left = screen.implement("left", screen.pressView("left"), "go:")
      let right = screen.pressView("right", x: 200)
      left.becomeFirstResponder()
      left.takesFocus = true
      right.takesFocus = true
      screen.simulation.focusSystem.requestFocusUpdate(to: left)
      left.commands = [screen.command("next", UIKeyCommand.inputRightArrow)]
      try screen.key(UIKeyCommand.inputRightArrow)
      #expect(screen.sent("go:") == (isFirst ? ["left"] : []))
      #expect(right.isFocused != isFirst)
    }
  }

  private func lyrics(on screen: Screen) -> (field: UITextField, view: PressView) {
    let view = screen.implement("view", screen.pressView("view"), "go:")
    let field = screen.field(in: view)
    field.becomeFirstResponder()
    return (field, view)
  }

  @Test func `key-command.system-first: the app never hears of it`() throws {
    let screen = Screen()
    let view = screen.implement("view", screen.pressView("view"), "go:")
    view.commands = [screen.command("home", "h", .command)]
    view.becomeFirstResponder()
    #expect(try screen.key("H", .command).isDiscarded)
    #expect(screen.rules(of: .discarded) == ["key-command.system-first"])
    #expect(screen.asked(.sendEvent).isEmpty)
    #expect(screen.asked(.keyCommands).isEmpty)
    try screen.key("h")
    #expect(view.heard == ["began 1", "ended 1"])
  }

  @Test func `key-command.controller-registration: added and taken back, no override`() throws {
    let screen = Screen()
    let controller = screen.implement("page", screen.make { UIViewController() }, "go:")
    screen.setRoot(controller)
    screen.pressView("view", in: controller.view).becomeFirstResponder()
    let save = screen.command("save", "s", .command)
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(save)
    try screen.key("s", .command)
    #expect(screen.sent("go:") == ["page"])
    #expect(screen.objects(deciding: "key-command.controller-registration") == ["page"])
    controller.removeKeyCommand(save)
    try screen.key("s", .command)
    #expect(screen.sent("go:") == ["page"])
  }

  @Test func `key-command.action-form: the action gets the command as its sender`() throws {
    final class Player: PressView {
      var senders: [AnyObject?] = []
      func play(_ sender: UIKeyCommand) { senders.append(sender) }
      override class var actions: Actions { super.actions.adding("play:", Player.play) }
    }
    let screen = Screen()
    let player = screen.add("player", Player(frame: .zero))
    let command = screen.command("p", "p", action: "play:")
    player.commands = [command]
    player.becomeFirstResponder()
    try screen.key("p")
    #expect(player.senders.count == 1)
    #expect(player.senders.first.flatMap(\.self) === command)
    #expect(command.next === player)
  }

  @Test func `key-command.is-command: menus hold it, validate sees it, the main menu's keys work`()
    throws
  {
    final class Builder: UIResponder {
      override func buildMenu(with builder: any UIMenuBuilder) {
        let find = UIKeyCommand(
          title: "Find",
          action: "find:",
          input: "f",
          modifierFlags: .command
        )
        builder.insertChild(UIMenu(title: "Search", children: [find]), atEndOfMenu: .root)
      }
    }
    let screen = Screen()
    screen.simulation.application.delegate = screen.make { Builder() }
    let view = screen.implement("view", screen.pressView("view"), "find:")
    view.becomeFirstResponder()
    let command: UICommand = screen.command("f", "f")
    #expect(command.attributes.isEmpty)
    try screen.key("f", .command)
    #expect(screen.sent("find:") == ["view"])
    #expect(screen.asked(.validate) == ["view"])
    #expect(screen.decided("action.build-menu"))
  }

  @Test func `the main menu has the keys of the standard commands`() throws {
    let screen = Screen()
    let field = screen.field()
    field.text = "tea"
    field.becomeFirstResponder()
    try screen.key("a", .command)
    #expect(field.selectedTextRange == NSRange(location: 0, length: 3))
    try screen.key("x", .command)
    #expect(field.text == "")
    try screen.key("v", .command)
    try screen.key("v", .command)
    #expect(field.text == "teatea")
  }

  @Test func `key-command.raw-key-after: only what nobody took is a press`() throws {
    for (ios, arrives) in [(17.0, true), (13, false)] {
      let screen = Screen(profile: profile(ios: ios))
      let view = screen.implement("view", screen.pressView("view"), "go:")
      view.commands = [screen.command("play", "p")]
      view.becomeFirstResponder()
      try screen.key("p")
      #expect(view.heard.isEmpty)
      #expect(screen.objects(deciding: "key-command.raw-key-after") == ["press1"])
      try screen.key("q")
      #expect(view.heard == (arrives ? ["began 1", "ended 1"] : []))
      let field = screen.field(in: view)
      field.becomeFirstResponder()
      try screen.key("r")
      #expect(field.text == "r")
      #expect(view.heard.count == (arrives ? 2 : 0))
    }
  }

  @Test func `a taken key is not among the presses of an event`() throws {
    let screen = Screen()
    let view = screen.implement("view", screen.pressView("view"), "go:")
    view.commands = [screen.command("play", "p")]
    view.becomeFirstResponder()
    try screen.simulation.presses.begin(.key("p", []))
    try screen.simulation.presses.begin(.key("q", []))
    #expect(view.lastEvent?.allPresses.count == 1)
    try screen.simulation.presses.end(.key("p", []))
    try screen.simulation.presses.end(.key("q", []))
    #expect(view.heard == ["began 1", "ended 1"])
  }

  @Test(arguments: [
    (Toggle.Setting.willingController, true, "page"), (.willingController, false, "window"),
    (.anyController, false, "page"),
  ])
  func `key-command.no-first-responder: a willing controller, else the key window`(
    _ setting: Toggle.Setting,
    _ isWilling: Bool,
    _ start: String
  ) throws {
    let screen = Screen(profile: profile([.keyCommandNoFirstResponder: setting]))
    let controller = screen.make { UIViewController() }
    screen.setRoot(controller)
    screen.simulation.objects.name(controller, "page")
    screen.override(controller, [.canBecomeFirstResponder: { _, _ in .flag(isWilling) }])
    let window = screen.implement("window", screen.window, "go:")
    let command = screen.command("w", "w")
    screen.override(window, [.keyCommands: { _, _ in .list([.object(command)]) }])
    try screen.key("w")
    #expect(screen.objects(deciding: "key-command.no-first-responder") == [start])
    #expect(!controller.isFirstResponder)
  }

  @Test func `key-command.disabled: it does not match, and the search goes on`() throws {
    final class Doubter: PressView {
      override func validate(_ command: UICommand) {
        if command.action == "go:" { command.attributes = .disabled }
      }
    }
    let screen = Screen()
    let outer = screen.implement("outer", screen.pressView("outer"), "stop:")
    let view = screen.add("view", Doubter(frame: .zero), in: outer)
    screen.implement("view", view, "go:")
    view.commands = [
      screen.command("off", "p", attributes: .disabled), screen.command("doubtful", "p"),
    ]
    outer.commands = [screen.command("on", "p", action: "stop:")]
    view.becomeFirstResponder()
    try screen.key("p")
    #expect(screen.sent("go:").isEmpty)
    #expect(screen.sent("stop:") == ["outer"])
    #expect(screen.objects(deciding: "key-command.disabled") == ["off", "doubtful"])
  }

  @Test func `an override of sendEvent keeps keys from commands and text`() throws {
    let screen = Screen()
    let field = screen.field()
    field.becomeFirstResponder()
    screen.swallow(screen.window, .sendEvent)
    try screen.key("a")
    #expect(field.text == "")
    #expect(screen.decided("dispatch.override-must-call-super"))
  }

  @Test func `an error in a command ends the press too`() throws {
    let screen = Screen()
    let view = screen.pressView("view")
    view.commands = [screen.command("p", "p")]
    view.becomeFirstResponder()
    screen.override(view, [.canPerformAction: { _, _ in .flag(true) }])
    try screen.key("p")
    #expect(screen.simulation.dispatcher.failure?.kind == .unrecognizedSelector)
    screen.simulation.dispatcher.clearFailure()
    view.commands = nil
    try screen.key("p")
    #expect(view.heard == ["began 1", "ended 1"])
  }

  @Test func `a chain that runs in a circle ends the search for commands`() throws {
    let screen = Screen()
    let first = screen.pressView("first")
    let second = screen.pressView("second")
    screen.override(first, [.next: { _, _ in .object(second) }])
    screen.override(second, [.next: { _, _ in .object(first) }])
    first.becomeFirstResponder()
    first.keepsPresses = false
    second.keepsPresses = false
    try screen.simulation.presses.begin(.key("a", []))
    #expect(screen.asked(.keyCommands) == ["first", "second"])
    #expect(screen.simulation.dispatcher.failure?.kind == .responderCycle)
  }
}
