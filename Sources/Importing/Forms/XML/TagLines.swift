/// Takes the lines of an XML text and gives its tags.
///
/// A tag may go on in the next line where a value holds a line break. Declarations, comments and
/// CDATA are passed over.
struct TagLines {
  /// Lines of a tag that has not ended yet.
  private var pending: [PastedLine] = []
  private var size = 0

  /// What ends the part that is passed over.
  private var skipped: StaticString?

  /// Takes a line.
  ///
  /// - Returns: The tags that end in it, and before them one that can go on no more.
  mutating func take(_ line: PastedLine) -> [PastedTag] {
    guard !pending.isEmpty else { return scan(line) }
    let trimmed = line.trimmed
    if begins(trimmed) { return drop() + scan(line) }
    pending.append(line)
    size += line.bytes.count + 1
    let ends = trimmed.ends(with: "\">") || trimmed.ends(with: "/>")
    guard ends || size > FormLimits.line else { return [] }
    let whole = PastedLine.joining(pending, by: [UInt8(ascii: "\n")])
    pending = []
    let tags = scan(whole)
    // It was read to its end once; to read it again with each line would take forever.
    return pending.isEmpty ? tags : tags + drop()
  }

  /// Ends the text; a tag that has not ended is given as far as it goes.
  mutating func finish() -> [PastedTag] { drop() }

  private mutating func drop() -> [PastedTag] {
    guard !pending.isEmpty else { return [] }
    let line = PastedLine.joining(pending, by: [UInt8(ascii: "\n")])
    pending = []
    return PastedTag(line, at: line.bytes.startIndex).map { [$0] } ?? []
  }

  /// Whether the line begins with a tag, and does not go on with a value.
  private func begins(_ line: PastedLine) -> Bool {
    guard let tag = PastedTag(line, at: line.bytes.startIndex) else { return false }
    return !tag.attributes.isEmpty || tag.kind == .closing && tag.isClosed
  }

  private mutating func scan(_ line: PastedLine) -> [PastedTag] {
    var tags: [PastedTag] = []
    var cursor = LineCursor(line)
    while !cursor.isAtEnd {
      if let end = skipped {
        guard cursor.move(to: end), cursor.skip(end) else { return tags }
        skipped = nil
      }
      guard cursor.move(to: "<") else { return tags }
      if let end = TagLines.end(ofWhatComes: cursor) {
        skipped = end
        continue
      }
      guard let tag = PastedTag(line, at: cursor.index) else {
        cursor.index += 1
        continue
      }
      guard tag.isClosed else {
        pending = [line[cursor.index..<cursor.end]]
        size = pending[0].bytes.count
        return tags
      }
      tags.append(tag)
      cursor.index = tag.end
    }
    return tags
  }

  /// What ends a part that holds no tags.
  private static func end(ofWhatComes cursor: LineCursor) -> StaticString? {
    if cursor.comes("<![CDATA[") { return "]]>" }
    if cursor.comes("<!--") { return "-->" }
    if cursor.comes("<?") { return "?>" }
    return nil
  }
}
