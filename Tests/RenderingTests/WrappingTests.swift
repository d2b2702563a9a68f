import Testing

@testable import Rendering

/// Text in lines: where one may end, and what no line may begin with.
struct WrappingTests {
  @Test(arguments: [
    (4, ["视", "图，", "视图"]), (5, ["视", "图，", "视图"]), (6, ["视图，", "视图"]),
    (8, ["视图，视", "图"]), (10, ["视图，视图"]),
  ])
  func `no line begins with a mark that closes`(width: Int, lines: [String]) {
    #expect("视图，视图".wrapped(to: width, .drawn) == lines)
  }

  @Test(arguments: ["，", "。", "、", "；", "：", "！", "？", "）", "」", "』", "”", "’", "》"])
  func `each mark that closes stays with what it closes`(mark: String) {
    // Since the ideograph before it and the mark have no room beside another, both go down.
    let lines = "标题视\(mark)图".wrapped(to: 6, .drawn)
    #expect(lines.first == "标题")
    #expect(lines.dropFirst().first?.hasPrefix("视" + mark) == true)
  }

  @Test func `names within Chinese text stay whole`() {
    let text = "让 button.titleLabel 接收触摸"
    #expect(text.wrapped(to: 19, .drawn) == ["让", "button.titleLabel", "接收触摸"])
    #expect(text.wrapped(to: 20, .drawn) == ["让 button.titleLabel", "接收触摸"])
  }

  @Test func `each paragraph begins anew, and empty lines stay`() {
    #expect("aa bb\n\ncc dd".wrapped(to: 2, .drawn) == ["aa", "bb", "", "cc", "dd"])
    #expect("aa bb\ncc dd".wrapped(to: 2, first: 5, .drawn) == ["aa bb", "cc dd"])
    #expect("".wrapped(to: 10, .drawn) == [""])
    #expect("a\n".wrapped(to: 10, .drawn) == ["a", ""])
  }

  @Test func `blanks at a line's end need no room, those within a line stay`() {
    #expect("aa    bb".wrapped(to: 2, .drawn) == ["aa", "bb"])
    #expect("aa    bb".wrapped(to: 8, .drawn) == ["aa    bb"])
    #expect("aa    bb   ".wrapped(to: 8, .drawn) == ["aa    bb"])
  }

  @Test(arguments: [-5, 0, 1])
  func `a page without any room loses nothing`(width: Int) {
    for text in ["one two", "视图，控制器", "12345", "a/b/c", "{\"a\": [1, 2]}"] {
      let lines = text.wrapped(to: width, .drawn)
      #expect(lines.joined().withoutBlanks == text.withoutBlanks)
    }
  }

  @Test func `digits without a mark are broken where the line is full`() {
    #expect("1234567890".wrapped(to: 4, .drawn) == ["1234", "5678", "90"])
  }

  @Test func `data is broken after its marks, so that names in it stay whole`() {
    let data = #"{"hit":"button","handledBy":"controller"}"#
    let lines = data.wrapped(to: 20, .drawn)
    #expect(lines.first == #"{"hit":"button","#)
    #expect(lines.joined() == data)
  }

  @Test func `marks that some terminals draw wide are counted so where they do`() {
    // Each arrow is one column, or two.
    let text = "a → b → c"
    #expect(text.wrapped(to: 9, .drawn) == [text])
    #expect(text.wrapped(to: 9, Look.wide.style()) == ["a → b →", "c"])
  }

  @Test func `a line may end before an ideograph, and not before a mark or within a name`() {
    #expect("视".mayEndLine(before: "图"))
    #expect("name".mayEndLine(before: "图"))
    #expect("a ".mayEndLine(before: "b"))
    #expect("。".mayEndLine(before: "a"))
    #expect("".mayEndLine(before: "a") && "a".mayEndLine(before: ""))
    #expect(!"a".mayEndLine(before: "b"))
    #expect(!"图".mayEndLine(before: "，"))
    #expect(!"a".mayEndLine(before: " b"))
  }
}
