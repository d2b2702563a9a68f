#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that may hold a module: who could have written it, and whether it exports the entry.
///
/// Whoever can write to a module's file or folder can run code as the daemon's user, so both are
/// looked at before anything is loaded. The checks are made on what was opened, never on a name
/// that could mean something else a moment later.
struct ModuleFile {
  /// The path, absolute.
  let path: String

  /// The module's name, as the file tells it: `Wide.so` and `libWide.so` are `Wide`.
  var name: String { Self.moduleName(of: path) }

  /// Everything that speaks against loading it; empty when nothing does.
  func refusals(exporting symbol: String) -> [ModuleRefusal] {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    var refusals: [ModuleRefusal] = []
    refusals += check(folder.isEmpty ? "/" : folder, as: .folder) { _, _ in [] }
    refusals += check(path, as: .file) { descriptor, size in
      contentRefusals(descriptor, size, exporting: symbol)
    }
    return refusals
  }

  static func moduleName(of path: String) -> String {
    var name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    if name.hasSuffix(DynamicLibrary.suffix) { name = name.dropLast(DynamicLibrary.suffix.count) }
    if name.hasPrefix(DynamicLibrary.prefix) { name = name.dropFirst(DynamicLibrary.prefix.count) }
    return String(name)
  }

  // MARK: - Who could have written it

  private enum Kind: String {
    case file, folder

    var flags: Int32 {
      switch self {
      // A pipe of that name must not make us wait for somebody to write to it.
      case .file: O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
      case .folder: O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_DIRECTORY
      }
    }

    var type: mode_t {
      switch self {
      case .file: S_IFREG
      case .folder: S_IFDIR
      }
    }
  }

  private func check(
    _ path: String,
    as kind: Kind,
    _ content: (_ descriptor: Int32, _ size: UInt64) -> [ModuleRefusal]
  ) -> [ModuleRefusal] {
    let descriptor = open(path, kind.flags)
    guard descriptor >= 0 else { return [openingRefusal(errno, path, kind)] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [openingRefusal(errno, path, kind)] }
    guard status.st_mode & S_IFMT == kind.type else {
      return [ModuleRefusal(kind.rawValue, "\(path) is not a regular \(kind.rawValue)")]
    }
    return ownershipRefusals(status, path, kind) + content(descriptor, UInt64(status.st_size))
  }

  private func openingRefusal(_ code: Int32, _ path: String, _ kind: Kind) -> ModuleRefusal {
    // O_NOFOLLOW answers ELOOP; with O_DIRECTORY a link is no directory, whatever it leads to.
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      return ModuleRefusal(
        "link",
        "the \(kind.rawValue) \(path) is a symbolic link",
        found: "a link",
        expected: "a \(kind.rawValue)",
        fix: "Copy the module to where it should be, or name its real folder."
      )
    }
    return ModuleRefusal(
      kind.rawValue,
      "\(path) cannot be read: \(String(cString: strerror(code)))"
    )
  }

  private func ownershipRefusals(_ status: stat, _ path: String, _ kind: Kind) -> [ModuleRefusal] {
    var refusals: [ModuleRefusal] = []
    let user = geteuid()
    if status.st_uid != user, status.st_uid != 0 {
      refusals.append(
        ModuleRefusal(
          "owner",
          "the \(kind.rawValue) \(path) belongs to somebody else",
          found: "user \(status.st_uid)",
          expected: user == 0 ? "user 0" : "user \(user) or 0",
          fix: "Copy the module to a folder of your own: responder module build does that."
        )
      )
    }
    if status.st_mode & 0o002 != 0 {
      refusals.append(writableRefusal(status, path, kind, "everybody", "chmod o-w \(path)"))
    } else if status.st_mode & 0o020 != 0,
      !Self.isOwnGroup(status.st_gid, of: status.st_uid)
    {
      refusals.append(
        writableRefusal(status, path, kind, "group \(status.st_gid)", "chmod g-w \(path)")
      )
    }
    return refusals
  }

  private func writableRefusal(
    _ status: stat,
    _ path: String,
    _ kind: Kind,
    _ who: String,
    _ command: String
  ) -> ModuleRefusal {
    ModuleRefusal(
      "mode",
      "the \(kind.rawValue) \(path) can be written by \(who)",
      found: "0" + String(status.st_mode & 0o7777, radix: 8),
      expected: "writable by its owner alone",
      fix: "Close it with: \(command)"
    )
  }

  /// Whether a group is a user's own: their primary group, and named like them.
  static func isOwnGroup(_ group: gid_t, of user: uid_t) -> Bool {
    guard let account = getpwuid(user), account.pointee.pw_gid == group else { return false }
    let userName = String(cString: account.pointee.pw_name)
    guard let entry = getgrgid(group) else { return false }
    return String(cString: entry.pointee.gr_name) == userName
  }

  // MARK: - What is in it

  private func contentRefusals(
    _ descriptor: Int32,
    _ size: UInt64,
    exporting symbol: String
  ) -> [ModuleRefusal] {
    #if os(Linux)
    let build = "Build it with: responder module build \(name)"
    do {
      let table = try ELFSymbolTable(of: descriptor, size: size)
      if table.exports(symbol) { return [] }
      return [
        ModuleRefusal(
          "entry",
          "\(path) is a library but no module: it does not export \(symbol)",
          found: "no such symbol",
          expected: symbol,
          fix: build
        )
      ]
    } catch .notELF where size == 0 {
      return [ModuleRefusal("format", "\(path) is empty", found: "0 bytes", fix: build)]
    } catch .notELF {
      return [ModuleRefusal("format", "\(path) is not an ELF file", expected: "ELF", fix: build)]
    } catch .otherMachine {
      return [ModuleRefusal("machine", "\(path) was built for another machine", fix: build)]
    } catch .notLibrary {
      return [
        ModuleRefusal("format", "\(path) is a program or an object file, not a library", fix: build)
      ]
    } catch {
      return [ModuleRefusal("format", "the ELF file \(path) is damaged", fix: build)]
    }
    #else
    return []
    #endif
  }
}
