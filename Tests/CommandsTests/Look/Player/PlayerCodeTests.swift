import CPlayer
import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import Rendering

/// The style and the script that are built in.
struct PlayerCodeTests {
  private static let folder = URL(fileURLWithPath: Desk.project)
    .appending(path: "Sources/CPlayer")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  /// The lines of a text without comments and without the room before them.
  private func code(_ text: String) -> [String] {
    var isComment = false
    var lines: [String] = []
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " || $0 == "\t" } }) {
      if line.hasPrefix("/*") { isComment = true }
      if !isComment, !line.isEmpty, !line.hasPrefix("//") { lines.append(String(line)) }
      if line.hasSuffix("*/") { isComment = false }
    }
    return lines
  }

  @Test func `what is built in is what was joined`() throws {
    #expect(try PlayerCode.embedded.style == text("joined.css"), "touch CPlayer.c")
    #expect(try PlayerCode.embedded.script == text("joined.js"), "touch CPlayer.c")
  }

  @Test func `what is joined is every source without its comments`() throws {
    let script = PlayerCode.embedded.script
    let marks = script.split(separator: "\n").filter { $0.hasPrefix("// player-") }
    let names = marks.map { String($0.dropFirst(3)) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(files.filter { $0.hasPrefix("player") && $0.hasSuffix(".js") }))
    #expect(names.count == Set(names).count)
    #expect(try code(script) == code(names.map { try text($0) }.joined()))
    #expect(!script.contains("/*"))

    let style = Set(code(PlayerCode.embedded.style))
    for name in files where name.hasPrefix("player") && name.hasSuffix(".css") {
      #expect(try style.isSuperset(of: code(text(name))), "\(name)")
    }
    #expect(!PlayerCode.embedded.style.contains("/*"))
  }

  @Test func `the hashes and what is joined are as the sources give them`() async throws {
    let script = URL(fileURLWithPath: Desk.project).appending(path: "scripts/player-hashes").path
    let process = try ChildProcess(script, ["--check"], environment: ["PATH": "/usr/bin:/bin"])
    let errors = try await process.standardError()
    #expect(try await process.end() == .status(0), "\(errors)")
    let code = PlayerCode.embedded
    for hash in [code.styleHash, code.scriptHash, code.pictureStyleHash] {
      #expect(hash.hasPrefix("sha256-") && hash.utf8.count == 51)
    }
  }

  @Test func `neither can end the element that it stands in`() {
    #expect(!PlayerCode.embedded.script.contains("</script"))
    #expect(!PlayerCode.embedded.style.contains("</style"))
    #expect(!(PlayerCode.embedded.script + PlayerCode.embedded.style).contains("<!--"))
  }

  @Test func `they are small enough to be sent along`() {
    let bytes = PlayerCode.embedded.style.utf8.count + PlayerCode.embedded.script.utf8.count
    #expect(bytes <= 137_500)
  }
}
