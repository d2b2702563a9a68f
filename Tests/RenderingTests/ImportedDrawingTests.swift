import Jansson
import Rendering
import Sentences
import Testing

/// Answers about imported documents, drawn with what an engineer calls things.
struct ImportedDrawingTests {
  private let origins: JSONValue = [
    "win": ["class": "UIWindow", "address": "0x10", "line": 1],
    "signIn": ["class": "UIButton", "address": "0x20", "line": 6, "text": "Sign in"],
    "cover": ["class": "Cafe.Cover", "address": "0x30", "line": 8],
  ]

  private func visit(_ order: Int, _ depth: Int, _ id: String, _ answer: JSONValue) -> JSONValue {
    [
      "order": JSONValue(order), "depth": JSONValue(depth), "id": JSONValue(id),
      "point": [20, 20], "answer": answer, "bounds": [0, 0, 390, 844],
    ]
  }

  private var hit: JSONValue {
    [
      "hit": "cover", "certainty": "cases",
      "asked": [visit(1, 0, "win", "cover"), visit(2, 1, "cover", "cover")],
      "cases": [
        [
          "when": [["object": "cover", "property": "isHidden", "value": true, "line": 8]],
          "hit": "signIn",
        ],
        [
          "when": [["object": "cover", "property": "isHidden", "value": false, "line": 8]],
          "hit": "cover",
        ],
      ],
      "unknown": [
        [
          "what": "isHidden", "objects": ["cover"], "text": "whether 0x30 Cafe.Cover is hidden",
          "ask": "p (BOOL)[0x30 isHidden]",
        ]
      ],
      "assumed": [
        ["what": "isEnabled", "objects": ["signIn"], "because": "the button is enabled"]
      ],
      "read": ["windows": 1, "views": 9, "lines": [1, 9]],
      "origins": origins,
    ]
  }

  private var style: Style {
    var style = Style()
    style.width = 110
    return style
  }

  private func lines(_ drawing: any Drawing, _ style: Style) -> [String] {
    drawing.text(style).split(separator: "\n").map { $0.trimmingSpaces }
  }

