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
    var index = content.bytes.startIndex
    while index < content.bytes.endIndex, !NodeText.begins(in: content.bytes, at: index) {
      index += 1
    }
    // Several may stand on one line, as in `<A: 0x1; …>, <B: 0x2; …>`.
    while let node = NodeText(content, at: index) {
      tree.take(node, of: content, at: 0)
      index = node.end
      while index < content.bytes.endIndex, !NodeText.begins(in: content.bytes, at: index) {
        index += 1
      }
    }
  }

  mutating func finish() -> PrintReading { tree.finish() }
}
