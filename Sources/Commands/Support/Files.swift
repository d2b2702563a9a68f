import Platform
import Sentences
import WorkbenchFraming

/// What commands do with files, without Foundation.
enum Files {
  static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What stands at a path.
  enum Kind {
    case none, folder, device
    /// A file with data in it, and who may do what with it.
    case file(mode_t)
  }

  static func kind(_ path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .none }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(status.st_mode & 0o777)
    default: return .device
    }
  }

  /// The path of what a path leads to, with no link in it.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// When a file was last written, and its size; nil when there is none.
  static func stamp(_ path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    // An editor may put another file in its place, of the same size and within a tick of the clock.
    return [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino)]
  }

  /// Reads a whole file; `-` is the standard input.
  static func read(_ path: String) throws -> [UInt8] {
    // A copy, since it is closed like any other.
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Complaint(
        .badInput,
        Sentence("cannot read \(path): \(errorText(errno))", zh: "无法读取 \(path)：\(errorText(errno))")
      )
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Complaint(
          .badInput,
          Sentence(
            "cannot read \(path): \(errorText(errno))",
            zh: "无法读取 \(path)：\(errorText(errno))"
          )
        )
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      // A device or a pipe may have no end.
      guard bytes.count <= 64 << 20 else {
        throw Complaint(
          .badInput,
          Sentence("\(path) has more than 64 MiB", zh: "\(path) 超过 64 MiB")
        )
      }
    }
  }

  /// Writes a new file, with the folders it lies in; one that is there stays as it is.
  ///
  /// The file appears with all of its text or not at all: it is written beside its place first.
  static func create(_ path: String, _ text: String) throws {
    guard !exists(path) else { throw isThere(path) }
    makeFolders(above: path)
    let unfinished: String
    switch writeBeside(path, text) {
    case .success(let written): unfinished = written
    case .failure(let failure): throw cannotWrite(path, failure.code)
    }
    defer { unlink(unfinished) }
    // Unlike a renaming, a link never takes the place of what somebody else wrote meanwhile.
    if link(unfinished, path) == 0 { return }
    guard errno != EEXIST else { throw isThere(path) }
    // File systems without links can still move it.
    guard rename(unfinished, path) == 0 else { throw cannotWrite(path, errno) }
  }

  /// Writes a text into a new file beside a path, and gives the file's own path; where it cannot be
  /// written, nothing is left.
  static func writeBeside(_ path: String, _ text: String) -> Result<String, SystemError> {
    let unfinished = "\(path).\(getpid())"
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return .failure(SystemError("open")) }
    var code = writeFully(text, to: descriptor)
    // Some file systems say only here that there was no room.
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(unfinished)
      return .failure(SystemError("write", code))
    }
    return .success(unfinished)
  }

  private static func isThere(_ path: String) -> Complaint {
    Complaint(
      .usage,
      Sentence("\(path) is there already", zh: "\(path) 已经存在"),
      hint: Sentence("Choose another name.", zh: "请另选名字。")
    )
  }

  static func cannotWrite(
    _ path: String,
    _ code: Int32,
    _ status: ExitStatus = .permission
  ) -> Complaint {
    Complaint(
      status,
      Sentence("cannot write \(path): \(errorText(code))", zh: "无法写入 \(path)：\(errorText(code))"),
      hint: Sentence(
        "No file was left behind: choose another place, or make room there.",
        zh: "没有留下文件：请换个地方，或在那里腾出空间。"
      )
    )
  }

  static func makeFolders(above path: String) {
    for (index, character) in zip(path.indices, path) where character == "/" {
      if index != path.startIndex { mkdir(String(path[..<index]), 0o755) }
    }
  }

  /// The path seen from `folder`.
  static func absolute(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }
}

// The enum's own function of this name hides that of the system.
private let systemRead = read(_:_:_:)
