import Foundation

/// Where the files of this installation lie, found from the executable.
public struct Installation: Sendable {
  /// The folder of the executable.
  public let binaries: String
  /// The folder with the scenarios that came with it, if there is one.
  public let scenarios: String?

  /// Names the folders, wherever they are.
  public init(binaries: String, scenarios: String?) {
    self.binaries = binaries
    self.scenarios = scenarios
  }

  /// Finds the files beside an executable.
  ///
  /// An installed one has them in `../share/responder`; one in a build folder belongs to the source
  /// tree above it.
  public init(executable: String) {
    let file = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    binaries = folder.path
    let shared = folder.deletingLastPathComponent().appendingPathComponent(
      "share/responder/scenarios"
    )
    if Installation.isFolder(shared) {
      scenarios = shared.path
      return
    }
    // .build/<triple>/debug/responderd: the source tree is a few folders up.
    var candidate = folder
    for _ in 0..<5 {
      candidate.deleteLastPathComponent()
      let tree = candidate.appendingPathComponent("scenarios")
      if Installation.isFolder(tree),
        FileManager.default.fileExists(
          atPath: candidate.appendingPathComponent("Package.swift").path
        )
      {
        scenarios = tree.path
        return
      }
    }
    scenarios = nil
  }

  /// The path of the running executable.
  public static var executable: String {
    #if os(Linux)
    // What was typed may be a bare name that the shell found along `PATH`.
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
