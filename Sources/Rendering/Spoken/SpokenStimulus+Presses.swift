import Jansson
import WorkbenchProtocol

extension SpokenStimulus {
  /// What keys, buttons and the software keyboard do.
  func press(_ name: String) -> Spoken? {
    switch name {
    case "text-input.type":
      let text = JSONValue(stimulus[.text]?.string ?? "").description
      return Spoken(words.say("type \(text)", zh: "输入 \(text)"), ["text"])
    case "press.key":
      let key = key
      return Spoken(words.say("press \(key)", zh: "按\(key)"), ["input", "modifierFlags"])
    case "press.button":
      let button = button
      return Spoken(words.say("press \(button)", zh: "按\(button)"), ["type"])
    case "press.began", "press.changed", "press.ended", "press.cancelled":
      let isButton = stimulus["input"] == nil && stimulus[.type] != nil
      let what = isButton ? button : key
      let areKeys = !isButton && !modifiers.isEmpty
      func verb(_ one: String, _ several: String) -> String { areKeys ? several : one }
      let text =
        switch name {
        case "press.began": words.say("\(what) \(verb("goes", "go")) down", zh: "\(what)按下")
        case "press.changed":
          words.say("\(what) \(verb("is", "are")) pressed differently", zh: "\(what)力度改变")
        case "press.ended": words.say("\(what) \(verb("comes", "come")) up", zh: "\(what)松开")
        default: words.say("the press of \(what) is cancelled", zh: "\(what)的按压被取消")
        }
      return Spoken(text, ["input", "modifierFlags", "type"])
    default: return nil
    }
  }

  private var button: String {
    let type = stimulus[.type]?.string ?? "?"
    return words.say("the \(type) button", zh: " \(type) 键")
  }

  private var modifiers: [String] {
    let flags = stimulus["modifierFlags"]
    return flags?.string.map { [$0] } ?? flags?.strings ?? []
  }

  /// The key with its modifiers: *the Return key*, *the keys command-c*.
  private var key: String {
    let input = stimulus["input"]?.string ?? "?"
    let name =
      SpokenStimulus.keyNames[input]
      ?? (input.hasPrefix("input") ? String(input.dropFirst(5)) : input)
    guard modifiers.isEmpty else {
      let all = (modifiers + [name]).joined(separator: "-")
      return words.say("the keys \(all)", zh: " \(all) 键")
    }
    return words.say("the \(name) key", zh: " \(name) 键")
  }

  private static let keyNames = [
    "\r": "Return", "\n": "Return", "\t": "Tab", " ": "space", "\u{8}": "Delete",
    "\u{1B}": "Escape",
  ]
}
