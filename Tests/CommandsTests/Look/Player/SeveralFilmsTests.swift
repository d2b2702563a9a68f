import Jansson
import TestSupport
import Testing
import WorkbenchFraming

@testable import Commands

/// Players of several scenarios, and of what is no scenario.
struct SeveralFilmsTests {
  private static let good = Document.screen(Document.tap(hitting: "card"))

  @Test func `a topic's scenarios stand in one page, in order`() throws {
    let ids = ScenarioFiles.ids.filter { $0.hasPrefix("motion/") }.sorted()
    let result = Desk().run("player", "--topic", "motion")
    #expect(result.status == 0, "\(result.errors)")
    let index = try #require(try PageData("film-index", of: result.output).value)
    #expect(index["films"]?.elements.map { $0["scenario"]?.string } == ids)
    #expect(index["films"]?.elements.allSatisfy { $0["topic"]?.string == "motion" } == true)
    #expect((index["rules"]?.count ?? 0) > 5)
    #expect(Desk().run("player", "motion").output == result.output)
    let unknown = Desk().run("player", "--topic", "motoin")
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("no scenario has the topic 'motoin'"))
    #expect(unknown.errors.contains("'motion'"))
  }

  @Test func `a folder's documents stand in one page, those of other kinds do not`() async throws {
    try await withDocument(Self.good, named: "b.json") { desk, _ in
      try Files.create(desk.folder + "/week/a.json", Self.good)
      try Files.create(desk.folder + "/notes.json", "{ \"title\": \"no scenario\" }")
      try Files.create(desk.folder + "/.hidden.json", Self.good)
      let result = desk.run("player", ".")
      #expect(result.status == 0, "\(result.errors)")
      let index = try #require(try PageData("film-index", of: result.output).value)
      #expect(index["films"]?.elements.map { $0["scenario"]?.string } == ["b.json", "a.json"])
      try Files.create(desk.folder + "/empty/notes.txt", "")
      let empty = desk.run("player", "empty")
      #expect(empty.status == 65)
      #expect(empty.errors.contains("no scenario is in the folder empty"))
    }
  }

  @Test func `a recording is played as it was done`() async throws {
    let client = InProcessConnection(to: BuiltInWorkbench.shared)
    let tap = Document.screen(#"{ "send": "touch.tap", "at": "root" }"#)
    _ = try client.call("session.open", ["text": JSONValue(tap), "name": "own"])
    _ = try client.call("touch.tap", ["at": "card"])
    _ = try client.call("script.step")
    _ = try client.call("clock.advance", ["by": 0.5])
    let text = try #require(try client.call("session.record")["text"]?.string)
    client.close()
    try await withDocument(text, named: "done.json") { desk, file in
      let result = desk.run("player", file)
      #expect(result.status == 0, "\(result.errors)")
      let film = try #require(try PageData("film-0", of: result.output).value)
      let phrases = film["runs"]?[0]?["steps"]?.elements.map { step in
        step["phrase"]?.int.flatMap { film["phrases"]?[$0]?[0]?.string } ?? ""
      }
      #expect(phrases == ["launch", "tap card", "tap root", "wait 0.5 s"])
    }
  }

  @Test func `run writes the same page beside its routes`() async throws {
    try await withDocument(Self.good, named: "good.json") { desk, good in
      let told = desk.run("run", good, "--player", "a.html")
      #expect(told.status == 0, "\(told.errors)")
      #expect(told.output.contains("as expected"))
      #expect(told.output.contains("\nwrote a.html: "))
      let page = String(decoding: try Files.read(desk.folder + "/a.html"), as: UTF8.self)
      #expect(page == desk.run("player", good).output)
      let value = try desk.run("run", good, "--player", "b.html", "-o", "json").json
      #expect(value["passed"]?.bool == true)
      #expect(try Files.read(desk.folder + "/b.html") == Array(page.utf8))
      for refused in [["--compare", "ios12"], ["--what-if", "card.alpha=0"]] {
        #expect(desk.run(["run", good, "--player", "c.html"] + refused).status == 2)
      }
      #expect(desk.run("run", good, "--player", "-").status == 2)
      #expect(names(in: desk.folder) == ["a.html", "b.html", "good.json"])
    }
  }
}
