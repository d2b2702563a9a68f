/// What one print tells of an object of the app.
///
/// A property that is nil was not printed; what that means (the default, or that nobody knows)
/// depends on the form, and is decided when the document is made. References are addresses as
/// printed, in lower case with `0x`.
struct PastedFields: Sendable {
  typealias Kind = PastedObject.Kind
  typealias Appearance = PastedObject.Appearance
  typealias Wholeness = PastedObject.Wholeness

  var kind: Kind
  var form: Form

  /// Where the object's print begins in the paste.
  var offset: Int

  /// The class as printed.
  var className: String

  /// The class as people read it: mangled names are taken apart, discriminators dropped.
  var displayName: String { ClassName(className).display }

  var baseClass: String?
  var address: String?

  /// The id in an Interface Builder file.
  var ib: String?

  var wholeness = Wholeness.whole

  /// The place of its parent among the objects of the same print; nil at a root, or where nesting
  /// tells nothing.
  var parent: Int?

  // MARK: What it is called

  /// The text it shows, without quotes.
  var text: String?

  /// Whether the text was cut when it was printed.
  var isTextCut = false

  var label: String?
  var identifier: String?
  var tag: Int?
  var reactTag: Int?

  // MARK: Geometry

  var frame: PrintedRect?
  var bounds: PrintedRect?
  var center: PrintedPoint?

  /// A rectangle in the window's coordinates, where the form prints one.
  var frameInWindow: PrintedRect?

  var anchorPoint: PrintedPoint?
  var transform: PrintedTransform?
  var contentOffset: PrintedPoint?
  var contentSize: PrintedSize?

  /// Top, left, bottom and right.
  var adjustedContentInset: [Double]?

  /// Whether Auto Layout found more than one place for it.
  var isLayoutAmbiguous = false

  // MARK: What decides whether it is hit

  var isHidden: Bool?
  var alpha: Double?
  var isUserInteractionEnabled: Bool?
  var isEnabled: Bool?
  var clipsToBounds: Bool?

  /// Whether recognizers are printed, not which.
  var hasRecognizers = false

  /// Whether the print broke off in it, so that nobody knows what else hangs on it.
  var lacksSubviews = false

  /// The key paths of running animations.
  var animations: [String] = []

  /// What makes its frame doubtful, where the form tells; to be said where it lies on the path.
  var doubts: [ImportWarning] = []

  // MARK: How it hangs together

  /// Address of the superview, where it is printed in words.
  var superview: String?

  /// Address of the view that its own `hitTest` answered although that lies in no window.
  var hitTestAnswer: String?

  /// Address of the next responder.
  var next: String?

  /// Address of a controller's, a recognizer's or a touch's view.
  var view: String?

  /// Class or address of the controller whose view it is.
  var controller: String?

  /// Address of the window.
  var window: String?

  // MARK: Controllers

  var appearance: Appearance?
  var isViewLoaded: Bool?

  /// Whether its view is in a window.
  var isViewInWindow: Bool?

  /// Address, or class where none is printed, of the controller that presents it.
  var presentedBy: String?

  // MARK: Recognizers

  /// State of a recognizer or phase of a touch, as printed.
  var state: String?

  var actions: [(selector: String, target: String, targetClass: String)] = []

  /// Addresses of the recognizers that have to fail first.
  var requires: [String] = []

  var cancelsTouchesInView: Bool?
  var delaysTouchesBegan: Bool?
  var delaysTouchesEnded: Bool?
  var numberOfTapsRequired: Int?
  var numberOfTouchesRequired: Int?
  var minimumPressDuration: Double?

  // MARK: Touches

  var phase: String?
  var tapCount: Int?

  /// In the window's coordinates.
  var location: PrintedPoint?

  /// What no part of the program reads, in the order of the print: a key and its value.
  var rest: [(key: String, value: String)] = []

  init(_ kind: Kind, form: Form, className: String, at offset: Int) {
    self.kind = kind
    self.form = form
    self.className = className
    self.offset = offset
  }
}
