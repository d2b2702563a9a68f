@testable import Rendering
import Testing

/// Prose, lines and tables are laid out so that nothing is lost and no word is broken.
struct PageTests {
  private static let english =
    "A view whose isHidden is true returns nil from hitTest, and its subviews are not asked."
  private static let chinese = "隐藏的视图（isHidden 为 true）不会被询问，它的子视图也不会。"

  private func page(_ width: Int, _ draw: (inout Page) -> Void) -> [String] {
    var page = Page(Look.drawn.style(width))
    draw(&page)
    return page.text.pageLines
  }

  @Test(arguments: 20...120)
  func `prose keeps its words, and fills its lines`(width: Int) {
    let lines = page(width) { $0.addProse(Self.english) }
    #expect(lines.joined(separator: " ") == Self.english)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let first = next.prefix { $0 != " " }
      #expect(line.count + 1 + first.count > width, "\(line) | \(next)")
    }
  }

  @Test(arguments: 20...80)
  func `Chinese prose keeps its text, and no line begins with a closing mark`(width: Int) {
    let lines = page(width) { $0.addProse(Self.chinese) }
    #expect(lines.joined().withoutBlanks == Self.chinese.withoutBlanks)
    for line in lines {
      #expect(line.displayWidth() <= width)
      #expect(!"，。）".contains(line.first ?? "，"), "\(line)")
    }
  }

  @Test(arguments: 40...100, [0, 2, 6])
  func `prose hangs where it is told to`(width: Int, hanging: Int) {
    let lines = page(width) { $0.addProse(Self.english, indent: 3, hanging: hanging) }
    #expect(lines[0].hasPrefix("   A view"))
    let margin = String(repeating: " ", count: 3 + hanging)
    for line in lines.dropFirst() {
      #expect(line.hasPrefix(margin) && line.dropFirst(margin.count).first != " ")
    }
    #expect(lines.allSatisfy { $0.count <= width })
    let words = lines.joined(separator: " ").split(separator: " ")
    #expect(words == Self.english.split(separator: " "))
  }

  @Test(arguments: 37...60)
  func `a name that has no room beside its margin takes the margin's, and is whole`(width: Int) {
    let name = "performsActionsWhilePresentingModally"
    let prose = page(width) { $0.addProse("正在呈现而 \(name) 为 false 的控制器被跳过。", indent: 4) }
    let line = page(width) { $0.add("    a controller whose \(name) is false is passed over") }
    for lines in [prose, line] {
      #expect(lines.filter { $0.contains(name) }.count == 1, "\(lines)")
      #expect(lines.allSatisfy { $0.displayWidth() <= width }, "\(lines)")
      let others = lines.filter { !$0.contains(name) }
      #expect(others.allSatisfy { $0.hasPrefix("    ") }, "\(lines)")
    }
    // No blank comes along to the next line.
    #expect(prose.allSatisfy { !$0.hasPrefix("     ") }, "\(prose)")
  }

  @Test func `paragraphs stay apart`() {
    #expect(page(40) { $0.addProse("one\n\ntwo") } == ["one", "", "two"])
    #expect(page(40) { $0.addProse("") } == [""])
  }

  @Test func `an empty line stands neither first nor twice`() {
    let lines = page(40) {
      $0.blank()
      $0.add("a")
      $0.blank()
      $0.blank()
      $0.add("b")
    }
    #expect(lines == ["a", "", "b"])
  }

  @Test(arguments: 20...60)
  func `a line that is too wide goes on two columns further in`(width: Int) {
    let lines = page(width) { $0.add("    " + Self.english) }
    #expect(lines[0].hasPrefix("    A"))
    for line in lines.dropFirst() { #expect(line.hasPrefix("      ")) }
    let words = lines.joined(separator: " ").split(separator: " ")
    #expect(words == Self.english.split(separator: " "))
  }

  @Test(arguments: 10...40)
  func `a long name is broken after a mark in it, and nothing is lost`(width: Int) {
    let name = "scenarios/hit-testing/first-non-nil-wins,card.superview"
    for style in [Look.drawn.style(width), Look.wide.style(width)] {
      let lines = name.wrapped(to: width, style)
      #expect(lines.joined() == name)
      for line in lines.dropLast() {
        #expect(line.last.map { ",.-/_[(".contains($0) } == true, "\(line)")
      }
    }
  }

  @Test(arguments: 8...63)
  func `a name without a mark stays whole, what is no name is broken anywhere`(width: Int) {
    let name = String(repeating: "a", count: 63)
    #expect(name.wrapped(to: width, .drawn) == [name])
    let data = String(repeating: "a", count: 200)
    let lines = data.wrapped(to: width, .drawn)
    #expect(lines.joined() == data)
    #expect(lines.count > 1)
  }

  @Test func `the first line may be wider`() {
    #expect("aa bb cc dd".wrapped(to: 5, first: 8, .drawn) == ["aa bb cc", "dd"])
    #expect("aa bb cc dd".wrapped(to: 5, .drawn) == ["aa bb", "cc dd"])
  }

  @Test func `text of several tones keeps its tones when it is broken`() {
    let text = StyledText("one two ", .bad) + StyledText("three four", .good)
    let lines = text.wrapped(to: 9, .drawn)
    #expect(lines.map(\.string.trimmedEnd) == ["one two", "three", "four"])
    #expect(lines.map { $0.spans.map(\.tone) } == [[.bad, .bad], [.good], [.good]])
    #expect(text.wrapped(to: 80, .drawn) == [text])
  }

  @Test func `a tone is an escape around its text, and none is none`() {
    let text = StyledText("a", .bad) + StyledText("b") + StyledText("c", .strong)
    #expect(text.rendered(Look.coloured.style()) == "\u{1B}[31ma\u{1B}[0mb\u{1B}[1mc\u{1B}[0m")
    #expect(text.rendered(.drawn) == "abc")
    #expect(StyledText("").isEmpty && StyledText("").spans.isEmpty)
    #expect(StyledText("a  ").rendered(.drawn) == "a")
  }

  @Test func `what is padded is as wide as it should be, and never cut`() {
    #expect(StyledText("视").padded(to: 4, .drawn).string == "视  ")
    #expect(StyledText("视图").padded(to: 2, .drawn).string == "视图")
    #expect(StyledText("│").padded(to: 3, Look.wide.style()).string == "│ ")
  }

  @Test func `marks are told in the style of the page`() {
    let told = "a → b ▸ c … 2×3 ≠ – ·"
    #expect(Look.drawn.style().drawn(told) == told)
    #expect(Look.ascii.style().drawn(told) == "a -> b > c ... 2x3 /= - .")
    #expect(Look.wide.style().drawn(told) == Look.ascii.style().drawn(told))
  }

  @Test(arguments: Mark.allCases)
  func `every mark has a form in ASCII, which is not wider than three columns`(mark: Mark) {
    #expect(!mark.ascii.isEmpty && mark.ascii.utf8.allSatisfy { $0 < 128 })
    #expect(mark.ascii.displayWidth() <= 3)
    #expect(Look.drawn.style().text(of: mark) == mark.drawn)
    #expect(Look.ascii.style().text(of: mark) == mark.ascii)
    // Branches stand in columns: both forms take the same.
    if [Mark.branch, .corner, .bar, .gap, .follow].contains(mark) {
      #expect(mark == .follow || mark.drawn.displayWidth() == mark.ascii.displayWidth())
    }
  }
}
