/// The names that records say, each kept once.
struct RouteNames: Sendable {
  // The first place stands for no name.
  private var names = [""]
  private var places: [String: Int32] = [:]

  /// The place of a name; 0 where there is none.
  mutating func place(of name: String?) -> Int32 {
    guard let name else { return 0 }
    if let place = places[name] { return place }
    let place = Int32(names.count)
    names.append(name)
    places[name] = place
    return place
  }

  /// The name at a place.
  subscript(place: Int32) -> String? { place == 0 ? nil : names[Int(place)] }
}
