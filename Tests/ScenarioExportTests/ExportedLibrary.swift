import Foundation
import TestSupport

@testable import ScenarioExport

/// Exported files compiled together, as `module build` compiles a module, and loaded.
struct ExportedLibrary {
  let scenarios: [String: ExportedScenario]
  /// What the compiler said.
  let compilerOutput: String

  private static let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Compiles files, each with the name of its enum.
  init(_ files: [(space: String, text: String)]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "responder-export-\(ProcessInfo.processInfo.processIdentifier)-\(files.count)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (space, text) in files + [("Index", ExportedScenario.index(of: files.map(\.space)))] {
      let file = folder.appending(path: space + ".swift")
      try text.write(to: file, atomically: false, encoding: .utf8)
      paths.append(file.path)
    }
    let library = folder.appending(path: "libExported.so").path
    compilerOutput = try ExportedLibrary.compile(paths, to: library)
    scenarios = ExportedLibrary.load(library)
  }

  private static func compile(_ files: [String], to library: String) throws -> String {
    let arguments =
      [
        // Tests that wait for answers run beside it.
        "-n", "10", "swiftc", "-swift-version", "5", "-parse-as-library", "-Onone", "-wmo",
        "-num-threads", "2", "-emit-library",
        "-module-name", "Exported", "-module-alias", "UIKit=ResponderKit",
        "-Xfrontend", "-import-module", "-Xfrontend", "ModuleKit",
        "-I", build.path + "/Modules",
        "-Xcc", "-fmodule-map-file=" + build.path + "/CResponderKit.build/module.modulemap",
        "-L", build.path, "-lResponderKit", "-o", library,
      ] + files
    return try FinishedProcess("nice", arguments).said
  }

  private static func load(_ library: String) -> [String: ExportedScenario] {
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "exported_scenarios")
    else { return [:] }
    // Unsafe because C gives a function as a plain pointer; the index file declares it like this.
    let entry = unsafeBitCast(symbol, to: Entry.self)
    var scenarios: [String: [String: Any]] = [:]
    withUnsafeMutablePointer(to: &scenarios) { entry(UnsafeMutableRawPointer($0)) }
    return scenarios.compactMapValues { ExportedScenario($0) }
  }
}
