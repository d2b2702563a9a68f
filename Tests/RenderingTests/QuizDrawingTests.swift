import Jansson
@testable import Rendering
import Testing

/// A quiz asks with everything that one needs, and judges with the decision that counts.
struct QuizDrawingTests {
  private func question(_ more: String) throws -> [String] {
    Question(try JSON.parse(#"{"number":3,"prompt":"Who?"\#(more)}"#), of: 9).text(.drawn).pageLines
  }

  @Test func `a question has its number, its steps and its options in this order`() throws {
    let lines = try question(
      #","script":[{"send":"touch.tap","at":"x"},{"wait":1}],"options":[{"text":"a"},{"text":"b"}]"#
    )
    #expect(
      lines == [
        "Question 3 of 9", "", "then  tap x", "      wait 1 s", "", "Who?", "", "  a  a", "  b  b",
        "",
      ]
    )
    #expect(try question(#","steps":["told → so"]"#)[2] == "then  told → so")
  }

  @Test func `every option has a letter of its own, and none means to quit`() {
    #expect(Set(Question.letters).count == Question.letters.count)
    #expect(Question.letters.allSatisfy { $0.count == 1 } && !Question.letters.contains("q"))
  }

  @Test(arguments: 1...25)
  func `all options are told`(count: Int) throws {
    let options = (0..<count).map { #"{"text":"option\#($0)."}"# }
    let lines = try question(#","options":[\#(options.joined(separator: ","))]"#)
    let told = lines.filter { $0.contains("option") }
    #expect(told.count == count)
    for (index, line) in told.enumerated() {
      #expect(line == "  \(Question.letters[index])  option\(index).")
    }
  }

  private func judgement(
    _ members: String,
    predicted: String?,
    _ look: Look = .drawn
  ) throws
    -> String
  {
    let answer = try JSON.parse(
      #"{"actual":"root","explanation":"So it is.","rule":"a.b","record":7,\#(members)}"#
    )
    return Judgement(answer, records: try Traces.discardedTap(), predicted: predicted)
      .text(look.style())
  }

  @Test func `a right answer is said to be right, and nothing leaves the route`() throws {
    let text = try judgement(#""correct":true"#, predicted: "root")
    #expect(text.hasSuffix("\n\n✓ Right: root.\n  So it is.\n  responder explain a.b\n"))
    #expect(!text.contains("^"))
    #expect(try judgement(#""correct":true"#, predicted: "root", .chinese).contains("✓ 正确：root。"))
  }

  @Test func `a wrong answer leaves the route at the record, and has its belief told`() throws {
    let text = try judgement(#""correct":false,"belief":"I thought so.""#, predicted: "button")
    let lines = text.pageLines
    let mark = try #require(lines.firstIndex { $0.hasSuffix("^ your answer leaves here") })
    #expect(lines[mark - 1].contains("hit-test.point-inside-prunes"))
    let verdict =
      "✗ Wrong: you said button, it is root.\n  Your belief: I thought so.\n  So it is.\n"
    #expect(text.contains(verdict))
    #expect(try !judgement(#""correct":false"#, predicted: "button").contains("belief"))
  }

  @Test func `who gives up is told what it is, without a mark`() throws {
    let text = try judgement(#""correct":false"#, predicted: nil)
    #expect(text.contains("\n\nIt is root.\n  So it is.\n") && !text.contains("^"))
    #expect(try judgement(#""correct":false"#, predicted: nil, .chinese).contains("答案是 root。"))
  }

  @Test(arguments: 1...4)
  func `each stimulus has a route of its own`(count: Int) throws {
    let records = try (0..<count).flatMap { step in
      try Traces.discardedTap().map { record in
        let record = record.copy()
        record.set("seq", (record["seq"]?.int ?? 0) + 30 * step)
        if let parent = record["parent"]?.int, parent > 0 {
          record.set("parent", parent + 30 * step)
        }
        return record
      }
    }
    let text = Judgement(["correct": true], records: records, predicted: "x").text(.drawn)
    #expect(text.ranges(of: "✗ hit root, discarded").count == count)
  }
}
