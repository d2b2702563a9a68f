import Jansson
import ScenarioSyntax
import WorkbenchProtocol

/// A document and what diagnostics call it.
struct ScenarioSource: Equatable, Sendable {
  var contents: DocumentContents
  /// The file's path, or the name that came with a text.
  var name: String
  /// The id that the document must have, from its place below a scenario folder.
  var expectedID: String?

  /// The document's text.
  var bytes: [UInt8] { contents.bytes }

  /// Whether it is so long that to read it may hold a thread too long.
  var isLong: Bool { contents.size > Self.longText }

  /// How many bytes take a millisecond or more.
  static let longText = 32_768

  init(_ contents: DocumentContents, name: String, expectedID: String?) {
    self.contents = contents
    self.name = name
    self.expectedID = expectedID
  }

  init(bytes: [UInt8], name: String, expectedID: String?) {
    self.init(DocumentContents(bytes), name: name, expectedID: expectedID)
  }
}
