import Jansson
import TestSupport
import Testing

@testable import Commands
@testable import Rendering

/// `responder player`, against the real workbench.
struct PlayerCommandTests {
  private static let card = "hit-testing/outside-superview"
  private static let good = Document.screen(Document.tap(hitting: "card"))
  private static let bad = Document.screen(Document.tap(hitting: "root"))

  @Test func `into a pipe goes the page, and nothing else`() throws {
    let result = Desk().run("player", Self.card)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let start = "<!DOCTYPE html>\n<html lang=\"en\" data-made-by=\"responder\">"
    #expect(result.output.hasPrefix(start))
    #expect(result.output.hasSuffix("</html>\n"))
    let film = try #require(try PageData("film-0", of: result.output).value)
    #expect(film["scenario"]?.string == Self.card)
    #expect(film["runs"]?[0]?["passed"]?.bool == true)
  }

  @Test func `at a terminal the page is a file of the scenario's name`() async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      desk.isTerminal = true
      let result = desk.run("player", Self.card)
      #expect(result.status == 0, "\(result.errors)")
      let page = try Files.read(folder + "/outside-superview.html")
      let film = try #require(try PageData("film-0", of: page).value)
      let count = try #require(film["runs"]?[0]?["count"]?.int)
      let size = (page.count + 500) / 1000
      let told = "wrote outside-superview.html: \(size) KB, \(count) moments\nnext: open it in"
      #expect(result.output.hasPrefix(told), "\(result.output)")
      // The same build, document and options give the same bytes.
      #expect(desk.run("player", Self.card).status == 0)
      #expect(try Files.read(folder + "/outside-superview.html") == page)
    }
  }

  @Test func `what somebody else wrote stays, unless it is insisted on`() async throws {
    try await withDocument("mine", named: "notes.html") { desk, file in
      let refused = desk.run("player", Self.card, "--to", file)
      #expect(refused.status == 73)
      #expect(refused.errors.contains("notes.html is there already"))
      #expect(try Files.read(desk.folder + "/notes.html") == Array("mine".utf8))
      #expect(desk.run("player", Self.card, "--to", file, "--force").status == 0)
      let replaced = try Files.read(desk.folder + "/notes.html")
      #expect(MadeDocument.isOurs(replaced))
      let folder = desk.run("player", Self.card, "--to", ".")
      #expect(folder.status == 73)
      #expect(folder.errors.contains("cannot write .: it is a folder"))
    }
  }

  @Test func `programs are told where each step begins`() async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      let scenario = "gestures/single-and-double"
      let value = try desk.run("player", scenario, "-o", "json", "--to", "a.html").json
      #expect(value["path"]?.string == "a.html")
      let page = try Files.read(folder + "/a.html")
      #expect(value["bytes"]?.int == page.count)
      let film = try #require(try PageData("film-0", of: page).value)
      let runs = try #require(value["films"]?[0]?["runs"]).elements
      #expect(value["moments"]?.int == runs.reduce(0) { $0 + ($1["moments"]?.int ?? 0) })
      let second = try #require(film["runs"]?[1])
      let variant = try #require(second["variant"]?.string)
      let firsts = (second["steps"] ?? .array()).elements.compactMap { $0["first"]?.int }
      #expect(
        runs[1]["steps"]?.elements.map { $0["link"]?.string }
          == firsts.map { "#d=\($0)&v=\(variant)" }
      )
      let refused = desk.run("player", scenario, "-o", "json", "--to", "-")
      #expect(refused.status == 2)
      #expect(refused.output.isEmpty)
    }
  }

  @Test func `a failed expectation still gives the page`() async throws {
    try await withDocument(Self.bad) { desk, file in
      let result = desk.run("player", file, "--to", "a.html")
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("wrote a.html"))
      let film = try #require(try PageData("film-0", of: Files.read(desk.folder + "/a.html")).value)
      #expect(film["runs"]?[0]?["failure"]?["pointer"]?.string == "/script/0/expect/hit")
      // Where it lay is nobody's business.
      #expect(film["scenario"]?.string == "mine.json")
      #expect(!"\(film)".contains(desk.folder))
    }
  }

  @Test func `a document with errors is told, and nothing is written`() async throws {
    try await withDocument(Self.good, named: "good.json") { desk, good in
      try Files.create(desk.folder + "/broken.json", "{ \"format\": 2 }")
      let result = desk.run("player", good, "broken.json", "--to", "a.html")
      #expect(result.status == 65)
      #expect(result.errors.contains("broken.json:1:"))
      #expect(names(in: desk.folder) == ["broken.json", "good.json"])
    }
  }

  @Test func `a run that an error stops is shown up to there`() async throws {
    let raising = Document.screen(#"{ "call": "addSubview", "on": "card", "with": ["root"] }"#)
    try await withDocument(raising) { desk, file in
      let result = desk.run("player", file)
      #expect(result.status == 1)
      let film = try #require(try PageData("film-0", of: result.output).value)
      #expect(film["runs"]?[0]?["error"]?["type"]?.string != nil)
    }
  }

  @Test func `only some steps can be shown, as run counts them`() throws {
    let result = Desk().run("player", Self.card, "--steps", "2-3")
    let film = try #require(try PageData("film-0", of: result.output).value)
    #expect(film["runs"]?[0]?["steps"]?.elements.map { $0["index"]?.int } == [-1, 1, 2])
    let none = Desk().run("player", Self.card, "--steps", "50-60")
    #expect(none.status == 2)
    #expect(none.errors.contains("--steps 50: \(Self.card) has no step 50"))
    for wrong in ["0", "3-2", "a", "1-2-3", ""] {
      #expect(Desk().run("player", Self.card, "--steps", wrong).status == 2, "\(wrong)")
    }
  }

  @Test func `level, profile and variant are those of a run`() throws {
    func film(_ arguments: String...) throws -> JSONValue? {
      try PageData("film-0", of: Desk().run(["player"] + arguments).output).value
    }
    #expect(try film(Self.card, "--level", "full")?["level"]?.string == "full")
    #expect(try film(Self.card, "--profile", "ios12")?["runs"]?[0]?["profile"]?["ios"]?.int == 12)
    let one = try film("tables/tap-over-table#lets")
    #expect(one?["runs"]?.elements.map { $0["variant"]?.string } == ["lets"])
    #expect(Desk().run("player", Self.card, "--level", "outcome").status == 2)
    #expect(Desk().run("player", Self.card, "--set", "nonsense=1").status == 65)
    #expect(Desk().run("player").status == 2)
  }
}

