/// Reads the message of a test tool that could not tap, and the hierarchy below it.
///
/// Detox says in a sentence which view was wanted, at which point, and which view is there instead;
/// newer versions list the same as views, one a line.
struct FailureMessageReader: FormReader {
  private let indent: ViewIndent
  private var tree: ViewTree
  private var named = LooseViews(.viewList)
  private var question = QuestionParts()

  /// Whether the hierarchy has begun.
  private var isInTree = false

  init(_ block: PastedBlock) {
    indent = ViewIndent(block.lines)
    tree = ViewTree(.views, root: nil)
  }

  mutating func take(_ line: PastedLine) {
    let (depth, content) = indent.read(line)
    if isInTree {
      tree.take(content, at: depth)
    } else if let label = LineCursor(content).place(of: "View Hierarchy:") {
      isInTree = true
      takeMessage(content[content.bytes.startIndex..<label.lowerBound])
      let rest = content[label.upperBound..<content.bytes.endIndex].trimmed
      if !rest.isEmpty { tree.take(rest, at: 0) }
    } else if question.wanted != nil, content.beginsNode {
      // Newer messages leave the heading out.
      isInTree = true
      tree.take(content, at: depth)
    } else {
      takeMessage(content)
    }
  }

  mutating func finish() -> PrintReading {
    let views = tree.finish()
    // The tree has the state of all; without one the list is what there is.
    var reading = views.objects.isEmpty ? named.reading : views
    var whole = PrintReading(.failureMessage)
    whole.objects = reading.objects
    whole.layers = reading.layers
    whole.warnings = reading.warnings
    reading.objects = []
    whole.question = question.question
    return whole
  }

  private mutating func takeMessage(_ line: PastedLine) {
    var cursor = LineCursor(line)
    while !cursor.isAtEnd {
      guard let part = QuestionParts.Part(&cursor) else {
        if let node = NodeText(line, at: cursor.index) {
          _ = named.add(node, of: line)
          question.take(node, of: line)
          cursor.index = node.end
        } else {
          cursor.index += 1
        }
        continue
      }
      cursor.skipToValue()
      if let node = NodeText(line, at: cursor.index) {
        cursor.index = node.end
        _ = named.add(node, of: line)
        question.take(node, as: part, of: line)
      } else if let point = cursor.looseNumbers() {
        question.take(point, as: part)
      } else if cursor.skip("(null)") || cursor.skip("nil") {
        question.takeNothing(as: part)
      }
    }
  }
}

extension PastedLine {
  fileprivate var beginsNode: Bool { NodeText.begins(in: bytes, at: bytes.startIndex) }
}

extension LineCursor {
  /// Where a text stands in the rest of the line.
  fileprivate func place(of wanted: StaticString) -> Range<Int>? {
    var cursor = self
    guard cursor.move(to: wanted) else { return nil }
    return cursor.index..<cursor.index + wanted.utf8CodeUnitCount
  }

  /// Moves to the node or the point that a label names, past blanks and any quotation marks.
  fileprivate mutating func skipToValue() {
    skip {
      $0.isBlank || $0 >= 0x80 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
        || $0 == UInt8(ascii: "\\")
    }
  }

  /// Reads `{x, y}` or `{"x":x,"y":y}`, also with escaped quotes; nil, and nothing happens, where
  /// none comes next.
  fileprivate mutating func looseNumbers() -> PrintedPoint? {
    let start = index
    guard skip(UInt8(ascii: "{")) else { return nil }
    var numbers: [Double] = []
    while let byte, index - start < 128 {
      if byte == UInt8(ascii: "}") {
        index += 1
        if numbers.count == 2 { return PrintedPoint(x: numbers[0], y: numbers[1]) }
        break
      }
      if byte.isDigit || byte == UInt8(ascii: "-") {
        guard let number = number() else { break }
        numbers.append(number)
      } else {
        index += 1
      }
    }
    index = start
    return nil
  }
}
