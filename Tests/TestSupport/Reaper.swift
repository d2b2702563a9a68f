import Dispatch
import Foundation
import Platform
import Synchronization

/// Takes note of a program's end at once, whether a test asks for it or not.
///
/// Swift Testing waits for the processes of exit tests by asking for any child that has ended. One
/// whose end nobody takes note of is what it is told of over and over: its thread spins, and the
/// exit tests never end.
final class Reaper: Sendable {
  let process: pid_t

  /// How the program ended.
  private let ended = Mutex<ChildProcess.End?>(nil)

  /// Left when the program has ended.
  private let running = DispatchGroup()

  init(of process: pid_t) {
    self.process = process
    running.enter()
    Thread.detachNewThread { self.reap() }
  }

  /// Sends a signal, unless the program has ended and its number may be another's.
  func signal(_ number: Int32) {
    ended.withLock { if $0 == nil { kill(process, number) } }
  }

  /// Waits for the end.
  func wait() { running.wait() }

  /// Waits for the end for some seconds, and returns nil when it does not come.
  func end(within seconds: Int) -> ChildProcess.End? {
    _ = running.wait(timeout: .now() + .seconds(seconds))
    return ended.withLock { $0 }
  }

  private func reap() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    ended.withLock {
      var status: Int32 = 0
      waitpid(process, &status, 0)
      $0 = status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
    }
    running.leave()
  }
}
