import Foundation
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import TestSupport
import Testing

/// What `why` says of every object of the built-in scenarios that did not get an event.
struct FlippedExpectationTests {
  /// What came of the questions.
  private struct Figures {
    var asked = 0
    /// Those for which a change was found.
    var mended = 0
    /// Those whose first change keeps every other expectation.
    var kept = 0
  }

  /// One object for each expectation; with `FLIPS=all`, every object.
  @Test func `why names a telling decision, and the first fix holds and keeps the rest`() throws {
    let isWhole = ProcessInfo.processInfo.environment["FLIPS"] == "all"
    var figures = Figures()
    for id in ScenarioFiles.ids {
      let file = ScenarioFiles.folder.appending(path: "\(id).json")
      for (place, flips) in try Flip.all(in: Array(Data(contentsOf: file))).enumerated() {
        guard !flips.isEmpty else { continue }
        // Another one for each expectation, and the same in every run.
        let chosen = isWhole ? flips : [flips[(place + id.utf8.count) % flips.count]]
        for flip in chosen { try ask(flip, &figures) }
      }
    }
    let share = 100 * figures.kept / max(1, figures.mended)
    print(
      "why, asked about \(figures.asked) objects: \(figures.mended) have a fix, "
        + "\(share) % of them keep everything else"
    )
    #expect(figures.asked > 150)
    #expect(share >= 80)
  }

  private func ask(_ flip: Flip, _ figures: inout Figures) throws {
    let answer = try flip.why()
    figures.asked += 1
    let name = Comment(rawValue: flip.description)
    #expect(!answer.holds, name)
    #expect(answer.reasons.first?.number != nil, name)
    #expect(answer.reasons.first?.rule.map { !Rule.nonReasons.contains($0) } == true, name)
    guard let fix = answer.fixes.first else { return }
    figures.mended += 1
    if fix.breaks.isEmpty { figures.kept += 1 }
    #expect(try flip.holds(after: fix, at: answer.step?.index ?? 0), name)
  }
}
