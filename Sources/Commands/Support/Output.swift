import Jansson
import Rendering
import WorkbenchProtocol

/// The one place where results are written, whatever their format.
struct Output {
  let options: GlobalOptions

  /// The style of drawings.
  var style: Style { options.style }

  /// Writes a result: drawn for people, as it is for programs.
  ///
  /// - Parameters:
  ///   - value: What programs get.
  ///   - items: The member that holds the lines of `jsonl`; without it the value is one line.
  ///   - drawing: What people get.
  func write(_ value: JSONValue, items: String? = nil, _ drawing: @autoclosure () -> any Drawing) {
    switch options.output {
    case .text:
      write(drawing())
    case .json:
      write(json: value, indent: 2)
    case .jsonl:
      guard let items, let list = value[items] else { return write(json: value, indent: 0) }
      for item in list.elements { write(json: item, indent: 0) }
    }
  }

  /// Writes what only people want to read.
  func write(_ drawing: any Drawing) {
    guard options.output == .text else { return }
    Host.current.write(Printout(drawing, style))
  }

  /// Writes lines that only people want to read.
  func write(_ draw: (inout Page) -> Void) {
    guard options.output == .text else { return }
    var page = Page(style)
    draw(&page)
    Host.current.write(Printout(page))
  }

  /// Writes names, one per line, or as a JSON array.
  func writeNames(_ names: [String]) {
    switch options.output {
    case .text: names.forEach { Host.current.write("\($0)\n") }
    case .json: write(json: JSONValue(names), indent: 2)
    case .jsonl: names.forEach { write(json: [.id: JSONValue($0)], indent: 0) }
    }
  }

  /// Writes one JSON value and a newline.
  func write(json value: JSONValue, indent: Int) {
    Host.current.write(Printout(json: value, indent: indent))
  }
}
