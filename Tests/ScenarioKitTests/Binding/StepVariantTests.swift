@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Which variants run a step, and what is said of steps that none runs.
struct StepVariantTests {
  private func plan(_ document: MarkedDocument, variant: String? = nil) throws -> Plan {
    try #require(Scenario.document(document.text).plan(variant))
  }

  private func variants(_ script: String) -> MarkedDocument {
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "id": "window" } ] },
        "variants": [ { "id": "one" }, { "id": "two" } ], "script": \(script) }
      """,
      base: "/script"
    )
  }

  @Test func `a variant runs what names it, and what names nobody`() throws {
    let document = variants(
      """
      [ { "wait": 1 }, { "when": "one", "wait": 2 }, { "when": "two", "wait": 3 },
        { "when": ["one", "two"], "wait": 4 }, { "expect": {} } ]
      """
    )
    #expect(try plan(document, variant: "one").steps.map(\.number) == [0, 1, 3, 4])
    #expect(try plan(document, variant: "two").steps.map(\.number) == [0, 2, 3, 4])
  }

  @Test func `a step with an empty list of variants is run by none, and read for its faults`()
    throws
  {
    let document = variants(#"[ ▸{ "when": [], "wait": 1, "label": "a" }, { "expect": {} } ]"#)
    document.expect(["unreachable-step …/0"])
    #expect(try plan(document, variant: "one").steps.map(\.number) == [1])
    #expect(try plan(document, variant: "two").steps.map(\.number) == [1])
    let plain = MarkedDocument.script(#"[ ▸{ "when": [], "wait": 1 }, { "expect": {} } ]"#)
    plain.expect(["unreachable-step …/0"])
    #expect(try plan(plain).steps.map(\.number) == [1])
    variants(#"[ ▸{ "when": [], "wait": ▸-1 }, { "expect": {} } ]"#)
      .expect(["unreachable-step …/0", "out-of-range …/0/wait"])
    variants(#"[ ▸{ "when": [], "wait": 1, "label": "a" }, { "expect": {}, "since": ▸"a" } ]"#)
      .expect(["unreachable-step …/0", "unknown-label …/1/since"])
  }

  @Test func `a step of a variant that is none is read for its faults`() {
    let found = variants(
      """
      [ { "when": ▸"tow", "wait": ▸-1 }, { "when": ["one", ▸"three"], "expect": {} },
        { "expect": {} } ]
      """
    ).expect(["unknown-variant …/0/when", "out-of-range …/0/wait", "unknown-variant …/1/when/1"])
    #expect(found.map(\.hint?.english) == ["Did you mean 'two'?", nil, nil])
    #expect(found.first?.allowed == ["one", "two"])
    variants(#"[ { "when": ▸5, "wait": ▸-1 }, { "expect": {} } ]"#)
      .expect(["wrong-type …/0/when", "out-of-range …/0/wait"])
  }

  @Test func `a label belongs to the variants that run its step`() {
    variants(
      """
      [ { "when": "one", "wait": 1, "label": "a" }, { "when": "two", "wait": 1, "label": "a" },
        { "when": "one", "wait": 1, "label": "b" }, { "expect": {}, "since": "a" },
        { "when": "one", "expect": {}, "since": "b" },
        { "when": "two", "expect": {}, "since": ▸"b" } ]
      """
    ).expect(["unknown-label …/5/since"])
  }

  @Test func `a step that one variant never judges is warned of, once`() {
    variants(
      """
      [ { "wait": 1 }, { "when": "one", "expect": {} }, ▸{ "wait": 2 },
        { "when": "two", "expect": {} } ]
      """
    ).expect(["never-judged …/2"])
  }
}
