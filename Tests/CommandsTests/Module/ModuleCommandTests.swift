import Jansson
import TestSupport
import Testing
import WorkbenchFraming

@testable import Commands

/// `responder module`, as it is typed.
@Suite(.timeLimit(.minutes(15)))
struct ModuleCommandTests {
  @Test func `the built-in modules are listed, each loaded, and each is told about`() throws {
    let names = Desk().run("module", "list", "-q").lines
    #expect(names.count == 11 && names == names.sorted())
    #expect(Desk().run("module", "ls").output == Desk().run("module").output)
    let modules = try Desk().run("module", "list", "-o", "jsonl").jsonLines
    #expect(modules.compactMap { $0["name"]?.string } == names)
    #expect(modules.allSatisfy { $0["state"]?.string == "loaded" && $0["builtIn"]?.bool == true })
    for name in names {
      let info = Desk().run("module", "info", name)
      #expect(info.status == 0 && info.output.hasPrefix(name + "  loaded\n"), "\(name)")
    }
    #expect(Desk().run("module", "info", "touch").output.contains("touch.tap"))
    let chinese = Desk().run("module", "info", "touch", "--lang", "zh-Hans").output
    #expect(chinese.contains("touch.tap") && chinese.englishWords.isEmpty)
  }

  @Test func `a module that there is not is told with the nearest`() {
    let result = Desk().run("module", "info", "tuch")
    #expect(result.status == 65)
    #expect(result.errors.contains("Did you mean 'touch'?"), "\(result.errors)")
    #expect(Desk().run("module", "info").status == 2)
    #expect(Desk().run("module", "infoo").status == 2)
  }

  @Test func `a new module is written where one is, and says what to do next`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      let first = try await place.shell("responder module new Wide")
      #expect(first.end == .status(0), "\(first.errors)")
      #expect(
        first.output == """
          wrote Wide/Wide.swift and Wide/wide.json
          next: responder module build Wide
                responder run Wide/wide

          """
      )
      let again = try await place.shell("responder module new Wide")
      #expect(again.end == .status(2))
      #expect(again.errors.hasPrefix("responder: the folder Wide is there already\n"))
      let json = try await place.shell("responder module new Other -o json")
      #expect(
        try JSON.parse(json.output)
          == ["module": "Other", "files": ["Other/Other.swift", "Other/other.json"]]
      )
      let wrong = try await place.shell("responder module new 2b --lang zh-Hans")
      #expect(wrong.end == .status(2))
      #expect(wrong.errors.hasPrefix("responder: “2b”不能作模块名\n"), "\(wrong.errors)")
      #expect(names(in: place.folder) == ["Other", "Wide"])
    }
  }

  @Test func `a module that was built is found by the next command, and its scenario runs`()
    async throws
  {
    try await CommandLinePlace.with { place in
      func shell(_ line: String) async throws -> ProgramRun {
        // The compiler is where this test found its own, and not in the folders of the others.
        try await place.shell("PATH=\"$PATH:\(Self.compilerFolder)\"; \(line)")
      }
      _ = try await shell("responder module new Wide")
      let built = try await shell("responder module build Wide")
      #expect(built.end == .status(0), "\(built.errors)")
      let library = "\(place.folder)/.local/share/responder/modules/Wide.so"
      #expect(built.output.hasPrefix("built Wide in "), "\(built.output)")
      #expect(built.output.unbroken.hasSuffix(" s: \(library) next: responder run Wide/wide"))
      let run = try await shell("responder run Wide/wide")
      #expect(run.end == .status(0), "\(run.errors)\(run.output)")
      let info = try await shell("responder module info Wide")
      #expect(info.output.contains("WideView"), "\(info.output)")
      // What does not compile is told with file and line, and what was built before still runs.
      let spoil = "printf '\\nlet wrong: Int = nothing\\n' >> Wide/Wide.swift"
      let broken = try await shell("\(spoil); responder module build Wide -o json")
      #expect(broken.end == .status(65))
      let error = try JSON.parse(broken.errors)["error"]
      #expect(error?["message"]?.string == "Wide does not compile")
      #expect(error?["compiler"]?.string?.contains("Wide/Wide.swift:") == true)
      #expect(try await shell("responder run Wide/wide -q").end == .status(0))
    }
  }

  @Test func `building needs a place for the library and a compiler`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      _ = try await place.shell("responder module new Wide")
      let homeless = try await place.shell("HOME= responder module build Wide")
      #expect(homeless.end == .status(69))
      #expect(homeless.errors.unbroken.contains("neither XDG_DATA_HOME nor HOME is set"))
      #expect(homeless.errors.contains("Set HOME."))
      let program = "'\(Programs.commandLine)'"
      let none = try await place.shell("PATH=/nowhere \(program) module build Wide")
      #expect(none.end == .status(69))
      #expect(none.errors.contains("no folder of PATH has swiftc"), "\(none.errors)")
      let found = "PATH=\"$PATH:\(Self.compilerFolder)\""
      let missing = try await place.shell("\(found) responder module build Nothing")
      #expect(missing.end == .status(65))
      #expect(missing.errors.unbroken.contains("responder module new Nothing"), "\(missing.errors)")
    }
  }

  /// The folder in which the compiler lies.
  private static let compilerFolder: String = {
    let path = environmentVariable("PATH") ?? ""
    return path.split(separator: ":").map(String.init)
      .first { Files.exists($0 + "/swiftc") } ?? "/usr/bin"
  }()
}
