/// The size classes for which variations are chosen.
package struct InterfaceTraits: Hashable, Sendable {
  package enum SizeClass: String, Sendable {
    case any
    case compact
    case regular
  }

  package var width: SizeClass
  package var height: SizeClass

  package init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// Reads `compact,regular`: the width, then the height; nil where it is something else.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { SizeClass(rawValue: String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    self.init(width: width, height: height)
  }

  /// How special a variation is that applies: 0 for the default; nil where it does not apply.
  func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let isMet =
        switch part {
        case "widthClass=compact": width == .compact
        case "widthClass=regular": width == .regular
        case "heightClass=compact": height == .compact
        case "heightClass=regular": height == .regular
        default: false
        }
      guard isMet else { return nil }
    }
    return parts.count
  }
}

extension InterfaceObject {
  /// The variations that apply, each before those that are more special.
  func variations(for traits: InterfaceTraits) -> [InterfaceVariation] {
    let ranked = variations.compactMap { variation in
      traits.rank(of: variation.key).map { (rank: $0, variation: variation) }
    }
    // No key has more than two parts.
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.variation) }
  }
}
