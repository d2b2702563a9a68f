import Foundation
import Testing

/// Holds what people read in both languages against the list of pairs that somebody has looked at.
///
/// `RECORD=1 swift test --skip-build --filter SentenceLintTests` writes the list anew.
struct SentenceLintTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let list = root.appending(path: "Tests/SentencesTests/Lint/pairs.txt")

  private struct Found {
    var pairs: [SentencePair] = []
    var alone: [String] = []
  }

  private func found() throws -> Found {
    var found = Found()
    for folder in ["Sources", "plugins"] {
      let base = Self.root.appending(path: folder)
      let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("zh:") || text.contains("Text(\"") else { continue }
        let name = String(file.path.dropFirst(Self.root.path.count))
        let scanner = SentenceScanner(text, file: name)
        found.pairs += scanner.pairs
        found.alone += scanner.alone.map { "\(name):\($0)" }
      }
    }
    return found
  }

  @Test func `no Chinese was made from an older English`() throws {
    let pairs = try found().pairs
    #expect(pairs.count > 500)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let lines = Set(pairs.map(\.fingerprint)).sorted()
      try (lines.joined(separator: "\n") + "\n").write(
        to: Self.list,
        atomically: true,
        encoding: .utf8
      )
      return
    }
    let listed = try Set(
      String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
    )
    let known = Set(listed.map { $0.suffix(16) })
    for pair in pairs
    where known.contains(pair.chineseFingerprint[...]) && !listed.contains(pair.fingerprint) {
      Issue.record(
        """
        \(pair.file):\(pair.line): the English of this sentence is not the one that its Chinese was \
        made from. Look at both, then: RECORD=1 swift test --skip-build --filter SentenceLintTests
        \(pair.english)
        \(pair.chinese)
        """
      )
    }
  }

  @Test func `no sentence is in English alone`() throws {
    let alone = try found().alone
    #expect(alone.isEmpty, "\(alone)")
  }

  @Test func `a half is found with its argument, whatever stands in it`() {
    let source = #"""
      // zh: a comment is none
      say("a \(b("x, \(c)")) d", zh: "甲 \(b("y)")) 乙")
      Text("alone")
      report(.wrong, at: path, Sentence("one, " + "two", zh: "一，" + "二"), hint: nil)
      """#
    let scanner = SentenceScanner(source, file: "f")
    #expect(scanner.pairs.map(\.line) == [2, 4])
    #expect(scanner.pairs.first?.english == #""a \(b("x, \(c)")) d""#)
    #expect(scanner.pairs.last?.chinese == #""一，"+"二""#)
    #expect(scanner.alone == [3])
  }
}
