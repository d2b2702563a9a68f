import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder doctor`: everything that a command needs, and what is wrong with it.
struct DoctorTests {
  /// A desk with a socket's place in a folder of its own.
  private func withDesk(_ body: (Desk, [String]) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.environment["HOME"] = folder
      try await body(desk, ["--socket", folder + "/socket"])
    }
  }

  private func check(_ name: String, in value: JSONValue) throws -> JSONValue {
    try #require(value["checks"]?.elements.first { $0["name"]?.string == name })
  }

  @Test func `all is fine where all is there`() async throws {
    try await withDesk { desk, options in
      let result = desk.run(["doctor"] + options)
      let value = try desk.run(["doctor", "-o", "json"] + options).json
      let checks = try #require(value["checks"]).elements.map(\.self)
      for name in [
        "terminal", "language", "program", "socket", "daemon", "workers", "sandbox", "folders",
        "module touch",
      ] {
        #expect(checks.contains { $0["name"]?.string == name }, "\(name)")
      }
      // The workbench of the test is of a build of its own, which is what is wrong with it.
      #expect(checks.filter { $0["ok"]?.bool != true }.map { $0["name"]?.string } == ["daemon"])
      #expect(result.status == 1)
      #expect(result.output.contains("✗ wrong  daemon"))
      #expect(result.output.contains("Run: responder daemon restart"))
      let lines = try desk.run(["doctor", "-o", "jsonl"] + options).jsonLines
      #expect(lines == checks)
    }
  }

  @Test func `programs are told the next step too`() async throws {
    try await withDesk { desk, options in
      let value = try desk.run(["doctor", "-o", "json"] + options).json
      #expect(try check("daemon", in: value)["hint"]?.string == "Run: responder daemon restart")
      #expect(try check("socket", in: value)["hint"] == nil)
    }
  }

  @Test func `a socket that cannot be is told with the next step`() async throws {
    try await withDesk { desk, _ in
      let path = "/tmp/" + String(repeating: "x", count: 200)
      var desk = desk
      desk.daemons = LocalDaemons()
      let result = desk.run("doctor", "--socket", path)
      #expect(result.status == 1)
      #expect(result.output.contains("✗ wrong  socket"), "\(result.output)")
      #expect(result.output.unbroken.contains("Choose a shorter path"), "\(result.output)")
    }
  }

  @Test func `no daemon is no fault`() async throws {
    try await withDesk { desk, options in
      var desk = desk
      desk.daemons = LocalDaemons()
      let result = desk.run(["doctor"] + options)
      #expect(result.status == 0, "\(result.output)")
      #expect(result.output.unbroken.contains("daemon not running; the next command starts it"))
      #expect(!result.output.contains("module "))
      let chinese = desk.run(["doctor", "--lang", "zh-Hans"] + options).output
      #expect(chinese.contains("没有运行；下一个命令会启动它"))
      #expect(!chinese.contains("fine") && chinese.contains("✓ 正常"))
    }
  }

  @Test func `the terminal and the language are told as commands take them`() async throws {
    try await withDesk { desk, options in
      func found(_ name: String, _ desk: Desk, _ more: String...) throws -> String? {
        let value = try desk.run(["doctor", "-o", "json"] + options + more).json
        return try check(name, in: value)["found"]?.string
      }
      let piped = try found("terminal", desk)
      #expect(piped == "pipe, 80 columns, Unicode, no colour")
      var other = desk
      other.isTerminal = true
      other.columns = 132
      other.environment["TERM"] = "xterm"
      #expect(try found("terminal", other) == "xterm, 132 columns, Unicode, colour")
      #expect(try found("terminal", other, "--ascii") == "xterm, 132 columns, ASCII, colour")
      #expect(try found("terminal", other, "--plain") == "xterm, 132 columns, sentences, colour")
      #expect(try found("language", desk) == "English, LANG=C.UTF-8")
      #expect(try found("language", desk, "--lang", "zh") == "简体中文, LANG=C.UTF-8")
      other.environment["RESPONDER_LANG"] = "zh"
      #expect(try found("language", other) == "简体中文, RESPONDER_LANG=zh")
    }
  }

  @Test(arguments: [("modules", "for modules of your own"), ("outside", "documents from outside")])
  func `whose sessions have a process of their own is told`(
    isolation: String,
    words: String
  )
    async throws
  {
    let daemon = FakeDaemon(replies: [
      "module.list": """
      {"modules":[],"sandbox":{"setting":"preferred","promises":["files"],"missing":[]},\
      "isolation":"\(isolation)"}
      """
    ])
    try await withDesk { desk, options in
      var desk = desk
      desk.daemons = daemon
      let value = try desk.run(["doctor", "-o", "json"] + options).json
      #expect(try check("workers", in: value)["found"]?.string?.hasSuffix(words) == true)
      #expect(try check("sandbox", in: value)["found"]?.string == "files")
    }
  }

  @Test func `a module that was refused is wrong, and says where more is told`() async throws {
    let daemon = FakeDaemon(replies: [
      "module.list": """
      {"modules":[{"name":"Wide","state":"refused","file":"/m/Wide.so"},\
      {"name":"touch","state":"loaded","file":"/m/touch.so"}]}
      """
    ])
    try await withDesk { desk, options in
      var desk = desk
      desk.daemons = daemon
      let value = try desk.run(["doctor", "-o", "json"] + options).json
      let wide = try check("module Wide", in: value)
      #expect(wide["ok"]?.bool == false)
      #expect(wide["found"]?.string == "refused  /m/Wide.so")
      #expect(wide["hint"]?.string == "Run: responder module info Wide")
      #expect(try check("module touch", in: value)["ok"]?.bool == true)
    }
  }
}
