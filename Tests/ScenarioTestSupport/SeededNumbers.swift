/// Numbers that look random and are the same in every run (SplitMix64).
public struct SeededNumbers {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// Returns a number from 0 to below `limit`.
  public mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  /// Returns true once in so many times.
  public mutating func once(in times: Int) -> Bool { next(below: times) == 0 }

  /// Returns one of the elements, or `nil` where there is none.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}
