public import Foundation

/// A view that shows text; its interaction is off by default (hit-test.label-and-image-view-off).
open class UILabel: UIView {
  final var shownText: String?

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
  final var defaultsToNoInteraction: Bool { self is UILabel || self is UIImageView }
}
