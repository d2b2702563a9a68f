/// Reads what tools print of the accessibility elements: form X.
///
/// Elements are merged, clipped and unordered. They are never a tree of views, whatever they are
/// printed as.
struct AccessibilityReader: FormReader {
  private enum Text {
    /// Nothing came yet that tells.
    case unknown
    case description(ElementDescriptionReader)
    case xml(ElementXMLReader)
    case json(ElementJSONReader)
  }

  private let block: PastedBlock
  private var text = Text.unknown

  init(_ block: PastedBlock) {
    self.block = block
  }

  mutating func take(_ line: PastedLine) {
    switch text {
    case .unknown:
      choose(by: line.trimmed)
      if case .unknown = text { return }
      take(line)
    case .description(var reader):
      // Whoever holds the reader twice copies all it has read at its next change.
      text = .unknown
      reader.take(line)
      text = .description(reader)
    case .xml(var reader):
      text = .unknown
      reader.take(line)
      text = .xml(reader)
    case .json(var reader):
      text = .unknown
      reader.take(line)
      text = .json(reader)
    }
  }

  mutating func finish() -> PrintReading {
    switch text {
    case .unknown: PrintReading(.accessibility)
    case .description(var reader): reader.finish()
    case .xml(var reader): reader.finish()
    case .json(var reader): reader.finish()
    }
  }

  private mutating func choose(by line: PastedLine) {
    guard let first = line.bytes.first else { return }
    switch first {
    case UInt8(ascii: "<"): text = .xml(ElementXMLReader(block))
    case UInt8(ascii: "{"), UInt8(ascii: "["): text = .json(ElementJSONReader(block))
    default: text = .description(ElementDescriptionReader(block))
    }
  }
}
