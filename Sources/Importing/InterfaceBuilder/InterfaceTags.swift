/// What an element of Interface Builder is in UIKit, and what stands for it in a document.
struct InterfaceTag: Sendable {
  /// The class in UIKit.
  let name: String

  /// The nearest class that documents have.
  let model: String

  private init(_ name: String, _ model: String) {
    self.name = name
    self.model = model
  }

  /// What stands for a view with this tag; nil for a tag that is not known.
  static func view(_ tag: String) -> InterfaceTag? { views[tag] }

  /// What stands for a recognizer with this tag.
  static func recognizer(_ tag: String) -> InterfaceTag? {
    recognizers[tag].map { InterfaceTag($0, $0) }
  }

  /// What stands for a controller with this tag; nil for what is no controller.
  static func controller(_ tag: String) -> InterfaceTag? {
    if let name = controllers[tag] { return name }
    guard tag.hasSuffix("Controller") || tag == "viewControllerPlaceholder",
      !withoutView.contains(tag)
    else { return nil }
    return InterfaceTag("UIViewController", "UIViewController")
  }

  private static let views: [String: InterfaceTag] = {
    var views: [String: InterfaceTag] = [:]
    let plain = [
      "view": "UIView", "containerView": "UIView", "stackView": "UIStackView",
      "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UITableViewCellContentView",
      "collectionViewCell": "UICollectionViewCell",
      "collectionViewCellContentView": "UIView",
      "collectionReusableView": "UICollectionReusableView",
      "pickerView": "UIPickerView", "progressView": "UIProgressView",
      "activityIndicatorView": "UIActivityIndicatorView", "searchBar": "UISearchBar",
      "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
      "visualEffectView": "UIVisualEffectView", "webView": "UIWebView", "wkWebView": "WKWebView",
      "mapView": "MKMapView", "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView",
      "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
      "window": "UIWindow",
    ]
    for (tag, name) in plain { views[tag] = InterfaceTag(name, "UIView") }
    for name in ["UIScrollView", "UITableView", "UICollectionView"] {
      views[tag(of: name)] = InterfaceTag(name, "UIScrollView")
    }
    for name in ["UIDatePicker", "UIColorWell"] {
      views[tag(of: name)] = InterfaceTag(name, "UIControl")
    }
    for name in [
      "UILabel", "UIImageView", "UIControl", "UIButton", "UISlider", "UISwitch", "UIStepper",
      "UISegmentedControl", "UIPageControl", "UITextField", "UITextView",
    ] {
      views[tag(of: name)] = InterfaceTag(name, name)
    }
    return views
  }()

  private static let controllers = [
    "navigationController": InterfaceTag("UINavigationController", "UINavigationController"),
    "tabBarController": InterfaceTag("UITabBarController", "UITabBarController"),
    "splitViewController": InterfaceTag("UISplitViewController", "UIViewController"),
    "pageViewController": InterfaceTag("UIPageViewController", "UIViewController"),
    "tableViewController": InterfaceTag("UITableViewController", "UIViewController"),
    "collectionViewController": InterfaceTag("UICollectionViewController", "UIViewController"),
    "glkViewController": InterfaceTag("GLKViewController", "UIViewController"),
    "avPlayerViewController": InterfaceTag("AVPlayerViewController", "UIViewController"),
  ]

  /// Controllers by their name only: they have no view and are nobody's child.
  private static let withoutView: Set<String> = ["searchDisplayController"]

  /// The name in the files of the long press is not a mistake of ours.
  private static let recognizers = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "gestureRecognizer": "UIGestureRecognizer",
  ]

  /// `UITextField` is written `textField`.
  private static func tag(of name: String) -> String {
    let rest = name.dropFirst(2)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

extension InterfaceObject {
  /// What the object is.
  enum Role: Sendable {
    case view
    case controller
    case recognizer
    case other
  }

  var role: Role {
    if InterfaceTag.view(tag) != nil { return .view }
    if InterfaceTag.recognizer(tag) != nil { return .recognizer }
    if InterfaceTag.controller(tag) != nil { return .controller }
    // Kits of others have tags of their own; what has a place in its superview is a view.
    return frame != nil ? .view : .other
  }

  /// What stands for the object in a document.
  var model: String {
    switch role {
    case .controller: InterfaceTag.controller(tag)?.model ?? "UIViewController"
    case .recognizer: InterfaceTag.recognizer(tag)?.model ?? "UIGestureRecognizer"
    case .other: "NSObject"
    case .view: viewModel
    }
  }

  private var viewModel: String {
    let model = InterfaceTag.view(tag)?.model ?? "UIView"
    guard model == "UIView" else { return model }
    // Only controls send actions, and only views that were made by another name are drawn as plain
    // ones here.
    if let name = self["customClass"], let known = InterfaceTag.view(named: name) {
      return known.model
    }
    return connections.contains { $0.kind == .action } ? "UIControl" : model
  }

  /// The class of the object in the app.
  var className: String {
    if let customClass { return customClass }
    switch role {
    case .view: return InterfaceTag.view(tag)?.name ?? "UIView"
    case .controller: return InterfaceTag.controller(tag)?.name ?? "UIViewController"
    case .recognizer: return model
    case .other: return tag == "placeholder" ? "NSObject" : tag
    }
  }
}

extension InterfaceTag {
  /// What stands for a view of this class of UIKit's.
  fileprivate static func view(named name: String) -> InterfaceTag? {
    guard name.hasPrefix("UI") else { return nil }
    return views[tag(of: name)].flatMap { $0.name == name ? $0 : nil }
  }
}
