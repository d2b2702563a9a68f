import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

/// What a person does where the script sends a stimulus.
enum Instruction {
  /// Returns the instruction: what to do, with the parameters that the step writes.
  static func text(of stimulus: StimulusPlan, _ step: StepPlan) -> String {
    guard let verb = verbs[stimulus.name] else {
      return "the system: \(step.text)"
    }
    let parameters = stimulus.parameters.map { name, value in
      let word = name == "at" && verb == "tap" ? "" : words[name] ?? name
      return word.isEmpty ? text(of: value) : "\(word) \(text(of: value))"
    }
    return ([verb] + parameters).joined(separator: " ")
  }

  private static let verbs = [
    "touch.tap": "tap", "touch.hold": "hold a finger", "touch.drag": "drag",
    "touch.flick": "flick", "touch.pinch": "pinch", "touch.rotate": "turn two fingers",
    "touch.began": "put a finger down", "touch.moved": "move the finger",
    "touch.ended": "lift the finger", "motion.shake": "shake the device",
    "press.key": "press the key", "press.button": "press the button",
    "touch.cancelled": "have the system take the touches away", "touch.play": "play with fingers",
    "text-input.type": "type", "remote-control.send": "give the remote command",
    "edit-menu.show": "open the edit menu", "edit-menu.choose": "choose in the menu",
    "edit-menu.hide": "close the edit menu", "action.send": "the app sends",
    "first-responder.become": "the app gives the focus",
    "first-responder.resign": "the app takes the focus",
  ]

  private static let words = [
    "at": "at", "from": "from", "to": "to", "by": "by", "delay": "after resting",
    "duration": "for", "rest": "then rest for", "taps": "taps:", "fingers": "fingers:",
    "input": "", "text": "", "command": "", "type": "", "modifierFlags": "with",
    "item": "", "action": "",
  ]

  private static func text(of value: ValuePlan) -> String {
    switch value.bare {
    case .place(let place): return text(of: place)
    case .list(let elements): return "[" + elements.map(element).joined(separator: ", ") + "]"
    case .constant(let value):
      if let components = value.components {
        return components.map(SwiftExporter.text).joined(separator: ", ")
      }
      if case .names(let names) = value { return names.joined(separator: " and ") }
      return value.text ?? value.number.map(SwiftExporter.text)
        ?? value.flag.map { $0 ? "yes" : "no" } ?? "nothing"
    case .reference(let reference, _): return reference.text
    default: return "what the step computes"
    }
  }

  private static func element(_ value: ValuePlan) -> String {
    if case .constant(.none) = value { "-" } else { text(of: value) }
  }

  private static func text(of place: PlacePlan) -> String {
    let base =
      switch place.base {
      case .screen(let point): text(of: point)
      case .center(let reference): reference.text
      case .point(let reference, let point): "\(text(of: point)) in \(reference.text)"
      case .unit(let reference, let share): "\(text(of: share)) of the size of \(reference.text)"
      case .part(let reference, let name): "the \(name) of \(reference.text)"
      }
    return base + (place.offset.map { " offset by \(text(of: $0))" } ?? "")
  }
}
