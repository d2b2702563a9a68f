package import Jansson
import WorkbenchProtocol

/// The rules of a page's films, each once; films name them by their places.
///
/// Of a rule that films tell otherwise, since a profile sets it to another value, there are several.
package struct SharedRules {
  private(set) var all: [JSONValue] = []
  private var places: [[UInt8]: Int] = [:]

  init() {}

  /// A film with numbers in place of its rules.
  mutating func share(_ film: JSONValue) -> JSONValue {
    let shared = film.shallowCopy()
    let numbers = JSONValue.array()
    for rule in (film[.rules] ?? .array()).elements { numbers.append(place(of: rule)) }
    shared.set(.rules, numbers)
    return shared
  }

  private mutating func place(of rule: JSONValue) -> Int {
    let text = rule.serialized(sortedKeys: true)
    if let place = places[text] { return place }
    all.append(rule)
    places[text] = all.count - 1
    return all.count - 1
  }

  /// A film with its own rules again, where a page's index holds them.
  ///
  /// - Returns: Nil where a number leads nowhere.
  package static func restored(_ film: JSONValue, from index: JSONValue?) -> JSONValue? {
    let rules = JSONValue.array()
    for rule in (film[.rules] ?? .array()).elements {
      guard rule.isNumber else {
        rules.append(rule)
        continue
      }
      guard let place = rule.int, let shared = index?[place] else { return nil }
      rules.append(shared)
    }
    let own = film.shallowCopy()
    own.set(.rules, rules)
    return own
  }
}
