import Containment
import Foundation
import Platform
import Sentences
public import WorkbenchFraming
import WorkbenchProtocol

/// The sandbox of this process, which is a worker that has loaded no module yet.
public struct WorkerSandbox {
  private let setup: WorkerSetup

  /// Takes what the daemon said.
  public init(_ setup: WorkerSetup) { self.setup = setup }

  /// Goes in, for good, before any code of a module's is there.
  ///
  /// - Throws: What failed; the worker must end then.
  public func enter() throws(StartError) {
    guard setup.sandboxing != .off else { return }
    let containment = Containment(
      readable: setup.readable + Self.installed,
      // The last words of one that has no memory left need some themselves.
      dataBytes: Limit.workerBytes.value + 64 << 20
    )
    do throws(SystemError) {
      try containment.enter(closingFrom: WorkerProcess.lastWordsInWorker + 1)
    } catch {
      let reason = errorText(error.code)
      throw StartError(
        .internalError,
        Sentence(
          "the worker's sandbox cannot be entered: \(error.call): \(reason)",
          zh: "无法进入工作进程的沙箱：\(error.call)：\(reason)"
        ),
        hint: Sentence(
          "The daemon's --sandbox off runs modules without one.",
          zh: "守护进程的 --sandbox off 不用沙箱运行模块。"
        )
      )
    }
  }

  /// What came with the daemon: the program's folder, its modules and its scenarios.
  private static var installed: [String] {
    let installation = Installation(executable: Installation.executable)
    return [
      installation.binaries, installation.binaries + "/../lib/responder", installation.scenarios,
    ].compactMap(\.self)
  }
}
