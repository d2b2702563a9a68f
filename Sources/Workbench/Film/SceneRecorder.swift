@_spi(Workbench) import ResponderKit

/// Looks at the screen while a run's records are being written, and keeps what changed.
///
/// It reads what is stored and runs no code of the app's, so that the run is the same as without.
final class SceneRecorder {
  private let level: TraceLevel
  private let marks = ShownChanges()
  /// The views on the screen as they were seen last.
  private(set) var known: [ObjectIndex: DrawnView] = [:]
  /// The same in the order in which they are drawn.
  private(set) var order: [ObjectIndex] = []
  private var surroundings = ShownSurroundings()
  private var changes: [SceneChange] = []
  private var looks: [ChainLook] = []
  /// The start of the chain that was looked at last, and how it was found.
  private var start: (object: ObjectIndex, isHit: Bool)?

  init(level: TraceLevel) { self.level = level }

  /// Whether objects are still getting the names that the launch's records have, too.
  private var isLaunching = true

  /// Listens to a run in which nothing has been made yet.
  func begin(_ simulation: Simulation) { simulation.dispatcher.shownChanges = marks }

  /// Looks at what has changed up to a record that is being written.
  func take(_ record: TraceRecord, in simulation: Simulation) {
    // A deeper record has no number here, and nobody could say at which moment it was.
    guard record.level <= level else { return }
    // Before the chain, which is followed through the views that are there now.
    let number = record.seq[level]
    let isMoved = look(at: number, simulation)
    lookAtChain(record, number, simulation, again: isMoved)
  }

  /// Looks at what has changed since the last record, when the launch or a step is over.
  func finishStep(_ simulation: Simulation) {
    look(at: simulation.dispatcher.trace.position[level], simulation, atAll: isLaunching)
    guard isLaunching else { return }
    isLaunching = false
    for index in order { known[index]?.name = simulation.objects.passingName(of: index) }
  }

  /// What an object is called, where that may be something else later.
  private func passingName(of index: ObjectIndex, _ simulation: Simulation) -> String? {
    isLaunching ? nil : simulation.objects.passingName(of: index)
  }

  /// Takes the changes since they were taken last.
  func takeChanges() -> [SceneChange] {
    defer { changes = [] }
    return changes
  }

  /// Takes the chains since they were taken last.
  func takeChains() -> [ChainLook] {
    defer { looks = [] }
    return looks
  }

  // MARK: - The screen

  /// Keeps what has changed; answers whether there are other views than before.
  @discardableResult
  private func look(
    at record: Int,
    _ simulation: Simulation,
    atAll: Bool = false
  ) -> Bool {
    var change = SceneChange(record: record)
    var isMoved = false
    if atAll || !marks.isEmpty {
      let taken = marks.take()
      if atAll || taken.contains(where: { $0.reach == .tree }) {
        isMoved = true
        lookAtAll(simulation, &change)
      } else {
        for (view, reach) in taken { look(at: view, reach, simulation, &change) }
      }
    }
    let now = ShownScreen(of: simulation).surroundings
    if now != surroundings {
      surroundings = now
      change.surroundings = now
    }
    if !change.isEmpty { changes.append(change) }
    return isMoved
  }

  private func lookAtAll(_ simulation: Simulation, _ change: inout SceneChange) {
    var visited: [ObjectIndex] = []
    var found: [ObjectIndex: DrawnView] = [:]
    ShownScreen(of: simulation).visit { view, shown in
      let (index, drawn) = self.drawn(view, shown, simulation)
      visited.append(index)
      found[index] = drawn
      if known[index] != drawn { change.views.append((index, drawn)) }
    }
    change.gone = order.filter { found[$0] == nil }
    if visited != order { change.order = visited }
    known = found
    order = visited
  }

