import Testing

@testable import Commands

struct EditedLineTests {
  private func typed(
    _ text: String,
    _ keys: EditedLine.Key...,
    history: [String] = []
  ) -> EditedLine {
    var line = EditedLine(history: history)
    for character in text { _ = line.press(.character(character)) }
    for key in keys { _ = line.press(key) }
    return line
  }

  @Test func `keys move, insert and remove at the cursor`() {
    #expect(typed("abc", .left, .backspace).text == "ac")
    #expect(typed("abc", .home, .delete, .character("X")).text == "Xbc")
    #expect(typed("abc", .left, .deleteToEnd).text == "ab")
    #expect(typed("abc", .left, .deleteToStart).text == "c")
    #expect(typed("touch.tap buy ", .deleteWord).text == "touch.tap ")
    #expect(typed("视图", .backspace).text == "视")
    #expect(typed("", .backspace, .left, .right, .delete, .deleteWord).text.isEmpty)
  }

  @Test func `the lines before come back, and what was begun is kept`() {
    let history = ["tree", "step"]
    #expect(typed("new", .up, history: history).text == "step")
    #expect(typed("new", .up, .up, .up, history: history).text == "tree")
    #expect(typed("new", .up, .down, history: history).text == "new")
  }

  @Test func `the end of input ends an empty line only`() {
    var line = EditedLine()
    #expect(line.press(.endOfInput) == .finish)
    _ = line.press(.character("a"))
    #expect(line.press(.endOfInput) == .redraw)
    #expect(line.press(.enter) == .accept("a"))
    #expect(line.press(.cancel) == .abandon)
  }

  @Test func `completion replaces what was typed of the word`() {
    var line = typed("touch.t")
    line.replace(last: 7, with: "touch.tap ")
    #expect(line.text == "touch.tap ")
    #expect(line.head == "touch.tap ")
  }
}
