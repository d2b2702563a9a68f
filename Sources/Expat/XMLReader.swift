import CExpat
import Sentences
import StreamSafe

/// Reads XML and tells a handler what is in it, piece by piece.
///
/// Only UTF-8 is read, and only the five entities of XML and character references are known. At a
/// document type declaration the reading stops before anything in it is looked at, so that no entity
/// is ever declared and nothing outside the text is ever asked for. Nothing is kept of a text but
/// the elements that are open.
///
/// ```swift
/// let reader = try XMLReader(handler: handler)
/// guard try reader.feed(bytes[...]) == .goesOn else { return }
/// try reader.finish()
/// ```
package final class XMLReader {
  /// How much expat gets at once: a tag that is too long is noticed after each such piece.
  private static let piece = 1 << 16

  /// The longest name in a sentence.
  private static let longestName = 60

  let limits: XMLLimits
  let handler: any XMLHandler
  let parser: OpaquePointer

  /// The elements that are open, the outermost first.
  private var open: [(name: String, line: Int)] = []

  /// Over all pieces in which expat tells one text, as it does where references stand in it.
  private var marks = MarkRun()

  private var fault: XMLError?
  private var isStopped = false
  private var count = 0

  /// Makes a reader that has read nothing yet.
  package init(limits: XMLLimits = XMLLimits(), handler: any XMLHandler) throws(XMLError) {
    // The name makes expat read UTF-8 whatever the text declares; what it declares is looked at, and
    // refused where it is something else.
    guard let parser = XML_ParserCreate("UTF-8") else { throw XMLReader.outOfMemory }
    self.limits = limits
    self.handler = handler
    self.parser = parser
    listen()
  }

  deinit {
    XML_ParserFree(parser)
  }

  /// Reads the next part of the text, which may end anywhere.
  ///
  /// - Returns: Whether the handler wants more; once it has stopped, nothing is read.
  /// - Complexity: Linear, as long as parts are not much shorter than the longest tag.
  package func feed(_ bytes: ArraySlice<UInt8>) throws(XMLError) -> XMLReading {
    var rest = bytes
    while !rest.isEmpty, !isStopped {
      let part = rest.prefix(XMLReader.piece)
      rest = rest.dropFirst(part.count)
      try refuseForeign(part)
      count += part.count
      try parse(part, isLast: false)
      if !isStopped, count - place.offset > limits.tag { throw failing(tagTooLong) }
    }
    if let fault { throw fault }
    return isStopped ? .stops : .goesOn
  }

  /// Says that the text has ended, which is an error where its first element has not.
  package func finish() throws(XMLError) {
    if let fault { throw fault }
    guard !isStopped else { return }
    try parse([], isLast: true)
  }

  private func parse(_ part: ArraySlice<UInt8>, isLast: Bool) throws(XMLError) {
    let status = part.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        XML_Parse(parser, text.baseAddress, Int32(text.count), isLast ? 1 : 0)
      }
    }
    if let fault { throw fault }
    guard status != XML_STATUS_OK, !isStopped else { return }
    throw failing(XMLError(XML_GetErrorCode(parser), open: open.last, at: place))
  }

  /// Refuses UTF-16 by its first bytes, with a mark or without: expat would read it.
  private func refuseForeign(_ part: ArraySlice<UInt8>) throws(XMLError) {
    for (place, byte) in part.prefix(2).enumerated() {
      let isForeign =
        switch count + place {
        case 0: byte == 0 || byte == 0xFE || byte == 0xFF
        case 1: byte == 0
        default: false
        }
      if isForeign { throw failing(XMLReader.foreign) }
    }
  }

  private func failing(_ error: XMLError) -> XMLError {
    isStopped = true
    fault = error
    return error
  }
}

// MARK: - What expat tells

extension XMLReader {
  /// Where what expat is telling stands.
  ///
  /// expat counts lines from where it counted last, so that asking at every element reads the text
  /// once more and not more often.
  var place: XMLPlace {
    XMLPlace(
      // Before anything was read there is no place, which expat says by -1.
      offset: max(0, XML_GetCurrentByteIndex(parser)),
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1
    )
  }

  func begin(_ name: String, _ attributes: [XMLAttribute]?) {
    // expat may tell of one more event after it was stopped.
    guard !isStopped else { return }
    let place = place
    guard open.count < limits.depth else { return stop(tooDeep(at: place)) }
    guard let attributes else { return stop(tooManyAttributes(at: place)) }
    marks.end()
    guard !isExceeded(by: name), !attributes.contains(where: { isExceeded(by: $0) }) else {
      return stop(tooManyMarks(at: place))
    }
    open.append((String(name.prefix(XMLReader.longestName)), place.line))
    obey(handler.began(XMLElement(name: name, attributes: attributes, place: place)))
  }

  func end(_ name: String) {
    guard !isStopped else { return }
    marks.end()
    open.removeLast()
    obey(handler.ended(name))
  }

  func find(_ text: String) {
    guard !isStopped else { return }
    guard !marks.isExceeded(by: text) else { return stop(tooManyMarks(at: place)) }
    obey(handler.found(text))
  }

  func declare(encoding: String) {
    guard !isStopped, encoding.lowercased() != "utf-8" else { return }
    stop(XMLReader.foreign)
  }

  func meetDocumentType() {
    guard !isStopped else { return }
    stop(documentType(at: place))
  }

  private func isExceeded(by attribute: XMLAttribute) -> Bool {
    isExceeded(by: attribute.name) || isExceeded(by: attribute.value)
  }

  private func isExceeded(by text: String) -> Bool {
    var marks = MarkRun()
    return marks.isExceeded(by: text)
  }

  private func obey(_ reading: XMLReading) {
    guard reading == .stops else { return }
    isStopped = true
    XML_StopParser(parser, 0)
  }

  private func stop(_ error: XMLError) {
    fault = error
    obey(.stops)
  }
}
