import TestSupport
import Testing

@testable import Commands

/// What the program says alone.
struct HomeTests {
  @Test func `every command that is offered is one, and its words are its own`() throws {
    let lines = Desk().run().lines
    let start = try #require(lines.firstIndex(of: "Next:"))
    let offered = lines[(start + 1)...].filter { $0.hasPrefix("  responder ") }
    #expect(offered.count == 6)
    for line in offered {
      let word = String(line.unbroken.split(separator: " ")[1])
      guard !word.hasPrefix("--") else { continue }
      #expect(Desk().run(word, "--help").status == 0, "\(line)")
    }
  }

  @Test func `where one is stands above, in either language`() {
    var desk = Desk()
    desk.folder = "/here"
    let english = desk.run().output.unbroken
    #expect(english.hasPrefix("Responder: which object gets an iOS event, and why?"))
    #expect(english.contains("folder /here"))
    #expect(english.contains("daemon running, "))
    let chinese = desk.run("--lang", "zh-Hans").output
    #expect(chinese.contains("文件夹") && chinese.contains("运行中"))
    #expect(chinese.englishWords.isEmpty, "\(chinese)")
  }

  @Test func `the scenarios are counted that the commands find`() {
    let told = Desk().run().output.unbroken
    #expect(told.contains("scenarios \(ScenarioFiles.ids.count) "), "\(told)")
  }

  @Test func `a daemon that is not there is not started for it`() async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.daemons = LocalDaemons()
      let told = desk.run("--socket", folder + "/socket").output.unbroken
      #expect(told.contains("daemon not running; the next command starts it"), "\(told)")
      #expect(names(in: folder).isEmpty)
    }
  }
}
