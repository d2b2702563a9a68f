import Jansson
import Reasoning
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Testing

/// How an inquiry runs, in slices, and how it ends.
struct InquiryTests {
  /// A button inside a card that lets no touch through, below a banner.
  private static let text = """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [
        { "id": "card", "frame": [0, 0, 200, 200], "isUserInteractionEnabled": false,
          "subviews": [ { "id": "buy", "class": "UIButton", "frame": [20, 20, 100, 44] } ] },
        { "id": "banner", "frame": [0, 0, 390, 120] } ] } } } ] },
      "script": [
        { "send": "touch.tap", "at": [60, 40], "expect": { "hit": "banner" } },
        { "send": "touch.tap", "at": [300, 600], "expect": { "hit": "root" } } ] }
    """

  /// The document with views that are in nobody's way.
  private static func text(views: Int) -> String {
    let views = String(repeating: #"{ "frame": [0, 300, 40, 20] }, "#, count: views)
    let start = #""subviews": ["#
    return text.replacing(start, with: start + views, maxReplacements: 1)
  }

  /// A question on the way to its answer, so many slices after its beginning; and whether it has
  /// come to the end.
  private func inquiry(
    about text: String = text,
    after slices: Int
  ) throws -> (inquiry: Inquiry, isDone: Bool) {
    let (document, diagnostics) = ScenarioDocument.read(
      Array(text.utf8),
      file: "test.json",
      environment: ScenarioEnvironment(modules: BuiltInModules.all)
    )
    #expect(diagnostics == [])
    var question = Inquiry.Question()
    question.want = "buy"
    let stage = Stage(document: try #require(document), variant: nil, acts: [])
    let inquiry = try Inquiry(stage, question)
    for _ in 0..<slices {
      // A deadline that is over ends a slice after its first act.
      if let answer = try inquiry.advance(until: .now) {
        #expect(answer.fixes.contains { $0.breaks.isEmpty })
        return (inquiry, true)
      }
    }
    return (inquiry, false)
  }

  @Test func `one that is let go of keeps nothing, however far it has come`() throws {
    for slices in 0..<200 {
      weak var gone: Inquiry?
      let isDone = try {
        let (inquiry, isDone) = try inquiry(after: slices)
        gone = inquiry
        return isDone
      }()
      // Compared beforehand: what failed is printed, and an inquiry holds whole worlds.
      let isGone = gone == nil
      #expect(isGone, "after \(slices) slices")
      if isDone { return }
    }
    Issue.record("200 slices, and no answer")
  }

  @Test func `a launch of many calls leaves the acts as many as they need`() throws {
    #expect(try inquiry(about: Self.text(views: 5000), after: 200).isDone)
  }
}
