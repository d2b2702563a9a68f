import Jansson

/// Where the values of a text stand: each by its number, in the order in which they begin.
///
/// A container comes before what it holds, so that what lies inside a value are the places from the
/// next one up to its end.
final class SyntaxPlaces: Sendable {
  struct Place: Sendable {
    /// The value around it; below 0 for the whole text.
    let parent: Int32
    /// The number of the member's name; for an element its number in the list, as `~number`.
    let step: Int32
    /// The first value after those inside.
    var end: Int32
  }

  let places: [Place]
  /// The names of members, each once.
  let names: [String]

  /// The number of each place in the text, where some of the text is left out.
  private let numbers: [Int]?

  init(_ places: [Place], names: [String], numbers: [Int]? = nil) {
    self.places = places
    self.names = names
    self.numbers = numbers
  }

  /// The number in the text of the value at a place.
  func number(at place: Int) -> Int { numbers?[place] ?? place }

  /// The places of a text that holds nothing.
  static let none = SyntaxPlaces([], names: [])

  /// The name of a member, or the number of an element, as a pointer has it.
  func key(_ place: Place) -> String {
    place.step < 0 ? String(~place.step) : names[Int(place.step)]
  }
}

/// Where a value stands in its document.
///
/// Its JSON pointer is made where somebody asks for it.
package struct SourcePath: Sendable {
  private let places: SyntaxPlaces
  private let place: Int

  init(_ places: SyntaxPlaces, _ place: Int) {
    self.places = places
    self.place = place
  }

  /// Its number among the values of the text, in the order in which they begin.
  package var number: Int { places.number(at: place) }

  /// The place of a document as a whole.
  package static let document = SourcePath(.none, 0)

  /// The JSON pointer.
  package var pointer: String {
    var keys: [String] = []
    var current = place
    while places.places.indices.contains(current), places.places[current].parent >= 0 {
      let place = places.places[current]
      keys.append(JSONPointer.escape(places.key(place)))
      current = Int(place.parent)
    }
    return keys.reversed().map { "/" + $0 }.joined()
  }

  /// The place of the member or element of that name; this one where there is none.
  package func inside(_ key: String) -> SourcePath {
    guard places.places.indices.contains(place) else { return self }
    var next = place + 1
    while next < Int(places.places[place].end) {
      if places.key(places.places[next]) == key { return SourcePath(places, next) }
      next = Int(places.places[next].end)
    }
    return self
  }
}
