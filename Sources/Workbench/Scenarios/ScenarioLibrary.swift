import Foundation
import Jansson
@_spi(Workbench) import ScenarioKit
import Sentences
import Synchronization
import WorkbenchProtocol

/// The scenario documents that clients can name by id.
final class ScenarioLibrary: Sendable {
  private let installation: Installation
  /// What was read from a file, as long as the file stays the same.
  private let cache = Mutex<[String: (stamp: FileStamp, entry: ScenarioEntry)]>([:])

  init(installation: Installation) { self.installation = installation }

  /// The folders that are looked into for a client, in order.
  func folders(for client: ClientContext) -> [String] {
    client.scenarioPaths + [installation.scenarios].compactMap(\.self)
  }

  /// Returns the document with an id.
  func source(id: String, for client: ClientContext) throws(WireError) -> ScenarioSource {
    let parts =
      id.utf8.count <= Self.longestID
      ? id.split(separator: "/", omittingEmptySubsequences: false) : []
    // An id becomes a path, and `..` must lead nowhere.
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) {
      for folder in folders(for: client) {
        let path = "\(folder)/\(id).json"
        if FileManager.default.fileExists(atPath: path) {
          return ScenarioSource(bytes: try read(path), name: path, expectedID: id)
        }
      }
    }
    let files = files(for: client)
    let named = parts.count == 1 ? files.filter { $0.name == id } : []
    if let only = named.first, named.count == 1 {
      return ScenarioSource(bytes: try read(only.path), name: only.path, expectedID: only.id)
    }
    throw named.isEmpty
      ? unknown(id, among: files, beside: client.folder)
      : WireError(
        .scenarioUnknown,
        Sentence("several scenarios are called '\(id)'", zh: "有几个情景都叫“\(id)”"),
        path: "/params/id",
        expected: named.map(\.id),
        got: .text(id),
        hint: Sentence("Say which, with its topic.", zh: "请连主题一起写明是哪一个。")
      )
  }

  /// No file's name has more bytes, and no folder's.
  private static let longestID = 511

  /// What to say about a name that no scenario has.
  private func unknown(_ id: String, among files: [File], beside folder: String?) -> WireError {
    let isTopic = files.contains { $0.topic == id }
    let near =
      NearestName.hint(for: id, among: files.map(\.id))
      ?? NearestName.of(id, among: files.map { String($0.name) }).flatMap { name in
        files.first { $0.name == name }.map {
          Sentence("Did you mean '\($0.id)'?", zh: "是不是“\($0.id)”？")
        }
      }
    let topic = Sentence(
      "responder list \(id) shows its scenarios, responder run \(id) runs them.",
      zh: "responder list \(id) 列出它的情景，responder run \(id) 运行它们。"
    )
    let search = Sentence(
      "responder search WORDS finds one, responder list shows all.",
      zh: "responder search WORDS 查找，responder list 列出全部。"
    )
    return WireError(
      .scenarioUnknown,
      isTopic
        ? Sentence("'\(id)' is a topic, not a scenario", zh: "“\(id)”是主题，不是情景")
        : Sentence(
          "no scenario has the id '\(id.shortened)'",
          zh: "没有 id 为“\(id.shortened)”的情景"
        ),
      path: "/params/id",
      got: .text(id.shortened),
      hint: here(id, folder) ?? (isTopic ? topic : near) ?? search
    )
  }

  /// What to say where a file in the client's folder has the name: `new` writes such files.
  private func here(_ id: String, _ folder: String?) -> Sentence? {
    guard let folder, FileManager.default.fileExists(atPath: "\(folder)/\(id).json") else {
      return nil
    }
    return Sentence(
      "The file \(id).json is here; a file is named with its ending: responder run \(id).json.",
      zh: "这里有文件 \(id).json；文件要连同后缀写：responder run \(id).json。"
    )
  }

  /// Returns the document in a file; a relative path starts at the client's folder.
  func source(path: String, for client: ClientContext) throws(WireError) -> ScenarioSource {
    let path = try absolute(path, for: client)
    return ScenarioSource(bytes: try read(path), name: path, expectedID: id(of: path, for: client))
  }

  /// Whether a file lies below no folder of scenarios.
  func isOutside(path: String, for client: ClientContext) -> Bool {
    (try? absolute(path, for: client)).flatMap { id(of: $0, for: client) } == nil
  }

  /// Returns what was printed into a file; a relative path starts at the client's folder.
  ///
  /// One that has more bytes than are read is refused as `tooLarge` says of so many.
  func print(
    path: String,
    for client: ClientContext,
    tooLarge: (Int) -> WireError
  ) throws(WireError) -> [UInt8] {
    let hint = Sentence(
      "Name a file with what was printed, or - for the standard input.",
      zh: "请写出存有打印内容的文件，或用 - 表示标准输入。"
    )
    return try read(try absolute(path, for: client), whereMissing: hint, tooLarge: tooLarge)
  }

  /// The path of a file; a relative one starts at the client's folder.
  func absolute(_ path: String, for client: ClientContext) throws(WireError) -> String {
    guard path.utf8.count < Int(PATH_MAX) else {
      throw WireError(
        .scenarioUnreadable,
        Sentence(
          "the path has \(path.utf8.count) bytes, and the system takes \(PATH_MAX - 1)",
          zh: "路径有 \(path.utf8.count) 字节，系统最多接受 \(PATH_MAX - 1) 字节"
        ),
        path: "/params/path"
      )
    }
    guard !path.hasPrefix("/") else { return path }
    guard let folder = client.folder else {
      throw WireError(
        .scenarioUnreadable,
        Sentence(
          "'\(path)' is relative and the client has not told its folder",
          zh: "“\(path)”是相对路径，而客户端没有说明它的文件夹"
        ),
        path: "/params/path",
        hint: Sentence(
          "Send hello with cwd first, or an absolute path.",
          zh: "请先发送带 cwd 的 hello，或给出绝对路径。"
        )
      )
    }
    return folder + "/" + path
  }

  /// The id of a file that lies below one of the scenario folders.
  private func id(of path: String, for client: ClientContext) -> String? {
    // On both sides, since a `..` or a doubled slash would hide that one lies below the other.
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    for folder in folders(for: client) {
      let prefix = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
      if path.hasPrefix(prefix), path.hasSuffix(".json") {
        return String(path.dropFirst(prefix.count).dropLast(5))
      }
    }
    return nil
  }

  /// Returns the bytes of a document.
  private func read(_ path: String) throws(WireError) -> [UInt8] {
    let hint = Sentence(
      "responder list shows the scenarios that can be named by id.",
      zh: "responder list 列出可以用 id 称呼的情景。"
    )
    return try read(path, whereMissing: hint) { size in
      WireError(
        .scenarioUnreadable,
        Sentence(
          "'\(path)' has \(size) bytes; a document may have \(Limit.documentBytes.value)",
          zh: "“\(path)”有 \(size) 字节；文档最多 \(Limit.documentBytes.value) 字节"
        ),
        hint: Sentence("Split it into several documents.", zh: "请拆成几个文档。")
      )
    }
  }

  private func read(
    _ path: String,
    whereMissing hint: Sentence,
    tooLarge: (Int) -> WireError
  ) throws(WireError) -> [UInt8] {
    // A link is as large, and of the kind, as what it leads to. Foundation would tell the same after
    // it had looked up whose the file is, for longer than it takes to read it.
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw WireError(
        .scenarioUnreadable,
        Sentence("there is no file '\(path)'", zh: "没有文件“\(path)”"),
        hint: hint
      )
    }
    // To open a pipe would make the connection's thread wait for somebody to write to it.
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw WireError(
        .scenarioUnreadable,
        Sentence("'\(path)' is a folder", zh: "“\(path)”是文件夹"),
        hint: Sentence("Name a file in it.", zh: "请写出其中的一个文件。")
      )
    default:
      throw WireError(
        .scenarioUnreadable,
        Sentence("'\(path)' is no regular file", zh: "“\(path)”不是普通文件"),
        hint: Sentence("Write the document into a file and name that.", zh: "请把文档写进文件，再写出文件名。")
      )
    }
    let size = Int(status.st_size)
    guard size <= Limit.documentBytes.value else { throw tooLarge(size) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw WireError(
        .scenarioUnreadable,
        Sentence("'\(path)' cannot be read", zh: "无法读取“\(path)”"),
        hint: Sentence("Look at the file's permissions.", zh: "请检查文件的权限。")
      )
    }
    return Array(data)
  }

  // MARK: - Listing

  private struct File {
    let id: String
    let path: String

    var topic: Substring { id.prefix { $0 != "/" } }
    var name: Substring { id.drop { $0 != "/" }.dropFirst() }
  }

  /// The documents that exist, by id; of two with one id the first folder's counts.
  private func files(for client: ClientContext) -> [File] {
    var files: [String: File] = [:]
    let manager = FileManager.default
    for folder in folders(for: client) {
      for topic in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = "\(folder)/\(topic)"
        for name in ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted()
        where name.hasSuffix(".json") {
          let id = "\(topic)/\(name.dropLast(5))"
          if files[id] == nil { files[id] = File(id: id, path: "\(path)/\(name)") }
        }
      }
    }
    return files.values.sorted { $0.id < $1.id }
  }

  /// What a list shows of each document that is found, or of those of one topic.
  func summaries(
    for client: ClientContext,
    environment: ScenarioEnvironment,
    topic: String? = nil
  ) -> [ScenarioSummary] {
    entries(for: client, environment: environment, topic: topic).map(\.summary)
  }

  /// What a search looks at of each document that is found.
  func searched(for client: ClientContext, environment: ScenarioEnvironment) -> [ScenarioEntry] {
    entries(for: client, environment: environment, topic: nil)
  }

  private func entries(
    for client: ClientContext,
    environment: ScenarioEnvironment,
    topic: String?
  ) -> [ScenarioEntry] {
    files(for: client).compactMap { file in
      if let topic, file.topic != topic { return nil }
      guard let stamp = FileStamp(path: file.path) else { return nil }
      // Not locked while it reads: two threads may read the same file at once, which costs only
      // time.
      if let known = cache.withLock({ $0[file.path] }), known.stamp == stamp { return known.entry }
      guard let bytes = try? read(file.path) else { return nil }
      let source = ScenarioSource(bytes: bytes, name: file.path, expectedID: file.id)
      let entry = ScenarioEntry(source, environment: environment)
      cache.withLock { $0[file.path] = (stamp, entry) }
      return entry
    }
  }

  /// The scenarios whose documents name a rule.
  func scenarios(mentioning rule: String, for client: ClientContext) -> [String] {
    let needle = Data("\"\(rule)\"".utf8)
    return files(for: client).filter { file in
      guard let bytes = try? read(file.path) else { return false }
      return Data(bytes).range(of: needle) != nil
    }.map(\.id)
  }
}

/// Tells whether a file is still the one that was read.
struct FileStamp: Equatable, Sendable {
  private let modified: Date
  private let size: Int

  init?(path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let modified = attributes[.modificationDate] as? Date,
      let size = attributes[.size] as? Int
    else { return nil }
    self.modified = modified
    self.size = size
  }
}
