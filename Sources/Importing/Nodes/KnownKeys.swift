/// The keys that UIKit's descriptions are known to print.
///
/// A text may hold whatever a person wrote, `;` and quotes included: what follows a `;` belongs to
/// it unless it begins a field.
enum KnownKeys {
  private static let keys: Set<String> = [
    // Views.
    "baseClass", "frame", "anchorPoint", "transform", "text", "clipsToBounds", "alpha", "hidden",
    "opaque", "autoresize", "autoresizesSubviews", "userInteractionEnabled", "tag", "animations",
    "gestureRecognizers", "tintColor", "backgroundColor", "layer", "contentOffset", "contentSize",
    "adjustedContentInset", "reactTag", "nativeID", "bounds", "center", "enabled", "dataSource",
    "delegate", "layout", "style", "borderStyle", "background", "placeholder", "image", "title",
    "attributedText", "font", "textColor", "on", "value", "selected", "highlighted", "focused",
    "accessibilityIdentifier", "accessibilityLabel", "identifier", "deepLink", "invertsColors",
    // Windows.
    "windowScene", "windowLevel", "screen", "rootViewController",
    // Recognizers.
    "state", "view", "target", "must-fail", "must-fail-for", "delaysTouchesBegan",
    "delaysTouchesEnded", "cancelsTouchesInView", "numberOfTapsRequired",
    "numberOfTouchesRequired", "minimumPressDuration", "direction", "edges",
    // Touches.
    "phase", "type", "tap count", "is pointer", "force", "window", "responder", "timestamp",
    "location in window", "previous location in window", "location in view",
    "previous location in view",
    // Layers and colours.
    "name", "position", "sublayers", "contents",
  ]

  static func contains(_ key: String) -> Bool { keys.contains(key) }

  /// Whether `; key = ` with a known key stands at an index, which is that of the `;`.
  static func begin(_ bytes: ArraySlice<UInt8>, after semicolon: Int) -> Bool {
    var index = semicolon + 1
    while index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard let key = NodeKey(bytes, at: index) else { return false }
    return key.isKnown(in: bytes)
  }
}
