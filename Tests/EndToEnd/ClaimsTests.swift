import Jansson
import TestSupport
import Testing

/// What the source articles claim, judged by the programs.
struct ClaimsTests {
  @Test func `every claim of the articles is green`() async throws {
    try await CommandPlace.with { place in
      let run = try await place.run("list", "--claims", "-o", "json")
      #expect(run.end == .status(0))
      let claims = try #require(try run.json["claims"]).elements.map(\.self)
      #expect(
        claims.compactMap { $0["claim"]?.string } == (1...56).map { $0 < 10 ? "C0\($0)" : "C\($0)" }
      )
      for claim in claims { #expect(claim["green"]?.bool == true, "\(claim)") }
    }
  }
}
