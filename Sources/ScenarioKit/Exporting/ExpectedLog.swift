@_spi(Workbench) import ResponderKit

/// The lines that an exported file logs if the model is right, by running the document.
struct ExpectedLog {
  private(set) var launch: [String] = []
  /// The lines by the place of the step among those of the variant.
  private(set) var steps: [Int: [String]] = [:]

  /// Runs a variant; what a failed run did not reach has no lines.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: The variant.
  ///   - name: Returns what the log calls an object.
  init(_ document: ScenarioDocument, variant: String?, name: (World, AnyObject) -> String) {
    guard let session = try? ScenarioSession(document, variant: variant) else { return }
    let world = session.world
    launch = ExpectedLog.lines(0..<world.log.count, of: world, name)
    while !session.isOver {
      let place = session.nextStep
      let report = session.runStep()
      steps[place] = ExpectedLog.lines(report.occurrences, of: world, name)
    }
  }

  /// What of a span the file's overrides and actions log, in the words of the trace.
  private static func lines(
    _ span: Range<Int>,
    of world: World,
    _ name: (World, AnyObject) -> String
  ) -> [String] {
    span.compactMap { place in
      let entry = world.log.entries[place]
      guard let object = world.simulation.object(at: entry.object),
        isLogged(entry, object, in: world)
      else { return nil }
      return "\(entry.name) at \(name(world, object))"
    }
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
    if (world.simulation.overrides(of: object) as? ObjectOverrides)?
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
    (simulation.overrides(of: object) as? ObjectOverrides).map { overrides in
      Dictionary(overrides.plans.keys.map { ($0.rawValue, true) }, uniquingKeysWith: { $1 })
    }
  }
}
