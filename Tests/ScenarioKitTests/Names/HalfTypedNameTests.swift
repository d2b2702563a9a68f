import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The names of texts that are still being typed: what is missing takes nothing away that is there.
struct HalfTypedNameTests {
  /// The names below a pointer, as `kind name`, `+` where it is given; what stands at their places is
  /// held against them.
  private func names(_ text: String, in pointer: String) -> [String] {
    let bytes = Array(text.utf8)
    let outline = ScenarioOutline(of: DocumentText(bytes), environment: Scenario.environment)
    return outline.names.filter { $0.place.pointer.hasPrefix(pointer) }.map { name in
      #expect(String(decoding: bytes[name.place.bytes], as: UTF8.self) == name.name)
      return "\(name.declares ? "+" : "")\(name.kind) \(name.name)"
    }
  }

  @Test(
    arguments: [
      (
        #"{ "call": "addSubview", "with": ["$card.superview""#,
        ["method addSubview", "object card", "property superview"]
      ),
      (
        #"{ "call": "noSuch", "on": "card", "with": ["$buy", {"#,
        ["method noSuch", "object card", "object buy"]
      ),
      (
        #"{ "expect": { "values": { "card.alpha": { "near": "$buy.alpha", "#,
        ["object card", "property alpha", "matcher near", "object buy", "property alpha"]
      ),
      (
        #"{ "send": "touch.tap", "at": { "in": "card", "po"#,
        ["stimulus touch.tap", "parameter at", "object card"]
      ),
      (
        #"{ "set": { "nobody.alpha": "$card.alpha", "card.alp"#,
        ["object nobody", "property alpha", "object card", "property alpha"]
      ),
      (
        #"{ "send": "touch.tap", "wait": 1, "label": "x", "expect": { "hit": "buy" } }, {"#,
        ["stimulus touch.tap", "+label x", "object buy"]
      ),
      (
        #"{ "ask": { "kind": "hit", "options": ["card", { "answer": "buy", "be"#,
        ["choice hit", "object card", "object buy"]
      ),
      (#"{ "when": "a", "since": "x", "#, ["variant a", "label x"]),
      (#"{ "send": "touch.t"#, []),
      (
        #"{ "animate": { "card.alpha": 0 }, "completion": [ { "release": "buy""#,
        ["object card", "property alpha", "object buy"]
      ),
    ] as [(String, [String])]
  )
  func `a step that breaks off names what stands before`(step: String, names: [String]) {
    // As far as the brackets that end the script and the document.
    let whole = MarkedDocument.script("[ ").text
    let text = String(whole.dropLast(2)) + step
    #expect(self.names(text, in: "/script") == names)
  }

  @Test(
    arguments: [
      (
        #"{ "id": "b", "class": "UIButton", "targets": [ { "for": "touchDown", "target": "b", "#,
        ["+object b", "class UIButton", "property targets", "choice touchDown", "object b"]
      ),
      (
        #"{ "id": "b", "class": "UIButton", "targets": [ { "target": "b", "action": "go:", "#,
        ["+object b", "class UIButton", "property targets", "object b", "action go:"]
      ),
      (
        #"{ "gestureRecognizers": [ { "target": "w", "class": "UITap"#,
        ["property gestureRecognizers", "property target", "object w"]
      ),
      (
        #"{ "gestureRecognizers": [ { "delegate": "w", "requireToFail": ["t", "u""#,
        [
          "property gestureRecognizers", "property delegate", "object w", "property requireToFail",
          "object t", "object u",
        ]
      ),
      (
        #"{ "overrides": { "touchesBegan": [ { "if": { "$touch.tapCount": 2 }, "then": ["#,
        ["method touchesBegan", "variable touch", "property tapCount"]
      ),
      (
        #"{ "class": "Mine", "extends": "UIVi"#, ["class Mine"]
      ),
      (
        #"{ "id": "a", "subviews": [ { "id": "b" }, { "id": "c"#,
        ["+object a", "property subviews", "+object b"]
      ),
    ] as [(String, [String])]
  )
  func `a node that breaks off names what stands before`(node: String, names: [String]) {
    let text = #"{ "app": { "windows": [ { "id": "w", "subviews": [ "# + node
    #expect(self.names(text, in: "/app/windows/0/subviews/0") == names)
  }
}
