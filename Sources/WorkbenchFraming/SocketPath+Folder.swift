#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Whoever may write to the socket's folder may put a socket of their own in the place of ours, and
// would then be sent everything that a client says. So daemon and client both look at the folder
// before they trust what lies in it.
extension SocketPath {
  /// Makes the socket's folder when it is ours to make, and verifies it.
  ///
  /// A folder that the user named is never made: a typing mistake would become a folder.
  public func prepareFolder() throws(StartError) {
    if isOurs, mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw refusal(of: errno, doing: "make")
    }
    try verifyFolder()
  }

  /// Verifies that nobody but this user can replace what lies in the socket's folder.
  public func verifyFolder() throws(StartError) {
    var status = stat()
    guard lstat(folder, &status) == 0 else { throw refusal(of: errno, doing: "look at") }
    if isOurs {
      try verifyOwnFolder(status)
    } else {
      try verifyChosenFolder(&status)
    }
  }

  /// Whether the folder is named by us, and so nobody else has business in it.
  private var isOurs: Bool {
    switch origin {
    case .option, .environment: false
    case .runtimeFolder, .temporaryFolder: true
    }
  }

  private func verifyOwnFolder(_ status: stat) throws(StartError) {
    guard status.st_mode & S_IFMT != S_IFLNK else {
      throw refused("is a symbolic link", hint: "Remove the link, or choose another --socket.")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw refused("is not a folder", hint: "Remove it, or choose another --socket.")
    }
    guard status.st_uid == geteuid() else {
      throw refused(
        "belongs to user \(status.st_uid), not to you",
        hint: "Choose a folder of your own with --socket or RESPONDER_SOCKET."
      )
    }
    guard status.st_mode & 0o077 == 0 else {
      throw refused(
        "is open to other users (mode \(octal(status.st_mode)))",
        hint: "Close it with: chmod 700 \(folder)"
      )
    }
  }

  private func verifyChosenFolder(_ status: inout stat) throws(StartError) {
    if status.st_mode & S_IFMT == S_IFLNK {
      guard status.st_uid == geteuid() || status.st_uid == 0 else {
        throw refused(
          "is a symbolic link of user \(status.st_uid)",
          hint: "Choose another --socket."
        )
      }
      guard stat(folder, &status) == 0 else { throw refusal(of: errno, doing: "look at") }
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw refused("is not a folder", hint: "Choose another --socket.")
    }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw refused(
        "belongs to user \(status.st_uid), not to you",
        hint: "Choose a folder of your own with --socket or RESPONDER_SOCKET."
      )
    }
    // In a sticky folder, as /tmp is, nobody can remove or rename what is somebody else's.
    guard status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0 else {
      throw refused(
        "can be written to by other users (mode \(octal(status.st_mode)))",
        hint: "Close it with: chmod go-w \(folder)"
      )
    }
  }

  private func refused(_ fault: String, hint: String) -> StartError {
    StartError(.permission, "the socket's folder \(folder) \(fault)", hint: hint)
  }

  private func refusal(of code: Int32, doing verb: String) -> StartError {
    let text = "cannot \(verb) the socket's folder \(folder): \(errorText(code))"
    return switch code {
    case EACCES, EPERM:
      StartError(.permission, text, hint: "Choose a folder of your own with --socket.")
    case ENOENT where isOurs:
      StartError(
        .cannotCreate,
        text,
        hint: """
          \(origin == .runtimeFolder ? "XDG_RUNTIME_DIR" : "TMPDIR") names a folder that does not \
          exist: unset it, or choose a path with --socket.
          """
      )
    case ENOENT:
      StartError(.cannotCreate, text, hint: "Make it with: mkdir -m 700 \(folder)")
    default:
      StartError(.cannotCreate, text, hint: "Choose another path with --socket.")
    }
  }

  private func octal(_ mode: mode_t) -> String {
    String(mode & 0o7777, radix: 8)
  }
}
