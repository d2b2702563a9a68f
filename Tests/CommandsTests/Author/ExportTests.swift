import Jansson
import Testing
import TestSupport

@testable import Commands

/// `responder export --swift`.
struct ExportTests {
  private static let scenario = "hit-testing/outside-superview"

  @Test func `the code is printed, or written into a new file, alike`() async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      let printed = desk.run("export", "--swift", Self.scenario)
      #expect(printed.status == 0)
      #expect(printed.output.contains("\nimport UIKit\n"))
      let written = desk.run("export", "--swift", Self.scenario, "--file", "a/Screen.swift")
      #expect(written.status == 0)
      #expect(written.output.hasPrefix("wrote a/Screen.swift\nnext: add it to an app"))
      let bytes = try Files.read(folder + "/a/Screen.swift")
      #expect(bytes == Array(printed.output.utf8))
      let again = desk.run("export", "--swift", Self.scenario, "--file", "a/Screen.swift")
      #expect(again.status == 2)
      #expect(again.errors.contains("a/Screen.swift is there already"))
    }
  }

  @Test func `the form must be said`() {
    let result = Desk().run("export", Self.scenario)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("say --swift: it is the form that there is"))
    let chinese = Desk().run("export", Self.scenario, "--lang", "zh-Hans").errors
    #expect(chinese.contains("请写 --swift：只有这一种形式"), "\(chinese)")
  }

  @Test func `a variant is exported by its name, without one the first`() throws {
    func code(_ variant: String) throws -> String? {
      try Desk().run("export", "--swift", "tables/tap-over-table" + variant, "-o", "json")
        .json["swift"]?.string
    }
    #expect(try code("") == code("#cancels"))
    #expect(try code("#lets")?.contains("cancelsTouchesInView = false") == true)
    #expect(try code("")?.contains("cancelsTouchesInView = false") == false)
    let none = Desk().run("export", "--swift", "tables/tap-over-table#lest")
    #expect(none.status == 65)
    #expect(none.errors.contains("Did you mean 'lets'?"), "\(none.errors)")
  }

  @Test func `programs get the code as a member, and a file's path`() async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      let value = try desk.run("export", "--swift", Self.scenario, "-o", "json").json
      #expect(value["swift"]?.string == desk.run("export", "--swift", Self.scenario).output)
      let line = desk.run("export", "--swift", Self.scenario, "-o", "jsonl")
      #expect(line.lines.count == 1)
      let written = desk.run("export", "--swift", Self.scenario, "--file", "S.swift", "-o", "json")
      #expect(try written.json == ["path": "S.swift"])
    }
  }

  @Test func `a document with faults has them shown where they stand`() async throws {
    try await withDocument("{ \"format\": 1,\n  \"app\": { \"window\": [] } }") { desk, file in
      let result = desk.run("export", "--swift", file)
      #expect(result.status == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("mine.json:2:"), "\(result.errors)")
      #expect(result.errors.contains("2 |"), "\(result.errors)")
      let error = try desk.run("export", "--swift", file, "-o", "json").error
      #expect(error?["diagnostics"]?.elements.contains { $0["line"]?.int == 2 } == true)
    }
  }
}
