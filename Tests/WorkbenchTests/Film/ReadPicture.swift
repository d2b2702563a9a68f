import Expat
import Foundation
import Testing

/// A picture that was read as XML, so that a test sees what a reader sees.
final class ReadPicture: XMLHandler {
  struct Element {
    let name: String
    let attributes: [XMLAttribute]
    var text = ""

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Reads a picture; one that is no XML fails the test that reads it.
  init(_ text: String) throws {
    let reader = try XMLReader(handler: self)
    _ = try reader.feed(Array(text.utf8)[...])
    try reader.finish()
  }

  func began(_ element: XMLElement) -> XMLReading {
    open.append(elements.count)
    elements.append(Element(name: element.name, attributes: element.attributes))
    return .goesOn
  }

  func ended(_ name: String) -> XMLReading {
    open.removeLast()
    return .goesOn
  }

  func found(_ text: String) -> XMLReading {
    if let last = open.last { elements[last].text += text }
    return .goesOn
  }

  /// The views, in the order in which they are drawn.
  var views: [Element] { elements.filter { $0["data-id"] != nil } }

  /// The frame of a view: the first element after it.
  func frame(of id: String) -> Element? {
    guard let place = elements.firstIndex(where: { $0["data-id"] == id }) else { return nil }
    return elements.indices.contains(place + 1) ? elements[place + 1] : nil
  }

  /// All texts that are shown.
  var texts: [String] { elements.filter { $0.name == "text" }.map(\.text) }

  /// Checks what every picture has to be: no script, nothing from elsewhere, only numbers.
  func check(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let ids = Set(elements.compactMap { $0["id"] })
    for element in elements {
      let allowed = [
        "svg", "title", "desc", "style", "defs", "pattern", "clipPath", "g", "rect", "line",
        "circle", "path", "text",
      ]
      #expect(allowed.contains(element.name), sourceLocation: sourceLocation)
      for attribute in element.attributes {
        #expect(!attribute.name.hasPrefix("on"), sourceLocation: sourceLocation)
        #expect(!attribute.name.hasSuffix("href"), sourceLocation: sourceLocation)
        let isData = ["data-id", "class", "lang", "role", "xmlns"].contains(attribute.name)
        guard !isData else { continue }
        let value = attribute.value.lowercased()
        #expect(
          !value.contains("nan") && !value.contains("inf"),
          "\(attribute)",
          sourceLocation: sourceLocation
        )
        guard let start = value.range(of: "url(") else { continue }
        let id = value[start.upperBound...].dropFirst().prefix { $0 != ")" }
        #expect(ids.contains(String(id)), "\(attribute)", sourceLocation: sourceLocation)
      }
    }
    #expect(ids.allSatisfy { "shc".contains($0.prefix(1)) }, sourceLocation: sourceLocation)
    #expect(ids.count == elements.count { $0["id"] != nil }, sourceLocation: sourceLocation)
  }
}
