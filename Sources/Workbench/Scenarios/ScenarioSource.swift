import Jansson
import WorkbenchProtocol

/// The bytes of a document and what diagnostics call it.
struct ScenarioSource: Equatable, Sendable {
  var bytes: [UInt8]
  /// The file's path, or the name that came with a text.
  var name: String
  /// The id that the document must have, from its place below a scenario folder.
  var expectedID: String?
}
