import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder check`: faults of documents, each with its place and the next step.
struct CheckTests {
  private static let faulty = """
    { "format": 1, "script": [],
      "app": { "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subview": [] } ] } }
    """

  @Test func `a document without faults is valid`() throws {
    let result = Desk().run("check", "motion/shake", "tables/tap-over-table")
    #expect(result.status == 0)
    #expect(
      result.output == """
        ✓ valid  motion/shake  0 errors, 0 warnings
        ✓ valid  tables/tap-over-table  0 errors, 0 warnings

        """
    )
    let chinese = Desk().run("check", "motion/shake", "--lang", "zh-Hans").output
    #expect(chinese == "✓ 有效  motion/shake  0 个错误，0 个警告\n")
  }

  @Test func `a fault stands with its file, line and column, what stands there and what may`()
    async throws
  {
    try await withDocument(Self.faulty) { desk, file in
      let result = desk.run("check", file)
      #expect(result.status == 65)
      #expect(result.errors.isEmpty)
      #expect(result.output.contains("\(file):3:"), "\(result.output)")
      #expect(result.output.contains("'subview'"))
      #expect(result.output.contains("Did you mean 'subviews'?"))
      let lines = result.output.split(separator: "\n").map(String.init)
      let quoted = try #require(lines.firstIndex { $0.hasPrefix("    3 | ") })
      let caret = try #require(lines[quoted + 1].firstIndex(of: "^"))
      #expect(lines[quoted][caret...].hasPrefix(#""subview""#), "\(result.output)")
      #expect(result.output.contains("✗ not valid  mine.json  1 error, 0 warnings"))
      let chinese = desk.run("check", file, "--lang", "zh-Hans").output
      #expect(chinese.contains("✗ 无效  mine.json  1 个错误，0 个警告"), "\(chinese)")
    }
  }

  @Test func `programs get each diagnostic with its place`() async throws {
    try await withDocument(Self.faulty) { desk, file in
      let lines = try desk.run("check", file, "-o", "jsonl").jsonLines
      #expect(lines.count == 1)
      #expect(lines[0]["line"]?.int == 3)
      #expect(lines[0]["severity"]?.string == "error")
      #expect(lines[0]["pointer"]?.string == "/app/windows/0/subview")
      let value = try desk.run("check", file, "-o", "json").json
      #expect(value["valid"]?.bool == false)
      #expect(value["diagnostics"]?.elements.map(\.self) == lines)
    }
  }

  @Test func `several documents are one JSON value, each with its name`() async throws {
    try await withDocument(Self.faulty) { desk, file in
      let result = desk.run("check", file, "motion/shake", "-o", "json")
      #expect(result.status == 65)
      let value = try result.json
      #expect(value["valid"]?.bool == false)
      let checks = try #require(value["documents"]).elements.map(\.self)
      #expect(checks.map { $0["name"]?.string } == [file, "motion/shake"])
      #expect(checks.map { $0["valid"]?.bool } == [false, true])
      #expect(checks[0]["diagnostics"]?.count == 1)
      let good = try desk.run("check", "motion/shake", "motion/cancelled", "-o", "json").json
      #expect(good["valid"]?.bool == true)
    }
  }

  @Test func `one fault makes the command fail, whatever stands behind it`() async throws {
    try await withDocument(Self.faulty) { desk, file in
      let result = desk.run("check", file, "motion/shake")
      #expect(result.status == 65)
      #expect(result.lines.last == "✓ valid  motion/shake  0 errors, 0 warnings")
    }
  }

  @Test func `a warning alone leaves a document valid`() async throws {
    let text = Document.screen(#"{ "send": "touch.tap", "at": "card" }"#)
    try await withDocument(text) { desk, file in
      let result = desk.run("check", file)
      #expect(result.status == 0)
      #expect(result.output.contains("\(file):5:"), "\(result.output)")
      #expect(result.output.contains("warning: "))
      #expect(result.lines.last == "✓ valid  mine.json  0 errors, 1 warning")
      let value = try desk.run("check", file, "-o", "json").json
      #expect(value["valid"]?.bool == true)
      #expect(value["diagnostics"]?.elements.map { $0["severity"]?.string } == ["warning"])
    }
  }

  @Test(arguments: ["nowhere.json", "tables/nowhere", "tables"])
  func `what is not there is said`(name: String) {
    let result = Desk().run("check", name)
    #expect(result.status == 65)
    #expect(result.errors.contains(name), "\(result.errors)")
    #expect(result.errors.contains("responder list"), "\(result.errors)")
  }

  @Test func `check needs a document`() {
    #expect(Desk().run("check").status == 2)
  }
}
