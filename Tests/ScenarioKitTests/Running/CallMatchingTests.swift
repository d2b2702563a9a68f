@testable import Catalogue
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// Lists of calls held against what happened, each written as letters: `a b+ (c d)+`.
struct CallMatchingTests {
  /// Reads the elements up to the end of a group.
  private static func elements(_ text: inout Substring) -> [CallElement] {
    var elements: [CallElement] = []
    while let letter = text.popFirst(), letter != ")" {
      switch letter {
      case " ": continue
      case "(":
        elements.append(.group(Self.elements(&text)))
        _ = text.popFirst()
      default:
        let pattern = CallPattern(
          occurrence: OccurrencePattern("x.\(letter)", in: .standard),
          path: .document
        )
        let isRepeated = text.first == "+"
        if isRepeated { text.removeFirst() }
        elements.append(isRepeated ? .oneOrMore(pattern) : .one(pattern))
      }
    }
    return elements
  }

  /// Where a list and what happened part, as the element and how much lies before; nil if nowhere.
  private func parting(
    _ list: String,
    _ happened: String,
    exactly: Bool
  ) throws -> (element: Int, found: Int)? {
    var rest = Substring(list)
    let letters = Array(happened)
    let matching = CallMatching(found: letters.count, exactly: exactly) { pattern, place in
      pattern.occurrence.name == String(letters[place])
    }
    return try matching.firstParting(Self.elements(&rest)).map { ($0.element, $0.found) }
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("a b", "ab"), ("a+", "a"), ("a+", "aaa"), ("a+ b", "aab"),
    ("a+ a", "aa"), ("a+ a b", "aaab"), ("(a b)+", "ab"), ("(a b)+", "ababab"),
    ("(a b)+ a b", "abab"), ("(a b)+ a c", "ababac"), ("(a+ b)+", "aabab"),
    ("((a b)+ c)+", "ababcabc"),
    ("x (a)+ y", "xaay"), ("(a b+)+ b", "abbb"),
  ])
  func `a list that fits exactly`(list: String, happened: String) throws {
    #expect(try parting(list, happened, exactly: true) == nil)
    #expect(try parting(list, happened, exactly: false) == nil)
  }

  @Test(arguments: [
    ("", "a", 0, 0), ("a", "", 0, 0), ("a b", "a", 1, 1), ("a b", "ac", 1, 1),
    ("a b", "abc", 2, 2), ("a b", "ba", 0, 0), ("a a", "a", 1, 1), ("a", "aa", 1, 1),
    ("a+", "", 0, 0), ("a+", "ab", 1, 1), ("a+ b", "aa", 1, 2), ("a+ b c", "aac", 1, 2),
    ("a+ a b", "ab", 1, 1), ("(a b)+", "aba", 0, 3), ("(a b)+ c", "abab", 1, 4),
    ("(a b)+ c", "abc", nil, 0), ("x (a b)+ c", "xaba", 1, 4), ("(a+ b)+ c", "aab", 1, 3),
    ("a (b c)+ d", "abcb", 1, 4), ("a b c", "abd", 2, 2),
  ])
  func `a list that does not fit exactly parts at one place`(
    list: String,
    happened: String,
    element: Int?,
    found: Int
  ) throws {
    let parting = try parting(list, happened, exactly: true)
    #expect(parting?.element == element)
    #expect((parting?.found ?? 0) == found)
  }

  @Test(arguments: [
    ("a b", "xaxbx"), ("a a", "xaxa"), ("a+ b", "axaxb"), ("(a b)+ c", "axbxaxbxc"), ("", "abc"),
    ("a b", "aabb"), ("(a b)+", "xab"),
  ])
  func `in order, others may stand between`(list: String, happened: String) throws {
    #expect(try parting(list, happened, exactly: false) == nil)
  }

  @Test(arguments: [
    ("a", "", 0, 0), ("a", "xyz", 0, 0), ("a b", "ba", 1, 2), ("a a", "xax", 1, 2),
    ("a b c", "xaxbx", 2, 4), ("a b c", "cba", 1, 3), ("a+ b", "xaxa", 1, 2),
    ("(a b)+ c", "abxab", 1, 2), ("(a b) c", "a", 0, 0),
  ])
  func `in order, what is missing is looked for after the farthest that was found`(
    list: String,
    happened: String,
    element: Int,
    found: Int
  ) throws {
    let parting = try #require(try parting(list, happened, exactly: false))
    #expect((parting.element, parting.found) == (element, found))
  }
}
