import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// Whether what is asked about holds in a run.
enum Test {
  /// The event comes to the object.
  case reaches(String)
  /// An occurrence or a value is as wished at the end of the event.
  case wish(Wish)
  /// An expectation holds: its pointer.
  case expectation(String)

  init(_ wanted: Wanted, in session: ScenarioSession) throws(ScenarioError) {
    switch wanted {
    case .object(let name): self = .reaches(name)
    case .occurrence(let name, let times):
      self = .wish(try session.wish(occurrence: name, times: times))
    case .value(let path, let matcher): self = .wish(try session.wish(path, matcher))
    case .expectation(let pointer, _): self = .expectation(pointer)
    }
  }

  /// Whether it holds after an event.
  ///
  /// - Parameters:
  ///   - event: What the event left.
  ///   - mark: The moment before it.
  ///   - run: Where it happened.
  /// - Returns: Whether it holds.
  func holds(_ event: EventRecords, since mark: RunMark, in run: Rehearsal) -> Bool {
    switch self {
    case .reaches(let name):
      // In a world with changes the object may be missing.
      (try? run.session.object(named: name)).map { event.reaches($0) } ?? false
    case .wish(let wish): run.session.failure(of: wish, since: mark) == nil
    case .expectation(let pointer): run.judged[pointer] == true
    }
  }
}
