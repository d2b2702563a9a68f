import Platform
import Sentences

/// Where the daemon's socket lies.
///
/// The daemon and every client compute it in the same way: the `--socket` option, else
/// `$RESPONDER_SOCKET`, else `$XDG_RUNTIME_DIR/responder/socket`, else a private folder under the
/// temporary folder that is named after the user id.
public struct SocketPath: Equatable, Sendable {
  /// What decided where the socket lies.
  public enum Origin: Equatable, Sendable {
    case option
    case environment
    case runtimeFolder
    case temporaryFolder
  }

  /// The socket's absolute path.
  public let path: String

  /// What decided the path.
  public let origin: Origin

  /// Finds the socket's path and checks that the system can take it.
  ///
  /// Nothing is created and no folder is looked at: see `prepareFolder()` and `verifyFolder()`.
  public init(
    option: String? = nil,
    environment: (String) -> String? = environmentVariable
  ) throws(StartError) {
    // An empty variable counts as one that is not set, as the base directory specification has it.
    // An empty option is another thing: somebody typed it.
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let option {
      guard !option.isEmpty else {
        throw StartError(
          .usage,
          Sentence("the path after --socket is empty", zh: "--socket 后面的路径是空的")
        )
      }
      (path, origin) = (Self.absolute(option), .option)
    } else if let chosen = variable("RESPONDER_SOCKET") {
      (path, origin) = (Self.absolute(chosen), .environment)
    } else if let runtime = variable("XDG_RUNTIME_DIR"), runtime.hasPrefix("/") {
      // A relative one is to be ignored, says the base directory specification.
      (path, origin) = (Self.join(runtime, "responder/socket"), .runtimeFolder)
    } else {
      // Below a relative folder daemon and client would meet only when started from the same one.
      let temporary = variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
      (path, origin) = (Self.join(temporary, "responder-\(geteuid())/socket"), .temporaryFolder)
    }
    guard !path.utf8.contains(0) else {
      throw StartError(.usage, Sentence("the socket path contains a zero byte", zh: "套接字路径里有零字节"))
    }
    guard path.utf8.count <= Self.limit else {
      throw StartError(
        .usage,
        Sentence(
          "the socket path is \(path.utf8.count) bytes long, the limit is \(Self.limit): \(path)",
          zh: "套接字路径长 \(path.utf8.count) 字节，上限是 \(Self.limit)：\(path)"
        ),
        hint: Sentence(
          "Choose a shorter path with --socket or RESPONDER_SOCKET.",
          zh: "请用 --socket 或 RESPONDER_SOCKET 选短一些的路径。"
        )
      )
    }
  }

  /// How many bytes of path the system's socket addresses take: 107 on Linux.
  public static var limit: Int {
    MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1
  }

  /// The folder the socket lies in.
  public var folder: String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// The file whose lock decides who is the daemon.
  public var lockPath: String { path + ".lock" }

  /// The file whose lock decides who starts the daemon.
  public var spawnLockPath: String { path + ".spawn" }

  /// The same path seen from any working folder.
  private static func absolute(_ path: String) -> String {
    // A daemon that a command started goes to `/` once it serves, and still has to find its files.
    guard !path.hasPrefix("/"), let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    return join(String(cString: current), path)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

/// Returns a variable of this process's environment.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
