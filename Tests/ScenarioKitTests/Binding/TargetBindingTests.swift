@testable import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The targets of controls and recognizers.
struct TargetBindingTests {
  private func plan(_ document: MarkedDocument) throws -> Plan {
    try #require(Scenario.document(document.text).plan(nil))
  }

  // MARK: - Controls

  @Test(arguments: [
    ("▸{}", ["wrong-type …/targets"]),
    ("[ ▸5 ]", ["wrong-type …/targets/0"]),
    (#"[ ▸{ "target": "other", "action": "go:" } ]"#, ["missing-member …/targets/0"]),
    (#"[ ▸{ "for": "touchDown", "target": "other" } ]"#, ["missing-member …/targets/0"]),
    (#"[ { "for": ▸"touchdown", "action": "go:" } ]"#, ["wrong-type …/targets/0/for"]),
    (#"[ { "for": ▸["touchDown", 5], "action": "go:" } ]"#, ["wrong-type …/targets/0/for"]),
    (
      #"[ { "for": "touchDown", ▸"to": "other", "action": "go:" } ]"#,
      ["unknown-member …/targets/0/to"]
    ),
    (#"[ { "for": "touchDown", "action": ▸"go now" } ]"#, ["wrong-type …/targets/0/action"]),
    (
      #"[ { "for": "touchDown", "action": "go:", "target": ▸"nobody" } ]"#,
      ["unknown-reference …/targets/0/target"]
    ),
    (
      #"[ { "for": "touchDown", "class": ▸"UICommand", "action": "go:" } ]"#,
      ["wrong-type …/targets/0/class"]
    ),
    (
      #"[ { "for": "touchDown", "handler": [], ▸"target": "other" } ]"#,
      ["unknown-member …/targets/0/target"]
    ),
  ])
  func `what is no target of a control is told where it stands`(targets: String, said: [String]) {
    MarkedDocument.card(#""class": "UIControl", "targets": \#(targets)"#).expect(said)
  }

  @Test func `a target of a control is an object, the chain, or an action object`() throws {
    let plan = try plan(
      .card(
        """
        "class": "UIControl", "targets": [
          { "for": "touchDown", "target": "other", "action": "a:" },
          { "for": ["touchDown", "valueChanged"], "target": null, "action": "b:" },
          { "for": "touchDown", "action": "c:" },
          { "for": "touchDown", "class": "UIAction" }, { "for": "touchDown", "handler": [] } ]
        """
      )
    )
    let card = try #require(plan.declared["card"]?.node)
    guard case .list(let targets)? = card.properties.first?.value else {
      Issue.record("no targets")
      return
    }
    let shown = targets.map { target in
      guard case .list(let parts) = target else { return "?" }
      return parts.map { part in
        switch part {
        case .constant(.names(let names)): names.joined(separator: "+")
        case .constant(.none): "chain"
        case .constant(.selector(let action)): action.name
        case .reference(let reference, _): reference.text
        case .node(let node): node.entry.name
        default: "?"
        }
      }.joined(separator: " ")
    }
    #expect(
      shown == [
        "touchDown other a:", "touchDown+valueChanged chain b:", "touchDown chain c:",
        "touchDown UIAction", "touchDown UIAction",
      ]
    )
  }

  // MARK: - Recognizers

  @Test(arguments: [
    (#""target": "other", "action": ▸"go now""#, ["wrong-type …/action"]),
    (#""target": ▸"other""#, ["missing-member …/target"]),
    (#""action": ▸"go:""#, ["action-without-target …/action"]),
    (#""action": ▸"go:", "target": null"#, ["action-without-target …/action"]),
    (#""targets": ▸{}"#, ["wrong-type …/targets"]),
    (#""targets": [ ▸"other" ]"#, ["wrong-type …/targets/0"]),
    (#""targets": [ ▸{} ]"#, ["missing-member …/targets/0"]),
    (#""targets": [ { "target": ▸"other" } ]"#, ["missing-member …/targets/0/target"]),
    (
      #""targets": [ { "target": "other", "action": "go:", ▸"for": "began" } ]"#,
      ["unknown-member …/targets/0/for"]
    ),
    (#""targets": []"#, []),
  ])
  func `what is no target of a recognizer is told where it stands`(
    members: String,
    said: [String]
  ) {
    MarkedDocument.card(
      #""gestureRecognizers": [ { "class": "UITapGestureRecognizer", \#(members) } ]"#
    ).expect(said.map { $0.replacing("…", with: "…/gestureRecognizers/0") })
  }

  /// However its targets are written, a recognizer has each of them once.
  @Test(arguments: [
    (#""target": "other", "action": "a:""#, ["other a:"]),
    (#""targets": [ { "target": "other", "action": "a:" } ]"#, ["other a:"]),
    (
      #""targets": [ { "target": "other", "action": "a:" } ], "target": "card", "action": "b:""#,
      ["other a:", "card b:"]
    ),
    (
      #""targets": [ { "target": { "id": "fresh" }, "action": "a:" } ]"#, ["fresh a:"]
    ),
  ])
  func `a recognizer has the targets that it names, those of the list first`(
    members: String,
    targets: [String]
  ) throws {
    let plan = try plan(
      .card(
        """
        "gestureRecognizers": [
          { "id": "tap", "class": "UITapGestureRecognizer", \(members) } ]
        """
      )
    )
    let tap = try #require(plan.declared["tap"]?.node)
    let shown = tap.properties.map { property, value, _ in
      guard property.name == "targets", case .list(let pairs) = value else { return ["?"] }
      return pairs.map { pair in
        switch pair {
        case .list(let parts) where parts.count == 2:
          switch (parts[0], parts[1]) {
          case (.reference(let target, _), .constant(.selector(let action))):
            "\(target.text) \(action.name)"
          case (.node(let target), .constant(.selector(let action))):
            "\(target.id ?? "-") \(action.name)"
          default: "?"
          }
        default: "?"
        }
      }
    }
    #expect(shown == [targets])
  }
}
