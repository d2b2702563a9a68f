import Platform

/// Runs `body` with the path of an empty folder of mode 0700, which is removed afterwards.
public func withTemporaryFolder<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (String) async throws -> Result
) async throws -> Result {
  var template = Array("/tmp/responder-test-XXXXXX\0".utf8CString)
  let made = template.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
  }
  guard let folder = made else { throw TestError("mkdtemp: \(errno)") }
  defer { removeTree(folder) }
  return try await body(folder)
}

/// A test could not be set up, or waited in vain.
public struct TestError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

/// The names in a folder, in order.
public func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { field in
      String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// The permission bits of a file.
public func mode(of path: String) -> UInt32? {
  var status = stat()
  return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
}

/// Writes a file.
public func write(_ bytes: [UInt8], to path: String) throws {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw TestError("open \(path): \(errno)") }
  defer { close(descriptor) }
  guard write(descriptor, bytes, bytes.count) == bytes.count else {
    throw TestError("write \(path): \(errno)")
  }
}

private func removeTree(_ path: String) {
  var status = stat()
  guard lstat(path, &status) == 0 else { return }
  if status.st_mode & S_IFMT == S_IFDIR {
    chmod(path, 0o700)
    for name in names(in: path) { removeTree(path + "/" + name) }
    rmdir(path)
  } else {
    unlink(path)
  }
}
