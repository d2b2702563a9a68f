import Foundation
import Jansson
import TestSupport
import Testing

/// What somebody can do who knows nothing yet, with the real programs.
struct NewUserTests {
  @Test func `a new user finds a scenario with search and show, and writes a variant of it`()
    async throws
  {
    try await CommandPlace.with { place in
      let found = try await place.run("search", "tap recognizer over a table", "--limit", "3")
      #expect(found.end == .status(0), "\(found.errors)")
      let first = try #require(found.output.split(separator: "\n").first).description
      #expect(first == "tables/tap-over-table")
      #expect(found.output.contains("next: responder show \(first)"))

      let shown = try await place.run("show", first)
      #expect(shown.end == .status(0), "\(shown.errors)")
      let document = try JSON.parse(shown.output)
      let variants = try #require(document["variants"]).elements.compactMap { $0["id"]?.string }
      #expect(variants.contains("lets"))

      let mine = place.folder + "/mine.json"
      defer { try? FileManager.default.removeItem(atPath: mine) }
      let written = try await place.run("new", mine, "--from", first + "#lets", "--title", "Mine")
      #expect(written.end == .status(0), "\(written.errors)")
      let run = try await place.run("run", mine)
      #expect(run.end == .status(0), "\(run.errors)\(run.output)")
      #expect(run.output.contains("Mine"))
      #expect(run.output.contains("✓ as expected"))
      let again = try await place.run("new", mine, "--from", first)
      #expect(again.end == .status(2))
      #expect(again.errors.contains("is there already"))
    }
  }

  @Test(arguments: ["card", "table", "overlay", "scroll-view", "form"], ["en", "zh-Hans"])
  func `every template runs as it is`(template: String, language: String) async throws {
    try await CommandPlace.with { place in
      let file = place.folder + "/\(template).json"
      defer { try? FileManager.default.removeItem(atPath: file) }
      let process = try ChildProcess(
        Programs.commandLine,
        ["new", file, "--template", template, "--lang", language]
      )
      #expect(try await CommandRun(of: process).end == .status(0))
      let check = try await place.run("check", file)
      #expect(check.output.contains("0 errors, 0 warnings"), "\(check.output)")
      let run = try await place.run("run", file)
      #expect(run.end == .status(0), "\(run.errors)\(run.output)")
    }
  }

  @Test func `a topic is run with one summary, and a name needs no topic`() async throws {
    try await CommandPlace.with { place in
      let topic = try await place.run("run", "motion")
      #expect(topic.end == .status(0), "\(topic.errors)")
      #expect(topic.output.contains("✓ 5 of 5 scenarios as expected"), "\(topic.output)")
      let name = try await place.run("run", "tap-over-table#lets", "-q")
      #expect(name.output.contains("tables/tap-over-table#lets"), "\(name.errors)")
      let several = try await place.run("run", "no-first-responder")
      #expect(several.end == .status(65))
      #expect(several.errors.contains("presses/no-first-responder"), "\(several.errors)")
      let topicAlone = try await place.run("tree", "motion")
      #expect(topicAlone.errors.contains("responder run motion"), "\(topicAlone.errors)")
    }
  }

  @Test func `what would happen if is seen, and what cannot be is said`() async throws {
    try await CommandPlace.with { place in
      let name = "hit-testing/outside-superview"
      let changed = try await place.run("run", name, "--what-if", "buy.isHidden=true")
      #expect(changed.end == .status(1))
      #expect(changed.output.contains("what if buy.isHidden=true"), "\(changed.output)")
      let refused = try await place.run("run", name, "--what-if", "buy.isHiden=true")
      #expect(refused.end == .status(65))
      #expect(refused.output.isEmpty)
      #expect(refused.errors.contains("--what-if buy.isHiden=true:"), "\(refused.errors)")
      #expect(refused.errors.contains("Did you mean 'isHidden'?"), "\(refused.errors)")
    }
  }
}
