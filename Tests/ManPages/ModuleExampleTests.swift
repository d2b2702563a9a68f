import Commands
import Foundation
import TestSupport
import Testing

/// The examples of responder-module(7), compiled.
struct ModuleExampleTests {
  /// The files that the page shows, by name.
  private func files() throws -> [String: String] {
    let examples = try ManPage("responder-module.7").examples
    return Dictionary(
      uniqueKeysWithValues: examples.filter { $0.kind.hasPrefix("module ") }.map {
        (String($0.kind.dropFirst("module ".count)), $0.text)
      }
    )
  }

  @Test func `every module that the page shows compiles without a warning`() async throws {
    let files = try files()
    #expect(files.count >= 5)
    try await withTemporaryFolder { folder in
      let place = Workplace(folder: folder)
      for (name, text) in files { try place.write(text, to: name) }
      let builder = try ModuleBuilder(
        programFolder: Workplace.programs,
        dataFolder: folder + "/data",
        cacheFolder: folder + "/cache",
        searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""
      )
      for name in Set(files.keys.map { String($0.prefix { $0 != "/" }) }) {
        #expect(try builder.build(folder + "/" + name).warnings.isEmpty)
      }
    }
  }

  @Test func `the first module is the one that module new writes`() async throws {
    let files = try files()
    try await withTemporaryFolder { folder in
      for path in try ModuleTemplate("Wide").write(below: folder) {
        let name = String(path.dropFirst(folder.count + 1))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == files[name])
      }
    }
  }
}
