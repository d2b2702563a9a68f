import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// What is asked about the objects of a session: of its own, or of those of a second run of its
/// commands.
typealias ObjectQuestion = (ScenarioSession) throws(WireError) -> JSONValue

extension ScenarioSession {
  /// Asks what code of the app's may have to compute, with a budget of its own.
  ///
  /// Not of a run that goes on, for what such code changes stays changed.
  ///
  /// - Throws: What the question throws, or what that code raised.
  func asking<R>(
    _ question: (ScenarioSession) throws(WireError) -> R
  ) throws(WireError) -> R {
    let dispatcher = simulation.dispatcher
    return try dispatcher.aside { () throws(WireError) in
      let answer = try question(self)
      if let failure = dispatcher.failure { throw ScenarioError(failure).wire }
      return answer
    }
  }

  /// Returns the object that a reference leads to; an error is one of the request, at `place` of it.
  func requiredObject(_ reference: String, at place: String) throws(WireError) -> AnyObject {
    do throws(ScenarioError) {
      return try object(named: reference)
    } catch {
      var refusal = error.wire
      refusal.path = refusal.path ?? place
      throw refusal
    }
  }
}
