/// How a process ended.
package enum ProcessEnd: Equatable, Sendable {
  /// By itself; -1 where somebody else took the status.
  case exit(Int32)
  case signal(Int32)

  /// Tells how a child ended; nil while it has not, unless it is waited for.
  package init?(of process: pid_t, waiting: Bool) {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, waiting ? 0 : WNOHANG)
      if result == 0 { return nil }
      if result > 0 { break }
      guard errno == EINTR else {
        self = .exit(-1)
        return
      }
    }
    let signal = status & 0x7f
    self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}
