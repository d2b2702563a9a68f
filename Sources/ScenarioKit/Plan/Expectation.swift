import Catalogue
import Foundation
import ScenarioSyntax

/// What must be true after a step.
struct Expectation {
  /// One key of it.
  struct Item {
    let key: String
    let path: SourcePath
    let check: Check
  }

  /// What is checked.
  enum Check {
    case hit(Matcher)
    case hits([(finger: Int, matcher: Matcher, path: SourcePath)])
    case handledBy(Matcher)
    case path(Matcher)
    case discarded(Bool)
    case discardedBy(ReferencePath)
    case returned(Matcher)
    case raised(String)
    case firstResponder(Matcher)
    case firstResponders([(window: ReferencePath, matcher: Matcher, path: SourcePath)])
    case values([(reference: ReferencePath, matcher: Matcher, path: SourcePath)])
    case chain([String])
    case fired([(occurrence: OccurrencePattern, matcher: Matcher, path: SourcePath)])
    case calls(CallsExpectation)
    case rules([(id: String, decided: Bool, path: SourcePath)])
    case trace([[(key: String, matcher: Matcher)]])
    case anyOf([Expectation])
  }

  let path: SourcePath
  let items: [Item]

  /// The keys that are expectations, for diagnostics and the schema.
  static let keys = [
    "hit", "handledBy", "path", "discarded", "returned", "raised", "firstResponder", "values",
    "state", "chain", "fired", "calls", "rule", "trace", "anyOf",
  ]

  /// JSON pointers to all that it demands, one for each thing that can fail.
  var pointers: [String] { items.flatMap(\.pointers) }

  /// Whether it has a key, itself or inside `anyOf`.
  func has(_ key: String) -> Bool {
    items.contains { item in
      if item.key == key { return true }
      guard case .anyOf(let choices) = item.check else { return false }
      return choices.contains { $0.has(key) }
    }
  }
}

extension Expectation.Item {
  /// JSON pointers to what it demands, one for each thing that can fail.
  var pointers: [String] { paths.map(\.pointer) }

  /// Where it demands what, one place for each thing that can fail.
  var paths: [SourcePath] {
    switch check {
    case .hits(let fingers): fingers.map(\.path)
    case .firstResponders(let windows): windows.map(\.path)
    case .values(let values): values.map(\.path)
    case .fired(let counts): counts.map(\.path)
    case .rules(let rules): rules.map(\.path)
    case .hit, .handledBy, .path, .discarded, .discardedBy, .returned, .raised, .firstResponder,
      .chain, .calls, .trace, .anyOf:
      [path]
    }
  }
}

/// What `calls` asks of the order of occurrences.
struct CallsExpectation {
  var inOrder: [CallElement]?
  var exactly: [CallElement]?
  var of: [OccurrencePattern] = []
  var never: [CallElement] = []
  var path: SourcePath
}

/// One element of a list of calls.
indirect enum CallElement {
  case one(CallPattern)
  case oneOrMore(CallPattern)
  case group([CallElement])
}

/// A pattern of one occurrence.
struct CallPattern {
  let occurrence: OccurrencePattern
  var with: [(key: String, matcher: Matcher)] = []
  var returned: Matcher?
  var time: Matcher?
  var inside: OccurrencePattern?
  let path: SourcePath
}

/// The name of an occurrence, with `*` for any run of characters in either half.
package struct OccurrencePattern: Hashable {
  let text: String
  /// The object's half; `nil` for an action on any object.
  let object: String?
  package let name: String
  /// The way to the object, where its name alone may not tell.
  let path: ReferencePath?

  /// Reads `object.name`, or an action alone; a method may have its labels.
  init(_ text: String, in catalogue: Catalogue) {
    self.text = text
    // A method's own labels have no dot, so the last one outside brackets divides.
    if let dot = text.lastIndex(of: ".") {
      object = String(text[..<dot])
      name = catalogue.shortName(of: String(text[text.index(after: dot)...]))
    } else {
      object = nil
      name = text
    }
    let reference = object.flatMap { $0.contains("*") ? nil : ReferencePath($0) }
    // A node may give the application an id, by which it is called then.
    let isPlain = reference?.steps.isEmpty == true && reference?.base != "application"
    path = isPlain ? nil : reference
  }

  /// Whether a name is one of those that the second half means.
  func matches(name: String) -> Bool { OccurrencePattern.matches(self.name, name) }

  /// Whether an object's name is one of those that the first half means.
  package func matches(object name: String) -> Bool {
    object.map { OccurrencePattern.matches($0, name) } ?? true
  }

  private static func matches(_ pattern: String, _ text: String) -> Bool {
    guard pattern.utf8.contains(UInt8(ascii: "*")) else { return pattern == text }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
      return false
    }
    var rest = text[text.index(text.startIndex, offsetBy: first.count)...]
    // Where a part fits first, most is left for the parts behind it, so that none has to be tried
    // twice.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
