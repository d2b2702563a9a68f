import TestSupport
import Workbench
import WorkbenchFraming
import WorkbenchProtocol

/// The workbench with the modules of the build folder.
enum BuiltInBench {
  static let shared = make()

  /// Makes one of which nobody has asked anything.
  static func make() -> any ConnectionHandlerFactory & Sendable {
    let path = ModuleSearchPath(dataFolder: nil, executableFolder: Programs.folder)
    return Workbench(
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: ModuleSet(host: ModuleHost(path), searchPath: path),
      installation: Installation(executable: Programs.folder + "/responderd")
    ) { _ in }
  }
}
