public import Foundation

/// A view that shows text; its interaction is off by default (hit-test.label-and-image-view-off).
///
/// A tap on it hits what lies behind or its superview. Switching interaction on makes it a hit view
/// like any other, with all that it holds:
///
/// ```swift
/// let link = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
/// link.isUserInteractionEnabled = true
/// link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "open"))
/// ```
///
/// Without the second line the recognizer never sees a touch.
open class UILabel: UIView {
  final var shownText: String? {
    didSet { showsChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    interactionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    interactionEnabled = false
  }

  /// The text that is shown.
  open var text: String? {
    get { shownText }
    set { shownText = newValue }
  }
}

/// A view that shows an image; its interaction is off by default.
///
/// A button that is put into an image view cannot be pressed for the same reason, until the image
/// view's interaction is switched on (hit-test.label-and-image-view-off).
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    interactionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    interactionEnabled = false
  }
}

extension UIView {
  /// Whether the class turns interaction off when a view is made.
  ///
  /// Only the name of the rule hangs on it: who never switched interaction on is told that the
  /// class had it off.
  final var defaultsToNoInteraction: Bool { self is UILabel || self is UIImageView }
}
