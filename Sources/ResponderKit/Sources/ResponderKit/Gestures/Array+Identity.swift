extension Array where Element: AnyObject {
  /// Whether an object is in the list.
  func has(_ object: Element) -> Bool { contains { $0 === object } }

  /// Takes an object out of a list that has it once at most.
  mutating func remove(_ object: Element) {
    if let place = firstIndex(where: { $0 === object }) { remove(at: place) }
  }
}
