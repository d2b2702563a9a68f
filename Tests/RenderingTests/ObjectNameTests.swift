@testable import Rendering
import Testing

/// Cells are called by their rows where their list stands beside them, all else by its id.
struct ObjectNameTests {
  @Test(arguments: [
    ("list.cellForRow[0,2]", "row 2", "行 2"),
    ("list.cellForRow[3,2]", "row 2 of section 3", "行 2（分区 3）"),
    ("grid.cellForItem[0,11]", "item 11", "项 11"),
    ("list.cellForRow[0,2].contentView", "row 2 content", "行 2 的内容"),
    ("list.cellForRow[0,2].title", "row 2.title", "行 2.title"),
    ("button", "button", "button"),
    ("list.cellForRow[0]", "list.cellForRow[0]", "list.cellForRow[0]"),
    ("list.cellForRow[0,2", "list.cellForRow[0,2", "list.cellForRow[0,2"),
    ("list.cellForRow[a,b]", "list.cellForRow[a,b]", "list.cellForRow[a,b]"), ("", "", ""),
  ])
  func `an object is called so`(id: String, english: String, chinese: String) {
    let name = ObjectName(id)
    #expect(name.text(Look.drawn.style()) == english)
    #expect(name.text(Look.chinese.style()) == chinese)
    for look in [Look.verbose, .plain, .chinesePlain] { #expect(name.text(look.style()) == id) }
  }

  private func together(_ ids: [String], _ look: Look = .drawn) -> String {
    ObjectName.together(ids.map { ObjectName($0) }, look.style())
  }

  private func rows(_ rows: [Int], section: Int = 0) -> [String] {
    rows.map { "list.cellForRow[\(section),\($0)]" }
  }

  @Test func `rows without a gap are a run, others are named one by one`() {
    #expect(together(rows([3, 1, 2])) == "rows 1–3")
    #expect(together(rows([1, 2]), .ascii) == "rows 1-2")
    #expect(together(rows([1, 2, 4])) == "rows 1, 2, 4")
    #expect(together(rows([1, 2], section: 5)) == "rows 1–2 of section 5")
    #expect(together(rows([1, 2], section: 5), .chinese) == "行 1–2（分区 5）")
    #expect(together(["g.cellForItem[0,0]", "g.cellForItem[0,1]"]) == "items 0–1")
  }

  @Test func `cells of two lists or sections and other objects are listed, the many counted`() {
    #expect(together(["a", "b", "c", "d"]) == "a, b, c, d")
    #expect(together(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more")
    #expect(together(["a", "b", "c", "d", "e"], .chinese) == "a、b、c 等 5 个")
    let mixed = rows([1]) + rows([2], section: 1)
    #expect(together(mixed) == mixed.joined(separator: ", "))
  }

  @Test func `only cells of one list and section, of one kind and part, are beside one another`() {
    let cell = ObjectName("list.cellForRow[0,1]")
    #expect(cell.isBeside(ObjectName("list.cellForRow[0,9]")))
    for other in [
      "other.cellForRow[0,9]", "list.cellForRow[1,9]", "list.cellForItem[0,9]",
      "list.cellForRow[0,9].contentView", "list",
    ] {
      #expect(!cell.isBeside(ObjectName(other)) && !ObjectName(other).isBeside(cell))
    }
  }
}
