package import Platform

// Everything that the socket, the lock and the start of the daemon have to do differently on Linux
// and on macOS stands in this file. Only Linux is tested.

/// Who is at the other end of a connected Unix socket, as the kernel tells it.
package struct PeerCredentials: Equatable, Sendable {
  package var user: UInt32

  /// The process that connected, where the system says.
  package var process: Int32?

  package init(user: UInt32, process: Int32?) {
    self.user = user
    self.process = process
  }

  /// Asks the kernel; nil when it does not know.
  package init?(of socket: Int32) {
    #if os(Linux)
    // `struct ucred`, which Swift is not shown.
    var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
    self.init(user: credentials.user, process: credentials.process)
    #else
    var user = uid_t()
    var group = gid_t()
    guard getpeereid(socket, &user, &group) == 0 else { return nil }
    var process = pid_t()
    var size = socklen_t(MemoryLayout<pid_t>.size)
    let known = getsockopt(socket, SOL_LOCAL, LOCAL_PEERPID, &process, &size) == 0
    self.init(user: user, process: known ? process : nil)
    #endif
  }

  /// Whether we talk with this user: ourselves, and root, who could do anything in our name.
  package var isAdmitted: Bool {
    user == geteuid() || user == 0
  }
}

/// Opens a Unix stream socket that children do not inherit.
package func openUnixSocket() -> Int32 { openSocket(SOCK_STREAM) }

/// Opens a Unix datagram socket that children do not inherit.
package func openUnixDatagramSocket() -> Int32 { openSocket(SOCK_DGRAM) }

#if os(Linux)
private func openSocket(_ type: __socket_type) -> Int32 {
  socket(AF_UNIX, Int32(type.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
}
#else
private func openSocket(_ type: Int32) -> Int32 {
  let descriptor = socket(AF_UNIX, type, 0)
  // macOS takes no such flag together with the type.
  if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  return descriptor
}
#endif

/// The path of the program this process runs.
///
/// On Linux a link that still reaches the file when it has been replaced or deleted since.
package func runningExecutable() -> String {
  #if os(Linux)
  return "/proc/self/exe"
  #else
  return CommandLine.arguments.first ?? ""
  #endif
}

/// Calls `body` with the socket address of a path that is known to fit.
///
/// A path that starts with `@` stands for a name in Linux' abstract namespace when `abstract`.
package func withSocketAddress<Result>(
  _ path: String,
  abstract: Bool = false,
  _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
) -> Result {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  // The manager's address in NOTIFY_SOCKET comes here unmeasured, and `copyBytes` traps on a source
  // that is longer than the field.
  let bytes = Array(path.utf8.prefix(SocketPath.limit))
  withUnsafeMutableBytes(of: &address.sun_path) { field in
    field.copyBytes(from: bytes)
    if abstract { field[0] = 0 }
  }
  // An abstract name ends where the address ends, not at a zero byte.
  let unused = MemoryLayout.size(ofValue: address.sun_path) - bytes.count
  let size = socklen_t(MemoryLayout<sockaddr_un>.size - (abstract ? unused : 0))
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
  }
}
