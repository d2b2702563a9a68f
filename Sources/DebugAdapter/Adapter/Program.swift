import Jansson

/// The document that is debugged, as it was when it was read.
struct Program {
  /// The file, its links resolved; the name of the text where there is none.
  let path: String

  let text: String

  /// What stands where in it.
  let places: Places

  /// When the file was written.
  let stamp: [Int]?

  /// What people call it: the last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// Columns of a text, as the workbench counts them and as editors do.
struct SourceColumns {
  private let lines: [Substring.UnicodeScalarView]

  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The column in UTF-16 code units, from 1, of one in characters, from 1.
  func inUTF16(_ column: Int, line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return column }
    let wide = lines[line - 1].prefix(max(0, column - 1)).count { $0.value > 0xFFFF }
    return column + wide
  }

  /// The column in characters, from 1, of one in UTF-16 code units, from 1.
  func inCharacters(_ column: Int, line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return column }
    var units = 0
    var characters = 0
    for scalar in lines[line - 1] {
      guard units < column - 1 else { break }
      units += scalar.value > 0xFFFF ? 2 : 1
      characters += 1
    }
    return characters + max(0, column - 1 - units) + 1
  }
}
