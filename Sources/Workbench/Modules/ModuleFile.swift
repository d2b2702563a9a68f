import Platform
import Sentences
import WorkbenchFraming

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
    // Through the descriptor that was judged. The loader opens the path again, but only those who
    // are trusted by then can have put another file there.
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

    /// The kind in words.
    var name: Sentence {
      switch self {
      case .file: Sentence("file", zh: "文件")
      case .folder: Sentence("folder", zh: "文件夹")
      }
    }

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
      return [
        ModuleRefusal(
          kind.rawValue,
          Sentence("\(path) is not a regular \(kind.name)", zh: "\(path) 不是普通的\(kind.name)")
        )
      ]
    }
    return ownershipRefusals(status, path, kind) + content(descriptor, UInt64(status.st_size))
  }

  private func openingRefusal(_ code: Int32, _ path: String, _ kind: Kind) -> ModuleRefusal {
    // O_NOFOLLOW answers ELOOP; with O_DIRECTORY a link is no directory, whatever it leads to.
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      return ModuleRefusal(
        "link",
        Sentence("the \(kind.name) \(path) is a symbolic link", zh: "\(kind.name) \(path) 是符号链接"),
        found: Sentence("a link", zh: "链接"),
        expected: Sentence("a \(kind.name)", zh: "\(kind.name)"),
        fix: Sentence(
          "Copy the module to where it should be, or name its real folder.",
          zh: "请把模块复制到它该在的地方，或写出它真正的文件夹。"
        )
      )
    }
    return ModuleRefusal(
      kind.rawValue,
      Sentence("\(path) cannot be read: \(errorText(code))", zh: "无法读取 \(path)：\(errorText(code))")
    )
  }

  private func ownershipRefusals(_ status: stat, _ path: String, _ kind: Kind) -> [ModuleRefusal] {
    var refusals: [ModuleRefusal] = []
    let user = geteuid()
    if status.st_uid != user, status.st_uid != 0 {
      refusals.append(
        ModuleRefusal(
          "owner",
          Sentence(
            "the \(kind.name) \(path) belongs to somebody else",
            zh: "\(kind.name) \(path) 属于别人"
          ),
          found: Sentence("user \(status.st_uid)", zh: "用户 \(status.st_uid)"),
          expected: user == 0
            ? Sentence("user 0", zh: "用户 0") : Sentence("user \(user) or 0", zh: "用户 \(user) 或 0"),
          fix: Sentence(
            "Copy the module to a folder of your own: responder module build does that.",
            zh: "请把模块复制到自己的文件夹：responder module build 会这样做。"
          )
        )
      )
    }
    if status.st_mode & 0o002 != 0 {
      refusals.append(
        writableRefusal(status, path, kind, Sentence("everybody", zh: "所有人"), "chmod o-w \(path)")
      )
    } else if status.st_mode & 0o020 != 0,
      !Self.isOwnGroup(status.st_gid, of: status.st_uid)
    {
      refusals.append(
        writableRefusal(
          status,
          path,
          kind,
          Sentence("group \(status.st_gid)", zh: "组 \(status.st_gid)"),
          "chmod g-w \(path)"
        )
      )
    }
    return refusals
  }

  private func writableRefusal(
    _ status: stat,
    _ path: String,
    _ kind: Kind,
    _ who: Sentence,
    _ command: String
  ) -> ModuleRefusal {
    ModuleRefusal(
      "mode",
      Sentence(
        "the \(kind.name) \(path) can be written by \(who)",
        zh: "\(who)都可以写\(kind.name) \(path)"
      ),
      found: Sentence(verbatim: "0" + String(status.st_mode & 0o7777, radix: 8)),
      expected: Sentence("writable by its owner alone", zh: "只有所有者可写"),
      fix: Sentence("Close it with: \(command)", zh: "请关闭：\(command)")
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
    let build = Sentence(
      "Build it with: responder module build \(name)",
      zh: "请构建：responder module build \(name)"
    )
    do {
      let table = try ELFSymbolTable(of: descriptor, size: size)
      if table.exports(symbol) { return [] }
      return [
        ModuleRefusal(
          "entry",
          Sentence(
            "\(path) is a library but no module: it does not export \(symbol)",
            zh: "\(path) 是库，但不是模块：没有导出 \(symbol)"
          ),
          found: Sentence("no such symbol", zh: "没有这个符号"),
          expected: Sentence(verbatim: symbol),
          fix: build
        )
      ]
    } catch .notELF where size == 0 {
      return [
        ModuleRefusal(
          "format",
          Sentence("\(path) is empty", zh: "\(path) 是空的"),
          found: Sentence("0 bytes", zh: "0 字节"),
          fix: build
        )
      ]
    } catch .notELF {
      return [
        ModuleRefusal(
          "format",
          Sentence("\(path) is not an ELF file", zh: "\(path) 不是 ELF 文件"),
          expected: Sentence(verbatim: "ELF"),
          fix: build
        )
      ]
    } catch .otherMachine {
      return [
        ModuleRefusal(
          "machine",
          Sentence("\(path) was built for another machine", zh: "\(path) 是为别的机器构建的"),
          fix: build
        )
      ]
    } catch .notLibrary {
      return [
        ModuleRefusal(
          "format",
          Sentence(
            "\(path) is a program or an object file, not a library",
            zh: "\(path) 是程序或目标文件，不是库"
          ),
          fix: build
        )
      ]
    } catch {
      return [
        ModuleRefusal(
          "format",
          Sentence("the ELF file \(path) is damaged", zh: "ELF 文件 \(path) 已损坏"),
          fix: build
        )
      ]
    }
    #else
    return []
    #endif
  }
}