/// Runs that stand side by side in a player.
struct ComparedFilmTests {
  private func film(_ arguments: String...) throws -> JSONValue {
    let result = Desk().run(["player"] + arguments)
    return try #require(try PageData("film-0", of: result.output).value, "\(result.errors)")
  }

  @Test func `two variants are set side by side, more where that is asked for`() throws {
    let two = try film("gestures/single-and-double")
    #expect(two["runs"]?.count == 2)
    #expect(two["compare"]?[0]?["runs"] == [0, 1])
    #expect((two["compare"]?[0]?["parts"]?.int ?? 0) > 1)
    let three = "scrolling/zoom"
    #expect(try film(three)["compare"] == nil)
    for typed in ["zooms,sameLimits", "#zooms,#sameLimits", "#sameLimits"] {
      let film = try film(three, "--compare", typed)
      #expect(film["runs"]?.elements.map { $0["variant"]?.string } == ["zooms", "sameLimits"])
      #expect(film["compare"]?[0]?["runs"] == [0, 1], "\(typed)")
    }
  }

  @Test func `two profiles are set side by side`() throws {
    let film = try film("windows/pass-through", "--compare", "ios12,ios18")
    let systems = film["runs"]?.elements.map { $0["profile"]?["ios"]?.int }
    #expect(systems?.prefix(2) == [12, 18])
    #expect(film["compare"]?.count == (film["runs"]?.count ?? 0) / 2)
  }

  @Test(arguments: [
    ("zooms,nonsense", 2, "nonsense"), ("#zooms,#nonsense", 65, "nonsense"),
    ("a,b,c", 2, "two sides"),
    ("view.alpha=0,ios12", 2, "sets variants and profiles side by side"),
    ("ios12,ios99", 65, "--compare ios99"),
  ])
  func `what cannot be compared is refused`(_ sides: String, _ status: Int32, _ told: String) {
    let result = Desk().run("player", "scrolling/zoom", "--compare", sides)
    #expect(result.status == status)
    #expect(result.errors.contains(told), "\(result.errors)")
    #expect(result.output.isEmpty)
  }
}

/// A data element of a page.
struct PageData {
  let value: JSONValue?

  init(_ id: String, of page: String) throws {
    let parts = page.split(separator: "<script type=\"application/json\" id=\"\(id)\">")
    let text = parts.count == 2 ? parts[1].split(separator: "</script>").first : nil
    value = try text.map { try JSON.parse(Array($0.utf8), limits: .reply) }
  }

  init(_ id: String, of page: [UInt8]) throws {
    try self.init(id, of: String(decoding: page, as: UTF8.self))
  }
}