  private func look(
    at index: ObjectIndex,
    _ reach: ShownChanges.Reach,
    _ simulation: Simulation,
    _ change: inout SceneChange
  ) {
    guard known[index] != nil, let view = simulation.objects.object(at: index) as? UIView else {
      return
    }
    ShownScreen(of: simulation).visit(from: view, isDeep: reach > .own) { view, shown in
      let (index, drawn) = self.drawn(view, shown, simulation)
      guard known[index] != drawn else { return }
      known[index] = drawn
      // What was marked twice is told once, as it is now.
      change.views.removeAll { $0.0 == index }
      change.views.append((index, drawn))
    }
  }

  private func drawn(
    _ view: UIView,
    _ shown: ShownView,
    _ simulation: Simulation
  ) -> (ObjectIndex, DrawnView) {
    let index = simulation.objects.index(of: view)
    // A document's overrides are there when the launch is over, and stay.
    let before = isLaunching ? nil : known[index]?.overrides
    let overrides = before ?? overrides(of: view, simulation)
    return (
      index,
      DrawnView(
        shown: shown,
        name: passingName(of: index, simulation),
        overrides: overrides
      )
    )
  }

  private func overrides(of view: UIView, _ simulation: Simulation) -> [String] {
    guard let overrides = simulation.dispatcher.overrides(of: view) else { return [] }
    return Method.allCases.filter { overrides.overrides($0) }.map(\.name)
  }

  // MARK: - The chain

  /// Looks at the chain of the view that is hit, else of the first receiver, else of the view that
  /// was asked last.
  private func lookAtChain(
    _ record: TraceRecord,
    _ number: Int,
    _ simulation: Simulation,
    again: Bool
  ) {
    switch (record.kind, record.method) {
    case (.eventQueued, _):
      let isGoingOn = record.fields.contains { $0.key == .phase && $0.isGoingOn }
      if !isGoingOn { start = nil }
    // While views are asked the chain goes on from the deepest so far, since nobody knows yet who
    // will be hit.
    case (.asked, .hitTest):
      guard start?.isHit != true, let at = record.at else { break }
      return look(from: at, isHit: false, number, simulation)
    case (.answered, .hitTest):
      guard case .object(let found)? = record.fields.first(where: { $0.key == .answer })?.value
      else { break }
      if !again, start?.isHit == true, start?.object == found { return }
      return look(from: found, isHit: true, number, simulation)
    case (.asked, let method?) where method.isCarried:
      guard start == nil, let at = record.at else { break }
      return look(from: at, isHit: true, number, simulation)
    default: break
    }
    // Views that came or went may have changed the chain of somebody who did not.
    if again, let start { look(from: start.object, isHit: start.isHit, number, simulation) }
  }

  private func look(
    from index: ObjectIndex,
    isHit: Bool,
    _ record: Int,
    _ simulation: Simulation
  ) {
    start = (index, isHit)
    guard var current = simulation.objects.object(at: index) as? UIResponder else { return }
    var look = ChainLook(record: record, objects: [index], names: [:], isCut: false)
    var seen: Set<ObjectIndex> = [index]
    while true {
      let dispatcher = simulation.dispatcher
      // Twice optional: who is next may be nobody, or hang on code that must not run here.
      guard let next = dispatcher.readingStored({ dispatcher.nextResponder(of: current) }) else {
        look.isCut = true
        break
      }
      guard let next else { break }
      let nextIndex = simulation.objects.index(of: next)
      look.objects.append(nextIndex)
      guard seen.insert(nextIndex).inserted else { break }
      current = next
    }
    for object in look.objects {
      if let name = passingName(of: object, simulation) { look.names[object] = name }
    }
    looks.append(look)
  }
}

extension TraceField {
  /// Whether phases are those of fingers that are down already.
  fileprivate var isGoingOn: Bool {
    guard case .texts(let phases) = value else { return false }
    return !phases.isEmpty && !phases.contains("began")
  }
}

extension Method {
  /// Whether it carries an event from responder to responder.
  fileprivate var isCarried: Bool {
    name.hasPrefix("touches") && !name.hasPrefix("touchesShould") || name.hasPrefix("motion")
      || name.hasPrefix("presses") || name == "remoteControlReceived"
  }
}
