import Sentences

/// Files that hold no text: told by their first bytes, named by their names.
enum UnreadableFile {
  /// What such a file is.
  private enum Kind {
    case viewHierarchy
    case reveal
    case lookin
    case propertyList
    case archive
    case compressed
    case wideText
    case binary
  }

  /// Why a paste cannot be read; nil for a text.
  static func refusal(of paste: Paste) -> ImportError? {
    guard let kind = kind(of: paste) else { return nil }
    let hint =
      kind == .wideText
      ? Sentence("Save it as UTF-8.", zh: "请另存为 UTF-8。")
      : Refusals.printInstead(PrintCommands.tree)
    return ImportError(ImportWarning(.unsupported, at: 0, text(of: kind)), hint: hint)
  }

  private static func kind(of paste: Paste) -> Kind? {
    guard let contents = contents(paste.bytes) else { return nil }
    guard contents != .wideText else { return contents }
    let name = paste.name.lowercased()
    if name.hasSuffix(".viewhierarchy") { return .viewHierarchy }
    if name.hasSuffix(".reveal") { return .reveal }
    if name.hasSuffix(".lookin") { return .lookin }
    return contents
  }

  private static func contents(_ bytes: [UInt8]) -> Kind? {
    if bytes.starts(with: "bplist".utf8) { return .propertyList }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .archive }
    if bytes.starts(with: [0x1F, 0x8B]) { return .compressed }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return .wideText }
    if bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C]) { return .wideText }
    return bytes.prefix(512).contains(0) ? .binary : nil
  }

  private static func text(of kind: Kind) -> Sentence {
    switch kind {
    case .viewHierarchy:
      Sentence(
        """
        this is a view hierarchy that Xcode exported; its contents are compressed and not \
        documented, so what is in it cannot be read
        """,
        zh: "这是 Xcode 导出的视图层级；内容经过压缩且没有公开格式，因此无法读取"
      )
    case .reveal:
      Sentence(
        "this is a snapshot of Reveal, whose contents are not documented and cannot be read",
        zh: "这是 Reveal 的快照，其格式没有公开，无法读取"
      )
    case .lookin:
      Sentence(
        "this is a file of Lookin, whose archived objects only Lookin can read",
        zh: "这是 Lookin 的文件，其中归档的对象只有 Lookin 能读取"
      )
    case .propertyList:
      Sentence(
        "this is a binary property list, such as Lookin and Xcode write; it holds no print of views",
        zh: "这是二进制属性列表（Lookin 和 Xcode 会写出这种文件）；其中没有视图的打印"
      )
    case .archive:
      Sentence(
        "this is a zip archive, not the text of a print",
        zh: "这是 zip 压缩包，不是打印出来的文本"
      )
    case .compressed:
      Sentence(
        "this is compressed with gzip, not the text of a print",
        zh: "这是 gzip 压缩的内容，不是打印出来的文本"
      )
    case .wideText:
      Sentence(
        "this text is UTF-16; only UTF-8 is read",
        zh: "这段文本是 UTF-16；只能读取 UTF-8"
      )
    case .binary:
      Sentence(
        "this is no text: it has NUL bytes among the first 512",
        zh: "这不是文本：前 512 字节中含有 NUL"
      )
    }
  }
}
