import Jansson
import Rendering
import Sentences
import Testing

/// What was read of a paste, and the commands whose prints can be read.
struct ImportReportTests {
  private let report: JSONValue = [
    "forms": [
      ["form": "V", "lines": [1, 9], "objects": 9],
      ["form": "T", "lines": [11, 11], "objects": 1],
    ],
    "warnings": [
      [
        "type": "import.elided", "line": 7, "column": 3, "text": "something was left out here",
      ]
    ],
    "assumed": [
      [
        "what": "isEnabled", "objects": ["signIn"],
        "because": "the form does not print whether a control is enabled",
      ]
    ],
    "unknown": [
      [
        "what": "windows", "objects": [], "text": "other windows may lie in front",
        "ask": "po [[UIApplication sharedApplication] windows]",
      ]
    ],
  ]

  private func lines(_ drawing: any Drawing, _ change: (inout Style) -> Void = { _ in }) -> [String]
  {
    var style = Style()
    style.width = 100
    change(&style)
    return drawing.text(style).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func `a report tells each form with its lines, then what could not be taken`() {
    let lines = lines(ImportReport(report))
    #expect(lines[0] == "Read as V, lines 1–9: 9 objects.")
    #expect(lines[1] == "Read as T, lines 11–11: 1 object.")
    #expect(lines[2] == "line 7, column 3: something was left out here")
    let rest = lines.dropFirst(3).joined(separator: " ")
    #expect(rest.contains("Assumed: the form does not print whether a control is enabled."))
    #expect(rest.contains("other windows may lie in front"))
    #expect(rest.contains("po [[UIApplication sharedApplication] windows]"))
  }

  @Test func `a report is told in Chinese, and what was pasted stays as it was`() {
    let told = lines(ImportReport(report)) { $0.language = .chinese }.joined(separator: " ")
    #expect(told.contains("按 V 读到第 1–9 行：9 个对象。"))
    #expect(told.contains("第 7 行第 3 列：something was left out here"))
  }

  @Test func `only the first of many warnings are drawn, and how many more there are`() {
    let many = (1...11).map { line -> JSONValue in
      ["type": "import.unknown-field", "line": JSONValue(line), "column": 1, "text": "odd"]
    }
    let warnings = ImportWarnings(["warnings": JSONValue(many)])
    let lines = lines(warnings)
    #expect(!warnings.isEmpty)
    #expect(lines.count == 9)
    #expect(lines.last == "and 3 more with -o json")
    #expect(ImportWarnings(["warnings": []]).isEmpty)
  }

  @Test(arguments: [20, 40, 80, 120])
  func `what is to be copied stands whole on its line, at every width`(width: Int) {
    let text = "expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]"
    let commands: JSONValue = [
      "commands": [
        [
          "tool": "LLDB, Objective-C", "text": JSONValue(text), "form": "V",
          "shows": "the tree of views", "lacks": "which recognizers there are",
        ],
        [
          "tool": "LLDB, Objective-C", "text": "po [(id)0x… gestureRecognizers]", "form": "G",
          "shows": "recognizers", "lacks": "the tree",
        ],
        [
          "tool": "chisel", "text": "pviews", "form": "V", "shows": "the tree of views",
          "lacks": "which recognizers there are",
        ],
      ]
    ]
    let lines = lines(PrintCommandList(commands)) { $0.width = width }
    #expect(lines.contains(text))
    #expect(lines.contains("pbpaste | responder why --dump - --view 'Sign in'"))
    // A tool is told once, above its commands.
    guard width >= 40 else { return }
    #expect(lines.count { $0 == "LLDB, Objective-C" } == 1)
    #expect(lines.count { $0 == "chisel" } == 1)
    #expect(lines.joined(separator: " ").contains("not shown: which recognizers there are"))
  }

  // MARK: - What the app did

  private func hit(_ reality: JSONValue) -> JSONValue {
    [
      "hit": "cover", "certainty": "certain", "asked": [],
      "reality": reality,
      "origins": [
        "cover": ["class": "Cafe.Cover", "address": "0x30", "line": 8],
        "back": ["class": "UIView", "address": "0x20", "line": 2],
      ],
    ]
  }

  @Test func `7: that the app hit the same view is said`() {
    let told = lines(HitVisits(hit(["hit": "cover", "agrees": true])))
    #expect(told.contains("The app says so too: it hit 0x30 Cafe.Cover (line 8)."))
  }

  @Test func `7: where the app hit another view, it is said where the two part`() {
    let reality: JSONValue = ["hit": "back", "agrees": false, "parts": "cover"]
    let told = lines(HitVisits(hit(reality))).joined(separator: " ")
    #expect(told.contains("The app itself hit 0x20 UIView (line 2)"))
    #expect(told.contains("They part at 0x30 Cafe.Cover (line 8): look for its hitTest"))
  }

  @Test func `7: a view that was not printed is called by its address`() {
    let told = lines(HitVisits(hit(["hit": "0x99", "agrees": false]))).joined(separator: " ")
    #expect(told.contains("The app itself hit 0x99, which is not in the print"))
    #expect(!told.contains("They part"))
  }

  // MARK: - Conditions

  @Test(arguments: [
    ("frame", "\"inside\"", "0x30 Cafe.Cover (line 8) contains the point"),
    ("frame", "\"outside\"", "0x30 Cafe.Cover (line 8) does not contain the point"),
    ("order", "\"front\"", "0x30 Cafe.Cover (line 8) lies in front"),
    ("subviews", "\"complete\"", "nothing left out in 0x30 Cafe.Cover (line 8) takes it"),
    ("subviews", "\"missing\"", "something left out in 0x30 Cafe.Cover (line 8) takes it"),
    ("isHidden", "true", "0x30 Cafe.Cover (line 8) isHidden = true"),
    ("alpha", "0", "0x30 Cafe.Cover (line 8) alpha = 0"),
  ])
  func `a condition is worded by what is not known`(
    property: String,
    value: String,
    told: String
  ) throws {
    let answer = hit(["hit": "cover", "agrees": true])
    answer.set(
      "cases",
      [
        [
          "when": [
            [
              "object": "cover", "property": JSONValue(property),
              "value": try JSON.parse("[\(value)]")[0] ?? .null,
              "line": 8,
            ]
          ],
          "hit": "cover",
        ]
      ]
    )
    #expect(lines(HitVisits(answer)).contains { $0.contains(told) })
  }
}
