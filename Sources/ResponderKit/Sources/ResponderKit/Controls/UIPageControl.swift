public import Foundation

/// A control of dots, one for each page; a tap goes one page on or back.
///
/// Which half counts is decided at the lift. What it shows is not tied to a scroll view: the app
/// moves both.
open class UIPageControl: UIControl {
  final var pages = 0 {
    didSet { showsChange() }
  }
  final var page = 0 {
    didSet { showsChange() }
  }
  final var hidesAlone = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many pages there are; 0 by default.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      currentPage = page
    }
  }

  /// The page that shows, kept among the pages; a change by code sends nothing.
  open var currentPage: Int {
    get { page }
    set { page = min(max(0, newValue), max(0, pages - 1)) }
  }

  /// Whether one page alone is not worth a dot; false by default.
  open var hidesForSinglePage: Bool {
    get { hidesAlone }
    set { hidesAlone = newValue }
  }

  /// Refuses an ancestor's single tap, which would take the press.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  /// Goes a page back for a finger in the left half, else a page on; past the ends nothing changes.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, pages > 1 || !hidesAlone else { return }
    let before = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != before { sendValueChanged(by: nil, touch: touch, event: event) }
  }
}
