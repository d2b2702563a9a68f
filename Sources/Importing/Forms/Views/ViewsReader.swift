/// Reads what `recursiveDescription` prints.
struct ViewsReader: FormReader {
  private let indent: ViewIndent
  private var tree: ViewTree

  init(_ block: PastedBlock) {
    self.init(block, form: .views)
  }

  fileprivate init(_ block: PastedBlock, form: Form) {
    indent = ViewIndent(block.lines)
    tree = ViewTree(form, root: block.command?.root)
  }

  mutating func take(_ line: PastedLine) {
    let (depth, content) = indent.read(line)
    tree.take(content, at: depth)
  }

  mutating func finish() -> PrintReading { tree.finish() }
}

/// Reads what `recursiveDescription` printed before its addresses were taken out.
struct ViewsWithoutAddressesReader: FormReader {
  private var reader: ViewsReader

  init(_ block: PastedBlock) {
    reader = ViewsReader(block, form: .viewsWithoutAddresses)
  }

  mutating func take(_ line: PastedLine) { reader.take(line) }

  mutating func finish() -> PrintReading { reader.finish() }
}

/// Reads views that are printed one after the other, without nesting.
struct ViewListReader: FormReader {
  private var tree: ViewTree

  init(_ block: PastedBlock) {
    tree = ViewTree(.viewList, root: nil)
  }

  mutating func take(_ line: PastedLine) {
    let content = line.trimmed
    var start = Self.start(of: content, from: content.bytes.startIndex)
    // Several may stand on one line, as in `<A: 0x1; …>, <B: 0x2; …>`.
    while let node = NodeText(content, at: start) {
      start = Self.start(of: content, from: node.end)
      tree.take(node, of: content[content.bytes.startIndex..<start], at: 0)
    }
  }

  mutating func finish() -> PrintReading { tree.finish() }

  /// Where the next node begins; the end of the line where none does.
  private static func start(of line: PastedLine, from index: Int) -> Int {
    line.bytes[min(index, line.bytes.endIndex)...].indices
      .first { NodeText.begins(in: line.bytes, at: $0) } ?? line.bytes.endIndex
  }
}
