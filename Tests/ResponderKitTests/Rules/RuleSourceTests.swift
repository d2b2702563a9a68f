import Foundation
@testable import ResponderKit
import Testing

/// Holds what the code says of rules against the list.
struct RuleSourceTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let model = project.appending(path: "Sources/ResponderKit/Sources/ResponderKit")

  private static func files(below folder: URL, _ kinds: Set<String> = ["swift"]) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { kinds.contains($0.pathExtension) }
  }

  @Test func `every rule says where it comes from, once`() {
    #expect(RuleEntry.list.filter { $0.sources.isEmpty }.map(\.id) == [])
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

  @Test func `whatever looks like a rule's id is one, in code, comments, scenarios and manuals`()
    throws
  {
    var files = [Self.project.appending(path: "README.md")]
    files += Self.files(below: Self.project.appending(path: "man"), ["1", "5", "7", "8"])
    files += Self.files(below: Self.project.appending(path: "scenarios"), ["json"])
    for folder in ["Sources", "plugins"] {
      // What a build leaves below a package is nobody's text.
      files += Self.files(below: Self.project.appending(path: folder))
        .filter { !$0.path.contains("/.build/") }
    }
    #expect(files.count > 500)
    let ids = Set(RuleEntry.list.map(\.id))
    let groups = Set(ids.map { $0.prefix { $0 != "." } })
    // A stimulus has the name of a rule's group before its dot, too.
    let schema = Self.project.appending(path: "scenarios/scenario.schema.json")
    let stimuli = Set(
      try String(contentsOf: schema, encoding: .utf8)
        .matches(of: #/"([a-z-]+\.[a-z-]+)"/#).map { String($0.1) }
    )
    // So have the reasons that `why` gives.
    let words = Self.project.appending(path: "Sources/Reasoning/Words")
    let reasons = Set(
      try Self.files(below: words).flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: #/"([a-z-]+\.[a-z-]+)"/#).map { String($0.1) }
      }
    )
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in text.utf8.split(whereSeparator: { !Self.isOfName[Int($0)] })
      where word.contains(Self.dot) && (word.contains(Self.hyphen) || word.first == Self.quote) {
        let literal = String(decoding: word, as: UTF8.self)
        let id = literal.trimmingCharacters(in: ["\"", ".", "-"])
        guard let name = id.wholeMatch(of: #/([a-z-]+)\.([a-z0-9-]+)/#), groups.contains(name.1)
        else { continue }
        // Without a hyphen it may be a property's path, unless it is all of a literal.
        let isWhole = file.pathExtension == "swift" && literal == "\"\(id)\""
        guard isWhole || name.2.contains("-") else { continue }
        let isKnown = ids.contains(id) || stimuli.contains(id) || reasons.contains(id)
        #expect(isKnown, "\(file.lastPathComponent): \(id)")
      }
    }
  }

  @Test func `nothing cites an address of a page that is not in the project`() throws {
    var files = [Self.project.appending(path: "README.md")]
    files += Self.files(below: Self.project.appending(path: "man"), ["1", "5", "7", "8"])
    files += Self.files(below: Self.project.appending(path: "scenarios"), ["json", "swift", "md"])
    for folder in ["Sources", "plugins"] {
      files += Self.files(below: Self.project.appending(path: folder), ["swift", "json"])
        .filter { !$0.path.contains("/.build/") }
    }
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      // Numbers of disputes and of wrong claims, sections of the list that holds them, its name.
      // The expressions of Foundation take a second for all files; those of the language a minute.
      for pattern in [
        "(?:^|[^A-Za-z0-9_#.-])[DW][0-9]{1,2}(?![A-Za-z0-9_])",
        #"RULEBOOK|CLAIMS\.md|(?:see|in|noted in) 2[12]\b"#,
      ] {
        let cited = text.range(of: pattern, options: .regularExpression)
        #expect(cited == nil, "\(file.lastPathComponent) cites \(cited.map { text[$0] } ?? "")")
      }
    }
  }

  private static let dot = UInt8(ascii: ".")
  private static let hyphen = UInt8(ascii: "-")
  private static let quote = UInt8(ascii: "\"")

  /// The bytes of which ids, paths and literals of them are made.
  private static let isOfName: [Bool] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: "#"), dot, hyphen, quote:
      true
    default: false
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
