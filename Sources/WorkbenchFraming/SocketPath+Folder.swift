import Platform
import Sentences

// Whoever may write to the socket's folder may put a socket of their own in the place of ours, and
// would then be sent everything that a client says. So daemon and client both look at the folder
// before they trust what lies in it.
extension SocketPath {
  /// Makes the socket's folder when it is ours to make, and verifies it.
  ///
  /// A folder that the user named is never made: a typing mistake would become a folder.
  public func prepareFolder() throws(StartError) {
    // Made first and judged after, whoever made it: a look before this would say nothing any more.
    if isOurs, mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw refusal(of: errno, doing: Sentence("make", zh: "创建"))
    }
    try verifyFolder()
  }

  /// Verifies that nobody but this user can replace what lies in the socket's folder.
  public func verifyFolder() throws(StartError) {
    var status = stat()
    guard lstat(folder, &status) == 0 else {
      throw refusal(of: errno, doing: Sentence("look at", zh: "查看"))
    }
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
      throw refused(
        Sentence("is a symbolic link", zh: "是符号链接"),
        hint: Sentence("Remove the link, or choose another --socket.", zh: "请删除链接，或另选 --socket。")
      )
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw refused(
        Sentence("is not a folder", zh: "不是文件夹"),
        hint: Sentence("Remove it, or choose another --socket.", zh: "请删除它，或另选 --socket。")
      )
    }
    guard status.st_uid == geteuid() else {
      throw refused(
        Sentence("belongs to user \(status.st_uid), not to you", zh: "属于用户 \(status.st_uid)，不属于你"),
        hint: Sentence(
          "Choose a folder of your own with --socket or RESPONDER_SOCKET.",
          zh: "请用 --socket 或 RESPONDER_SOCKET 选自己的文件夹。"
        )
      )
    }
    guard status.st_mode & 0o077 == 0 else {
      throw refused(
        Sentence(
          "is open to other users (mode \(octal(status.st_mode)))",
          zh: "对其他用户开放（权限 \(octal(status.st_mode))）"
        ),
        hint: Sentence("Close it with: chmod 700 \(folder)", zh: "请关闭：chmod 700 \(folder)")
      )
    }
  }

  private func verifyChosenFolder(_ status: inout stat) throws(StartError) {
    if status.st_mode & S_IFMT == S_IFLNK {
      // Whoever owns a link decides where it leads, however safe that place is now.
      guard status.st_uid == geteuid() || status.st_uid == 0 else {
        throw refused(
          Sentence("is a symbolic link of user \(status.st_uid)", zh: "是用户 \(status.st_uid) 的符号链接"),
          hint: Sentence("Choose another --socket.", zh: "请另选 --socket。")
        )
      }
      guard stat(folder, &status) == 0 else {
        throw refusal(of: errno, doing: Sentence("look at", zh: "查看"))
      }
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw refused(
        Sentence("is not a folder", zh: "不是文件夹"),
        hint: Sentence("Choose another --socket.", zh: "请另选 --socket。")
      )
    }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw refused(
        Sentence("belongs to user \(status.st_uid), not to you", zh: "属于用户 \(status.st_uid)，不属于你"),
        hint: Sentence(
          "Choose a folder of your own with --socket or RESPONDER_SOCKET.",
          zh: "请用 --socket 或 RESPONDER_SOCKET 选自己的文件夹。"
        )
      )
    }
    // In a sticky folder, as /tmp is, nobody can remove or rename what is somebody else's.
    guard status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0 else {
      throw refused(
        Sentence(
          "can be written to by other users (mode \(octal(status.st_mode)))",
          zh: "其他用户可以写（权限 \(octal(status.st_mode))）"
        ),
        hint: Sentence("Close it with: chmod go-w \(folder)", zh: "请关闭：chmod go-w \(folder)")
      )
    }
  }

  private func refused(_ fault: Sentence, hint: Sentence) -> StartError {
    StartError(
      .permission,
      Sentence("the socket's folder \(folder) \(fault)", zh: "套接字的文件夹 \(folder) \(fault)"),
      hint: hint
    )
  }

  private func refusal(of code: Int32, doing verb: Sentence) -> StartError {
    let text = Sentence(
      "cannot \(verb) the socket's folder \(folder): \(errorText(code))",
      zh: "无法\(verb)套接字的文件夹 \(folder)：\(errorText(code))"
    )
    let variable = origin == .runtimeFolder ? "XDG_RUNTIME_DIR" : "TMPDIR"
    return switch code {
    case EACCES, EPERM:
      StartError(
        .permission,
        text,
        hint: Sentence("Choose a folder of your own with --socket.", zh: "请用 --socket 选自己的文件夹。")
      )
    case ENOENT where isOurs:
      StartError(
        .cannotCreate,
        text,
        hint: Sentence(
          "\(variable) names a folder that does not exist: unset it, or choose a path with --socket.",
          zh: "\(variable) 指的文件夹不存在：请取消这个变量，或用 --socket 选一个路径。"
        )
      )
    case ENOENT:
      StartError(
        .cannotCreate,
        text,
        hint: Sentence("Make it with: mkdir -m 700 \(folder)", zh: "请创建：mkdir -m 700 \(folder)")
      )
    default:
      StartError(
        .cannotCreate,
        text,
        hint: Sentence("Choose another path with --socket.", zh: "请用 --socket 另选路径。")
      )
    }
  }

  private func octal(_ mode: mode_t) -> String {
    String(mode & 0o7777, radix: 8)
  }
}
