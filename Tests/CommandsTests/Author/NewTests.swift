import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder new`: documents to begin with, each of which runs as it is.
struct NewTests {
  /// Runs `body` at a desk in an empty folder, with a folder for scenarios or without.
  private func withFolder(
    scenarios: Bool = false,
    _ body: (Desk) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      if scenarios { Files.makeFolders(above: folder + "/scenarios/x") }
      var desk = Desk()
      desk.folder = folder
      try await body(desk)
    }
  }

  @Test(arguments: DocumentTemplate.allCases, ["en", "zh-Hans"])
  func `every template is valid and runs as expected, in either language`(
    template: DocumentTemplate,
    language: String
  ) async throws {
    try await withFolder { desk in
      let name = template.rawValue
      let written = desk.run("new", name, "--template", name, "--lang", language)
      #expect(written.status == 0, "\(written.errors)")
      #expect(written.output.contains("responder run \(name).json"))
      let check = desk.run("check", "\(name).json")
      #expect(check.output.contains("0 errors, 0 warnings"), "\(check.output)")
      let run = desk.run("run", "\(name).json")
      #expect(run.status == 0, "\(run.output)")
      let titles = template.titles
      #expect(run.output.contains(titles.english))
      #expect(desk.run("run", "\(name).json", "--lang", "zh").output.contains(titles.chinese))
      let text = desk.run("show", "\(name).json").output
      #expect(text.unicodeScalars.contains { $0 == "册" } == (language == "zh-Hans"))
    }
  }

  @Test func `a scenario goes below scenarios where that is, and has the id of its place`()
    async throws
  {
    try await withFolder(scenarios: true) { desk in
      let written = desk.run("new", "cards/mine")
      #expect(written.output.hasPrefix("wrote scenarios/cards/mine.json\n"), "\(written.errors)")
      let document = try desk.run("show", "cards/mine").json
      #expect(document["id"]?.string == "cards/mine")
      #expect(desk.run("run", "cards/mine").status == 0)
      #expect(desk.run("new", "alone").output.hasPrefix("wrote alone.json\n"))
      #expect(try desk.run("show", "alone.json").json["id"] == nil)
    }
    try await withFolder { desk in
      #expect(desk.run("new", "cards/mine").output.hasPrefix("wrote cards/mine.json\n"))
      let document = try desk.run("show", "cards/mine.json").json
      #expect(document["id"] == nil)
    }
  }

  @Test(arguments: ["scenarios/a/b.json", "scenarios/a/b/c.json", "scenarios/a_b/c.d.json"])
  func `a file below scenarios has the id of its place, and runs`(path: String) async throws {
    try await withFolder(scenarios: true) { desk in
      #expect(desk.run("new", path).status == 0)
      let run = desk.run("run", path)
      #expect(run.status == 0, "\(run.errors)")
      let document = try desk.run("show", path).json
      #expect(document["id"]?.string == String(path.dropFirst(10).dropLast(5)))
    }
  }

  @Test(arguments: [
    "scenarios/alone.json", "scenarios/a b/c.json", "scenarios/é/c.json", "scenarios//c.json",
  ])
  func `a place below scenarios where none can lie is refused`(path: String) async throws {
    try await withFolder(scenarios: true) { desk in
      let result = desk.run("new", path)
      #expect(result.status == 2)
      #expect(result.errors.contains("no scenario can lie at \(path)"), "\(result.errors)")
      #expect(result.errors.contains("scenarios/TOPIC/NAME.json"))
      let chinese = desk.run("new", path, "--lang", "zh-Hans").errors
      #expect(chinese.contains("情景不能放在 \(path)"), "\(chinese)")
      #expect(names(in: desk.folder + "/scenarios").isEmpty)
    }
  }

  @Test func `the title that is given stands in both languages, whatever is in it`() async throws {
    try await withFolder { desk in
      let title = #"A "quoted" title \ 标题"#
      #expect(desk.run("new", "mine", "--title", title).status == 0)
      let document = try desk.run("show", "mine.json").json
      #expect(document["title"] == ["en": JSONValue(title), "zh-Hans": JSONValue(title)])
      let copy = desk.run("new", "copy", "--from", "motion/shake", "--title", title, "--dry-run")
      #expect(try copy.json["title"] == ["en": JSONValue(title), "zh-Hans": JSONValue(title)])
    }
  }

  @Test func `a copy is the scenario, or one variant of it`() async throws {
    try await withFolder(scenarios: true) { desk in
      let written = desk.run("new", "own/copy", "--from", "tables/tap-over-table#lets")
      #expect(written.status == 0, "\(written.errors)")
      let copy = try desk.run("show", "own/copy").json
      #expect(copy["id"]?.string == "own/copy")
      #expect(copy["variants"] == nil)
      #expect(desk.run("run", "own/copy").status == 0)
      let whole = try desk.run("new", "x", "--from", "tables/tap-over-table", "--dry-run").json
      #expect(whole["variants"]?.count == 3)
      let none = desk.run("new", "y", "--from", "tables/tap-over-tabel")
      #expect(none.status == 65)
      #expect(none.errors.contains("Did you mean 'tables/tap-over-table'?"), "\(none.errors)")
      #expect(!names(in: desk.folder).contains("y.json"))
    }
  }

  @Test func `printing writes no file`() async throws {
    try await withFolder { desk in
      let printed = desk.run("new", "mine", "--dry-run")
      #expect(printed.status == 0)
      #expect(names(in: desk.folder).isEmpty)
      #expect(desk.run("new", "mine").status == 0)
      let bytes = try Files.read(desk.folder + "/mine.json")
      #expect(bytes == Array(printed.output.utf8))
    }
  }

  @Test func `a file that is there is not written over`() async throws {
    try await withFolder { desk in
      try Files.create(desk.folder + "/mine.json", "precious")
      for arguments in [["new", "mine"], ["new", "mine", "--from", "motion/shake"]] {
        let result = desk.run(arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains("mine.json is there already"), "\(result.errors)")
        #expect(result.errors.contains("Choose another name."))
      }
      #expect(try Files.read(desk.folder + "/mine.json") == Array("precious".utf8))
    }
  }

  @Test(arguments: ["no good", "a/b/c", "/a", "a/", "", "ä", "a_b", "a.b"])
  func `a name that no scenario can have is said with those that it can`(name: String) async throws
  {
    try await withFolder { desk in
      let result = desk.run("new", name)
      #expect(result.status == 2)
      #expect(result.errors.unbroken.contains("'\(name)' is no name for a scenario"))
      #expect(result.errors.contains("TOPIC/NAME"))
      let chinese = desk.run("new", name, "--lang", "zh-Hans").errors
      #expect(chinese.contains("“\(name)”不能作情景的名字"), "\(chinese)")
      #expect(names(in: desk.folder).isEmpty)
    }
  }

  @Test func `a document begins with one thing`() async throws {
    try await withFolder { desk in
      let both = desk.run("new", "mine", "--template", "card", "--from", "motion/shake")
      #expect(both.status == 2)
      #expect(both.errors.unbroken.contains("with --template or with --from, not with both"))
      let unknown = desk.run("new", "mine", "--template", "crad")
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("scroll-view"))
      #expect(names(in: desk.folder).isEmpty)
    }
  }

  @Test func `what was written is told to programs by its path`() async throws {
    try await withFolder { desk in
      let written = try desk.run("new", "mine", "-o", "json").json
      #expect(written == ["path": "mine.json"])
    }
  }
}
