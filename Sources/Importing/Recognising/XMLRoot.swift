/// The first element of an XML text, found without reading any more of it.
struct XMLRoot {
  /// The form that it tells; nil where it tells none.
  private(set) var form: Form?

  /// The first element of a file that is nothing else, read no further than that.
  init(_ file: Paste) {
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init([PastedLine(file.bytes[start...])])
  }

  /// The first element of lines, of which a whole file may be one.
  init(_ lines: ArraySlice<PastedLine>) {
    // What ends the declaration or comment that is open.
    var open: StaticString?
    var hasDocumentType = false
    for line in lines {
      var index = line.indexPastSpace(from: line.bytes.startIndex)
      while index < line.bytes.endIndex {
        if let end = open {
          guard let close = line.index(of: end, from: index) else { break }
          open = nil
          index = line.indexPastSpace(from: close + end.utf8CodeUnitCount)
        } else if line.has("<?", at: index) {
          open = "?>"
        } else if line.has("<!--", at: index) {
          open = "-->"
        } else if line.has("<!DOCTYPE", at: index) || line.has("<!doctype", at: index) {
          hasDocumentType = true
          open = ">"
        } else {
          form = XMLRoot.form(line, at: index, hasDocumentType)
          return
        }
      }
    }
    if hasDocumentType { form = .interfaceBuilder }
  }

  private static func form(_ line: PastedLine, at index: Int, _ hasDocumentType: Bool) -> Form? {
    guard line.has("<", at: index) else { return hasDocumentType ? .interfaceBuilder : nil }
    let name = line.index(
      past: { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D },
      from: index + 1
    )
    let root = line[(index + 1)..<name].text
    switch root {
    case "document", "archive": return .interfaceBuilder
    case "ViewHierarchy": return .detoxXML
    case "AppiumAUT": return .accessibility
    case _ where root.hasPrefix("XCUIElementType"): return .accessibility
    // Whoever reads Interface Builder's files stops at it, and says so.
    default: return hasDocumentType ? .interfaceBuilder : nil
    }
  }
}
