#if os(Linux)
/// The control groups that a process is in, as far as they limit its memory.
///
/// Both versions are read: with the second all controllers have one hierarchy, with the first, which
/// older systems and containers have, memory has one of its own.
package struct ControlGroups {
  private let groups: [Substring]
  private let mount: String

  /// Takes what `/proc/self/cgroup` says.
  ///
  /// - Parameters:
  ///   - text: A line for each hierarchy: its number, its controllers and the group, between colons.
  ///   - mount: Where the hierarchies are mounted.
  package init(_ text: String, mount: String = "/sys/fs/cgroup") {
    groups = text.split(separator: "\n")
    self.mount = mount
  }

  /// Those of this process; nil where the system has none.
  static var current: ControlGroups? {
    text(of: "/proc/self/cgroup").map { ControlGroups($0) }
  }

  /// What they let the process have, in bytes, the narrowest of those that it is in; nil where that
  /// has no limit.
  package var mostMemory: Int? { groups.compactMap(mostMemory).min() }

  private func mostMemory(_ line: Substring) -> Int? {
    let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    let (hierarchy, file) =
      fields[1].isEmpty ? (mount, "memory.max") : (mount + "/memory", "memory.limit_in_bytes")
    guard fields[1].isEmpty || fields[1].split(separator: ",").contains("memory") else {
      return nil
    }
    var folder = hierarchy + fields[2]
    var least: Int?
    // Up to the root: in a container that is its own group, and the path one outside.
    while folder.hasPrefix(hierarchy) {
      let text = Self.text(of: folder + "/" + file)
      // A group without a limit says "max", which is no number, or more than any machine has.
      if let bytes = text.flatMap({ Int($0.prefix { $0 != "\n" }) }) {
        least = min(least ?? bytes, bytes)
      }
      guard let end = folder.lastIndex(of: "/") else { break }
      folder.removeSubrange(end...)
    }
    return least
  }

  /// What a file of the kernel's says, which it tells at once; nil where there is none.
  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // A container within a container has a dozen lines of four hundred bytes.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }
}
#endif
