package import Jansson
import WorkbenchProtocol

/// The pages of a film, joined as they come.
package struct FilmPages {
  private let first: JSONValue
  /// What later pages have of each run, by the run's place.
  private var later: [Int: [JSONValue]] = [:]

  /// The first moment of the page that is still missing; nil when the film is whole.
  package private(set) var next: Int?

  /// Begins with the first page.
  package init(_ first: JSONValue) {
    self.first = first
    next = first[.next]?.int
  }

  /// Takes the next page.
  package mutating func add(_ page: JSONValue) {
    for run in (page[.runs] ?? .array()).elements {
      later[run[.run]?.int ?? 0, default: []].append(run)
    }
    // A page that leads back would never come to an end.
    next = page[.next]?.int.flatMap { $0 > next ?? 0 ? $0 : nil }
  }

  /// The film.
  package var film: JSONValue {
    let film = JSONValue.object()
    for (name, value) in first.members where name != JSONKey.next.spelling { film.set(name, value) }
    guard !later.isEmpty else { return film }
    let runs = (first[.runs] ?? .array()).elements.map { run in
      FilmPages.joined(run, later[run[.run]?.int ?? 0] ?? [])
    }
    film.set(.runs, JSONValue(runs))
    return film
  }

  /// A run with what later pages have of it.
  private static func joined(_ first: JSONValue, _ later: [JSONValue]) -> JSONValue {
    let run = first.shallowCopy()
    let parts = [first] + later
    for key in [JSONKey.scenes, .touches, .roles, .ways] {
      run.set(key, list(parts.compactMap { $0[key] }))
    }
    let moments = JSONValue.object()
    for (name, _) in (first[.moments] ?? .object()).members {
      moments.set(name, list(parts.compactMap { $0[.moments]?[name] }))
    }
    run.set(.moments, moments)
    run.set(.recognizers, recognizers(parts.compactMap { $0[.recognizers] }))
    return run
  }

  private static func list(_ parts: [JSONValue]) -> JSONValue {
    let list = JSONValue.array()
    for part in parts { for element in part.elements { list.append(element) } }
    return list
  }

  /// The first page has every recognizer, in order; the others add changes.
  private static func recognizers(_ parts: [JSONValue]) -> JSONValue {
    let all = list(parts).elements
    var places: [Int] = []
    var found: [Int: [JSONValue]] = [:]
    for recognizer in all {
      let place = recognizer[.object]?.int ?? -1
      if found[place] == nil { places.append(place) }
      found[place, default: []].append(recognizer)
    }
    return JSONValue(
      places.compactMap { place in
        guard let same = found[place], let first = same.first else { return nil }
        guard same.count > 1 else { return first }
        let recognizer = first.shallowCopy()
        recognizer.set(.changes, list(same.compactMap { $0[.changes] }))
        return recognizer
      }
    )
  }
}
