import TestSupport
import Testing

@testable import Commands

/// What stands above a scenario.
struct HeadingTests {
  @Test(
    arguments: [
      ("a/b", "Title", nil, "a/b  Title"), ("a/b", "Title", "c", "a/b#c  Title"),
      ("a/b", "", "c", "a/b#c"), ("a/b", "a/b", nil, "a/b"),
    ] as [(String, String, String?, String)]
  )
  func `a heading is the name and the title`(
    name: String,
    title: String,
    variant: String?,
    text: String
  ) {
    let heading = ScenarioHeading(name: name, title: title, summary: nil)
    #expect(heading.text(variant: variant) == text)
  }

  @Test func `a document without an id is named as it was typed`() async throws {
    try await withDocument(Document.screen(Document.tap(hitting: "card"))) { desk, file in
      #expect(desk.run("run", file).output.hasPrefix("mine.json  Mine\n"))
      #expect(desk.run("run", "./" + file).output.hasPrefix("./mine.json  Mine\n"))
      let chinese = desk.run("run", file, "--lang", "zh-Hans").output
      #expect(chinese.hasPrefix("mine.json  我的\n"))
    }
  }

  @Test func `a name without its topic is headed by the whole id`() {
    let result = Desk().run("run", "outside-superview")
    #expect(result.output.hasPrefix("hit-testing/outside-superview  A button"))
  }
}
