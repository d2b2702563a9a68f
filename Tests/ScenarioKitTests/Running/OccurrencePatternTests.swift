@testable import Catalogue
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The names of occurrences, taken apart and compared.
struct OccurrencePatternTests {
  private func pattern(_ text: String) -> OccurrencePattern {
    OccurrencePattern(text, in: .standard)
  }

  @Test(arguments: [
    ("card.touchesBegan", "card", "touchesBegan"),
    ("card.touchesBegan(_:with:)", "card", "touchesBegan"),
    ("card.point(inside:with:)", "card", "pointInside"),
    ("root.subviews[1].hitTest", "root.subviews[1]", "hitTest"),
    ("list.cellForRow[0,3].touchesEnded", "list.cellForRow[0,3]", "touchesEnded"),
    ("*.save:event:", "*", "save:event:"),
    ("buy:", nil, "buy:"), ("save", nil, "save"),
  ])
  func `the last dot parts the object from what occurs`(
    text: String,
    object: String?,
    name: String
  ) {
    let pattern = pattern(text)
    #expect(pattern.text == text)
    #expect(pattern.object == object)
    #expect(pattern.name == name)
  }

  @Test(arguments: [
    ("root.subviews[1].hitTest", "root.subviews[1]"), ("a.view.b", "a.view"),
    ("application.sendEvent", "application"), ("card.hitTest", nil), ("*.hitTest", nil),
    ("ca*.hitTest", nil), ("buy:", nil),
  ])
  func `what its name alone may not tell is found by its way`(text: String, way: String?) {
    #expect(pattern(text).path?.text == way)
  }

  @Test(arguments: [
    ("touchesBegan", "touchesBegan", true), ("touchesBegan", "touchesBega", false),
    ("touches", "touchesBegan", false), ("touches*", "touchesBegan", true),
    ("touches*", "touches", true), ("*Began", "touchesBegan", true),
    ("*Began", "touchesBegan2", false), ("*", "anything", true), ("*", "", true),
    ("t*s*n", "touchesBegan", true), ("t*n*s", "touchesBegan", false),
    ("a*a", "a", false), ("a*a", "aa", true), ("ab*ba", "aba", false), ("ab*ba", "abba", true),
    ("*es*es*", "touchesBegan", false), ("*es*es*", "esses", true), ("a**c", "abc", true),
    ("a*b*c", "acb", false), ("touches*an", "touchesBegan", true),
    ("touches*x*an", "touchesBegan", false),
  ])
  func `a star is any run of characters`(name: String, text: String, matches: Bool) {
    #expect(pattern("*.\(name)").matches(name: text) == matches)
    // The same holds of the object's half, and a name alone is that of any object.
    #expect(pattern("\(name).x").matches(object: text) == matches)
    #expect(pattern(name).matches(object: text))
  }
}