  @Test func `a hit is told by address and class, with lines, cases and the closing block`() {
    let lines = lines(HitVisits(hit), style)
    #expect(lines.first?.hasPrefix("★ 0x30 Cafe.Cover is hit") == true)
    #expect(lines.contains("It depends on what the print does not show:"))
    #expect(lines.contains("0x20 UIButton if 0x30 Cafe.Cover (line 8) isHidden = true"))
    #expect(lines.contains { $0.contains("0x30 Cafe.Cover  line 8") })
    #expect(
      lines.joined(separator: " ").contains(
        "Read: 1 window, 9 views, lines 1–9. Assumed: the button is enabled. "
          + "Not shown, and able to change what happens next:"
      )
    )
    #expect(
      lines.contains {
        $0.hasPrefix("whether 0x30 Cafe.Cover is hidden") && $0.hasSuffix("p (BOOL)[0x30 isHidden]")
      }
    )
  }

  @Test func `ways to one answer that are more than the others are told as the rest`() {
    let answer = hit
    func found(_ property: String, _ value: Bool, _ hit: JSONValue) -> JSONValue {
      let when: JSONValue = [
        "object": "cover", "property": JSONValue(property), "value": JSONValue(value), "line": 8,
      ]
      return ["when": [when], "hit": hit]
    }
    answer.set(
      "cases",
      [
        found("isHidden", true, .null), found("isUserInteractionEnabled", false, .null),
        found("isUserInteractionEnabled", true, "cover"),
      ]
    )
    let lines = lines(HitVisits(answer), style)
    let told = lines.firstIndex(of: "It depends on what the print does not show:") ?? 0
    #expect(
      Array(lines[(told + 1)...].prefix(2)) == [
        "0x30 Cafe.Cover if 0x30 Cafe.Cover (line 8) isUserInteractionEnabled = true",
        "nothing that was printed in every other case",
      ]
    )
  }

  @Test func `a name up to the column of points keeps its distance`() {
    for count in 20..<60 {
      let name = String(repeating: "n", count: count)
      let answer: JSONValue = [
        "hit": "win",
        "asked": [visit(1, 0, "win", "win"), visit(2, 1, JSONValue(name).string ?? "", "nil")],
      ]
      var narrow = style
      narrow.width = 80
      let text = HitVisits(answer).text(narrow)
      #expect(text.contains("\(name)  "), "\(text)")
    }
  }

  @Test func `sentences for a screen reader have the same names`() {
    var style = style
    style.isPlain = true
    let text = HitVisits(hit).text(style)
    #expect(text.contains("The hit view is 0x30 Cafe.Cover."))
    #expect(!text.contains("Step 2: cover"))
  }

  @Test func `a tree tells class, address, text and line`() {
    let tree: JSONValue = [
      "roots": [
        [
          "id": "win", "class": "UIWindow", "frame": [0, 0, 390, 844],
          "children": [
            [
              "id": "signIn", "class": "UIButton", "frame": [10, 10, 100, 44],
              "children": .array(),
            ]
          ],
        ]
      ],
      "origins": origins,
    ]
    let lines = lines(ObjectTree(tree), style)
    #expect(lines.first?.hasPrefix("0x10 UIWindow  line 1") == true)
    #expect(lines.last?.contains("0x20 UIButton  “Sign in”  line 6") == true)
  }

  @Test func `a chain tells the same`() {
    let chain: JSONValue = [
      "chain": [
        ["id": "signIn", "class": "UIButton"], ["id": "win", "class": "UIWindow"],
        ["id": "application", "class": "UIApplication"],
      ],
      "origins": origins,
    ]
    let lines = lines(ResponderChain(chain), style)
    #expect(lines.first == "0x20 UIButton → 0x10 UIWindow → application")
    #expect(lines.contains { $0.contains("0x20 UIButton") && $0.hasSuffix("“Sign in”  line 6") })
  }

  private var why: JSONValue {
    [
      "wanted": "signIn", "got": "cover", "holds": false, "stimulus": .null,
      "reasons": [
        [
          "kind": "hit", "object": "win", "rule": "hit-test.reverse-subview-order",
          "reason": ["id": "hit.covered", "args": ["by": "cover", "wanted": "signIn"]],
          "text": "0x30 Cafe.Cover lies in front",
          "when": [["object": "cover", "property": "frame", "value": "inside", "line": 8]],
        ]
      ],
      "fixes": [
        [
          "edits": [["set": ["cover.isHidden": true]]], "keeps": 0, "breaks": .array(),
          "swift": "cover.isHidden = true  // 0x30, line 8",
          "lldb":
            "expr -l objc -- @import UIKit\nexpr -l objc -- (void)[(UIView *)0x30 setHidden:YES]",
        ]
      ],
      "origins": origins,
    ]
  }

  @Test func `why names lines, and what to type into the debugger`() {
    let lines = lines(WhyNot(why), style)
    #expect(
      lines.first == "✗ 0x20 UIButton (line 6) gets nothing; 0x30 Cafe.Cover (line 8) takes it"
    )
    #expect(lines.contains { $0.hasSuffix("hit-test.reverse-subview-order  line 8") })
    #expect(lines.contains("only if 0x30 Cafe.Cover (line 8) contains the point"))
    #expect(lines.contains("cover.isHidden = true  // 0x30, line 8"))
    #expect(lines.contains("try now   expr -l objc -- @import UIKit"))
    #expect(lines.contains("expr -l objc -- (void)[(UIView *)0x30 setHidden:YES]"))
  }

  @Test(arguments: Look.tellingWidths)
  func `what is to be copied is never broken`(width: Int) {
    let why = why
    why.set(
      "unknown",
      [
        [
          "what": "enabled", "objects": ["signIn"], "text": "0x20 UIButton may be disabled",
          "ask": "expr -l objc -O -- (BOOL)[(UIControl *)0x20 isEnabled]",
        ]
      ]
    )
    let lines = lines(WhyNot(why), Look.drawn.style(width))
    for text in [
      "cover.isHidden = true  // 0x30, line 8", "try now   expr -l objc -- @import UIKit",
      "expr -l objc -- (void)[(UIView *)0x30 setHidden:YES]",
      "expr -l objc -O -- (BOOL)[(UIControl *)0x20 isEnabled]",
    ] {
      #expect(lines.contains { $0.hasSuffix(text) }, "\(lines)")
    }
  }

  @Test func `a place is told by what it counts from`() {
    let answer = hit
    func first() -> String { lines(HitVisits(answer), style).first ?? "" }
    #expect(first().hasSuffix("at 20,20 in the window"))
    answer.set("read", ["windows": 0, "views": 9, "lines": [1, 9]])
    #expect(first().hasSuffix("at 20,20 from the corner of what was printed"))
    answer.set("origins", ["win": ["class": "UIView", "ib": "r-1", "line": 1]])
    #expect(first().hasSuffix("at 20,20 on the screen of the design"))
  }

  @Test func `what was tapped is called by its text`() {
    let answer: JSONValue = [
      "wanted": "signIn", "got": "cover", "holds": false, "origins": origins,
      "stimulus": ["send": "touch.tap", "at": ["in": "signIn", "point": [100, 22]]],
    ]
    let drawn = lines(WhyNot(answer), style)
    #expect(drawn.contains { $0.hasSuffix("tap “Sign in” at 100,22") })
    #expect(!drawn.contains { $0.contains("signIn") })
  }

  @Test func `what may be left out is told once for all other cases`() {
    let answer = hit
    func lost(_ id: String, _ line: Int, _ value: JSONValue) -> JSONValue {
      [
        "object": JSONValue(id), "property": "subviews", "value": value, "line": JSONValue(line),
      ]
    }
    let inside: JSONValue = [
      "object": "cover", "property": "frame", "value": "inside", "line": 8,
    ]
    answer.set(
      "cases",
      [
        ["when": [lost("win", 1, "missing")], "hit": .null],
        ["when": [lost("signIn", 6, "missing")], "hit": .null],
        [
          "when": [lost("win", 1, "complete"), lost("signIn", 6, "complete"), inside],
          "hit": "cover",
        ],
      ]
    )
    let drawn = lines(HitVisits(answer), style).joined(separator: " ")
    #expect(
      drawn.contains(
        """
        nothing that was printed if something left out in 0x10 UIWindow (line 1) or \
        0x20 UIButton (line 6) takes it; else \
        0x30 Cafe.Cover if 0x30 Cafe.Cover (line 8) contains the point
        """
      )
    )
  }

  @Test func `a case that needs only that nothing is left out is told without a condition`() {
    let answer = hit
    func lost(_ value: JSONValue) -> JSONValue {
      ["object": "cover", "property": "subviews", "value": value, "line": 8]
    }
    answer.set(
      "cases",
      [
        ["when": [lost("missing")], "hit": .null], ["when": [lost("complete")], "hit": "cover"],
      ]
    )
    let drawn = lines(HitVisits(answer), style)
    #expect(drawn.contains("0x30 Cafe.Cover"), "\(drawn)")
    #expect(!drawn.contains { $0.hasSuffix(" if") })
  }

  @Test func `control characters of a paste do not reach the terminal`() {
    let tree: JSONValue = [
      "roots": [
        [
          "id": "a", "class": "UIView", "frame": [0, 0, 1, 1], "children": .array(),
        ]
      ],
      "origins": ["a": ["class": "A\u{1B}[31mB", "address": "0x1", "text": "\u{202E}x"]],
    ]
    let text = ObjectTree(tree).text(style)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
