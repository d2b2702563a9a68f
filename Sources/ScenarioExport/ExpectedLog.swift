import Catalogue
import Coroutines
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

/// The lines that an exported file logs if the model is right, by running the document.
///
/// The run is taken step by step, since a script may be long; what a failed one does not reach has
/// no lines.
final class ExpectedLog {
  private(set) var launch: [String] = []
  /// The lines by the place of the step among those of the variant.
  private(set) var steps: [Int: [String]] = [:]

  private let session: ScenarioSession?
  private let name: (NodePlan) -> String
  /// What delegates are told that only the file listens for.
  private let watched: Set<String>
  private var names: [ObjectIdentifier: String] = [:]
  /// The nodes whose objects were not there yet when one was looked for.
  private var unmade: ArraySlice<NodePlan> = []

  /// Launches a variant.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: The variant.
  ///   - watched: The lines of what delegates of the file's own are told.
  ///   - name: Returns what the log calls a node's object.
  init(
    _ document: ScenarioDocument,
    variant: String?,
    watched: Set<String>,
    name: @escaping (NodePlan) -> String
  ) {
    self.name = name
    self.watched = watched
    session = try? ScenarioSession(document, variant: variant)
    guard let world = session?.world else { return }
    unmade = world.plan.nodes[...]
    launch = lines(0..<world.log.count, of: world)
  }

  /// Whether nothing is left to run.
  var isOver: Bool { session?.isOver ?? true }

  /// How many steps have run.
  var step: Int { session?.nextStep ?? 0 }

  /// Runs the next step.
  func runStep() {
    guard let session, !session.isOver else { return }
    let place = session.nextStep
    let report = session.runStep()
    steps[place] = lines(report.occurrences, of: session.world)
  }

  /// What of a span the file's overrides and actions log, in the words of the trace.
  private func lines(_ span: Range<Int>, of world: World) -> [String] {
    span.compactMap { place in
      Coroutine.pauseIfDue()
      let entry = world.log.entries[place]
      guard let object = world.simulation.objects.object(at: entry.object) else { return nil }
      let line = "\(entry.name) at \(name(of: object, in: world))"
      let isLogged = ExpectedLog.isLogged(entry, object, in: world) || watched.contains(line)
      return isLogged ? line : nil
    }
  }

  private func name(of object: AnyObject, in world: World) -> String {
    if names[ObjectIdentifier(object)] == nil { noteNames(in: world) }
    return names[ObjectIdentifier(object)] ?? world.simulation.objects.name(of: object)
  }

  private func noteNames(in world: World) {
    unmade =
      unmade.filter { node in
        Coroutine.pauseIfDue()
        guard let made = world.object(of: node) else { return true }
        names[ObjectIdentifier(made)] = name(node)
        return false
      }[...]
  }

  private static func isLogged(
    _ entry: LoggedOccurrence,
    _ object: AnyObject,
    in world: World
  ) -> Bool {
    if entry.name == "handler" { return true }
    if world.overrides(ofNode: object)?[entry.name] == true { return true }
    let asked = world.catalogue.entry(of: object)?.delegateMethods[entry.name]
    if asked != nil, let delegate = (object as? any Delegator)?.delegateObject,
      world.overrides(ofNode: delegate)?[entry.name] == true
    {
      return true
    }
    if (world.simulation.dispatcher.overrides(of: object) as? ObjectOverrides)?
      .actions[Selector(entry.name)] != nil
    {
      return true
    }
    return world.notes[entry.object]?[entry.name] != nil
  }
}

extension World {
  /// The methods that a document overrides on an object, by their names in documents.
  fileprivate func overrides(ofNode object: AnyObject) -> [String: Bool]? {
    (simulation.dispatcher.overrides(of: object) as? ObjectOverrides).map { overrides in
      Dictionary(overrides.plans.keys.map { ($0.name, true) }, uniquingKeysWith: { $1 })
    }
  }
}
