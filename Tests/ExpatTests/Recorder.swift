import Expat

/// Writes down what a reader tells, one line an event.
final class Recorder: XMLHandler {
  private(set) var elements: [XMLElement] = []
  private(set) var log: [String] = []

  /// The element at whose start the reading is to stop.
  var last: String?

  func began(_ element: XMLElement) -> XMLReading {
    elements.append(element)
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    log.append("<\(element.name)\(attributes)")
    return element.name == last ? .stops : .goesOn
  }

  func ended(_ name: String) -> XMLReading {
    log.append(">\(name)")
    return .goesOn
  }

  func found(_ text: String) -> XMLReading {
    // Pieces are joined, because where a text is cut says nothing.
    if log.last?.hasPrefix("'") == true {
      log[log.count - 1] += text
    } else {
      log.append("'" + text)
    }
    return .goesOn
  }
}

extension Recorder {
  /// Reads a text in parts of `step` bytes; the error, where there is one.
  func read(
    _ text: some Sequence<UInt8>,
    step: Int = 1 << 24,
    limits: XMLLimits = XMLLimits()
  )
    -> XMLError?
  {
    do throws(XMLError) {
      let reader = try XMLReader(limits: limits, handler: self)
      var rest = Array(text)[...]
      while !rest.isEmpty {
        guard try reader.feed(rest.prefix(step)) == .goesOn else { return nil }
        rest = rest.dropFirst(step)
      }
      try reader.finish()
      return nil
    } catch {
      return error
    }
  }

  func read(_ text: String) -> XMLError? { read(text.utf8) }
}
