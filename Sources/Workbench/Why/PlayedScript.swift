import Jansson
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// What was done in a session, as a document that does it by itself: a film is made of scripts.
struct PlayedScript {
  let document: ScenarioDocument
  let variant: String?
  /// What the document's objects say otherwise from before the launch on.
  let written: JSONValue
  /// The last step of the script that ran, by its place in the document's; -1 for none.
  private let last: Int
  private let entries: [Journal.Command]
  /// The places of the steps that ran, in order.
  private let places: [Int]

  init(of session: Session) {
    document = session.document
    variant = session.variant
    written = session.journal.written
    entries = session.journal.entries.map(\.command)
    let ran = entries.count { if case .step = $0 { true } else { false } }
    places = session.scenario.scriptSteps.prefix(ran).map(\.index)
    last = places.last ?? -1
  }

  /// The document with all that was done, and then the rest of its script.
  func goingOn() -> ScenarioDocument? {
    guard places.count < entries.count else { return document }
    return document.changingScript { steps in
      steps = played(steps) + steps.dropFirst(last + 1)
      return true
    }
  }

  /// The document with all that was done, and then a stimulus.
  ///
  /// - Parameter stimulus: The step that sends it.
  /// - Returns: The document, and the place of that step.
  func sending(_ stimulus: JSONValue) -> (document: ScenarioDocument, step: Int)? {
    var place = 0
    let document = document.changingScript { steps in
      steps = played(steps)
      place = steps.count
      steps.append(stimulus)
      return true
    }
    return document.map { ($0, place) }
  }

  /// The script's steps up to the last that ran, with what was done between them.
  private func played(_ steps: [JSONValue]) -> [JSONValue] {
    var played: [JSONValue] = []
    var next = 0
    var ran = places[...]
    for entry in entries {
      guard case .step = entry else {
        played.append(PlayedScript.step(entry))
        continue
      }
      guard let place = ran.popFirst(), next <= place, place < steps.count else { continue }
      // With those that this variant leaves out, so that places stay as they are.
      played += steps[next...place]
      next = place + 1
    }
    return played
  }

  private static func step(_ command: Journal.Command) -> JSONValue {
    switch command {
    case .step: return .object()
    case .stimulus(let name, let parameters):
      let step: JSONValue = ["send": JSONValue(name)]
      for (key, value) in parameters.members { step.set(key, value) }
      return step
    case .set(let assignments): return [.set: assignments]
    case .call(let method, let receiver, let arguments):
      return [.call: JSONValue(method), .on: receiver, .with: JSONValue(arguments)]
    case .advance(let seconds): return ["wait": JSONValue(seconds)]
    case .idle: return ["wait": "idle"]
    }
  }
}
