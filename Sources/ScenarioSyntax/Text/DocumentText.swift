package import Jansson

/// The text of a document, parsed once, however many look into it.
///
/// It belongs to the thread that made it, as what jansson parses does.
public final class DocumentText {
  /// The text.
  public let bytes: [UInt8]

  /// What the text says, or why it is no JSON.
  package private(set) lazy var json = Result { () throws(JSONError) in
    try JSON.parse(bytes, limits: .document)
  }

  /// The names of the modules that the document names, in order, before any is loaded.
  ///
  /// They come from `modules`, from the first parts of stimuli in `send`, and from classes with a
  /// point in their name. A text that is no JSON names none.
  public private(set) lazy var modulesNeeded: [String] = findModules()

  /// Takes a text; it is parsed when somebody asks.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func findModules() -> [String] {
    guard case .success(let json) = json else { return [] }
    var names = Set((json["modules"] ?? .array()).elements.compactMap(\.string))
    DocumentText.collectModules(json, &names)
    names.remove("application")
    return names.sorted()
  }

  private static func collectModules(_ json: JSONValue, _ names: inout Set<String>) {
    for (key, value) in json.members {
      if key == "send" || key == "class", let name = value.string,
        let dot = name.firstIndex(of: ".")
      {
        names.insert(String(name[..<dot]))
      }
      collectModules(value, &names)
    }
    for element in json.elements { collectModules(element, &names) }
  }
}
