import Jansson

/// The text of a storyboard or XIB, and where each byte of it stands in what was pasted.
///
/// Places in it count from its own beginning: that is how expat, and all that is read of the file,
/// tells them.
struct InterfaceText: Sendable {
  private let paste: Paste
  private let text: PastedLine

  /// A file that is nothing else.
  init(_ paste: Paste) {
    self.init(paste, [PastedLine(paste.bytes[...])])
  }

  /// A file that was pasted with something around it, by the lines that are left of the paste.
  init(_ paste: Paste, _ lines: [PastedLine]) {
    self.paste = paste
    let text = lines.count == 1 ? lines[0] : PastedLine.joining(lines, by: [0x0A])
    // A declaration has to be the first there is, and whoever pastes may put blanks before it.
    self.text = text.from(text.indexPastSpace(from: text.bytes.startIndex))
  }

  /// What the file is called.
  var name: String { paste.name }

  var bytes: ArraySlice<UInt8> { text.bytes }

  /// Where a place stands in what was pasted.
  func offset(of place: Int) -> Int { text.offset(of: text.bytes.startIndex + place) }

  /// The line and column of a place in what was pasted.
  func position(at place: Int) -> SourcePosition { paste.position(at: offset(of: place)) }
}
