import Platform
import Sentences
import WorkbenchFraming

/// What writing and building modules do with files, without Foundation.
enum ModuleFiles {
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The last part of a path; a slash at the end does not count.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in folder: String) -> [String] {
    WorkbenchFraming.names(inFolder: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Makes a folder and those above it, writable by the user alone.
  static func makeFolder(_ path: String) throws(ModuleError) {
    for (index, character) in zip(path.indices, path)
    where character == "/" && index != path.startIndex {
      // Whether it could be made shows at the last one.
      mkdir(String(path[..<index]), 0o755)
    }
    guard mkdir(path, 0o755) == 0 || isFolder(path) else {
      throw ModuleError(
        .permission,
        Sentence(
          "cannot make the folder \(path): \(lastError())",
          zh: "无法创建文件夹 \(path)：\(lastError())"
        )
      )
    }
  }

  static func read(_ path: String) throws(ModuleError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ModuleError(
        .badInput,
        Sentence("cannot read \(path): \(lastError())", zh: "无法读取 \(path)：\(lastError())")
      )
    }
    defer { close(descriptor) }
    return readAll(descriptor)
  }

  /// Reads a descriptor to its end.
  static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes a file that only the user can change; with `isNew` it must not be there yet.
  static func write(_ bytes: [UInt8], to path: String, isNew: Bool) throws(ModuleError) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isNew ? O_EXCL : O_TRUNC)
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else {
      guard errno != EEXIST else {
        throw ModuleError(
          .usage,
          Sentence("\(path) is there already", zh: "\(path) 已经存在"),
          hint: Sentence("Choose another name, or build what is there.", zh: "请另选名字，或构建已有的。")
        )
      }
      throw ModuleError(
        .permission,
        Sentence("cannot write \(path): \(lastError())", zh: "无法写入 \(path)：\(lastError())")
      )
    }
    defer { close(descriptor) }
    // Whatever the user's umask says: a module that others can write is refused.
    fchmod(descriptor, 0o644)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw ModuleError(
          .permission,
          Sentence("cannot write \(path): \(lastError())", zh: "无法写入 \(path)：\(lastError())")
        )
      }
      written += count
    }
  }

  /// Puts a finished file in the place of another, which nobody sees half-written.
  static func move(_ path: String, to place: String) throws(ModuleError) {
    chmod(path, 0o755)
    guard rename(path, place) == 0 else {
      throw ModuleError(
        .permission,
        Sentence("cannot write \(place): \(lastError())", zh: "无法写入 \(place)：\(lastError())")
      )
    }
  }

  /// Makes a folder of its own for something short-lived.
  static func makeTemporaryFolder() throws(ModuleError) -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/responder-build-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ModuleError(
        .permission,
        Sentence(
          "cannot make a folder in \(base): \(lastError())",
          zh: "无法在 \(base) 中创建文件夹：\(lastError())"
        )
      )
    }
    return template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? base
    }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { unlink(path) }

  /// Removes a folder and the files in it.
  static func removeFolder(_ folder: String) {
    for name in names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func lastError() -> Sentence { errorText(errno) }
}

// The enum's own functions of these names hide those of the system.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
