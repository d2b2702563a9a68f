import Sentences
import Testing
import TestSupport

@testable import Commands

/// The files of a module as its author keeps them.
struct ModuleSourcesTests {
  /// Runs `body` in a folder with files.
  private func with(_ files: [String: String], _ body: (String) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      for (name, text) in files { try Files.create("\(folder)/\(name)", text) }
      try body(folder)
    }
  }

  private static let module = "import UIKit\nlet module = Module(\"Wide\")\n"

  @Test func `a folder's Swift files and scenarios are its module's, in order`() async throws {
    let files = [
      "Wide/b.swift": "", "Wide/a.swift": Self.module, "Wide/z.json": "{}", "Wide/y.json": "{}",
      "Wide/README": "", "Wide/.hidden.swift": "nonsense",
    ]
    try await with(files) { folder in
      for place in ["\(folder)/Wide", "\(folder)/Wide/"] {
        let sources = try ModuleSources(place)
        #expect(sources.name == "Wide")
        #expect(sources.swift == ["\(folder)/Wide/a.swift", "\(folder)/Wide/b.swift"])
        #expect(sources.scenarios == ["\(folder)/Wide/y.json", "\(folder)/Wide/z.json"])
      }
    }
  }

  @Test func `one Swift file is a module without scenarios`() async throws {
    try await with(["Wide.swift": Self.module, "wide.json": "{}"]) { folder in
      let sources = try ModuleSources("\(folder)/Wide.swift")
      #expect(sources.name == "Wide")
      #expect(sources.swift == ["\(folder)/Wide.swift"])
      #expect(sources.scenarios.isEmpty)
    }
  }

  @Test(arguments: [
    "let module = Module(\"Wide\")", "public let module = Module(\"Wide\")",
    "let module: Module = Module(\"Wide\")", "let module=Module(\"Wide\").view(A.self) { A() }",
    "package let module = make()",
  ])
  func `a line that makes it a module is known in each of its forms`(line: String) async throws {
    try await with(["Wide.swift": "import UIKit\n\(line)\n"]) { folder in
      #expect(throws: Never.self) { try ModuleSources("\(folder)/Wide.swift") }
    }
  }

  @Test(arguments: ["", "// let module = Module(\"Wide\")", "  let module = 3", "let modules = 3"])
  func `a file without one says the line that it needs, and where`(text: String) async throws {
    try await with(["Wide.swift": text]) { folder in
      let error = #expect(throws: ModuleError.self) { try ModuleSources("\(folder)/Wide.swift") }
      #expect(error?.kind == .badInput)
      let line = "\(folder)/Wide.swift: let module = Module(\"Wide\")"
      #expect(error?.hint?.english.hasSuffix(line) == true)
      #expect(error?.hint?.chinese.contains("let module = Module(\"Wide\")") == true)
    }
  }

  @Test func `a module that is called otherwise than its place is told with its line`() async throws
  {
    let files = ["Wide/a.swift": "", "Wide/b.swift": "\n\nlet module = Module(\"Narrow\")"]
    try await with(files) { folder in
      let error = #expect(throws: ModuleError.self) { try ModuleSources("\(folder)/Wide") }
      #expect(error?.message.english.hasPrefix("\(folder)/Wide/b.swift:3: ") == true)
      #expect(error?.message.chinese.hasPrefix("\(folder)/Wide/b.swift:3：") == true)
      #expect(error?.hint?.english.contains("rename the folder or file to Narrow") == true)
    }
  }

  @Test func `what is there and no module is told with the next step`() async throws {
    let files = ["Wide/wide.json": "{}", "2wide/a.swift": Self.module, "text": ""]
    try await with(files) { folder in
      let empty = #expect(throws: ModuleError.self) { try ModuleSources("\(folder)/Wide") }
      #expect(empty?.message.english == "there is no Swift file in \(folder)/Wide")
      #expect(empty?.hint?.english == "responder module new Wide writes one.")
      let number = #expect(throws: ModuleError.self) { try ModuleSources("\(folder)/2wide") }
      #expect(number?.kind == .usage)
      #expect(number?.message.english == "'2wide' is no module name")
      for missing in ["text", "none", "none.swift", "Wide.swift"] {
        let error = #expect(throws: ModuleError.self) { try ModuleSources("\(folder)/\(missing)") }
        #expect(error?.message.english == "there is no \(folder)/\(missing)")
      }
    }
  }
}
