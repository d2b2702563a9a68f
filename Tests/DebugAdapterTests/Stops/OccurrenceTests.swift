import Jansson
import Testing

@testable import DebugAdapter

/// Patterns, and what function breakpoints mean by them.
struct OccurrenceTests {
  @Test(arguments: [
    ("hitTest", "hitTest", true), ("hitTest", "hitTests", false),
    ("touches*", "touchesBegan", true),
    ("touches*", "touches", true), ("touches*", "touche", false), ("*", "", true), ("*", "x", true),
    ("*Began", "touchesBegan", true), ("*Began", "Began!", false), ("a*a", "a", false),
    ("a*a", "aa", true), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxcyyb", false),
    ("a*bc*bc", "abcbc", true), ("a*bc*bc", "abc", false), ("**", "anything", true), ("", "", true),
    ("", "x", false), ("按*", "按钮", true), ("*钮", "按钮", true), ("*.skips-*", "hit.skips-x", true),
  ])
  func `a star stands for any run of characters`(pattern: String, text: String, expected: Bool) {
    #expect(Wildcard(pattern).matches(text) == expected)
  }

  @Test(arguments: 1...200)
  func `a pattern matches what a search by hand finds`(seed: Int) {
    var random = SeededRandom(seed: seed)
    func some(_ letters: [String], _ count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in random.one(of: letters) }.joined()
    }
    let pattern = some(["a", "b", "*"], 6)
    let text = some(["a", "b"], 8)
    #expect(Wildcard(pattern).matches(text) == slow(pattern[...], text[...]), "\(pattern) \(text)")
  }

  private func slow(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return slow(pattern.dropFirst(), text) || !text.isEmpty && slow(pattern, text.dropFirst())
    }
    return text.first == first && slow(pattern.dropFirst(), text.dropFirst())
  }

  private static let lines = """
    {"seq":1,"kind":"asked","at":"panel","method":"hitTest"}
    {"seq":2,"kind":"answered","at":"panel","method":"hitTest"}
    {"seq":3,"kind":"control-event","at":"key","event":"touchDown"}
    {"seq":4,"kind":"action-sent","at":"login","action":"buy:"}
    {"seq":5,"kind":"action-sent","at":"share","name":"Share"}
    {"seq":6,"kind":"recognizer-changed","at":"pan","state":"began"}
    {"seq":7,"kind":"notification","at":"field","name":"keyboardWillShow"}
    {"seq":8,"kind":"asked","at":"field.delegate","method":"shouldBeginEditing"}
    {"seq":9,"kind":"declined","at":"panel","method":"hitTest"}
    {"seq":10,"kind":"asked","at":"list.cellForRow[0,1]","method":"touchesBegan"}
    """

  @Test(arguments: [
    ("*.hitTest", [1]), ("panel.hitTest", [1]), ("hitTest", [1]), ("panel.hit*", [1]),
    ("panel.hitTest(_:with:)", [1]), ("key.touchDown", [3]), ("login.buy:", [4]), ("buy:", [4]),
    ("share.handler", [5]), ("pan.began", [6]), ("notifications.keyboardWillShow", [7]),
    ("notifications.*", [7]), ("field.keyboardWillShow", []), ("field.shouldBeginEditing", [8]),
    ("list.cellForRow[0,1].touchesBegan", [10]), ("list*.touchesBegan", [10]),
    ("*.*", [1, 3, 4, 5, 6, 7, 8, 10]), ("nobody.hitTest", []), ("panel.*Began", []),
  ])
  func `an occurrence is what documents call so`(pattern: String, expected: [Int]) throws {
    var route = Route()
    try route.take(try records(Self.lines))
    let occurrence = try #require(Occurrence(pattern))
    let found = (1...route.last).filter { route[$0].map(occurrence.matches) ?? false }
    #expect(found == expected)
    // A breakpoint finds the same, though it does not compare all.
    var breakpoints = Breakpoints()
    let answer = breakpoints.set(functions: [FunctionBreakpoint(name: pattern)])
    #expect(answer.map(\.isVerified) == [true])
    #expect(breakpoints.stops(in: route) == expected)
  }

  @Test(arguments: ["", ".", ".hitTest", "panel.", "panel. hitTest x", "(x)"])
  func `half an occurrence is refused`(pattern: String) {
    #expect(Occurrence(pattern) == nil)
  }
}
