import WorkbenchFraming

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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

  /// When a file was last written, and its size; nil when there is none.
  static func stamp(_ path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return [Int(time.tv_sec), Int(time.tv_nsec), Int(status.st_size), Int(status.st_ino)]
  }

  /// Reads a whole file; `-` is the standard input.
  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Complaint(.badInput, "cannot read \(path): \(text(of: errno))")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Complaint(.badInput, "cannot read \(path): \(text(of: errno))")
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= 64 << 20 else {
        throw Complaint(.badInput, "\(path) has more than 64 MiB")
      }
    }
  }

  /// Writes a new file, with the folders it lies in; one that is there stays as it is.
  static func create(_ path: String, _ text: String) throws {
    makeFolders(above: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      guard errno != EEXIST else {
        throw Complaint(.usage, "\(path) is there already", hint: "Choose another name.")
      }
      throw Complaint(.permission, "cannot write \(path): \(self.text(of: errno))")
    }
    defer { close(descriptor) }
    var text = text
    let written = text.withUTF8 { systemWrite(descriptor, $0.baseAddress, $0.count) == $0.count }
    guard written else {
      throw Complaint(.internalError, "cannot write \(path): \(self.text(of: errno))")
    }
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

  static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}

private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
