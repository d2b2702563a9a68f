import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// What can be asked about in a scenario, nearest first: where it was touched, and what listens.
struct Suggestions {
  let session: ScenarioSession

  private static let limit = 24

  /// The names: objects that the script aims at, what listens on the screen, then the rest.
  var names: [String] {
    var names: [String] = []
    // What the author aims at is what the scenario is about, so it comes before what only listens.
    for step in session.scriptSteps {
      for place in [step.json["at"], step.json["from"]] {
        if let name = place?.string ?? place?["in"]?.string { names.append(name) }
      }
    }
    for view in Carriers(session: session).viewsOnScreen {
      let name = session.simulation.objects.name(of: view)
      if let control = view as? UIControl {
        names.append(name)
        for sent in control.sentActions {
          let target = sent.target.map { session.simulation.objects.name(of: $0) + "." } ?? ""
          names.append(target + sent.action.name)
        }
      }
      if view is UITableView { names.append("\(name).didSelectRowAt") }
      if view is UICollectionView { names.append("\(name).didSelectItemAt") }
      for recognizer in view.gestureRecognizers ?? [] where !recognizer.isOwn {
        names.append(session.simulation.objects.name(of: recognizer))
      }
    }
    names += session.objectNames
    var seen: Set<String> = []
    return Array(names.filter { seen.insert($0).inserted }.prefix(Suggestions.limit))
  }
}
