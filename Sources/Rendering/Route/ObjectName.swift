/// How an object is called in a table: a list's cell is `row 2` where the list stands beside it.
struct ObjectName {
  /// The name that references have.
  let id: String

  /// The list, section and row of a cell, and what follows the cell.
  private let cell: (list: Substring, isRow: Bool, section: Int, row: Int, rest: Substring)?

  init(_ id: String) {
    self.id = id
    cell = ObjectName.cell(id)
  }

  private static func cell(
    _ id: String
  ) -> (list: Substring, isRow: Bool, section: Int, row: Int, rest: Substring)? {
    for (mark, isRow) in [(".cellForRow[", true), (".cellForItem[", false)] {
      guard let start = id.firstRange(of: mark) else { continue }
      let tail = id[start.upperBound...]
      guard let end = tail.firstIndex(of: "]") else { continue }
      let numbers = tail[..<end].split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 2 else { continue }
      let rest = tail[tail.index(after: end)...]
      return (id[..<start.lowerBound], isRow, numbers[0], numbers[1], rest)
    }
    return nil
  }

  /// The name for people; the id where details are wanted.
  func text(_ style: Style) -> String {
    if let name = style.names[id] { return name }
    // What belongs to an imported object is called behind its name: `….panGestureRecognizer`.
    if let dot = id.firstIndex(of: "."), let owner = style.names[String(id[..<dot])] {
      return owner + id[dot...]
    }
    // A sentence stands alone, without the list beside it that tells which rows are meant.
    guard let cell, !style.isVerbose, !style.isPlain else { return id }
    let words = style.words
    let row = title(cell.isRow, one: true, words) + " \(place(cell.section, cell.row, words))"
    switch cell.rest {
    case "": return row
    case ".contentView": return words.say("\(row) content", zh: "\(row) 的内容")
    default: return row + cell.rest
    }
  }

  private func title(_ isRow: Bool, one: Bool, _ words: Words) -> String {
    switch (isRow, one) {
    case (true, true): words.say("row", zh: "行")
    case (true, false): words.say("rows", zh: "行")
    case (false, true): words.say("item", zh: "项")
    case (false, false): words.say("items", zh: "项")
    }
  }

  private func place(_ section: Int, _ row: Int, _ words: Words) -> String {
    section == 0 ? "\(row)" : words.say("\(row) of section \(section)", zh: "\(row)（分区 \(section)）")
  }

  /// Whether two names are those of cells in one section of one list.
  func isBeside(_ other: ObjectName) -> Bool {
    guard let cell, let another = other.cell else { return false }
    return cell.list == another.list && cell.section == another.section
      && cell.isRow == another.isRow && cell.rest == another.rest
  }

  /// What several cells beside one another are called together: `rows 0–7`.
  static func together(_ names: [ObjectName], _ style: Style) -> String {
    guard let first = names.first, let cell = first.cell,
      names.allSatisfy({ $0.isBeside(first) })
    else { return first(of: names.map(\.id), style) }
    let words = style.words
    let rows = names.compactMap(\.cell?.row).sorted()
    let isRun = rows[rows.count - 1] - rows[0] == rows.count - 1
    let dash = style.text(of: .dash)
    let told =
      isRun
      ? "\(rows[0])\(dash)\(rows[rows.count - 1])" : rows.map(String.init).joined(separator: ", ")
    let section =
      cell.section == 0 ? "" : words.say(" of section \(cell.section)", zh: "（分区 \(cell.section)）")
    return first.title(cell.isRow, one: false, words) + " " + told + section
  }

  /// The first of many names, and how many more there are.
  private static func first(of names: [String], _ style: Style) -> String {
    let words = style.words
    guard names.count > 4 else { return words.list(names) }
    let more = names.count - 3
    return words.list(Array(names.prefix(3)))
      + words.say(" and \(more) more", zh: " 等 \(names.count) 个")
  }
}
