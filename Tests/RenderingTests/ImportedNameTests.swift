import Jansson
import Rendering
import Sentences
import Testing

/// What objects of an imported document are called, and where their line is told.
struct ImportedNameTests {
  private let words = Words(language: .english)

  private let banner: JSONValue = ["class": "Cafe.Banner", "line": 7]

  @Test func `what has neither an address nor a text is called by its class and line`() {
    #expect(ImportedName("Banner-1", banner).text(words) == "Cafe.Banner (line 7)")
    let chinese = ImportedName("Banner-1", banner).text(Words(language: .chinese))
    #expect(chinese == "Cafe.Banner（第 7 行）")
    #expect(ImportedName("mine", nil).text(words) == "mine")
    #expect(ImportedName("mine", ["line": 7]).text(words) == "mine")
  }

  @Test func `a line is told once`() {
    let button: JSONValue = ["class": "UIButton", "address": "0x20", "line": 6]
    #expect(ImportedName("b", button).textWithLine(words) == "0x20 UIButton (line 6)")
    #expect(ImportedName("Banner-1", banner).textWithLine(words) == "Cafe.Banner (line 7)")
    let why: JSONValue = [
      "holds": false, "wanted": "banner", "got": .null, "certainty": "cases",
      "cases": [
        [
          "when": [["object": "banner", "property": "isHidden", "value": true, "line": 7]],
          "hit": .null,
        ],
        [
          "when": [["object": "banner", "property": "isHidden", "value": false, "line": 7]],
          "hit": "banner",
        ],
      ],
      "origins": ["banner": banner],
    ]
    let told = WhyNot(answering: why).text(Style())
    #expect(told.contains("Cafe.Banner (line 7)"), "\(told)")
    #expect(!told.contains("(line 7) (line 7)"), "\(told)")
  }

  @Test func `that the app hit nothing is told like any hit`() {
    let answer: JSONValue = [
      "hit": "banner", "certainty": "certain", "asked": [], "origins": ["banner": banner],
      "reality": ["hit": .null, "agrees": false],
    ]
    let told = HitVisits(answer).text(Style())
    #expect(told.contains("The app itself hit nothing"), "\(told)")
    #expect(!told.contains("not in the print"), "\(told)")
  }
}
