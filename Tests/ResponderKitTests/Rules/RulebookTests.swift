import Foundation
import ResponderKit
import Testing

/// Holds the rules in code against the data that they are made from.
struct RulebookTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the data is sound, and the rules in code are what it makes`() throws {
    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/env")
    script.arguments = [
      "python3", Self.project.appending(path: "scripts/rulebook").path, "--check",
    ]
    let said = Pipe()
    script.standardError = said
    try script.run()
    let faults = try said.fileHandleForReading.readToEnd() ?? Data()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "\(String(decoding: faults, as: UTF8.self))")
  }
}
