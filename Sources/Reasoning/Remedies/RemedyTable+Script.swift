import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// What the script does is another thing: an animation with an option, a finger that ends elsewhere.

extension RemedyTable {
  func scripted(_ reason: Reason) -> [Remedy] {
    switch reason.id {
    case .hitAnimating: return allowing(reason)
    case .controlLeft: return ending(reason)
    default: return []
    }
  }

  /// The animation that moves the view lets it take touches.
  private func allowing(_ reason: Reason) -> [Remedy] {
    guard let view = view("view", of: reason), let name = reference(view) else { return [] }
    // Only a step that has been run can have begun the animation that the finger met.
    let steps = session.scriptSteps.prefix(session.nextStep)
    let step = steps.last { step in
      step.json["animate"]?.members.contains { $0.key.hasPrefix(name + ".") } == true
    }
    guard let step, let changes = step.json["animate"] else { return [] }
    let options = (step.json["options"]?.elements.map(\.self) ?? []) + ["allowUserInteraction"]
    let names = options.compactMap { $0.string.map { "." + $0 } }.joined(separator: ", ")
    let lines = changes.members.map { SwiftLine.text(of: .set(path: $0.key, value: $0.value)) }
    let duration = step.json["duration"].map { "\($0)" } ?? "0"
    return [
      Remedy(
        .animationAllow,
        ["view": JSONValue(name)],
        Edit([.step(step.index, members: ["options": JSONValue(options)])]),
        swift: ["UIView.animate(withDuration: \(duration), delay: 0, options: [\(names)]) {"]
          + lines.map { "  " + $0 } + ["}"]
      )
    ]
  }

  /// The finger is lifted where it came down, inside the control.
  private func ending(_ reason: Reason) -> [Remedy] {
    guard let control = object("control", of: reason) as? UIControl, let name = reference(control),
      session.scriptSteps.indices.contains(session.nextStep)
    else { return [] }
    let step = session.scriptSteps[session.nextStep]
    let members: JSONValue? =
      switch step.stimulus {
      case "touch.drag"? where step.json["by"] != nil: ["by": [0, 0]]
      case "touch.drag"? where step.json["to"] != nil: ["to": JSONValue(name)]
      case "touch.ended"?: ["at": JSONValue(name)]
      case "touch.play"?: step.json["fingers"].flatMap { $0.ending(at: name) }
      default: nil
      }
    guard let members else { return [] }
    return [
      Remedy(
        .touchEndInside,
        ["control": JSONValue(name)],
        Edit([.step(step.index, members: members)]),
        swift: []
      )
    ]
  }
}

extension JSONValue {
  /// The moves of a single finger with the last of them at another place; nil where there are more
  /// fingers, of which nobody says which should end there.
  fileprivate func ending(at place: String) -> JSONValue? {
    guard count == 1, let moves = self[0]?.elements.map(\.self), let last = moves.last else {
      return nil
    }
    // What was parsed cannot be changed.
    let end = last.copy()
    end.set("at", place)
    return ["fingers": [JSONValue(moves.dropLast() + [end])]]
  }
}
