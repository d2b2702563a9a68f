import CPlayer
import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import Rendering

/// The style and the script that are built in.
struct PlayerCodeTests {
  private static let folder = URL(fileURLWithPath: Desk.project)

  private func names(_ part: (Int) -> UnsafePointer<player_part>?) -> [String] {
    var names: [String] = []
    while let name = part(names.count)?.pointee.name { names.append(String(cString: name)) }
    return names
  }

  @Test func `what is built in is what lies in the sources`() throws {
    for (part, code) in [
      (player_style, PlayerCode.embedded.style), (player_script, PlayerCode.embedded.script),
    ] {
      let names = names(part)
      #expect(!names.isEmpty)
      let texts = try names.map { name in
        let file = Self.folder.appending(path: "Sources/CPlayer/\(name)")
        return try String(contentsOf: file, encoding: .utf8)
      }
      #expect(code == texts.joined(), "swift build has missed a change: touch CPlayer.c")
    }
  }

  @Test func `the hashes are those of the files`() async throws {
    let script = Self.folder.appending(path: "scripts/player-hashes").path
    let process = try ChildProcess(script, ["--print"], environment: ["PATH": "/usr/bin:/bin"])
    let printed = try await process.standardOutput()
    let errors = try await process.standardError()
    #expect(try await process.end() == .status(0), "\(errors)")
    let code = PlayerCode.embedded
    for hash in [code.styleHash, code.scriptHash, code.pictureStyleHash] {
      #expect(hash.hasPrefix("sha256-") && hash.utf8.count == 51)
      #expect(printed.contains("\"\(hash)\""), "run make player-hashes")
    }
  }

  @Test func `neither can end the element that it stands in`() {
    #expect(!PlayerCode.embedded.script.contains("</script"))
    #expect(!PlayerCode.embedded.style.contains("</style"))
    #expect(!(PlayerCode.embedded.script + PlayerCode.embedded.style).contains("<!--"))
  }
}
