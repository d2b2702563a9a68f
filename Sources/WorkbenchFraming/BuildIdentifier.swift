import Platform

/// Tells builds of the daemon apart.
///
/// It covers the daemon and the libraries that are built with it, so that a daemon is known to be
/// of yesterday when only a module was built since.
public enum BuildIdentifier {
  /// Identifies the build that this process runs, which must be the daemon.
  public static func ofRunningDaemon() -> String {
    // The file is read through the kernel's link: by its path a daemon that runs on after a rebuild
    // would find the new file and take itself for that.
    let executable = runningExecutable()
    let resolved = resolve(executable) ?? executable
    return identifier(executable: executable, folder: folder(of: resolved))
  }

  /// Identifies the build of the daemon at `path`; nil when there is none.
  public static func ofDaemon(at path: String) -> String? {
    guard access(path, X_OK) == 0 else { return nil }
    let resolved = resolve(path) ?? path
    return identifier(executable: resolved, folder: folder(of: resolved))
  }

  private static func identifier(executable: String, folder: String) -> String {
    var hash = FNV1a()
    hash.add(fileIdentifier(executable))
    for library in libraries(near: folder) { hash.add(fileIdentifier(library)) }
    return hash.hexadecimal
  }

  /// The libraries that belong to a daemon in `folder`: beside it, or in the installation's folders.
  private static func libraries(near folder: String) -> [String] {
    let installation = folder + "/../lib/responder"
    for places in [[folder], [installation, installation + "/modules"]] {
      let found = places.flatMap { place in
        // A folder names its files in no order, and the hash depends on it.
        names(inFolder: place).filter(isOurs).sorted().map { place + "/" + $0 }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix("libResponderKit.") || (name.hasPrefix("lib") && name.hasSuffix("Module.so"))
  }

  /// Identifies one file: by the linker's build id, else by its size and when it was written.
  private static func fileIdentifier(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    if let identifier = ELFNotes.buildIdentifier(of: descriptor) { return identifier }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    #if os(Linux)
    let written = status.st_mtim
    #else
    let written = status.st_mtimespec
    #endif
    return Array("\(status.st_size) \(written.tv_sec) \(written.tv_nsec)".utf8)
  }

  private static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// Folds identifiers into one of 64 bits: enough to tell a user's few builds apart.
private struct FNV1a {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds an identifier and its end.
  mutating func add(_ bytes: [UInt8]) {
    // Without an end a byte could move from one identifier to the next and change nothing.
    for byte in bytes + [0xff] {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
