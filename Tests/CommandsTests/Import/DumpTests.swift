import Jansson
import TestSupport
import Testing

@testable import Commands

/// `why`, `hit`, `tree` and `chain` about what was printed.
struct DumpTests {
  @Test func `2: both reasons stand in order, with lines, Swift and the debugger's commands`()
    throws
  {
    try Pasted.with(Pasted.signIn) { desk in
      let result = desk.run("why", "--dump", "paste.txt", "--view", "Sign in", "--at", "210,300")
      #expect(result.status == 1, "\(result.errors)")
      let reasons = result.lines.filter { $0.contains("hit-test.") && $0.contains("line") }
      #expect(reasons.map { $0.contains("line 5") } == [true, false])
      #expect(reasons.last?.contains("0x7fb1a2c04e10 UIButton is hidden") == true)
      for told in [
        "button.isHidden = false", "// 0x7fb1a2c04e10, line 3",
        "expr -l objc -- (void)[(UIView *)0x7fb1a2c04e10 setHidden:NO]",
        "image lookup -rn 'CoverView.*hitTest'", "Read: 1 window, 4 views, lines 1–5.",
      ] {
        #expect(result.output.contains(told), "\(told): \(result.output)")
      }
    }
  }

  @Test func `2: the first fix, given to --set, makes it hit that view`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let why = try desk.run("why", "--dump", "paste.txt", "--view", "Sign in", "-o", "json").json
      let fix = try #require(why["fixes"]?[0])
      #expect(fix["swift"]?.string?.isEmpty == false)
      #expect(fix["lldb"]?.string?.contains("@import UIKit") == true)
      var options: [String] = []
      for edit in fix["edits"]?.elements.map(\.self) ?? [] {
        for (path, value) in edit["set"]?.members.map(\.self) ?? [] {
          options += ["--set", "\(path)=\(value)"]
        }
      }
      #expect(options.count == 4)
      let hit = ["hit", "--dump", "paste.txt", "--view", "Sign in", "-o", "json"]
      #expect(try desk.run(hit + options).json["hit"]?.string == "UIButton-7fb1a2c04e10")
      // As `why` writes them, in one line.
      let line = options.filter { $0 != "--set" }.joined(separator: ", ")
      #expect(try desk.run(hit + ["--set", line]).json["hit"]?.string == "UIButton-7fb1a2c04e10")
      let after = desk.run(["why", "--dump", "paste.txt", "--view", "Sign in"] + options)
      #expect(after.status == 0, "\(after.output)")
    }
  }

  @Test func `3: three obstacles stand in order with their lines, and none is too many`() throws {
    try Pasted.with(Pasted.threeObstacles) { desk in
      let ask = ["--dump", "paste.txt", "--view", "Sign in", "-o", "json"]
      let why = try desk.run(["why"] + ask).json
      // What lets touches through is none, and neither is what lies elsewhere.
      #expect(
        why["reasons"]?.elements.map { $0["line"]?.int } == [8, 3, 4],
        "\(why["reasons"] ?? .null)"
      )
      let fix = try #require(why["fixes"]?[0])
      let edits = fix["edits"]?.elements.flatMap { edit in
        (edit["set"] ?? .object()).members.map { "\($0)=\($1)" }
      }
      let all = try #require(edits)
      func hit(_ edits: [String]) throws -> String? {
        try desk.run(["hit"] + ask + edits.flatMap { ["--set", $0] }).json["hit"]?.string
      }
      #expect(try hit(all) == "UIButton-7fb1a2c04e10")
      for left in all.indices {
        var rest = all
        rest.remove(at: left)
        #expect(try hit(rest) != "UIButton-7fb1a2c04e10", "\(all[left]) is too many")
      }
    }
  }

  @Test func `an answer has the hit, how sure it is, what is unknown and the origins`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let answer = try desk.run("hit", "--dump", "paste.txt", "--at", "1,1", "-o", "json").json
      #expect(answer["hit"]?.string == "CoverView-7fb1a2c09b30")
      #expect(answer["certainty"]?.string == "certain")
      #expect(answer["unknown"]?.elements.contains { $0["what"]?.string == "windows" } == true)
      #expect(answer["origins"]?["CoverView-7fb1a2c09b30"]?["line"]?.int == 5)
    }
  }

  @Test(arguments: [
    ("0x7FB1A2C04E10", "UIButton-7fb1a2c04e10"), ("7fb1a2c04e10", "UIButton-7fb1a2c04e10"),
    ("UIButton", "UIButton-7fb1a2c04e10"), ("Cafe.CoverView", "CoverView-7fb1a2c09b30"),
    ("CoverView", "CoverView-7fb1a2c09b30"), ("Sign in", "UIButton-7fb1a2c04e10"),
    ("UIButtonLabel-7fb1a2c05000", "UIButtonLabel-7fb1a2c05000"),
  ])
  func `9: an object is named by each kind of its names`(name: String, id: String) throws {
    try Pasted.with(Pasted.signIn) { desk in
      let chain = try desk.run("chain", "--dump", "paste.txt", "--view", name, "-o", "json").json
      #expect(chain["chain"]?[0]?["id"]?.string == id)
    }
  }

  @Test func `9: a name of several objects lists them with lines, one of none the nearest`() throws
  {
    let two = Pasted.signIn.replacing("Cafe.CoverView", with: "UIButton")
      .replacing("; baseClass = UIView", with: "")
    try Pasted.with(two) { desk in
      let several = desk.run("chain", "--dump", "paste.txt", "--view", "UIButton")
      #expect(several.status == 65)
      #expect(several.errors.contains("UIButton-7fb1a2c04e10 (line 3)"), "\(several.errors)")
      #expect(several.errors.contains("UIButton-7fb1a2c09b30 (line 5)"), "\(several.errors)")
      let none = desk.run("chain", "--dump", "paste.txt", "--view", "UIButon")
      #expect(none.status == 65)
      #expect(none.errors.contains("UIButton"), "\(none.errors)")
    }
  }

  @Test func `without a place the part that lies in the window is tapped`() throws {
    let wide = """
      <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>
         | <UIButton: 0x7fb1a2c04e10; frame = (300 0; 1000 44)>
      """
    try Pasted.with(wide) { desk in
      let why = desk.run("why", "--dump", "paste.txt", "--view", "UIButton", "-o", "json")
      #expect(why.status == 0, "\(why.errors)")
      let answer = try why.json
      #expect(answer["place"]?["screen"] == [345, 22])
    }
  }

  @Test func `6: a chain is no tree, which is said with the command that prints one`() throws {
    try Pasted.with(Pasted.chain) { desk in
      let hit = desk.run("hit", "--dump", "paste.txt", "--at", "1,1")
      #expect(hit.status == 0)
      #expect(hit.lines.first?.contains("unknown: what was printed is no tree of views") == true)
      #expect(hit.output.contains("recursiveDescription]"))
      let json = try desk.run("hit", "--dump", "paste.txt", "--at", "1,1", "-o", "json").json
      #expect(json["hit"] == .null)
      #expect(json["certainty"]?.string == "unknown")
      #expect(json["unknown"]?[0]?["ask"]?.string?.contains("recursiveDescription") == true)
      #expect(desk.run("why", "--dump", "paste.txt", "--view", "UIButton").status == 1)
    }
  }

  @Test func `6: the chain of a print of a chain is the printed one`() throws {
    try Pasted.with(Pasted.chain) { desk in
      let whole = try desk.run("chain", "--dump", "paste.txt", "-o", "json").json["chain"]
      #expect(
        whole?.elements.compactMap { $0["id"]?.string } == [
          "0x7fb1a2c04e10", "0x7fb1a2c03000", "0x7fb1a2d01000",
        ]
      )
      let rest = desk.run("chain", "--dump", "paste.txt", "--view", "UIView")
      #expect(rest.status == 0)
      #expect(rest.lines.first == "0x7fb1a2c03000 UIView → 0x7fb1a2d01000 Cafe.SignInController")
      let none = desk.run("chain", "--dump", "paste.txt", "--view", "Nobody")
      #expect(none.output.contains("no tree of views"))
    }
  }

  @Test func `7: what a touch really hit is compared with the model`() throws {
    try Pasted.with(Pasted.signIn, ["touch.txt": Pasted.touch]) { desk in
      let arguments = ["hit", "--dump", "paste.txt", "--with", "touch.txt"]
      let other = desk.run(arguments)
      #expect(other.status == 0, "\(other.errors)")
      #expect(other.output.contains("The app itself hit 0x7fb1a2c03000 UIView (line 2)"))
      let reality = try desk.run(arguments + ["-o", "json"]).json["reality"]
      #expect(reality?["agrees"]?.bool == false)
      #expect(reality?["parts"]?.string == "CoverView-7fb1a2c09b30")
      let same = desk.run(
        arguments + ["--set", "CoverView.isUserInteractionEnabled=false", "-o", "json"]
      )
      #expect(try same.json["reality"]?["agrees"]?.bool == true)
    }
  }

  @Test func `7: of a view that is not in the print nobody says where the ways part`() throws {
    let touch = Pasted.touch.replacing("<UIView: 0x7fb1a2c03000", with: "<UIView: 0x7fb1dead0000")
    try Pasted.with(Pasted.signIn, ["touch.txt": touch]) { desk in
      let arguments = ["hit", "--dump", "paste.txt", "--with", "touch.txt"]
      let told = desk.run(arguments)
      #expect(told.output.contains("which is not in the print"), "\(told.output)")
      #expect(!told.output.contains("They part"))
      let reality = try desk.run(arguments + ["-o", "json"]).json["reality"]
      #expect(reality?["hit"]?.string == "0x7fb1dead0000")
      #expect(reality?["agrees"]?.bool == false)
      #expect(reality?["parts"] == nil)
    }
  }

  /// Two ways in which a test tool says that it hit the view behind the cover.
  private static let failures = [
    """
    View “<UIButton: 0x7fb1a2c04e10>” is not hittable at point “{"x":100,"y":22}”: Another view \
    “<UIView: 0x7fb1a2c03000>” is hittable at window point “{"x":210,"y":302}”
    View Hierarchy:
    """,
    """
    Failed to hit view at point
    Origin view: <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44); hidden = YES>
    Absolute origin: {110, 280}
    Relative point: {100, 22}
    Hitten: <UIView: 0x7fb1a2c03000; frame = (0 0; 390 844)>
    Target view: <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44); hidden = YES>
    View Hierarchy:
    """,
  ]

  @Test(arguments: failures.indices)
  func `7: a failed test that hit what the print does not lead to names the first view between`(
    place: Int
  ) throws {
    // Behind the first view of the app's lies another one, which is hit.
    let print =
      Pasted.signIn + """

           |    |    | <Cafe.Pane: 0x7fb1a2c09c40; baseClass = UIView; frame = (0 0; 390 844)>
        """
    let failure = Self.failures[place]
    let first = failure.split(separator: "\n").count
    try Pasted.with(failure + "\n" + print) { desk in
      for command in ["why", "hit"] {
        let told = desk.run(command, "--dump", "paste.txt")
        let text = told.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let sentence = """
          The app itself hit 0x7fb1a2c03000 UIView (line \(first + 2)), which is not what the print \
          leads to. They part at 0x7fb1a2c09b30 Cafe.CoverView (line \(first + 5)): \
          look for its hitTest and point(inside:).
          """
        #expect(text.contains(sentence), "\(command): \(told.output)\(told.errors)")
        let answer = try desk.run(command, "--dump", "paste.txt", "-o", "json").json
        #expect(answer["reality"]?["hit"]?.string == "UIView-7fb1a2c03000")
        #expect(answer["reality"]?["agrees"]?.bool == false)
        #expect(answer["reality"]?["parts"]?.string == "CoverView-7fb1a2c09b30")
      }
      #expect(desk.run("why", "--dump", "paste.txt").status == 1)
    }
  }

  @Test func `recognizers that are printed as a list of addresses may change the answer`() throws {
    let paste = Pasted.signIn.replacing(
      "844); layer = <UIWindowLayer",
      with: "844); gestureRecognizers = <NSArray: 0x600009>; layer = <UIWindowLayer"
    )
    try Pasted.with(paste) { desk in
      let hit = desk.run("hit", "--dump", "paste.txt", "--at", "210,300")
      #expect(hit.output.contains("recognizers of 0x7fb1a2c00480 UIWindow may cancel the touch"))
      #expect(hit.output.contains("po [0x7fb1a2c00480 gestureRecognizers]"))
    }
  }

  @Test func `a scenario and a print exclude each other, and one is needed`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      for command in ["why", "hit", "tree", "chain"] {
        let both = desk.run(command, "mine.json", "--dump", "paste.txt")
        #expect(both.status == 2)
        #expect(both.errors.contains("--dump takes the place of 'mine.json'"), "\(both.errors)")
        let options = desk.run(command, "mine.json", "--scrub")
        #expect(options.status == 2)
        #expect(options.errors.contains("go with --dump"), "\(options.errors)")
      }
      let nothing = desk.run("hit", "--dump", "paste.txt")
      #expect(nothing.status == 2)
      #expect(nothing.errors.contains("Give --at X,Y or --view NAME."))
      let nobody = desk.run("why", "--dump", "paste.txt")
      #expect(nobody.status == 2)
      #expect(nobody.errors.contains("Give --view NAME."))
    }
  }

  @Test func `what is supposed of a scenario is assigned before anything is asked`() throws {
    let scenario = "hit-testing/outside-superview"
    let desk = Desk()
    let before = try desk.run("hit", scenario, "--view", "card", "-o", "json").json
    #expect(before["hit"]?.string == "card")
    let hit = desk.run("hit", scenario, "--at", "card", "--set", "card.isHidden=true", "-o", "json")
    #expect(try hit.json["hit"]?.string == "root")
    let wrong = desk.run("hit", scenario, "card", "--set", "card.nonsense=1")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("--set card.nonsense=1"), "\(wrong.errors)")
    let none = desk.run("hit", scenario, "card", "--set", "card.isHidden=")
    #expect(none.status == 2)
    // A disputed point of the profile goes the same way.
    let toggled = desk.run("hit", scenario, "card", "--set", "gesture.action-timing=nextTurn")
    #expect(toggled.status == 0, "\(toggled.errors)")
  }
}
