@testable import Rendering
import Testing

/// A table has columns as wide as their contents, and loses no cell at any width.
struct TableTests {
  private func text(_ table: Table, _ style: Style) -> [String] { table.text(style).pageLines }

  private var table: Table {
    var table = Table(indent: 2)
    table.add("a", "first", "one of the words that stand in the last column, which is long")
    table.add("视图", "second", "two")
    table.add("", "", "three")
    table.add("longer")
    return table
  }

  @Test(arguments: 60...160)
  func `columns stand below one another`(width: Int) {
    let lines = text(table, Look.drawn.style(width))
    func place(_ part: String) -> Int? {
      lines.compactMap { line in
        line.firstRange(of: part).map { String(line[..<$0.lowerBound]).displayWidth() }
      }
      .first
    }
    #expect(place("a") == 2 && place("视图") == 2 && place("longer") == 2)
    #expect(place("first") == place("second") && place("first") == 10)
    #expect(place("one of") == place("two") && place("two") == place("three"))
  }

  @Test(arguments: 60...160)
  func `the last column goes on below itself`(width: Int) {
    let lines = text(table, Look.drawn.style(width))
    let own = lines.prefix { !$0.contains("视图") }
    #expect(own.count > 1 || width >= 79)
    for line in own.dropFirst() {
      #expect(line.hasPrefix(String(repeating: " ", count: 18)))
      #expect(line.dropFirst(18).first != " ")
    }
    let told = own.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      told == "a first one of the words that stand in the last column, which is long"
    )
  }

  @Test(arguments: 20..<60)
  func `on a narrow page the last cell stands below the others`(width: Int) {
    let lines = text(table, Look.drawn.style(width))
    #expect(lines[0] == "  a  first")
    // Where the 16 columns of it leave less, they have the margin's room as well.
    let margin = String(repeating: " ", count: min(6, width - 16))
    #expect(lines[1].hasPrefix(margin + "one"))
    #expect(lines.contains("  视图  second") && lines.contains("      two"))
    #expect(lines.contains("  longer"))
  }

  @Test func `in sentences the cells of a row are a list, the empty ones left out`() {
    let lines = text(table, Look.plain.style(200))
    #expect(lines[1...] == ["视图, second, two", "three", "longer"])
  }

  @Test func `a column of long texts does not push the next off the page`() {
    var table = Table()
    let long = String(repeating: "x", count: 60)
    table.add(long, "told")
    table.add("short", "told")
    let lines = text(table, .drawn)
    #expect(lines[0] == long + "  told")
    #expect(lines[1] == "short" + String(repeating: " ", count: 41) + "told")
  }

  @Test func `a table without rows draws nothing`() {
    #expect(Table().text(.drawn).isEmpty)
  }
}
