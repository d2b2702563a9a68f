import Sentences

/// The files of a module as its author keeps them.
struct ModuleSources: Equatable {
  /// The module's name: that of its folder, or of its one file.
  let name: String

  /// The Swift files, as the author would name them.
  let swift: [String]

  /// The scenarios.
  let scenarios: [String]

  /// Finds the files of a module, named by its folder or by one Swift file.
  init(_ place: String) throws(ModuleError) {
    if place.hasSuffix(".swift") {
      guard ModuleFiles.isFile(place) else { throw Self.missing(place) }
      name = String(ModuleFiles.name(of: place).dropLast(".swift".count))
      swift = [place]
      scenarios = []
    } else {
      guard ModuleFiles.isFolder(place) else { throw Self.missing(place) }
      // A dot or a link names a folder as well, which has a name of its own.
      let own = ModuleFiles.name(of: ModuleFiles.resolved(place) ?? place)
      let folder = place.hasSuffix("/") ? String(place.dropLast()) : place
      let files = ModuleFiles.names(in: folder)
      name = own
      swift = files.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
      scenarios = files.filter { $0.hasSuffix(".json") }.map { folder + "/" + $0 }
    }
    try ModuleTemplate.check(name)
    guard !swift.isEmpty else {
      throw ModuleError(
        .badInput,
        Sentence("there is no Swift file in \(place)", zh: "\(place) 里没有 Swift 文件"),
        hint: Sentence(
          "responder module new \(name) writes one.",
          zh: "responder module new \(name) 可以写出一个。"
        )
      )
    }
    try checkModuleConstant()
  }

  private static func missing(_ place: String) -> ModuleError {
    let name = ModuleFiles.name(of: place)
    return ModuleError(
      .badInput,
      Sentence("there is no \(place)", zh: "没有 \(place)"),
      hint: Sentence(
        "Name a module's folder or Swift file, or begin one: responder module new \(name)",
        zh: "请写出模块的文件夹或 Swift 文件，或新建一个：responder module new \(name)"
      )
    )
  }

  /// The entry that is added speaks of `module`; a compiler's error about it would puzzle.
  private func checkModuleConstant() throws(ModuleError) {
    var declaresModule = false
    for file in swift {
      let text = String(decoding: try ModuleFiles.read(file), as: UTF8.self)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "=" || $0 == ":" })
        // Only at the top level does a line begin with it, and only there is it what the entry
        // means.
        guard let keyword = words.firstIndex(of: "let"), words.count > keyword + 1,
          words[keyword + 1] == "module", line.first == "l" || line.first == "p"
        else { continue }
        declaresModule = true
        if let given = Self.givenName(in: line), given != name {
          throw ModuleError(
            .badInput,
            Sentence(
              "\(file):\(index + 1): the module is called \"\(given)\" here and \(name) by its place",
              zh: "\(file):\(index + 1)：模块在这里叫“\(given)”，而按位置叫“\(name)”"
            ),
            hint: Sentence(
              "Write Module(\"\(name)\"), or rename the folder or file to \(given).",
              zh: "请写 Module(\"\(name)\")，或把文件夹或文件改名为 \(given)。"
            )
          )
        }
      }
    }
    guard declaresModule else {
      throw ModuleError(
        .badInput,
        Sentence(
          "no file of \(name) has the line that makes it a module",
          zh: "\(name) 的文件里没有使它成为模块的那一行"
        ),
        hint: Sentence(
          "Add this line at the end of \(swift[0]): let module = Module(\"\(name)\")",
          zh: "请在 \(swift[0]) 末尾加上这一行：let module = Module(\"\(name)\")"
        )
      )
    }
  }

  private static func givenName(in line: some StringProtocol) -> String? {
    guard let call = line.split(separator: "Module(\"", maxSplits: 1).dropFirst().first,
      let end = call.firstIndex(of: "\"")
    else { return nil }
    return String(call[..<end])
  }
}
