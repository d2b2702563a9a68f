package import Jansson

/// The text of a document, parsed once, however many look into it.
///
/// It belongs to the thread that made it, as what jansson parses does.
public final class DocumentText {
  /// What the document says.
  public let contents: DocumentContents

  /// The text.
  public var bytes: [UInt8] { contents.bytes }

  /// What the text says, or why it is no JSON.
  package private(set) lazy var tree = Result { () throws(JSONError) in
    SyntaxTree(try contents.json(), bytes: contents.size)
  }

  /// Where the values stand.
  package private(set) lazy var map = SourceMap(scanning: bytes)

  /// What can be read of the text, also where it is no JSON: what is broken off is left out.
  ///
  /// Nil where the text says nothing at all.
  package private(set) lazy var mended: SyntaxTree? = {
    if case .success(let tree) = tree { return tree }
    guard let mended = map.mended(), let json = try? JSON.parse(mended.bytes, limits: .document)
    else { return nil }
    return SyntaxTree(json, numbers: mended.numbers)
  }()

  /// The names of the modules that the document names, in order, before any is loaded.
  ///
  /// They come from `modules`, from the first parts of stimuli in `send`, and from classes with a
  /// point in their name, of which a node is or which it extends. A text that is no JSON names none.
  public private(set) lazy var modulesNeeded: [String] = {
    guard case .success(let tree) = tree else { return [] }
    return DocumentText.modules(in: tree)
  }()

  /// The names of the modules that are named in what can be read of the text, in order: of a text
  /// that is JSON those that it needs.
  public private(set) lazy var modulesNamed: [String] = mended.map(DocumentText.modules) ?? []

  /// Takes a document; it is parsed when somebody asks.
  public init(_ contents: DocumentContents) {
    self.contents = contents
  }

  /// Takes a text; it is parsed when somebody asks.
  public convenience init(_ bytes: [UInt8]) { self.init(DocumentContents(bytes)) }

  private static func modules(in tree: SyntaxTree) -> [String] {
    var names = Set(tree.root["modules"]?.elements.compactMap(\.string) ?? [])
    var last = ""
    for text in tree.values(of: ["send", "class", "extends"]) {
      // By its bytes: each view has a class, hardly any of another module than the one before.
      text.withUTF8 { text in
        guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return }
        let module = text[..<point]
        if last.utf8.elementsEqual(module) { return }
        last = String(decoding: module, as: UTF8.self)
        names.insert(last)
      }
    }
    names.subtract(["application", ""])
    return names.sorted()
  }
}
