import Foundation
@_spi(Workbench) package import ResponderKit

extension Catalogue {
  /// Makes the objects that are always there and that the model does not name itself.
  package static let fixtures: [(name: String, make: @Sendable (Simulation) -> AnyObject)] = [
    ("notifications", { _ in NotificationsObject() }),
    ("device", { _ in DeviceObject() }),
    ("keyboard", { $0.firstResponders.keyboard }),
    ("menu", { $0.menu }),
    ("undoPrompt", { $0.undoPrompt }),
    ("menuController", { $0.menu.controller }),
    ("pasteboard", { $0.pasteboard }),
    ("remoteCommandCenter", { $0.remoteControl.commandCenter }),
    ("focusSystem", { $0.focusSystem }),
  ]
}

extension ClassRow {
  static let keyboard = ClassRow(
    "Keyboard",
    Keyboard.self,
    superclass: "NSObject",
    "What stands at the bottom of the screen for the first responder.",
    properties: [
      .reading("isVisible", \Keyboard.isVisible, "Whether anything is shown."),
      .reading("frame", \Keyboard.frame, "Where it stands on the screen."),
      .object("inputView", "UIView", reading: \Keyboard.inputView, "Shown in its place."),
      .object(
        "inputAccessoryView",
        "UIView",
        reading: \Keyboard.inputAccessoryView,
        "Shown above it."
      ),
    ]
  )

  static let screenMenu = ClassRow(
    "Menu",
    ScreenMenu.self,
    superclass: "NSObject",
    "The menu on the screen.",
    properties: [
      .reading("isVisible", \ScreenMenu.isVisible, "Whether a menu is up."),
      Property(
        "items",
        .list(.text),
        "What it offers: actions, or titles where an item has no action.",
        get: { .list((($0 as? ScreenMenu)?.items ?? []).map { .text($0) }) }
      ),
    ]
  )

  static let undoPrompt = ClassRow(
    "UndoPrompt",
    UndoPrompt.self,
    superclass: "NSObject",
    "The question that a shake may bring up.",
    properties: [
      .reading("isVisible", \UndoPrompt.isVisible, "Whether the question is on the screen."),
      .reading("frame", \UndoPrompt.frame, "Where it stands on the screen."),
      .reading("offersUndo", \UndoPrompt.offersUndo, "Whether it offers to undo."),
      .reading("offersRedo", \UndoPrompt.offersRedo, "Whether it offers to do again."),
    ],
    methods: [
      .doing("undo", "Answers with undo.") { (prompt: UndoPrompt) in prompt.undo() },
      .doing("redo", "Answers with redo.") { (prompt: UndoPrompt) in prompt.redo() },
      .doing("cancel", "Answers with neither.") { (prompt: UndoPrompt) in prompt.cancel() },
    ]
  )

  static let undoManager = ClassRow(
    "UndoManager",
    ResponderKit.UndoManager.self,
    superclass: "NSObject",
    "What was done and can be undone.",
    make: { _ in ResponderKit.UndoManager() },
    properties: [
      Property(
        "canUndo",
        .flag,
        swift: SwiftAccess(writing: .statement("@.registerUndo(withTarget: @) { _ in }")),
        standard: { .flag(false) },
        "Whether something can be undone.",
        get: { ($0 as? ResponderKit.UndoManager).map { .flag($0.canUndo) } ?? .none },
        set: { ($0 as? ResponderKit.UndoManager)?.state(canUndo: $1.flag) }
      ),
      Property(
        "canRedo",
        .flag,
        swift: SwiftAccess(writing: .impossible("UIKit can redo only what has been undone")),
        standard: { .flag(false) },
        "Whether something can be done again.",
        get: { ($0 as? ResponderKit.UndoManager).map { .flag($0.canRedo) } ?? .none },
        set: { ($0 as? ResponderKit.UndoManager)?.state(canRedo: $1.flag) }
      ),
    ],
    methods: [
      .doing("undo", swift: "func undo()", "Undoes what was registered last.") {
        (manager: ResponderKit.UndoManager) in
        manager.undo()
      },
      .doing("redo", swift: "func redo()", "Does again what was undone last.") {
        (manager: ResponderKit.UndoManager) in
        manager.redo()
      },
    ]
  )

  static let pasteboard = ClassRow(
    "UIPasteboard",
    UIPasteboard.self,
    superclass: "NSObject",
    "What was cut or copied last.",
    shared: "UIPasteboard.general",
    properties: [
      .plain("string", \UIPasteboard.string, nil, "The text."),
      .reading("hasStrings", \UIPasteboard.hasStrings, "Whether there is text."),
    ]
  )

  static let remoteCommand = ClassRow(
    "MPRemoteCommand",
    MPRemoteCommand.self,
    superclass: "NSObject",
    "One command of the remote command center.",
    properties: [
      .plain("isEnabled", \MPRemoteCommand.isEnabled, true, "Whether the user is offered it."),
      .objects("targets", "NSObject", reading: \MPRemoteCommand.targets, "Who gets it."),
    ],
    methods: [
      .calling(
        "addTarget",
        swift: "func addTarget(_ target: Any, action: Selector)",
        [Parameter("target", .object("NSObject")), Parameter("action", .selector)],
        "Adds a target whose action is called."
      ) { (command: MPRemoteCommand, arguments) in
        if let target: AnyObject = arguments[argument: 0].object {
          command.addTarget(target, action: arguments.selector(1))
        }
        return .none
      },
      .calling(
        "removeTarget",
        swift: "func removeTarget(_ target: Any?)",
        [Parameter("target", .optional(.object("NSObject")))],
        "Takes a target back; null takes all."
      ) { (command: MPRemoteCommand, arguments) in
        command.removeTarget(arguments[argument: 0].object)
        return .none
      },
    ]
  )

  static let remoteCommandCenter = ClassRow(
    "MPRemoteCommandCenter",
    MPRemoteCommandCenter.self,
    superclass: "NSObject",
    "The commands that headphones and the system's playback controls can give.",
    properties: [
      command("playCommand", \MPRemoteCommandCenter.playCommand),
      command("pauseCommand", \MPRemoteCommandCenter.pauseCommand),
      command("stopCommand", \MPRemoteCommandCenter.stopCommand),
      command("togglePlayPauseCommand", \MPRemoteCommandCenter.togglePlayPauseCommand),
      command("nextTrackCommand", \MPRemoteCommandCenter.nextTrackCommand),
      command("previousTrackCommand", \MPRemoteCommandCenter.previousTrackCommand),
      command("seekForwardCommand", \MPRemoteCommandCenter.seekForwardCommand),
      command("seekBackwardCommand", \MPRemoteCommandCenter.seekBackwardCommand),
    ]
  )

  private static func command(
    _ name: String,
    _ path: any KeyPath<MPRemoteCommandCenter, MPRemoteCommand> & Sendable
  ) -> Property {
    .part(name, "MPRemoteCommand", path, "The command of that name.")
  }
}
