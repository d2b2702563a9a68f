import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

// Reading never changes a session. What is stored is looked at where it is; what code of the app's
// computes is read in a run of the journal that is thrown away.

extension RequestContext {
  /// What is asked about a session: of its own objects, or of those of a second run of its commands.
  typealias Reading = (ScenarioSession) throws(WireError) -> JSONValue

  /// Answers a question about a session, which stays as it is.
  ///
  /// In a worker every question is asked of a second run: which of a module's properties are stored
  /// nobody can tell.
  ///
  /// - Throws: What the question throws; `replay.diverged` when the app did something else in the
  ///   second run.
  func read(_ session: Session, _ question: @escaping Reading) throws(WireError) -> Answer {
    let scenario = session.scenario
    if !workbench.isWorker,
      let answer = try session.simulation.dispatcher.readingStored({ () throws(WireError) in
        try question(scenario)
      })
    {
      return .now(answer)
    }
    // At the level that costs least: what is asked about are the objects, not the records.
    let run = try JournalRun(of: session, level: .outcome)
    return .work(JournalWork(run) { () throws(WireError) in .now(try question(run.scenario)) })
  }
}

extension ScenarioSession {
  /// Returns the object that a reference leads to; an error is one of the request.
  func requiredObject(_ reference: String) throws(WireError) -> AnyObject {
    do throws(ScenarioError) {
      return try object(named: reference)
    } catch {
      throw error.wire
    }
  }
}
