public import Foundation

/// The scenarios of the project, read from their folder so that a new file is a new test.
public enum ScenarioFiles {
  /// The folder of all scenarios.
  public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scenarios")

  /// The ids of all scenarios, sorted: their places below the folder.
  public static let ids: [String] = {
    let manager = FileManager.default
    let topics = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return topics.sorted().flatMap { topic in
      let files = (try? manager.contentsOfDirectory(atPath: folder.path + "/" + topic)) ?? []
      return files.sorted().filter { $0.hasSuffix(".json") }.map { "\(topic)/\($0.dropLast(5))" }
    }
  }()
}
