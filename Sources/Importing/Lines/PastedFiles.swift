import Jansson

/// What was pasted of one moment, in one file or several; places count through all of them.
struct PastedFiles: Sendable {
  let files: [Paste]

  /// Where each file begins, counted through all.
  let starts: [Int]

  init(_ files: [Paste]) {
    self.files = files
    var starts: [Int] = []
    var start = 0
    for file in files {
      starts.append(start)
      // One place more for the end of a file, so that it is not the beginning of the next.
      start += file.bytes.count + 1
    }
    self.starts = starts
  }

  /// The file in which a place is, and where it is there.
  func position(at offset: Int) -> ImportPosition {
    let number = starts.lastIndex { $0 <= offset } ?? 0
    let position = files[number].position(at: offset - starts[number])
    return ImportPosition(
      file: files[number].name,
      line: position.line,
      column: position.column
    )
  }
}

/// A place in a paste.
package struct ImportPosition: Hashable, Sendable {
  /// What the file is called, or `-`.
  package let file: String

  /// From 1.
  package let line: Int

  /// From 1, in code points.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
