import Jansson
import Testing
import TestSupport
import WorkbenchProtocol

@testable import Commands

/// `responder picture`, and `responder run --picture`.
struct PictureTests {
  private static let scenario = "hit-testing/outside-superview"

  private func withDesk(_ body: (inout Desk, String) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      try body(&desk, folder)
    }
  }

  @Test func `a pipe gets the picture, a terminal a file of the scenario's name`() async throws {
    try await withDesk { desk, folder in
      let piped = desk.run("picture", Self.scenario)
      #expect(piped.status == 0, "\(piped.errors)")
      #expect(piped.output.hasPrefix("<svg xmlns="))
      #expect(piped.output.hasSuffix("</svg>\n"))
      #expect(names(in: folder).isEmpty)
      desk.isTerminal = true
      let told = desk.run("picture", Self.scenario)
      #expect(told.status == 0)
      let count = piped.output.utf8.count
      #expect(told.output.hasPrefix("wrote outside-superview.svg: \(count) bytes"))
      let written = try Files.read(folder + "/outside-superview.svg")
      #expect(written == Array(piped.output.utf8))
      // What responder made it makes anew.
      #expect(desk.run("picture", Self.scenario).status == 0)
      let variant = desk.run("picture", "tables/tap-over-table#lets")
      #expect(variant.output.hasPrefix("wrote tap-over-table-lets.svg: "), "\(variant.errors)")
    }
  }

  @Test func `programs get the file, its moment, and a link to each step`() async throws {
    try await withDesk { desk, folder in
      let value = try desk.run("picture", "tables/tap-over-table#lets", "-o", "json").json
      #expect(value["path"]?.string == "tap-over-table-lets.svg")
      let bytes = try Files.read(folder + "/tap-over-table-lets.svg")
      #expect(value["bytes"]?.int == bytes.count)
      let count = try #require(value["moments"]?.int)
      #expect((1...count).contains(try #require(value["moment"]?.int)))
      let steps = try #require(value["steps"]).elements
      #expect(steps.first?["step"]?.int == 0)
      #expect(
        steps.allSatisfy { step in
          step["link"]?.string == "#d=\(step["moment"]?.int ?? 0)&v=lets"
        }
      )
      #expect(try desk.run("picture", Self.scenario, "-o", "jsonl").jsonLines.count > 2)
    }
  }

  @Test func `somebody else's file is replaced by force alone`() async throws {
    try await withDesk { desk, folder in
      try Files.create(folder + "/mine.svg", "<svg/>")
      let refused = desk.run("picture", Self.scenario, "--to", "mine.svg")
      #expect(refused.status == 73)
      #expect(refused.errors.contains("mine.svg is there already, and responder did not make it"))
      #expect(try Files.read(folder + "/mine.svg") == Array("<svg/>".utf8))
      let forced = desk.run("picture", Self.scenario, "--to", "mine.svg", "--force")
      #expect(forced.status == 0)
      #expect(try Files.read(folder + "/mine.svg").starts(with: "<svg xmlns".utf8))
      let full = desk.run("picture", Self.scenario, "--to", "/dev/full")
      #expect(full.status == 73)
      #expect(names(in: folder) == ["mine.svg"])
    }
  }

  @Test(arguments: [
    (["--moment", "9999"], 2, "and no moment 9999"), (["--moment", "0"], 2, "and no moment 0"),
    (["--moment", "9999"], 2, "Give a number from 1 to "),
    (["--record", "99999"], 2, "Give a number from 1 to "),
    (["--step", "99"], 2, "the script runs 5 steps, and no step '99'"),
    (["--step", "0"], 2, "steps count from 1: there is no step 0"),
    (["--record", "99999"], 2, "there is no record 99999"),
    (["--rule", "scroll.pinch-owner"], 2, "It decides nowhere in this scenario at this level."),
    (["--rule", "scroll.nonsense"], 65, "no rule has the id 'scroll.nonsense'"),
    (["--moment", "1", "--step", "1"], 2, "each name a moment"),
    (["--strip", "9"], 2, "--strip takes 1 to 6, not 9."),
    (["--screen-only", "--strip"], 2, "each say what is drawn"),
    (["--width", "5"], 2, "--width takes 50 to 10000 pixels"),
    (["--theme", "pink"], 2, "pink"), (["--to", "-", "-o", "json"], 2, "name a file"),
  ])
  func `what cannot be drawn is told with the next step, and nothing is written`(
    arguments: [String],
    status: Int32,
    text: String
  ) async throws {
    try await withDesk { desk, folder in
      let result = desk.run(["picture", Self.scenario] + arguments)
      #expect(result.status == status, "\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(text), "\(result.errors)")
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `each layout, theme and language is drawn as it is asked for`() async throws {
    try await withDesk { desk, _ in
      let plain = desk.run("picture", Self.scenario).output
      let others = [
        ["--screen-only"], ["--strip"], ["--strip", "2"], ["--timeline"], ["--layers"],
        ["--theme", "dark"], ["--width", "430"], ["--lang", "zh-Hans"], ["--step", "2"],
        ["--moment", "1"],
      ]
      var drawn: Set<String> = [plain]
      for arguments in others {
        let result = desk.run(["picture", Self.scenario] + arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
        #expect(drawn.insert(result.output).inserted, "\(arguments)")
      }
      #expect(!desk.run("picture", Self.scenario, "--theme", "light").output.contains("@media"))
      #expect(desk.run("picture", Self.scenario, "--lang", "zh-Hans").output.contains("路径"))
    }
  }

  @Test func `an expectation that fails is drawn all the same, with the status 1`() async throws {
    try await withDocument(Document.screen(Document.tap(hitting: "root"))) { desk, file in
      let result = desk.run("picture", file)
      #expect(result.status == 1)
      #expect(result.output.contains(">expected<"))
      let run = desk.run("run", file, "--picture", "made.svg")
      #expect(run.status == 1)
      #expect(run.output.contains("hit"))
      #expect(run.output.contains("wrote made.svg: "), "\(run.output)")
      let value = try desk.run("run", file, "--picture", "made.svg", "-o", "json").json
      #expect(value[.passed]?.bool == false)
      let bytes = try Files.read(desk.folder + "/made.svg")
      #expect(bytes == Array(result.output.utf8))
    }
  }

  @Test func `a document with faults has them shown, and no picture is written`() async throws {
    try await withDocument("{ \"format\": 1,\n  \"app\": { \"window\": [] } }") { desk, file in
      let result = desk.run("picture", file, "--to", "made.svg")
      #expect(result.status == 65)
      #expect(result.errors.contains("mine.json:2:"), "\(result.errors)")
      #expect(!names(in: desk.folder).contains("made.svg"))
    }
  }

  @Test(arguments: [
    ["--all", "--picture", "x.svg"], ["tables", "--picture", "x.svg"],
    [scenario, "--compare", "ios12,ios18", "--picture", "x.svg"],
    [scenario, "--picture", "-"],
  ])
  func `a run has a picture where it is one scenario as its document says`(arguments: [String]) {
    let result = Desk().run(["run"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains("--picture takes a file"), "\(result.errors)")
  }
}
