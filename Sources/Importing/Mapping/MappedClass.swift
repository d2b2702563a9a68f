/// What a printed class becomes in a document, and what is known of how it answers.
///
/// No class enters the model that it does not have: what is not in the tables is a plain view.
struct MappedClass: Hashable, Sendable {
  /// What has to be said of a class whose code the model does not have.
  enum Trait: String, Sendable {
    /// The border to SwiftUI: what lies below has no views to be asked.
    case hosting

    /// SwiftUI draws in it; the hosting view answers for it.
    case drawing

    /// In print it covers everything, in reality it takes nothing.
    case passesThrough

    /// UIKit's own class with a hit-test of its own.
    case ownHitTest

    /// A framework's class with a hit-test of its own.
    case frameworkHitTest
  }

  /// The class of the node.
  let name: String

  var trait: Trait?

  /// Whether only the end of its name tells what it is.
  private(set) var isGuessed = false

  /// Whether it is a control, whose enabled state nobody prints.
  let isControl: Bool

  /// Whether it scrolls, whatever it is called.
  var isScrollView: Bool { name == "UIScrollView" }

  /// Whether the class takes no touches unless it is told to.
  let refusesByDefault: Bool

  private static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField",
    "UIControl",
  ]

  private static let refusing: Set<String> = ["UILabel", "UIImageView"]

  private static let kept: Set<String> = controls.union(refusing).union([
    "UITextView", "UIWindow", "UIView",
  ])

  private static let scrolling: Set<String> = ["UIScrollView", "UITableView", "UICollectionView"]

  /// By the end of their names, where a print has no base class and no offset to tell them by.
  private static let likely = [
    ("ScrollView", "UIScrollView"), ("TableView", "UIScrollView"),
    ("CollectionView", "UIScrollView"), ("Label", "UILabel"), ("ImageView", "UIImageView"),
  ]

  /// Whose names end like those of others.
  private static let unlikely: Set<String> = ["RCTScrollView", "RCTImageView"]

  private static let passing: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
    "UIInputSetHostView",
  ]

  private static let ownHitTest: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIPickerView", "UIDatePicker",
    "UIWebView", "WKWebView", "MKMapView",
  ]

  private static let frameworks = [
    "RCT", "RN", "ASDisplayView", "_ASDisplayView", "Flutter", "Unity",
  ]

  /// Whether the document has a class as it is.
  static func isKept(_ name: String) -> Bool { kept.contains(ClassName(name).baseName) }

  /// Whether a view only shows a text or an image, for what it lies in.
  static func isLabel(_ object: PastedObject) -> Bool {
    let name = ClassName(object.className).baseName
    // Private to UIKit, and printed in every button with a title.
    return name == "UIButtonLabel" || refusing.contains(name)
      || object.baseClass.map(refusing.contains) ?? false
  }

  private init(_ name: String, _ trait: Trait? = nil) {
    self.name = name
    self.trait = trait
    isControl = MappedClass.controls.contains(name)
    refusesByDefault = MappedClass.refusing.contains(name)
  }

  /// What a class is by its name alone, in a form that prints nothing else to tell it by.
  private static func likely(_ name: String, in form: Form) -> String? {
    guard !form.printsInteraction, !unlikely.contains(name) else { return nil }
    return likely.first { name.hasSuffix($0.0) }?.1
  }

  /// Maps a view or window.
  ///
  /// - Parameters:
  ///   - object: What was printed.
  ///   - isDrawnBySwiftUI: Whether it lies in a hosting view without being a hosted UIKit view.
  init(_ object: PastedObject, isDrawnBySwiftUI: Bool = false) {
    let own = ClassName(object.className).baseName
    // A subclass of the app is what its base class is; a private class of UIKit has no base printed.
    let names = [own, object.baseClass.map { ClassName($0).baseName }].compactMap { $0 }
    let passes = names.contains(where: MappedClass.passing.contains)
    if object.kind == .window {
      self.init("UIWindow", passes ? .passesThrough : nil)
    } else if passes {
      // In print they cover everything, in reality they take nothing.
      self.init("UIView", .passesThrough)
    } else if PastedLine(Array(object.className.utf8)[...]).contains("_UIHostingView") {
      // By substring: generic, its name is mangled in every way there is. Every view is asked, and
      // the search of the standard library needs longer than all else that is read of one.
      self.init("UIView", .hosting)
    } else if isDrawnBySwiftUI {
      self.init("UIView", .drawing)
    } else if let kept = names.first(where: MappedClass.kept.contains), kept != "UIWindow" {
      self.init(kept)
    } else if names.contains(where: MappedClass.scrolling.contains) || object.contentOffset != nil {
      // Tables are only scrolled here: their cells are printed as the views that they are.
      self.init("UIScrollView")
    } else if let likely = MappedClass.likely(own, in: object.form) {
      self.init(likely)
      // Private to UIKit, so that its name says it all.
      isGuessed = own != "UIButtonLabel"
    } else if names.contains(where: MappedClass.ownHitTest.contains) {
      self.init("UIView", .ownHitTest)
    } else if MappedClass.frameworks.contains(where: own.hasPrefix) {
      self.init("UIView", .frameworkHitTest)
    } else {
      self.init("UIView")
    }
  }
}
