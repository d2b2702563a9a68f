import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Why a view of an imported document does not get a tap.
struct ImportedWhyTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func why(_ want: String, _ document: JSONValue, at point: JSONValue) throws -> JSONValue {
    let session = try client.open(document)["session"] ?? .null
    return try client.call(
      "hit.why",
      [
        "session": session, "want": JSONValue(want),
        "stimulus": ["send": "touch.tap", "at": point],
      ]
    )
  }

  private static func button(_ more: JSONValue) -> JSONValue {
    let members: JSONValue = ["class": "UIButton", "title": "Sign in"]
    for (key, value) in more.members { members.set(JSONKey(key), value) }
    return Imported.view(
      "signIn",
      [10, 10, 100, 44],
      line: 6,
      class: "UIButton",
      assumed: ["isEnabled"],
      members
    )
  }

  @Test func `reasons speak of addresses and classes, and origins have their lines`() throws {
    let answer = try why(
      "signIn",
      Imported.window(
        Self.button(["isHidden": true]),
        Imported.view("cover", [0, 0, 390, 844], line: 8)
      ),
      at: [20, 20]
    )
    let reasons = Array((answer["reasons"] ?? .array()).elements)
    #expect(
      reasons.map { $0["text"]?.string } == [
        "\(Imported.address(8)) UIView lies in front of \(Imported.address(6)) UIButton and takes "
          + "the point first",
        "\(Imported.address(6)) UIButton is hidden",
      ]
    )
    #expect(answer["certainty"]?.string == "certain")
    #expect(answer["origins"]?["cover"]?["line"]?.int == 8)
    #expect(answer["origins"]?["signIn"]?["line"]?.int == 6)
    #expect(answer["unknown"]?.elements.last?["what"]?.string == "ignoring")
  }

  @Test func `a fix has names as an author would give, and commands for the debugger`() throws {
    let answer = try why("signIn", Imported.window(Self.button(["isHidden": true])), at: [20, 20])
    let fix = answer["fixes"]?[0]
    let address = Imported.address(6)
    #expect(fix?["swift"]?.string == "signIn.isHidden = false  // \(address), line 6")
    #expect(
      fix?["lldb"]?.string?.split(separator: "\n").map(String.init) == [
        "expr -l objc -- @import UIKit",
        "expr -l objc -- (void)[(UIView *)\(address) setHidden:NO]",
        "expr -l objc -- (void)[CATransaction flush]",
      ]
    )
  }

  @Test func `an obstacle that is there in some cases only says when`() throws {
    let answer = try why(
      "signIn",
      Imported.window(
        Self.button(["isHidden": true]),
        Imported.view("lost", nil, line: 8, unknown: ["frame"])
      ),
      at: [20, 20]
    )
    #expect(answer["certainty"]?.string == "cases")
    let reasons = Array((answer["reasons"] ?? .array()).elements)
    #expect(reasons.count == 2)
    #expect(reasons.first?["text"]?.string == "\(Imported.address(6)) UIButton is hidden")
    #expect(
      reasons.last?["when"] == [
        ["object": "lost", "property": "frame", "value": "inside", "line": 8]
      ]
    )
  }

  @Test func `an obstacle of which all is known is there in every case`() throws {
    let answer = try why(
      "signIn",
      Imported.window(
        Self.button(.object()),
        Imported.view("cover", [0, 0, 390, 844], line: 7),
        Imported.view("lost", nil, line: 8, unknown: ["frame"])
      ),
      at: [20, 20]
    )
    let reasons = Array((answer["reasons"] ?? .array()).elements)
    #expect(reasons.map { $0["reason"]?["args"]?["by"]?.string } == ["cover", "lost"])
    #expect(reasons.map { $0["when"] == nil } == [true, false])
  }

  @Test func `what gets the tap by default may not get it in every case`() throws {
    let answer = try why(
      "signIn",
      Imported.window(
        Self.button(.object()),
        Imported.view("lost", nil, line: 8, unknown: ["frame"])
      ),
      at: [20, 20]
    )
    #expect(answer["holds"]?.bool == true)
    #expect(answer["certainty"]?.string == "cases")
    #expect(answer["reasons"]?[0]?["when"]?[0]?["object"]?.string == "lost")
  }

  @Test func `nothing is got where the window of the importer's is all that is there`() throws {
    let answer = try why(
      "card",
      Imported.roots(
        Imported.view(
          "root",
          [0, 0, 390, 844],
          line: 1,
          ["isHidden": true],
          subviews: [Imported.view("card", [0, 0, 100, 100], line: 2)]
        )
      ),
      at: [20, 20]
    )
    #expect(answer["got"] == .null)
    #expect(answer["holds"]?.bool == false)
    #expect(answer["origins"]?["window"] == nil)
  }

  @Test func `a class is the app's own, and its outlets are called as variables are`() throws {
    let answer = try why(
      "pay",
      Imported.window(
        Imported.view(
          "card",
          [20, 100, 300, 60],
          line: 4,
          class: "Shop.CardView",
          subviews: [
            Imported.view("pay", [50, 70, 200, 44], line: 6, class: "Shop.PayButton")
          ]
        ),
        Imported.view("hint", [0, 150, 390, 200], line: 8, class: "Shop.Hint")
      ),
      at: [170, 192]
    )
    let swift = (answer["fixes"] ?? .array()).elements.compactMap { $0["swift"]?.string }
    let first = try #require(swift.first)
    #expect(first.contains("hint.isUserInteractionEnabled = false"))
    #expect(first.contains("class CardView: UIView {"))
    #expect(first.contains("weak var payButton: UIView?"))
    #expect(first.contains("return payButton.bounds.contains(convert(point, to: payButton))"))
    #expect(swift.contains { $0.contains("class Hint: UIView {") })
    // What a statement converts out of has a name, too.
    #expect(swift.contains { $0.contains(".convert(payButton.frame, from: cardView)") })
  }

  @Test(arguments: [("Continue", "continueView"), ("Frame", "frame2"), ("Sign in", "signIn")])
  func `no variable is called as Swift or a statement calls something`(
    title: String,
    variable: String
  ) throws {
    let answer = try why(
      "signIn",
      Imported.window(Self.button(["isHidden": true, "title": JSONValue(title)])),
      at: [20, 20]
    )
    let swift = try #require(answer["fixes"]?[0]?["swift"]?.string)
    #expect(swift.hasPrefix("\(variable).isHidden = false"))
  }

  @Test func `a disabled control is told after what it refuses in any case, each by its rule`()
    throws
  {
    let answer = try why(
      "signIn",
      Imported.window(
        Self.button(["isHidden": true, "isUserInteractionEnabled": false, "isEnabled": false])
      ),
      at: [20, 20]
    )
    let reasons = Array((answer["reasons"] ?? .array()).elements)
    #expect(
      reasons.map { $0["reason"]?["id"]?.string } == [
        "hit.hidden", "hit.interaction", "control.disabled",
      ]
    )
    #expect(
      reasons.map { $0["rule"]?.string } == [
        "hit-test.skips-hidden", "hit-test.skips-interaction-disabled",
        "hit-test.disabled-control-declines",
      ]
    )
  }

  @Test func `no fix speaks to a parent that was not printed`() throws {
    let answer = try why(
      "below",
      Imported.roots(
        Imported.view("below", [0, 0, 390, 844], line: 1),
        Imported.view("above", [0, 0, 390, 844], line: 2)
      ),
      at: [20, 20]
    )
    let fixes = Array((answer["fixes"] ?? .array()).elements)
    #expect(!fixes.isEmpty)
    #expect(!fixes.contains { "\($0["edits"] ?? .null)".contains("\"window\"") })
  }
}
