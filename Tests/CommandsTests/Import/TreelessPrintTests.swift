import Jansson
import TestSupport
import Testing

@testable import Commands

/// Prints that show no tree of views, through every question.
struct TreelessPrintTests {
  /// A print, its form, what it lacks, and whether elements are listed at a place.
  struct Print: CustomTestStringConvertible, Sendable {
    let form: String
    let text: String
    let lacks: String
    var hasElements = false

    var testDescription: String { form }
  }

  private static let prints = [
    Print(form: "R", text: Pasted.chain, lacks: "which view is hit: it is no tree"),
    Print(
      form: "L",
      text: """
        <__NSArrayM 0x600002d0>(
        <UIView: 0x7fb1a2c03000; frame = (0 0; 390 844)>,
        <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44)>
        )
        """,
      lacks: "how the views lie in one another"
    ),
    Print(
      form: "A",
      text: """
        •UIWindow:0x7fb1a2c00480 - AMBIGUOUS LAYOUT
        |   *UIView:0x7fb1a2c03000
        |   |   *UIButton:0x7fb1a2c04e10'Sign in'
        """,
      lacks: "frames, hidden, alpha and interaction"
    ),
    Print(
      form: "X",
      text: """
         →Application, 0x600001a00000, pid: 4711, label: 'Cafe'
            Window (Main), 0x600001a00100, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x600001a00200, {{110.0, 280.0}, {200.0, 44.0}}, label: 'Sign in'
        """,
      lacks: "views: elements are merged and clipped, so who is hit cannot be told",
      hasElements: true
    ),
  ]

  private static let questions = [
    ["hit", "--at", "210,300"], ["tree"], ["why", "--view", "UIButton"],
    ["why", "--view", "Sign in", "--at", "210,300"],
  ]

  @Test(arguments: prints, questions)
  func `6: what is no tree is asked in vain, and says which command would tell`(
    print: Print,
    question: [String]
  ) throws {
    try Pasted.with(print.text) { desk in
      let asked = question + ["--dump", "paste.txt"]
      let told = desk.run(asked)
      // Only `why` tells by its status whether the object gets the event.
      #expect(told.status == (question[0] == "why" ? 1 : 0), "\(told.errors)")
      #expect(told.lines.first == "✗ unknown: what was printed is no tree of views")
      let text = told.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains("Read as \(print.form), lines "), "\(text)")
      #expect(text.contains("the print does not show " + print.lacks), "\(text)")
      #expect(
        told.lines.contains("    expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]")
      )
      #expect(!text.contains("★"))
      #expect(text.contains("contains the point") == (print.hasElements && asked.contains("--at")))
      let json = try desk.run(asked + ["-o", "json"]).json
      #expect(json["certainty"]?.string == "unknown", "\(json)")
      #expect(json["hit"] == .null)
      #expect(json["roots"] == nil)
      #expect(json["unknown"]?[0]?["ask"]?.string?.contains("recursiveDescription") == true)
    }
  }

  @Test func `6: windows in a list stand side by side, and nothing hangs on them`() throws {
    let list = """
      <__NSArrayM 0x600002d0>(
      <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>,
      <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44)>,
      <Cafe.TooltipWindow: 0x7fb1a2c00900; baseClass = UIWindow; frame = (0 0; 390 100)>
      )
      """
    try Pasted.with(list) { desk in
      let tree = try desk.run("tree", "--dump", "paste.txt", "-o", "json").json["roots"]
      #expect(
        tree?.elements.compactMap { $0["id"]?.string } == [
          "UIWindow-7fb1a2c00480", "TooltipWindow-7fb1a2c00900",
        ]
      )
      #expect(tree?.elements.allSatisfy { ($0["subviews"]?.count ?? 0) == 0 } == true)
      let hit = try desk.run("hit", "--dump", "paste.txt", "--at", "210,300", "-o", "json").json
      #expect(hit["hit"]?.string == "UIWindow-7fb1a2c00480")
      #expect(hit["certainty"]?.string == "unknown")
      #expect(hit["unknown"]?[0]?["ask"]?.string == "po [0x7fb1a2c00480 recursiveDescription]")
      let why = desk.run("why", "--dump", "paste.txt", "--view", "UIButton")
      #expect(why.status != 0)
      #expect(!why.output.contains("★"))
    }
  }
}
