import Foundation
import ResponderKit
import TestSupport
import Testing

/// Holds the rules in code against the data that they are made from.
struct RulebookTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `scripts/rulebook` of a project.
  private func run(in project: URL, _ arguments: String...) throws -> FinishedProcess {
    let script = project.appending(path: "scripts/rulebook").path
    return try FinishedProcess("python3", [script] + arguments)
  }

  @Test func `the data is sound, and the rules in code are what it makes`() throws {
    let check = try run(in: Self.project, "--check")
    #expect(check.succeeded, "\(check.said)")
  }

  @Test func `every sentence about a rule is there in Chinese, without English between`() {
    for entry in RuleEntry.list {
      var texts = [entry.text, entry.practice].compactMap { $0 }
      if case .notSimulated(let reason) = entry.state { texts.append(reason) }
      for text in texts {
        let chinese = text.zhHans ?? ""
        #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
        let english = chinese.firstMatch(of: /[A-Za-z]+ [a-z]+ [a-z]+/)
        #expect(english == nil, "\(entry.id): \(chinese)")
      }
    }
  }

  @Test func `a row whose English is newer than its Chinese is refused until that was looked at`()
    throws
  {
    let project = try Self.makeProject(text: "A view decides.")
    defer { try? FileManager.default.removeItem(at: project) }
    #expect(try run(in: project, "--translated", "chain.view-next").succeeded)
    #expect(try run(in: project, "--check").succeeded)
    try Self.writeRow(text: "Another view decides.", keepingHashOf: "A view decides.", in: project)
    let refusal = try run(in: project)
    #expect(!refusal.succeeded)
    #expect(refusal.said.contains("chain.view-next, text: the English is newer than the Chinese"))
    #expect(try run(in: project, "--translated", "chain.view-next").succeeded)
  }

  @Test func `a rule whose place does not name it, or is gone, is refused`() throws {
    let project = try Self.makeProject(text: "A view decides.", place: "Views/Gone.swift")
    defer { try? FileManager.default.removeItem(at: project) }
    let gone = try run(in: project, "--translated", "chain.view-next").said
    #expect(gone.contains("there is no file 'Views/Gone.swift'"))
    try Self.writeRow(text: "A view decides.", place: "Views/Silent.swift", in: project)
    let silent = try run(in: project, "--translated", "chain.view-next").said
    #expect(silent.contains("nothing in 'Views/Silent.swift' names .chainViewNext"))
  }

  /// A project with one rule, and the script.
  private static func makeProject(text: String, place: String = "Views/View.swift") throws -> URL {
    let manager = FileManager.default
    let project = manager.temporaryDirectory.appending(path: "rulebook-\(UUID().uuidString)")
    let views = project.appending(path: "Sources/ResponderKit/Sources/ResponderKit/Views")
    for folder in [views, project.appending(path: "scripts"), rulebook(of: project)] {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try manager.copyItem(
      at: Self.project.appending(path: "scripts/rulebook"),
      to: project.appending(path: "scripts/rulebook")
    )
    try "decide(.chainViewNext)\n"
      .write(to: views.appending(path: "View.swift"), atomically: true, encoding: .utf8)
    try "\n".write(to: views.appending(path: "Silent.swift"), atomically: true, encoding: .utf8)
    try writeRow(text: text, place: place, in: project)
    return project
  }

  private static func rulebook(of project: URL) -> URL {
    project.appending(path: "Sources/ResponderKit/Rulebook")
  }

  /// Writes the one section; a hash is kept from what the script wrote before.
  private static func writeRow(
    text: String,
    place: String = "Views/View.swift",
    keepingHashOf old: String? = nil,
    in project: URL
  ) throws {
    let file = rulebook(of: project).appending(path: "08-chain.json")
    if let old {
      let written = try String(contentsOf: file, encoding: .utf8)
      try written.replacing(old, with: text).write(to: file, atomically: true, encoding: .utf8)
      return
    }
    try """
    {"section": 8, "title": {"en": "The chain", "zh": "响应者链", "of": "cd15f9dd"}, "rules": [
    {"id": "chain.view-next", "number": 155, "confidence": "documented", "state": "decides",
    "text": {"en": "\(text)", "zh": "由视图决定。"}, "places": ["\(place)"], "sources": ["INF"]}]}
    """.write(to: file, atomically: true, encoding: .utf8)
  }
}
