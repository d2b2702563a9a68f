import Foundation
@testable import ResponderKit
import Testing

/// Holds what the code says of rules against the list.
struct RuleSourceTests {
  private static let model = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ResponderKit/Sources/ResponderKit")

  private static func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  @Test func `every rule says where it comes from, and nothing else does`() {
    let ids = Set(RuleEntry.list.map(\.id))
    #expect(RuleEntry.list.filter { $0.sources.isEmpty }.map(\.id) == [])
    #expect(Set(RuleSources.all.keys).subtracting(ids) == [])
    for entry in RuleEntry.list { #expect(Set(entry.sources).count == entry.sources.count) }
  }

  @Test func `every constant of a rule is one of the list, under its number and name`() throws {
    var constants: [String: UInt16] = [:]
    for file in Self.files(below: Self.model.appending(path: "Rules")) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /static var (\w+): Rule \{ Rule\((\d+)\) \}/) {
        constants[String(match.1)] = UInt16(match.2)
      }
    }
    let listed = RuleEntry.list.map { (RuleSourceTests.constant($0.id), $0.rule.number) }
    #expect(constants == Dictionary(uniqueKeysWithValues: listed))
  }

  @Test func `no rule is made but by its constant`() throws {
    for file in Self.files(below: Self.model) where !file.path.contains("/Rules/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: /\bRule\(\d/) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `every toggle is named by a rule`() {
    for toggle in Toggle.allCases {
      #expect(Rule.named(toggle.rawValue) != nil, "\(toggle.rawValue)")
    }
  }

  @Test func `every suite with the test of a rule demands that its traces name it`() throws {
    let decides = Set(RuleEntry.list.filter { $0.state == .decides }.map(\.id))
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    for file in Self.files(below: tests) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let named = text.matches(of: #/func\s+`([a-z0-9.-]+): /#).map { String($0.1) }
      guard named.contains(where: decides.contains) else { continue }
      let suites = text.matches(of: #/\n(final )?(struct|class) \w+Tests \{/#).count
      let demands = text.matches(of: #/@Suite\([^\n]*\.seesItsRules/#).count
      #expect(demands == suites, "\(file.lastPathComponent)")
    }
  }

  /// `hit-test.skips-hidden` as the constant `hitTestSkipsHidden`.
  private static func constant(_ id: String) -> String {
    let words = id.split { $0 == "-" || $0 == "." }
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
