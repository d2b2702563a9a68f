import Jansson
import Sentences
public import WorkbenchProtocol

/// Why a worker is no longer there.
public struct WorkerEnding: Equatable, Sendable {
  /// What happened to the process.
  public enum Cause: Equatable, Sendable {
    /// It was killed because its session ended.
    case closed
    /// A signal ended it.
    case signal(Int32)
    /// It ended by itself, as by `exit(0)`.
    case exit(Int32)
    /// It did not answer for so many seconds and was killed.
    case silence(seconds: Double)
    /// It was killed for what it wrote.
    case breach(WorkerBreach)
    /// It could not be started.
    case notStarted(String)
  }

  public var cause: Cause
  var lastWords: LastWords

  /// The modules that ran in it.
  var modules: [String]

  /// The error that every request gets which waits for an answer.
  public var wireError: WireError {
    let who = modules.isEmpty ? Sentence("a module", zh: "一个模块") : Sentence.list(modules)
    let place = lastWords.method.map { Sentence(" in \($0)", zh: "（在 \($0) 中）") } ?? .nothing
    switch cause {
    case .closed:
      return WireError(
        .sessionClosed,
        Sentence("the session ended while the request waited", zh: "请求等待时会话结束了")
      )
    case .signal(let number):
      let signal = Self.name(ofSignal: number)
      return WireError(
        .moduleCrashed,
        lastWords.isOutOfMemory
          ? Sentence(
            "code of \(who) ran out of memory\(place): \(Limit.workerBytes.value >> 20) MiB is the limit",
            zh: "\(who) 的代码用尽内存\(place)：上限是 \(Limit.workerBytes.value >> 20) MiB"
          )
          : Sentence(
            "code of \(who) crashed\(place): \(signal)",
            zh: "\(who) 的代码崩溃\(place)：\(signal)"
          ),
        details: [.init("signal", .text(signal))] + lastWords.details
      )
    case .exit(let status):
      return WireError(
        .moduleCrashed,
        Sentence(
          "code of \(who) ended its process\(place) with status \(status)",
          zh: "\(who) 的代码结束了自己的进程\(place)，状态 \(status)"
        ),
        details: [.init("status", .integer(Int(status)))] + lastWords.details
      )
    case .silence(let seconds):
      return WireError(
        .moduleTimeout,
        Sentence(
          "code of \(who) did not return\(place) within \(seconds) s",
          zh: "\(who) 的代码在 \(seconds) 秒内没有返回\(place)"
        ),
        details: [.init("seconds", .number(seconds))] + lastWords.details
      )
    case .breach(let breach):
      return WireError(
        .moduleCrashed,
        Sentence(
          "code of \(who) wrote \(breach.what) in its worker's place",
          zh: "\(who) 的代码冒充工作进程写了\(breach.what)"
        ),
        details: lastWords.details
      )
    case .notStarted(let reason):
      return WireError(
        .workbenchInternal,
        Sentence("no worker could be started: \(reason)", zh: "无法启动工作进程：\(reason)")
      )
    }
  }
}
