import Foundation
import Jansson
import ModuleKit
import ResponderKit
import Sentences
import TestSupport
import Testing
@testable import Workbench
import WorkbenchFraming
import WorkbenchProtocol

/// The rule list as clients get it.
struct RuleTests {
  @Test func `every source of a rule is put into words, in both languages`() throws {
    for key in Set(RuleEntry.list.flatMap(\.sources)) {
      let text = try #require(SourceKey.text(of: key), "\(key)")
      #expect(text.text(in: "en") != text.text(in: "zh-Hans"), "\(key)")
    }
    #expect(SourceKey.text(of: "X-nobody") == nil)
    #expect(SourceKey.text(of: "D:") == nil)
  }

  @Test func `no source stands in the legend that no rule has`() {
    let used = Set(RuleEntry.list.flatMap(\.sources))
    #expect(SourceKey.all.map(\.key).filter { !used.contains($0) } == [])
  }

  @Test func `a rule is explained with its sources`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let rule = try client.call("rule.explain", ["id": "hit-test.skips-hidden"])
    #expect(
      rule["sources"]?.elements.map { $0["text"]?.string }
        == ["Apple's documentation, UIView.hitTest(_:with:)"]
    )
    try client.call("hello", ["client": ["name": "test"], "cwd": "/", "language": "zh-Hans"])
    let chinese = try client.call("rule.explain", ["id": "hit-test.skips-hidden"])
    #expect(chinese["sources"]?[0]?["text"]?.string == "苹果文档 UIView.hitTest(_:with:)")
  }

  @Test func `a rule is explained by its text, what follows from it, and its place in the code`()
    throws
  {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let rule = try client.call("rule.explain", ["id": "hit-test.skips-hidden"])
    #expect(
      rule["text"]?.string
        == "A view with isHidden true, and therefore its whole subtree, is skipped."
    )
    #expect(rule["practice"]?.string?.contains("a visible child of a hidden view") == true)
    #expect(rule["places"]?[0]?["file"]?.string?.hasSuffix(".swift") == true)
    #expect(rule["sectionTitle"]?.string == "Hit-testing")
    let unsimulated = try client.call("rule.explain", ["id": "tap.button-mask"])
    #expect(unsimulated["reason"]?.string == "touches of the model carry no mouse buttons")
  }

  @Test func `scenarios that name a rule are found, and no pipe among them is waited for`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let document = Screens.card
      document.set("id", "own/named")
      document.set(
        "script",
        [
          [
            "send": "touch.tap", "at": "card", "expect": ["rule": "hit-test.check-order"],
          ]
        ]
      )
      mkdir(folder + "/own", 0o700)
      try write(document.serialized(), to: folder + "/own/named.json")
      mkfifo(folder + "/own/pipe.json", 0o600)
      let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
      try client.call(
        "hello",
        ["client": ["name": "test"], "cwd": "/", "paths": ["scenarios": [JSONValue(folder)]]]
      )
      let rule = try client.call("rule.explain", ["id": "hit-test.check-order"])
      let own = rule["scenarios"]?.elements.compactMap(\.string).filter { $0.hasPrefix("own/") }
      #expect(own == ["own/named"])
    }
  }

  @Test func `whoever asks in Chinese reads no English sentence about any rule`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    try client.call("hello", ["client": ["name": "test"], "cwd": "/", "language": "zh-Hans"])
    let list = try client.call("rule.list")
    for rule in (list["rules"] ?? .array()).elements {
      var sentences = ["text", "practice", "reason", "sectionTitle"].compactMap { rule[$0]?.string }
      sentences += (rule["sources"] ?? .array()).elements.compactMap { $0["text"]?.string }
      for sentence in sentences {
        let hasChinese = sentence.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        #expect(hasChinese, "\(rule["id"]?.string ?? ""): \(sentence)")
      }
    }
  }

  @Test(arguments: [("4", "hit-test."), ("hit-test", "hit-test."), ("text", "text.")])
  func `a section is listed by its number or by what its ids begin with`(
    section: String,
    prefix: String
  ) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let list = try client.call("rule.list", ["section": JSONValue(section)])
    let ids = list["rules"]?.elements.compactMap { $0["id"]?.string } ?? []
    #expect(!ids.isEmpty && ids.allSatisfy { $0.hasPrefix(prefix) })
    #expect(list["sections"]?.elements.count == 1)
  }

  @Test(arguments: [
    ("hit-test.skips-hiden", "Did you mean 'hit-test.skips-hidden'?"),
    ("hit-tests", "Did you mean 'hit-test'?"),
    ("gestures-of-ancestors", "Did you mean 'gesture'?"),
    ("nothing-like-it", "responder rules lists them all."),
  ])
  func `an unknown rule is refused with what to do next`(id: String, hint: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let error = #expect(throws: WireError.self) {
      try client.call("rule.explain", ["id": JSONValue(id)])
    }
    #expect(error?.type == .ruleUnknown)
    #expect(error?.hint?.english == hint)
  }

  @Test func `the list has every rule, and a title for each section`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let list = try client.call("rule.list")
    #expect(list["rules"]?.elements.map { $0["id"]?.string } == RuleEntry.list.map(\.id))
    let titled = Set(list["sections"]?.elements.compactMap { $0["section"]?.string } ?? [])
    #expect(titled == Set(RuleEntry.list.map { "\($0.section)" }))
  }

  @Test func `the systems that can be typed are those that are modelled`() {
    let versions = Profile.versions.map { version in
      version == version.rounded() ? "ios\(Int(version))" : "ios\(version)"
    }
    #expect(ProfileSystem.names == versions)
  }
}
