import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// How sure an answer about an imported document is.
struct CertaintyTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func hit(_ document: JSONValue, at point: [Double]) throws -> JSONValue {
    let session = try client.open(document)["session"] ?? .null
    return try client.call("hit.test", ["session": session, "at": JSONValue(point)])
  }

  /// The cases as `a.isHidden=true b.order="front" → hit`.
  private func cases(_ answer: JSONValue) -> [String] {
    (answer["cases"] ?? .array()).elements.map { found in
      let conditions = (found["when"] ?? .array()).elements.map {
        let value = $0["value"].map { "\($0)" } ?? "?"
        return "\($0["object"]?.string ?? "?").\($0["property"]?.string ?? "?")=\(value)"
      }
      return (conditions + ["→", found["hit"]?.string ?? "nil"]).joined(separator: " ")
    }
  }

  private func what(_ answer: JSONValue) -> [String] {
    (answer["unknown"] ?? .array()).elements.compactMap { $0["what"]?.string }
  }

  // MARK: - Nothing unknown

  @Test func `a document without origin is certain and says nothing of apps`() throws {
    let answer = try hit(Screens.card, at: [60, 220])
    #expect(answer["certainty"]?.string == "certain")
    for member in ["cases", "unknown", "assumed", "origins", "read"] {
      #expect(answer[JSONKey(member)] == nil)
    }
  }

  @Test func `what no search meets is not mentioned`() throws {
    let document = Imported.window(
      Imported.view("behind", nil, line: 2, unknown: ["frame"]),
      Imported.view("front", [0, 0, 390, 844], line: 3)
    )
    let answer = try hit(document, at: [100, 100])
    #expect(answer["hit"]?.string == "front")
    #expect(answer["certainty"]?.string == "certain")
    #expect(answer["cases"] == nil)
    #expect(!what(answer).contains("frame"))
  }

  @Test func `an unknown thing that changes nothing leaves the answer certain`() throws {
    // Whether it lies there or not, it takes nothing.
    let document = Imported.window(
      Imported.view("back", [0, 0, 390, 844], line: 2),
      Imported.view("ghost", nil, line: 3, unknown: ["frame"], ["isHidden": true])
    )
    let answer = try hit(document, at: [100, 100])
    #expect(answer["hit"]?.string == "back")
    #expect(answer["certainty"]?.string == "certain")
  }

  // MARK: - Values

  @Test func `a view whose frame is unknown contains no point or every point`() throws {
    let document = Imported.window(
      Imported.view("back", [0, 0, 390, 844], line: 2),
      Imported.view("lost", nil, line: 3, unknown: ["frame"])
    )
    let answer = try hit(document, at: [100, 100])
    #expect(answer["certainty"]?.string == "cases")
    #expect(answer["hit"]?.string == "back")
    #expect(cases(answer) == ["lost.frame=\"outside\" → back", "lost.frame=\"inside\" → lost"])
    #expect(answer["cases"]?[0]?["when"]?[0]?["line"]?.int == 3)
    #expect(what(answer).first == "frame")
    let ask = answer["unknown"]?[0]?["ask"]?.string
    #expect(ask == "po [\(Imported.address(3)) recursiveDescription]")
  }

  @Test func `what lies in a view whose place is unknown has no known place`() throws {
    let document = Imported.window(
      Imported.view(
        "lost",
        nil,
        line: 2,
        unknown: ["frame"],
        subviews: [Imported.view("button", [0, 0, 50, 50], line: 3)]
      )
    )
    let answer = try hit(document, at: [300, 300])
    #expect(
      cases(answer) == [
        "lost.frame=\"outside\" → win",
        "lost.frame=\"inside\" button.frame=\"outside\" → lost",
        "lost.frame=\"inside\" button.frame=\"inside\" → button",
      ]
    )
  }

  @Test func `the flags behind a cut are as by default or refuse`() throws {
    let document = Imported.window(
      Imported.view("back", [0, 0, 390, 844], line: 2),
      Imported.view(
        "cut",
        [0, 0, 390, 400],
        line: 3,
        unknown: ["alpha", "isHidden", "isUserInteractionEnabled"]
      )
    )
    let answer = try hit(document, at: [100, 100])
    #expect(answer["hit"]?.string == "cut")
    #expect(
      cases(answer) == [
        "cut.alpha=0 → back",
        "cut.isHidden=true → back",
        "cut.isUserInteractionEnabled=false → back",
        "cut.alpha=1 cut.isHidden=false cut.isUserInteractionEnabled=true → cut",
      ]
    )
    #expect(what(answer).prefix(3) == ["alpha", "isHidden", "isUserInteractionEnabled"])
    // Elsewhere it cannot matter.
    #expect(try hit(document, at: [100, 500])["certainty"]?.string == "certain")
  }

  @Test func `what was set since the import is known`() throws {
    let document = Imported.window(
      Imported.view("back", [0, 0, 390, 844], line: 2),
      Imported.view("cut", [0, 0, 390, 400], line: 3, unknown: ["isHidden"])
    )
    #expect(try hit(document, at: [100, 100])["certainty"]?.string == "cases")
    try client.call("object.set", ["set": ["cut.isHidden": false]])
    let answer = try client.call("hit.test", ["at": [100, 100]])
    #expect(answer["certainty"]?.string == "certain")
    #expect(answer["hit"]?.string == "cut")
  }

  @Test func `5: two roots of an unprinted parent are cases`() throws {
    let document = Imported.roots(
      Imported.view("one", [0, 0, 200, 200], line: 1, unknown: ["order"]),
      Imported.view("two", [100, 0, 200, 200], line: 9, unknown: ["order"])
    )
    let both = try hit(document, at: [150, 100])
    #expect(both["certainty"]?.string == "cases")
    #expect(both["hit"]?.string == "two")
    #expect(cases(both) == ["two.order=\"front\" → two", "one.order=\"front\" → one"])
    #expect(try hit(document, at: [50, 100])["certainty"]?.string == "certain")
    #expect(try hit(document, at: [350, 300])["hit"] == .null)
  }

  @Test
  func `5: a view at 45 degrees is sure outside, in its middle, and cases between`()
    throws
  {
    // The box around it was printed; its own size cannot be told from that.
    let document = Imported.window(
      Imported.view("turned", [100, 100, 100, 100], line: 2, unknown: ["bounds"])
    )
    let outside = try hit(document, at: [250, 150])
    #expect(outside["certainty"]?.string == "certain")
    #expect(outside["hit"]?.string == "win")
    let core = try hit(document, at: [150, 150])
    #expect(core["certainty"]?.string == "certain")
    #expect(core["hit"]?.string == "turned")
    let between = try hit(document, at: [120, 130])
    #expect(
      cases(between) == [
        "turned.bounds=\"outside\" → win", "turned.bounds=\"inside\" → turned",
      ]
    )
  }

  @Test(arguments: [("V", 0.0005, true), ("V", 0.01, false), ("H", 0.5, true), ("H", 1.5, false)])
  func `a point at an edge is on either side`(
    form: String,
    distance: Double,
    isOpen: Bool
  ) throws {
    let document = Imported.window(
      form: form,
      Imported.view("card", [100, 100, 100, 100], line: 2)
    )
    for x in [100 - distance, 100 + distance, 200 - distance, 200 + distance] {
      let answer = try hit(document, at: [x, 150])
      let isInside = x > 100 && x < 200
      #expect(answer["hit"]?.string == (isInside ? "card" : "win"))
      #expect(answer["certainty"]?.string == (isOpen ? "cases" : "certain"))
      #expect(what(answer).contains("edge") == isOpen)
      #expect(answer["cases"]?[1]?["hit"]?.string == (isOpen ? isInside ? "win" : "card" : nil))
    }
  }

  @Test(arguments: [(0.03, true), (0.2, false)])
  func `an edge far down in what is scrolled is as exact as six digits`(
    distance: Double,
    isOpen: Bool
  ) throws {
    let document = Imported.window(
      Imported.view(
        "list",
        [0, 0, 390, 844],
        line: 2,
        class: "UIScrollView",
        ["class": "UIScrollView", "contentOffset": [0, 12_000], "contentSize": [390, 20_000]],
        subviews: [Imported.view("row", [0, 12_345.6, 390, 44], line: 3)]
      )
    )
    for y in [345.6 - distance, 345.6 + distance] {
      let answer = try hit(document, at: [195, y])
      #expect(answer["hit"]?.string == (y > 345.6 ? "row" : "list"))
      #expect(answer["certainty"]?.string == (isOpen ? "cases" : "certain"))
    }
  }

  @Test func `an elided gap may have taken the point`() throws {
    let document = Imported.window(
      Imported.view(
        "list",
        [0, 0, 390, 400],
        line: 2,
        unknown: ["subviews"],
        subviews: [Imported.view("row", [0, 0, 390, 44], line: 3)]
      )
    )
    let answer = try hit(document, at: [100, 20])
    #expect(answer["hit"]?.string == "row")
    #expect(
      cases(answer) == ["list.subviews=\"complete\" → row", "list.subviews=\"missing\" → nil"]
    )
    #expect(try hit(document, at: [100, 500])["certainty"]?.string == "certain")
  }

  @Test(arguments: ["S", "H"])
  func `10: a point in a scroll view ends there`(form: String) throws {
    let document = Imported.window(
      form: form,
      Imported.view(
        "scroll",
        [0, 100, 390, 400],
        line: 2,
        class: "UIScrollView",
        unknown: ["contentOffset"],
        assumed: ["isUserInteractionEnabled"],
        ["class": "UIScrollView"],
        subviews: [
          Imported.view(
            "cell",
            [0, 0, 390, 400],
            line: 3,
            assumed: ["isUserInteractionEnabled"]
          )
        ]
      )
    )
    let answer = try hit(document, at: [100, 200])
    #expect(answer["hit"]?.string == "scroll")
    #expect(answer["certainty"]?.string == "unknown")
    #expect(what(answer).first == "contentOffset")
    #expect(
      answer["unknown"]?[0]?["ask"]?.string == "p (CGPoint)[\(Imported.address(2)) contentOffset]"
    )
    let assumed = (answer["assumed"] ?? .array()).elements.filter {
      $0["what"]?.string == "isUserInteractionEnabled"
    }
    #expect(assumed.count == 1)
    // Beside it nothing is unknown.
    #expect(try hit(document, at: [100, 600])["certainty"]?.string == "certain")
  }

  @Test func `a list of views tells which listed view is hit, and nothing of what lies in it`()
    throws
  {
    let answer = try hit(Imported.window(form: "L"), at: [100, 200])
    #expect(answer["hit"]?.string == "win")
    #expect(answer["certainty"]?.string == "unknown")
    #expect(what(answer).first == "list")
  }

  // MARK: - The tree

  @Test func `conditions that change nothing are left out`() throws {
    let document = Imported.window(
      Imported.view("back", [0, 0, 390, 844], line: 2),
      Imported.view("a", nil, line: 3, unknown: ["frame"]),
      Imported.view("b", nil, line: 4, unknown: ["frame"])
    )
    #expect(
      cases(try hit(document, at: [100, 100])) == [
        "b.frame=\"inside\" → b",
        "b.frame=\"outside\" a.frame=\"outside\" → back",
        "b.frame=\"outside\" a.frame=\"inside\" → a",
      ]
    )
  }

  @Test(arguments: [15, 16, 400])
  func `at most sixteen branches are followed`(count: Int) throws {
    let lost = (0..<count).map {
      Imported.view("lost\($0)", nil, line: 3 + $0, unknown: ["frame"])
    }
    let document = Imported.window(
      Imported.view("back", [0, 0, 390, 844], line: 2, subviews: lost)
    )
    let answer = try hit(document, at: [100, 100])
    #expect(answer["hit"]?.string == "back")
    guard count > 15 else {
      #expect(answer["cases"]?.count == 16)
      return
    }
    #expect(answer["certainty"]?.string == "unknown")
    #expect(answer["cases"] == nil)
    let undecided = answer["unknown"]?.elements.first { $0["what"]?.string == "undecided" }
    #expect(undecided?["objects"] == ["back"])
    #expect(
      undecided?["text"]?.string
        == "certain up to \(Imported.address(2)) UIView; not decidable from this"
    )
  }

  @Test func `the branches leave the session as it is`() throws {
    let document = Imported.roots(
      Imported.view("one", [0, 0, 200, 200], line: 1, unknown: ["order"]),
      Imported.view("two", [0, 0, 200, 200], line: 2, unknown: ["order", "isHidden"]),
      Imported.view("three", nil, line: 3, unknown: ["order", "frame"])
    )
    _ = try client.open(document, ["level": "full"])
    let before = [try client.call("object.tree"), try client.call("trace.get", ["level": "full"])]
    let first = try client.call("hit.test", ["at": [100, 100]])
    #expect(first["certainty"]?.string == "cases")
    #expect(try client.call("hit.test", ["at": [100, 100]]) == first)
    let after = [try client.call("object.tree"), try client.call("trace.get", ["level": "full"])]
    #expect(after == before)
  }

  // MARK: - What is told beside

  @Test func `the window of the importer's is never named`() throws {
    let document = Imported.roots(
      Imported.view(
        "root",
        [0, 0, 390, 844],
        line: 1,
        subviews: [Imported.view("card", [0, 0, 100, 100], line: 2)]
      )
    )
    _ = try client.open(document)
    let hit = try client.call("hit.test", ["at": [50, 50]])
    #expect(hit["hit"]?.string == "card")
    #expect(hit["asked"]?.elements.map { $0["id"]?.string } == ["root", "card"])
    #expect(hit["asked"]?.elements.map { $0["depth"]?.int } == [0, 1])
    #expect(hit["asked"]?.elements.map { $0["order"]?.int } == [1, 2])
    let tree = try client.call("object.tree")
    #expect(tree["roots"]?.elements.map { $0["id"]?.string } == ["root"])
    let chain = try client.call("object.chain", ["from": "card"])
    #expect(chain["chain"]?.elements.contains { $0["id"]?.string == "window" } == false)
    #expect(what(hit).contains("superview"))
    for answer in [hit, tree, chain] { #expect(answer["origins"]?["window"] == nil) }
  }

  @Test func `answers tell what the objects that they name are in the app`() throws {
    let document = Imported.window(
      Imported.view(
        "signIn",
        [10, 10, 100, 44],
        line: 6,
        class: "Cafe.RoundButton",
        assumed: ["isEnabled"],
        ["class": "UIButton", "title": "Sign in"]
      )
    )
    _ = try client.open(document)
    let hit = try client.call("hit.test", ["at": [20, 20]])
    let origin: JSONValue = [
      "class": "Cafe.RoundButton", "address": JSONValue(Imported.address(6)), "line": 6,
      "text": "Sign in", "assumed": ["isEnabled"],
    ]
    #expect(hit["origins"]?["signIn"] == origin)
    #expect(Set(hit["origins"]?.members.map(\.key) ?? []) == ["win", "signIn"])
    #expect(try client.call("object.tree")["origins"]?["signIn"] == origin)
    #expect(try client.call("object.chain", ["from": "signIn"])["origins"]?["signIn"] == origin)
    #expect(hit["read"] == ["windows": 1, "views": 1, "lines": [1, 6]])
    #expect(hit["assumed"]?.elements.map { $0["what"]?.string } == ["isEnabled", "noOverrides"])
    #expect(what(hit) == ["overrides", "isEnabled", "windows", "ignoring"])
    #expect(
      hit["unknown"]?.elements.map { $0["ask"]?.string } == [
        "image lookup -rn 'RoundButton.*hitTest'",
        "po (BOOL)[\(Imported.address(6)) isEnabled]",
        "po [[UIApplication sharedApplication] windows]",
        "p (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]",
      ]
    )
  }

  @Test func `several windows are told by their levels`() throws {
    let document = Imported.document(
      form: "V",
      unknown: [],
      Imported.view(
        "lower",
        [0, 0, 390, 844],
        line: 1,
        class: "UIWindow",
        assumed: ["windowLevel"]
      ),
      Imported.view(
        "upper",
        [0, 0, 390, 100],
        line: 2,
        class: "UIWindow",
        assumed: ["windowLevel"]
      )
    )
    let answer = try hit(document, at: [10, 200])
    #expect(answer["hit"]?.string == "lower")
    #expect(what(answer) == ["windowLevel", "windowLevel", "ignoring"])
    #expect(
      answer["unknown"]?[0]?["ask"]?.string == "p (double)[\(Imported.address(1)) windowLevel]"
    )
  }

  @Test func `a design has no debugger to ask`() throws {
    let answer = try hit(Imported.window(form: "IB"), at: [10, 10])
    #expect(answer["unknown"]?.count == 0)
  }

  @Test func `lines that were left out took the point or did not, and nothing else of them counts`()
    throws
  {
    let text = """
      <UIWindow: 0x10a0; frame = (0 0; 390 844)>
         | <UIView: 0x10b0; frame = (0 0; 390 844)>
         |    | <UIButton: 0x10c0; frame = (100 100; 100 44)>
         |    | ...
         |    | <UISwitch: 0x10d0; frame = (300 100; 51 31)>
      """
    try client.call("session.open", ["import": ["text": JSONValue(text)]])
    let behind = try client.call("hit.test", ["at": [150, 120]])
    #expect(
      cases(behind) == [
        "gap-1.frame=\"outside\" → UIButton-10c0", "gap-1.frame=\"inside\" → gap-1",
      ]
    )
    let front = try client.call("hit.test", ["at": [320, 110]])
    #expect(front["certainty"]?.string == "certain")
  }

  @Test func `what SwiftUI draws is said to take no touches`() throws {
    let text = """
      <_TtGC7SwiftUI14_UIHostingViewV4Cafe4Bill_: 0x10a0; frame = (0 0; 390 844)>
         | <SwiftUI._UIGraphicsView: 0x10b0; frame = (0 0; 390 844)>
      """
    try client.call("session.open", ["import": ["text": JSONValue(text)]])
    let answer = try client.call("hit.test", ["at": [150, 120]])
    #expect(answer["hit"]?.string?.hasSuffix("-10a0") == true)
    #expect(
      answer["assumed"]?.elements.map { $0["because"]?.string } == [
        "0x10b0 SwiftUI._UIGraphicsView takes no touches: SwiftUI draws in it"
      ]
    )
  }
}
