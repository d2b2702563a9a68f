import Jansson
import Sentences

// From the end of the script, or of the editor's patience, to the end of the process.

extension DebugAdapter {
  mutating func terminate() -> Outcome {
    interruption.letGo()
    debuggee?.close()
    debuggee = nil
    phase = .ended
    return Outcome(events: [.terminated])
  }

  mutating func disconnect() -> Outcome {
    interruption.letGo()
    debuggee?.close()
    debuggee = nil
    phase = .over
    ending = .disconnected(status: status)
    return .done
  }

  /// The script is over, and nobody wants to look back.
  mutating func finish(_ say: Saying) {
    guard let debuggee else { return }
    status = debuggee.exitStatus
    debuggee.close()
    self.debuggee = nil
    phase = .ended
    moved(stop: nil)
    say(.exited(status))
    say(.terminated)
  }
}

extension Debuggee {
  /// What `responder run` would exit with.
  var exitStatus: Int {
    // An end that is not the script's is no verdict about it.
    if failure != nil { return 65 }
    return raised == nil && route.steps.allSatisfy(\.failures.isEmpty) ? 0 : 1
  }
}
