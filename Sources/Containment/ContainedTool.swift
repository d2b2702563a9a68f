import CContainment
package import Platform

/// A tool of the user's that works on what others wrote, as a compiler does, behind walls of its own.
///
/// It reads and runs whatever its user may, since it may lie anywhere; it changes no file but those
/// that it is given, reaches no network, and signals nobody, as far as the kernel has what those walls
/// are made of. Only Linux has it; elsewhere the tool is started as any other program.
package struct ContainedTool {
  /// How it is started.
  package var launch: ProcessLaunch

  /// The folders below which it may change what it likes.
  package var writable: [String]

  package init(_ launch: ProcessLaunch, writable: [String]) {
    self.launch = launch
    self.writable = writable
  }

  /// Starts it and returns the number of its process, which has to be waited for.
  ///
  /// - Throws: The call that failed; then nothing was started.
  package func start() throws(SystemError) -> pid_t {
    #if os(Linux)
    // What is started has the walls of the thread that starts it, which can never leave them.
    try onOwnThread { Result { () throws(SystemError) in try startBehindWalls() } }.get()
    #else
    try launch.start()
    #endif
  }

  private func startBehindWalls() throws(SystemError) -> pid_t {
    guard responder_give_up_privileges() == 0 else { throw SystemError("capset") }
    if responder_landlock_version() > 0 {
      let result = withCStrings(writable) { list in
        responder_restrict_changes(list.map { UnsafePointer($0) }, Int32(writable.count))
      }
      guard result == 0 else { throw SystemError("landlock") }
    }
    if responder_filters_calls() != 0 {
      guard responder_restrict_reach() == 0 else { throw SystemError("seccomp") }
    }
    return try launch.start()
  }
}
