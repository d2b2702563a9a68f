import Platform

import Sentences
public import WorkbenchFraming

/// What a service manager that speaks systemd's protocol hands to us and wants to be told.
///
/// macOS' launchd has another protocol, which is not spoken here: there the daemon binds its socket
/// itself.
public enum Activation {
  /// Takes over the socket that the service manager opened for us; nil when it opened none.
  ///
  /// The variables are removed, so that no child takes the socket for its own.
  public static func inheritedSocket() throws(StartError) -> ListeningSocket? {
    let process = environmentVariable("LISTEN_PID")
    let count = environmentVariable("LISTEN_FDS")
    for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) }
    guard let process, let count, process == String(getpid()) else { return nil }
    guard count == "1" else {
      throw StartError(
        .usage,
        Sentence(
          "LISTEN_FDS hands over \(count) sockets, the daemon serves one",
          zh: "LISTEN_FDS 交来 \(count) 个套接字，而守护进程只服务一个"
        ),
        hint: Sentence(
          "Give the socket unit one ListenStream= line.",
          zh: "socket 单元里只写一行 ListenStream=。"
        )
      )
    }
    return try socket(at: firstDescriptor)
  }

  /// Tells the service manager how we are, as `READY=1` or `STOPPING=1`; without one does nothing.
  public static func notify(
    _ state: String,
    environment: (String) -> String? = environmentVariable
  ) {
    guard let address = environment("NOTIFY_SOCKET"), !address.isEmpty else { return }
    let descriptor = openUnixDatagramSocket()
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let message = Array(state.utf8)
    _ = withSocketAddress(address, abstract: address.hasPrefix("@")) { address, size in
      sendto(descriptor, message, message.count, 0, address, size)
    }
  }

  /// `SD_LISTEN_FDS_START`.
  private static let firstDescriptor: Int32 = 3

  static func socket(at descriptor: Int32) throws(StartError) -> ListeningSocket {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let named = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size) == 0
      }
    }
    guard named, address.sun_family == sa_family_t(AF_UNIX), option(descriptor, SO_ACCEPTCONN) == 1,
      option(descriptor, SO_TYPE) == streamType
    else {
      throw StartError(
        .usage,
        Sentence(
          "descriptor \(descriptor) is not a listening Unix stream socket",
          zh: "描述符 \(descriptor) 不是正在监听的 Unix 流套接字"
        ),
        hint: Sentence(
          "Use ListenStream= with a path in the socket unit.",
          zh: "请在 socket 单元里用 ListenStream= 写一个路径。"
        )
      )
    }
    // The service manager could not mark it: the socket had to outlive the start of this program.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let path = withUnsafeBytes(of: address.sun_path) { field in
      String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
    return ListeningSocket(
      inherited: descriptor,
      path: path,
      lock: try lock(besides: path)
    )
  }

  /// The lock of an inherited socket, where it can be had.
  ///
  /// The service manager may have put the socket into a folder that is closed to us; it sees to it
  /// by itself that there is one of us.
  private static func lock(besides path: String) throws(StartError) -> FileLock? {
    guard path.hasPrefix("/") else { return nil }
    do throws(StartError) {
      return try ListeningSocket.acquireLock(at: path + ".lock", for: path)
    } catch {
      guard error.status == .busy else { return nil }
      throw error
    }
  }

  #if os(Linux)
  private static let streamType = Int32(SOCK_STREAM.rawValue)
  #else
  private static let streamType = SOCK_STREAM
  #endif

  private static func option(_ descriptor: Int32, _ name: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
  }
}
