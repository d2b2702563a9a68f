import Jansson
import WorkbenchFraming

/// The scenarios in a folder and in those below it.
struct ScenarioFolder {
  /// How far below the folder is looked: documents lie in topics.
  private static let depth = 4

  /// The paths of the documents, sorted.
  let documents: [String]

  init(_ folder: String) {
    documents = ScenarioFolder.files(in: folder, depth: ScenarioFolder.depth)
      .filter(ScenarioFolder.isScenario)
  }

  private static func files(in folder: String, depth: Int) -> [String] {
    let place = Files.absolute(folder, from: Host.current.folder)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names(inFolder: place).filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
      if name.hasSuffix(".json") { return [prefix + name] }
      guard depth > 1, Files.isFolder(place + "/" + name) else { return [] }
      return files(in: prefix + name, depth: depth - 1)
    }
  }

  /// Whether a file is a scenario, or a recording of one; what is no JSON may have become a faulty one.
  private static func isScenario(_ path: String) -> Bool {
    guard let bytes = try? Files.read(Files.absolute(path, from: Host.current.folder)) else {
      return false
    }
    guard let value = try? JSON.parse(bytes) else { return true }
    return value["app"] != nil || value["recording"] != nil
  }
}
