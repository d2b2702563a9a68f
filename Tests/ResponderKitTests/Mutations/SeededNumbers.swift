/// Numbers that look random and are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 to below `limit`.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Returns true once in so many times.
  mutating func once(in times: Int) -> Bool { next(below: times) == 0 }

  /// Returns one of the elements, or `nil` where there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}
