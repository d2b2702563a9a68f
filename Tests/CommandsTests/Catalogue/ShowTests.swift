import ArgumentParser
import Foundation
import Jansson
import Rendering
import Testing
import TestSupport

@testable import Commands

/// `responder show`: documents as they are written.
struct ShowTests {
  @Test func `every document is printed byte by byte`() throws {
    let command = try ShowCommand.parse(["x"])
    for id in ScenarioFiles.ids {
      let file = ScenarioFiles.folder.appending(path: id + ".json")
      let printed = Transcript()
      let host = Host(
        folder: Desk.project,
        write: { printed.append($0.text) },
        talk: { _ in },
        readLine: { nil },
        daemons: RealWorkbench()
      )
      try Host.$current.withValue(host) {
        var command = command
        command.scenario = try ScenarioReference.read(id)
        try command.run()
      }
      #expect(try printed.text == String(contentsOf: file, encoding: .utf8), "\(id)")
    }
  }

  @Test func `a file is shown by its path, a scenario without its topic, and cat is show`()
    async throws
  {
    try await withDocument(#"{"format":1}"#) { desk, file in
      // A line of the terminal ends, whatever the file does.
      #expect(desk.run("show", file).output == "{\"format\":1}\n")
      #expect(desk.run("cat", file).output == "{\"format\":1}\n")
    }
    let whole = Desk().run("show", "tables/tap-over-table").output
    #expect(Desk().run("show", "tap-over-table").output == whole)
  }

  @Test func `a variant is shown as a document of its own`() throws {
    let document = try Desk().run("show", "tables/tap-over-table#lets").json
    #expect(document["variants"] == nil)
    #expect(document["comment"]?.string == "Made from tables/tap-over-table#lets.")
    let text = Desk().run("show", "tables/tap-over-table#lets").output
    #expect(text.contains("cancelsTouchesInView"))
    #expect(!Desk().run("show", "tables/tap-over-table#cancels").output.contains("cancelsTouches"))
    let none = Desk().run("show", "tables/tap-over-table#let")
    #expect(none.status == 65)
    #expect(none.errors.contains("Did you mean 'lets'?"), "\(none.errors)")
  }

  @Test func `for programs the text is a member`() throws {
    let value = try Desk().run("show", "motion/shake", "-o", "json").json
    #expect(value["text"]?.string == Desk().run("show", "motion/shake").output)
    #expect(Desk().run("show", "motion/shake", "-o", "jsonl").lines.count == 1)
  }

  @Test func `what a document has for a terminal to obey is obeyed only in a pipe`() async throws {
    try await withDocument("{\"title\":\"a\u{1B}[31mb\u{202E}\"}\n") { desk, file in
      var desk = desk
      #expect(desk.run("show", file).output.contains("\u{1B}[31m"))
      desk.isTerminal = true
      let shown = desk.run("show", file).output
      #expect(shown == "{\"title\":\"a\\u{1B}[31mb\\u{202E}\"}\n")
    }
  }

  @Test(arguments: [
    ("-", 2, "responder check -"), ("nowhere", 65, "responder search WORDS"),
    ("tables/tap-over-tabel", 65, "Did you mean 'tables/tap-over-table'?"),
    ("nowhere.json", 65, "nowhere.json"),
  ])
  func `what cannot be shown is said with the next step`(name: String, status: Int32, hint: String)
  {
    let result = Desk().run("show", name)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(hint), "\(result.errors)")
  }
}
