import Jansson
import Testing

@testable import Commands

/// `responder list --claims`, which runs what is said about each claim.
struct ClaimTests {
  @Test func `claims of a topic are told with each scenario about them`() throws {
    let result = Desk().run("list", "motion", "--claims")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("✓ green"))
    #expect(!result.output.contains("✗"))
    let value = try Desk().run("list", "motion", "--claims", "-o", "json").json
    let claims = try #require(value["claims"]).elements.map(\.self)
    #expect(!claims.isEmpty)
    for claim in claims {
      #expect(claim["green"]?.bool == true)
      #expect(claim["scenarios"]?.elements.allSatisfy { $0["passed"]?.bool == true } == true)
      #expect(result.output.contains(claim["claim"]?.string ?? "?"))
    }
    let names = claims.compactMap { $0["claim"]?.string }
    #expect(names == names.sorted())
  }

  @Test func `a claim of which one scenario fails is red, the others stay green`() async throws {
    try await withDocument("{}") { desk, _ in
      func write(_ name: String, _ claims: String, hitting view: String) throws {
        let text = Document.screen(
          Document.tap(hitting: view),
          id: "own/" + name,
          more: #" "claims": [\#(claims)],"#
        )
        try Files.create("\(desk.folder)/scenarios/own/\(name).json", text)
      }
      try write("good", #""C01", "C02""#, hitting: "card")
      try write("bad", #""C02""#, hitting: "root")
      let result = desk.run("list", "own", "--claims")
      #expect(result.status == 1)
      #expect(result.output.contains("1 of 2 claims is green"), "\(result.output)")
      let lines = try desk.run("list", "own", "--claims", "-o", "jsonl").jsonLines
      #expect(lines.map { $0["green"]?.bool } == [true, false])
      #expect(lines.map { $0["scenarios"]?.count } == [1, 2])
    }
  }

  @Test func `progress is told where it can be wiped out again, and nowhere else`() {
    var desk = Desk()
    #expect(desk.run("list", "motion", "--claims").errors.isEmpty)
    desk.isTerminal = true
    let told = desk.run("list", "motion", "--claims").errors
    #expect(told.hasPrefix("\r\u{1B}[K1/"), "\(told)")
    #expect(told.hasSuffix("\r\u{1B}[K"))
  }
}
