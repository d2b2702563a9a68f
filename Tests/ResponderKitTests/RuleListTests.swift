import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Holds the rule list against the rulebook, the sources and the tests.
struct RuleListTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  private static let model = root.appending(path: "Sources/ResponderKit/Sources/ResponderKit")

  /// The text of all Swift files below a folder, but for those of some folders.
  private static func text(below folder: URL, without excluded: String? = nil) -> String {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if let excluded, file.pathComponents.contains(excluded) { continue }
      text += (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    return text
  }

  @Test func `every rule of the covered sections is in the list, in the section it belongs to`() {
    let sections = Dictionary(uniqueKeysWithValues: RuleEntry.list.map { ($0.id, $0.section) })
    for (section, id) in RulebookIDs.all {
      #expect(sections[id] == section, "\(id) of section \(section) is not in the rule list")
    }
    #expect(RuleEntry.list.count == RulebookIDs.all.count)
  }

  @Test func `the list has all rules of the rulebook, and nearly all are kept`() {
    #expect(RuleEntry.list.count == 587)
    let kept = RuleEntry.list.filter { [.decides, .holds, .reports].contains($0.state) }
    #expect(kept.count * 100 >= RuleEntry.list.count * 96, "\(kept.count) are kept")
  }

  @Test func `a rule that decides is named by the source that decides it`() {
    let source = Self.text(below: Self.model, without: "Rules")
    var names: Set<Substring> = []
    for match in source.matches(of: /\.([a-z][A-Za-z0-9]+)/) { names.insert(match.1) }
    let silent = RuleEntry.list.filter {
      $0.state == .decides && !names.contains(Self.constant($0.id)[...])
    }
    #expect(silent.isEmpty, "no source names \(silent.map(\.id))")
  }

  @Test func `a rule that the model keeps has a test that begins with its id`() {
    let source = Self.text(below: Self.tests)
    var tested: Set<Substring> = []
    for match in source.matches(of: #/func\s+`([a-z0-9.-]+): /#) { tested.insert(match.1) }
    let untested = RuleEntry.list.filter { entry in
      switch entry.state {
      case .decides, .holds, .reports: !tested.contains(entry.id[...])
      case .notSimulated: false
      }
    }
    #expect(untested.isEmpty, "no test begins with \(untested.map(\.id))")
  }

  @Test func `a rule that decides is looked for by the test that bears its name`() {
    let source = Self.text(below: Self.tests)
    var bodies: [Substring: String] = [:]
    for test in source.split(separator: "@Test") {
      guard let name = test.firstMatch(of: #/func\s+`([a-z0-9.-]+): /#) else { continue }
      bodies[name.1, default: ""] += test[name.range.upperBound...]
    }
    let unseen = RuleEntry.list.filter {
      $0.state == .decides && bodies[$0.id[...]]?.contains("\"\($0.id)\"") != true
    }
    #expect(unseen.isEmpty, "no test of its own looks for \(unseen.map(\.id))")
  }

  @Test func `what is not simulated says why`() {
    for entry in RuleEntry.list {
      if case .notSimulated(let reason) = entry.state {
        #expect(reason.en.count > 10, "\(entry.id): \(reason.en)")
      }
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
