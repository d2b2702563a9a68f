import Foundation
import ScenarioKit
import ScenarioTestSupport
import Workbench

/// Runs documents in this process.
struct Runner {
  /// How many steps each document has beside those that lift the fingers.
  static let steps = 100
  /// A document that takes longer, in seconds, is taken to hang, and its process ends.
  private static let patience: UInt32 = 30

  private let judge: DocumentJudge

  /// The built-in modules beside this program.
  static var environment: ScenarioEnvironment {
    // The name by which it was started may be one that the shell has found in the path.
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let path = ModuleSearchPath(dataFolder: nil, executableFolder: folder)
    return ScenarioEnvironment(modules: ModuleHost(path).modules)
  }

  init() { judge = DocumentJudge(environment: Self.environment) }

  /// Runs the documents of seeds; the first that has a fault is shrunk and printed.
  ///
  /// - Returns: Whether none has.
  func run(seeds: Range<UInt64>) -> Bool {
    for seed in seeds {
      // Whoever started this process reads here how far it came.
      print("seed \(seed)")
      fflush(nil)
      alarm(Self.patience)
      let document = RandomDocument.make(seed: seed, steps: Self.steps)
      // Only a second run shows whether the first was a matter of chance, and it costs as much
      // again.
      let faults = judge.faults(in: document, twice: seed.isMultiple(of: 10))
      guard let fault = faults.first else { continue }
      // Shrinking runs the document over and over, which may well take longer.
      alarm(0)
      let smallest = judge.smallest(document, showing: fault)
      print("\(smallest.lines())\nseed \(seed), \(fault.kind): \(fault.text)")
      return false
    }
    return true
  }

  /// Runs one document; its end is what is asked about.
  func run(file: String) throws -> Bool {
    alarm(Self.patience)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return judge.faults(in: text).isEmpty
  }
}
