/// A key of UIKit's description of a view that is read, or that decides nothing and need not be.
enum ViewField: String, CaseIterable {
  case frame, bounds, center, anchorPoint, transform
  case contentOffset, contentSize, adjustedContentInset
  case baseClass, alpha, hidden, clipsToBounds, userInteractionEnabled, enabled
  case tag, reactTag, accessibilityIdentifier, accessibilityLabel, text
  case gestureRecognizers, animations
  case opaque, autoresize, autoresizesSubviews, tintColor, backgroundColor, layer

  /// By their names: a paste has tens of thousands, and to compare each with all takes longer.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
