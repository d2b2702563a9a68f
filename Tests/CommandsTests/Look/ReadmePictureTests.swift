import Foundation
import TestSupport
import Testing

/// The pictures of the README.
struct ReadmePictureTests {
  private static let project = URL(fileURLWithPath: Desk.project)

  @Test func `what is kept is what is drawn`() async throws {
    try await withTemporaryFolder { folder in
      let script = Self.project.appending(path: "scripts/pictures").path
      let process = try ChildProcess(
        script,
        [folder],
        environment: [
          "PATH": "/usr/bin:/bin", "TMPDIR": folder, "HOME": folder, "LC_ALL": "C.UTF-8",
          "RESPONDER_BIN": Programs.folder,
        ]
      )
      let errors = try await process.standardError()
      #expect(try await process.end() == .status(0), "\(errors)")
      let kept = Self.project.appending(path: "pictures").path
      let all = names(in: kept)
      #expect(all.count == 2)
      // The daemon keeps its log in the same home.
      #expect(names(in: folder).filter { !$0.hasPrefix(".") } == all)
      for name in all {
        let drawn = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        let old = try String(contentsOfFile: kept + "/" + name, encoding: .utf8)
        #expect(drawn == old, "\(name): make pictures draws it anew")
      }
    }
  }

  @Test func `the README shows each of them`() throws {
    let file = Self.project.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for name in names(in: Self.project.appending(path: "pictures").path) {
      #expect(text.contains("\"pictures/\(name)\""), "\(name)")
    }
  }
}
