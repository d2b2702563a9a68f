import Foundation
import Jansson
import TestSupport
import Workbench
import WorkbenchFraming
import WorkbenchProtocol

/// A workbench in this process, as a connection meets it.
enum FuzzWorkbench {
  /// Loaded once: a library is never unloaded.
  private static let modules = ModuleSet(host: ModuleHost(path), searchPath: path)
  private static let path = ModuleSearchPath(dataFolder: nil, executableFolder: Programs.folder)

  /// Everything that can be asked.
  static let table: MethodTable = {
    var table = MethodTable.standard
    for method in modules.methods { table.add(method) }
    return table
  }()

  /// A few of the scenarios: each list reads all that there are, and each text has a workbench that
  /// has read none.
  private static let scenarios =
    URL(filePath: #filePath).deletingLastPathComponent().path + "/Scenarios"

  /// A connection to a workbench that nobody else has.
  static func connect(chunk: Int = .max) -> InProcessConnection {
    let workbench = Workbench(
      identity: Workbench.Identity(build: "fuzz", process: 1, autoStarted: false),
      modules: modules,
      installation: Installation(binaries: Programs.folder, scenarios: scenarios)
    ) { _ in }
    return InProcessConnection(to: workbench, chunk: chunk)
  }
}
