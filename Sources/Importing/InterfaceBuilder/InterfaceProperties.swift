import Jansson

/// Which attribute of a file is which property of a document.
struct InterfaceProperty: Sendable {
  enum Kind: Sendable {
    case flag
    case number
    case integer
    case text

    /// A point or a size, which only runtime attributes are.
    case pair

    /// A rectangle, which only runtime attributes are.
    case rect
  }

  /// The attribute in the file.
  let attribute: String

  /// The property in the document.
  let property: String

  let kind: Kind

  /// The value as a document holds it; nil where it is not of this kind.
  func value(_ text: String) -> JSONValue? {
    switch kind {
    case .flag: InterfaceNumber.flag(text).map { JSONValue($0) }
    case .number: InterfaceNumber.double(text).map { .number($0) }
    case .integer: Int(text).map { JSONValue($0) }
    case .text: JSONValue(text)
    case .pair, .rect: nil
    }
  }

  /// The value of a runtime attribute as a document holds it; nil where it is not of this kind.
  func value(_ runtime: RuntimeAttribute.Value) -> JSONValue? {
    switch (kind, runtime) {
    case (.flag, .flag(let flag)): JSONValue(flag)
    case (.flag, .number(let number)): JSONValue(number != 0)
    case (.number, .number(let number)): .number(number)
    case (.integer, .number(let number)): Int(exactly: number).map { JSONValue($0) }
    case (.text, .text(let text)): JSONValue(text)
    case (.pair, .numbers(let numbers)) where numbers.count == 2: .numbers(numbers)
    case (.rect, .numbers(let numbers)) where numbers.count == 4: .numbers(numbers)
    default: nil
    }
  }

  /// The properties of a class of documents.
  static func properties(of model: String) -> [InterfaceProperty] {
    if model.hasSuffix("GestureRecognizer") { return recognizer + (own[model] ?? []) }
    if model.hasSuffix("Controller") { return controller + (own[model] ?? []) }
    guard model != "NSObject" else { return [] }
    return view + (controls.contains(model) ? control : []) + (own[model] ?? [])
  }

  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UISlider", "UISwitch", "UIStepper", "UISegmentedControl",
    "UIPageControl", "UITextField",
  ]

  private static func rows(_ kind: Kind, _ names: [(String, String)]) -> [InterfaceProperty] {
    names.map { InterfaceProperty(attribute: $0.0, property: $0.1, kind: kind) }
  }

  private static let view =
    rows(
      .flag,
      [
        ("hidden", "isHidden"), ("userInteractionEnabled", "isUserInteractionEnabled"),
        ("multipleTouchEnabled", "isMultipleTouchEnabled"), ("exclusiveTouch", "isExclusiveTouch"),
        ("clipsSubviews", "clipsToBounds"),
      ]
    ) + rows(.number, [("alpha", "alpha")]) + rows(.integer, [("tag", "tag")])
    + rows(.rect, [("frame", "frame"), ("bounds", "bounds")]) + rows(.pair, [("center", "center")])

  private static let control = rows(
    .flag,
    [("enabled", "isEnabled"), ("selected", "isSelected"), ("highlighted", "isHighlighted")]
  )

  private static let controller =
    rows(.text, [("title", "title")])
    + rows(.flag, [("definesPresentationContext", "definesPresentationContext")])

  private static let recognizer =
    rows(
      .flag,
      [
        ("enabled", "isEnabled"), ("cancelsTouchesInView", "cancelsTouchesInView"),
        ("delaysTouchesBegan", "delaysTouchesBegan"), ("delaysTouchesEnded", "delaysTouchesEnded"),
      ]
    )

  private static let own: [String: [InterfaceProperty]] = [
    "UIButton": rows(.text, [("title", "title")])
      + rows(
        .flag,
        [
          ("showsMenuAsPrimaryAction", "showsMenuAsPrimaryAction"),
          ("changesSelectionAsPrimaryAction", "changesSelectionAsPrimaryAction"),
        ]
      ),
    "UISlider": rows(
      .number,
      [("minValue", "minimumValue"), ("maxValue", "maximumValue"), ("value", "value")]
    ) + rows(.flag, [("continuous", "isContinuous")]),
    "UISwitch": rows(.flag, [("on", "isOn")]),
    "UIStepper": rows(
      .number,
      [
        ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"),
        ("stepValue", "stepValue"), ("value", "value"),
      ]
    )
      + rows(
        .flag,
        [("continuous", "isContinuous"), ("autorepeat", "autorepeat"), ("wraps", "wraps")]
      ),
    "UISegmentedControl": rows(.integer, [("selectedSegmentIndex", "selectedSegmentIndex")])
      + rows(.flag, [("momentary", "isMomentary")]),
    "UIPageControl": rows(
      .integer,
      [("numberOfPages", "numberOfPages"), ("currentPage", "currentPage")]
    ) + rows(.flag, [("hidesForSinglePage", "hidesForSinglePage")]),
    "UILabel": rows(.text, [("text", "text")]),
    "UITextField": rows(.text, [("text", "text"), ("placeholder", "placeholder")]),
    "UITextView": rows(.text, [("text", "text")])
      + rows(.flag, [("editable", "isEditable"), ("selectable", "isSelectable")]) + scrolling,
    "UIScrollView": scrolling,
    "UINavigationController": rows(.flag, [("navigationBarHidden", "isNavigationBarHidden")]),
    "UITabBarController": rows(.integer, [("selectedIndex", "selectedIndex")]),
    "UITapGestureRecognizer": rows(
      .integer,
      [
        ("numberOfTapsRequired", "numberOfTapsRequired"),
        ("numberOfTouchesRequired", "numberOfTouchesRequired"),
      ]
    ),
    "UILongPressGestureRecognizer": rows(
      .integer,
      [
        ("numberOfTapsRequired", "numberOfTapsRequired"),
        ("numberOfTouchesRequired", "numberOfTouchesRequired"),
      ]
    )
      + rows(
        .number,
        [
          ("minimumPressDuration", "minimumPressDuration"),
          ("allowableMovement", "allowableMovement"),
        ]
      ),
    "UISwipeGestureRecognizer": rows(
      .integer,
      [("numberOfTouchesRequired", "numberOfTouchesRequired")]
    ) + rows(.text, [("direction", "direction")]),
    "UIPanGestureRecognizer": pan,
    "UIScreenEdgePanGestureRecognizer": pan,
  ]

  private static let scrolling =
    rows(
      .flag,
      [
        ("scrollEnabled", "isScrollEnabled"), ("pagingEnabled", "isPagingEnabled"),
        ("bounces", "bounces"), ("alwaysBounceVertical", "alwaysBounceVertical"),
        ("alwaysBounceHorizontal", "alwaysBounceHorizontal"),
        ("directionalLockEnabled", "isDirectionalLockEnabled"),
        ("delaysContentTouches", "delaysContentTouches"),
        ("canCancelContentTouches", "canCancelContentTouches"),
      ]
    )
    + rows(
      .number,
      [
        ("minimumZoomScale", "minimumZoomScale"), ("maximumZoomScale", "maximumZoomScale"),
        ("zoomScale", "zoomScale"),
      ]
    ) + rows(.pair, [("contentSize", "contentSize"), ("contentOffset", "contentOffset")])

  private static let pan = rows(
    .integer,
    [
      ("minimumNumberOfTouches", "minimumNumberOfTouches"),
      ("maximumNumberOfTouches", "maximumNumberOfTouches"),
    ]
  )
}
