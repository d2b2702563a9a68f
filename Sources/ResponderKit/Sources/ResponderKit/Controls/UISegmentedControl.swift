public import Foundation

/// A control of segments side by side, of which one is selected.
///
/// All segments are equally wide. The lift decides which one is meant, wherever the finger came
/// down; a segment that is switched off keeps the press without effect (control.segmented).
open class UISegmentedControl: UIControl {
  /// The index that means that none is selected.
  public static let noSegment = -1

  final var segments: [(title: String?, isEnabled: Bool)] = [] {
    didSet { showsChange() }
  }
  final var selectedSegment = UISegmentedControl.noSegment {
    didSet { showsChange() }
  }
  final var momentary = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with a segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { segments.append((item as? String, true)) }
  }

  /// The titles of the segments, as one property.
  @_spi(Workbench) public final var segmentTitles: [String] {
    get { segments.map { $0.title ?? "" } }
    set {
      segments = newValue.map { ($0, true) }
      // By the setter, which gives up a selection that the new titles do not have.
      selectedSegmentIndex = selectedSegment
    }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The selected segment; a change by code sends nothing.
  open var selectedSegmentIndex: Int {
    get { selectedSegment }
    set { selectedSegment = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Whether the selection is not kept; false by default.
  open var isMomentary: Bool {
    get { momentary }
    set { momentary = newValue }
  }

  /// Inserts a segment; a place beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, true), at: min(max(0, segment), segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    selectedSegmentIndex = selectedSegment
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegment = Self.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// Returns a segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Refuses an ancestor's single tap, which would take the press.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  /// Selects the segment under the finger; the selected one again sends nothing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, let segment = segment(at: touch.location(in: self)),
      segments[segment].isEnabled
    else { return }
    guard momentary || segment != selectedSegment else {
      dispatcher.emit(.declined, .route, at: index, rule: .controlSegmented)
      return
    }
    selectedSegment = segment
    sendValueChanged(by: .controlSegmented, touch: touch, event: event)
    // Handlers find the segment that was pressed; after them there is none.
    if momentary { selectedSegment = Self.noSegment }
  }

  private final func segment(at point: CGPoint) -> Int? {
    let place = (point.x - bounds.minX) / (bounds.width / CGFloat(segments.count))
    // Without a width the quotient is no number, and to make an `Int` of it would trap.
    guard !segments.isEmpty, place.isFinite else { return nil }
    return Int(min(max(0, place), CGFloat(segments.count - 1)))
  }
}

@_spi(Workbench) extension UISegmentedControl: ViewWithParts {
  public func part(named name: String) -> CGRect? {
    guard let place = segments.indices.first(where: { name == "segment[\($0)]" }) else {
      return nil
    }
    let width = bounds.width / CGFloat(segments.count)
    return CGRect(
      x: bounds.minX + CGFloat(place) * width,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
  }
}
