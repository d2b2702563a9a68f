import Foundation
import Jansson

/// The scenarios of the package as documents, for what holds of every step that somebody wrote.
enum ScenarioFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenarios")

  /// The documents, each with its path.
  static func documents() throws -> [(path: String, document: JSONValue)] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }.sorted()
    return try paths.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.map {
      ($0, try JSON.parse(try String(contentsOfFile: $0, encoding: .utf8)))
    }
  }

  /// Every step of every script, those that come later inside others included.
  static func steps() throws -> [JSONValue] {
    func all(_ step: JSONValue) -> [JSONValue] {
      let later = step["do"].map { $0.isArray ? Array($0.elements) : [$0] } ?? []
      return [step] + later.flatMap(all)
    }
    return try documents().flatMap { $0.document["script"]?.elements.flatMap(all) ?? [] }
  }
}
