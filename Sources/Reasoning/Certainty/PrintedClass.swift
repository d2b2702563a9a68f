/// What the name of a printed class tells of it.
package struct PrintedClass {
  private let name: String

  package init(_ name: String) { self.name = name }

  /// Whether it is a class of the app's, whose overrides cannot be seen.
  package var isOfApp: Bool {
    let parts = name.prefix { $0 != "<" }.split(separator: ".")
    if parts.count > 1 { return !PrintedClass.modules.contains(String(parts[0])) }
    let plain = name.drop { $0 == "_" }
    return !PrintedClass.prefixes.contains { plain.hasPrefix($0) }
  }

  /// Whether UIKit's own version searches otherwise than a plain view.
  var hasOwnHitTest: Bool { PrintedClass.searching.contains(name) }

  /// Whether SwiftUI draws what lies in it.
  var isHosting: Bool { name.contains("_UIHostingView") }

  private static let modules: Set = ["UIKit", "UIKitCore", "SwiftUI", "SwiftUICore"]

  /// The beginnings of the names of views that are UIKit's, or of frameworks beside it.
  private static let prefixes = [
    "UI", "NS", "WK", "MK", "AV", "MTK", "SK", "PK", "PDF", "CA", "SF",
  ]

  private static let searching: Set = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIPickerView", "UIDatePicker",
    "WKWebView", "MKMapView",
  ]
}
