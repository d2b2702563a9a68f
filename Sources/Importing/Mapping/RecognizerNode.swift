import Jansson

/// A gesture recognizer of the app as a node of a document.
struct RecognizerNode {
  let object: PastedObject
  let id: String
  let line: Int

  /// The ids of those that have to fail first.
  let requires: [String]

  private static let known: Set<String> = [
    "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UISwipeGestureRecognizer", "UITapGestureRecognizer",
  ]

  /// Those that every scroll view has of itself, here too.
  private static let ownOfScrollViews: Set<String> = [
    "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
    "UIScrollViewPinchGestureRecognizer",
  ]

  /// Whether it becomes a node; not where UIKit makes it for the view, in the model as well.
  static func isMade(_ object: PastedObject) -> Bool {
    // A scroll view of the model brings its own, which would then be there twice.
    !ownOfScrollViews.contains(ClassName(object.className).baseName)
  }

  /// Whether the model knows what a recognizer of its class does.
  static func isKnown(_ object: PastedObject) -> Bool { knownClass(of: object) != nil }

  /// The nearest class that the format knows and that recognizes something.
  private static func knownClass(of object: PastedObject) -> String? {
    [object.className, object.baseClass ?? ""].map { ClassName($0).baseName }
      .first(where: known.contains)
  }

  /// What the rest of a print that breaks off might have said; its keys come in any order.
  private func leftOpen(_ className: String) -> [String] {
    let counts =
      className == "UITapGestureRecognizer" || className == "UILongPressGestureRecognizer"
    let flags: [(name: String, isOpen: Bool)] = [
      ("isEnabled", object.isEnabled == nil),
      ("cancelsTouchesInView", object.cancelsTouchesInView == nil),
      ("delaysTouchesBegan", object.delaysTouchesBegan == nil),
      ("delaysTouchesEnded", object.delaysTouchesEnded == nil),
      ("numberOfTapsRequired", counts && object.numberOfTapsRequired == nil),
      ("numberOfTouchesRequired", counts && object.numberOfTouchesRequired == nil),
      (
        "minimumPressDuration",
        className == "UILongPressGestureRecognizer" && object.minimumPressDuration == nil
      ),
      // Whom else it waits for stands last.
      ("requireToFail", true),
    ]
    return flags.filter(\.isOpen).map(\.name)
  }

  /// The node.
  func json() -> JSONValue {
    let json = JSONValue.object()
    json.set("id", id)
    // What nobody knows recognizes nothing, but it is there.
    let className = RecognizerNode.knownClass(of: object) ?? "UIGestureRecognizer"
    json.set("class", className)
    if let isEnabled = object.isEnabled { json.set("isEnabled", isEnabled) }
    if let cancels = object.cancelsTouchesInView { json.set("cancelsTouchesInView", cancels) }
    // And it holds nothing back: who never fails would do so forever.
    let isKnown = RecognizerNode.isKnown(object)
    if let delays = isKnown ? object.delaysTouchesBegan : false {
      json.set("delaysTouchesBegan", delays)
    }
    if let delays = isKnown ? object.delaysTouchesEnded : false {
      json.set("delaysTouchesEnded", delays)
    }
    // A long press prints 0 taps and means it; others do not print these at all.
    if className == "UITapGestureRecognizer" || className == "UILongPressGestureRecognizer" {
      if let taps = object.numberOfTapsRequired { json.set("numberOfTapsRequired", taps) }
      if let fingers = object.numberOfTouchesRequired {
        json.set("numberOfTouchesRequired", fingers)
      }
    }
    if className == "UILongPressGestureRecognizer", let duration = object.minimumPressDuration {
      json.set("minimumPressDuration", .number(duration))
    }
    if !requires.isEmpty { json.set("requireToFail", JSONValue(requires)) }
    let assumed =
      (isKnown ? [] : ["delaysTouchesBegan", "delaysTouchesEnded"])
      + (isKnown && object.wholeness == .cut ? leftOpen(className) : [])
    let origin = Origin(
      object: object,
      classNames: OriginClass(object),
      line: line,
      assumed: assumed
    )
    json.set("origin", origin.json)
    return json
  }
}
