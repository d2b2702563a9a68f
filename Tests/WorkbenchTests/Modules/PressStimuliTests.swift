import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import Testing

@testable import Workbench

/// What the stimuli of keys, buttons and typing do to the model.
struct PressStimuliTests {
  /// Keeps the presses that it is told of, in order.
  private final class Pad: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    private func note(_ step: String, _ presses: Set<UIPress>) {
      let names = presses.map { press in
        press.key.map { "\($0.characters) \($0.modifierFlags.names)" } ?? "\(press.type.rawValue)"
      }
      heard.append(([step] + names.sorted()).joined(separator: " "))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("changed", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses)
    }
  }

  private let stage = StimulusStage()
  private let pad: Pad
  private let field: UITextField

  private var simulation: Simulation { stage.simulation }

  init() {
    (pad, field) = stage.simulation.enter { [window = stage.window] in
      let pad = Pad(frame: window.bounds)
      let field = UITextField(frame: window.bounds)
      window.addSubview(pad)
      pad.addSubview(field)
      pad.becomeFirstResponder()
      return (pad, field)
    }
  }

  @discardableResult
  private func send(_ name: String, _ values: [String: Value] = [:]) throws -> Outcome {
    try stage.send(name, values)
  }

  @Test func `a key goes down and up, as long as it says`() throws {
    try send("press.key", ["input": .text("a"), "modifierFlags": .names(["command", "shift"])])
    #expect(pad.heard == [#"began A ["shift", "command"]"#, #"ended A ["shift", "command"]"#])
    #expect(simulation.now == 50_000)
    try send("press.key", ["input": .text("inputEscape"), "duration": .number(1)])
    #expect(pad.heard.last == "ended UIKeyInputEscape []")
    #expect(simulation.now == 1_050_000)
  }

  @Test func `a button and its parts`() throws {
    try send("press.button", ["type": .name("menu")])
    #expect(pad.heard == ["began 5", "ended 5"])
    try send("press.began", ["type": .name("select")])
    try send("press.changed", ["type": .name("select"), "force": .number(0.4)])
    try send("press.began", ["input": .text("\r")])
    try send("press.cancelled")
    #expect(pad.heard.suffix(3) == ["changed 4", "began \r []", "cancelled \r [] 4"])
    try send("press.began", ["input": .text("x")])
    try send("press.cancelled", ["input": .text("x")])
    #expect(pad.heard.last == "cancelled x []")
  }

  @Test func `what is no key or button, or not down, is refused`() throws {
    let refused: [(String, [String: Value])] = [
      ("press.key", ["input": .text("inputEscap")]), ("press.key", ["input": .text("")]),
      ("press.button", ["type": .name("louder")]), ("press.began", [:]),
      ("press.began", ["input": .text("a"), "type": .name("select")]),
      ("press.ended", ["input": .text("a")]), ("press.cancelled", [:]),
      ("press.changed", ["type": .name("select"), "force": .number(1)]),
      ("press.key", ["input": .text("a"), "modifierFlags": .names(["hyper"])]),
    ]
    for (name, values) in refused {
      #expect(throws: SimulationError.self, "\(name) \(values)") { try send(name, values) }
    }
    #expect(pad.heard.isEmpty)
  }

  @Test func `typing goes to the first responder that takes text, and to nobody else`() throws {
    #expect(try send("text-input.type", ["text": .text("tea")]).isDiscarded)
    simulation.enter { _ = field.becomeFirstResponder() }
    #expect(try !send("text-input.type", ["text": .text("teä\u{8}a")]).isDiscarded)
    #expect(field.text == "tea")
  }
}
