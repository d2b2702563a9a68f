/// A document of random views, recognizers and fingers that follows from its seed.
///
/// Whatever it does is allowed: every reference leads to an object, every finger that moves is
/// down, and at the end all are lifted. What it ends with must hold for every such document.
public struct RandomDocument {
  var numbers: SeededNumbers
  private(set) var views: [String] = []
  var recognizers: [String] = []
  /// The views whose content fingers move, plain ones and lists.
  var scrollViews: [String] = []
  var lists: [String] = []
  var cells: [String] = []
  var controls: [String] = []
  /// Points of the window, at which content of scroll views lies while nothing has moved.
  private(set) var contentPoints: [DocumentValue] = []
  /// Where the views that are being made lie in the window, in points.
  private var corner = (x: 0.0, y: 0.0)
  /// Whether the views that are being made are content of a scroll view.
  private var isInScrollView = false
  /// Whether a view keeps touches from the views around it.
  private(set) var keepsTouches = false
  /// The views that take text.
  var fields: [String] = []
  /// Whether the views lie in controllers that come and go.
  var hasControllers = false

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Makes the document of a seed.
  public static func make(seed: UInt64, steps: Int) -> DocumentValue {
    var document = RandomDocument(seed: seed)
    return document.make(steps: steps)
  }

  private mutating func make(steps: Int) -> DocumentValue {
    let profile = profile()
    var windows: DocumentValue = ["id": "window", "frame": [0, 0, 390, 844]]
    var objects: [DocumentValue] = [["id": "target", "implements": ["acted:": action()]]]
    let views = subviews(depth: 0)
    if numbers.once(in: 3) {
      let stack = stack(holding: views)
      windows["rootViewController"] = stack.root
      objects += stack.objects
    } else {
      windows["subviews"] = views
    }
    if numbers.once(in: 3) { windows["gestureRecognizers"] = gestureRecognizers() }
    let app: DocumentValue = ["objects": .list(objects), "windows": [windows]]
    return [
      "format": 1, "profile": profile, "app": app, "script": script(steps: steps),
    ]
  }

  private mutating func profile() -> DocumentValue {
    var profile: DocumentValue = ["ios": .number(numbers.pick([12, 13, 15, 17, 18]) ?? 17)]
    let toggles: [(String, [DocumentValue])] = [
      ("gesture.action-timing", ["sameEvent", "nextTurn"]),
      ("gesture.action-vs-cancel-order", ["cancelFirst", "actionFirst"]),
      ("gesture.same-view-order", ["lastAddedFirst", "firstAddedFirst"]),
      ("gesture.cancelled-sends-action", [true, false]),
      ("gesture.control-beats-ancestor-list", ["listed", "listedAndSliderPans", "none"]),
      ("pan.translation-starts", ["included", "excluded"]),
      ("touch.view-nil-after-recognition", [false, true]),
      ("ignore.animating-view-is-ineligible", ["swallowed", "skipped"]),
      ("ignore.animation-start-cancels-touch", [true, false]),
      ("first-responder.modal-preserved", [true, false]),
      ("first-responder.push-preserved", [true, false]),
    ]
    var chosen: DocumentValue = [:]
    for (name, settings) in toggles where numbers.once(in: 3) {
      chosen[name] = numbers.pick(settings)
    }
    profile["toggles"] = chosen
    return profile
  }

  // MARK: - Views

  /// Views beside one another, back to front, with views in them.
  mutating func subviews(depth: Int) -> DocumentValue {
    let count = depth == 0 ? 1 + numbers.next(below: 3) : numbers.next(below: 4 - depth)
    return .list((0..<count).map { _ in view(depth: depth) })
  }

  private mutating func view(depth: Int) -> DocumentValue {
    let id = "v\(views.count + 1)"
    views.append(id)
    var view: DocumentValue = ["id": .text(id)]
    let origin = (x: Double(numbers.next(below: 100)), y: Double(numbers.next(below: 100)))
    view["frame"] = [
      .number(origin.x), .number(origin.y),
      .number(Double(60 + numbers.next(below: 240))),
      .number(Double(60 + numbers.next(below: 240))),
    ]
    let outside = (corner, isInScrollView)
    defer { (corner, isInScrollView) = outside }
    corner = (corner.x + origin.x, corner.y + origin.y)
    if isInScrollView { contentPoints.append([.number(corner.x + 20), .number(corner.y + 20)]) }
    let isScroll = giveClass(to: &view, id, depth: depth)
    isInScrollView = isInScrollView || isScroll
    // The trace calls it by the app's own class, which changes nothing else.
    if numbers.once(in: 9) {
      view["extends"] = view["class"] ?? "UIView"
      view["class"] = .text("App\(id.uppercased())")
    }
    if numbers.once(in: 2) { view["isMultipleTouchEnabled"] = true }
    if numbers.once(in: 8) { view["isExclusiveTouch"] = true }
    let overrides = overrides(ofView: id, isScroll: isScroll)
    if overrides != [:] { view["overrides"] = overrides }
    if numbers.once(in: 2) { view["gestureRecognizers"] = gestureRecognizers() }
    if depth < 3 {
      let inner = subviews(depth: depth + 1)
      if inner != [] { view["subviews"] = inner }
      if isScroll, case .list(let views) = inner, let content = views.first?["id"],
        numbers.once(in: 3)
      {
        zooms(&view, content)
      }
    }
    return view
  }

  /// Makes a view one of a class of its own, mostly not; returns whether its content moves.
  private mutating func giveClass(to view: inout DocumentValue, _ id: String, depth: Int) -> Bool {
    switch numbers.next(below: 10) {
    case 0, 1:
      scrolls(&view, id)
      return true
    case 2 where depth < 3:
      lists(&view, id, depth: depth)
      return true
    case 3 where depth > 0: takesText(&view, id)
    case 4 where depth > 0:
      let classes = ["UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper"]
      let name = numbers.pick(classes) ?? "UIButton"
      view["class"] = .text(name)
      if name == "UISegmentedControl" { view["segments"] = ["a", "b"] }
      controls.append(id)
    default: break
    }
    return false
  }

  private mutating func overrides(ofView id: String, isScroll: Bool) -> DocumentValue {
    var overrides: DocumentValue = [:]
    if isScroll {
      for question in ["touchesShouldBegin", "touchesShouldCancel"] where numbers.once(in: 3) {
        overrides[question] = numbers.once(in: 2) ? false : answer()
      }
    }
    let methods = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    if numbers.once(in: 5), let method = numbers.pick(methods) {
      let keeps = numbers.once(in: 2)
      overrides[method] = keeps ? [] : .list([.text("super")] + mischief(on: id))
      // What hides a touch from a control or a list hides its end as well.
      if keeps {
        controls.removeAll { $0 == id }
        keepsTouches = true
      }
    }
    if numbers.once(in: 8) { overrides["gestureRecognizerShouldBegin"] = answer() }
    return overrides
  }

  // MARK: - What happens inside callbacks

  /// An answer that may be another each time.
  mutating func answer() -> DocumentValue {
    switch numbers.next(below: 4) {
    case 0: return true
    case 1: return false
    case 2: return ["onlyIf": ["$count": ["above": .number(Double(numbers.next(below: 3)))]]]
    default: return ["unless": ["$count": .number(Double(1 + numbers.next(below: 3)))]]
    }
  }

  /// What an action of a recognizer does.
  private mutating func action() -> DocumentValue { .list(mischief(on: "$sender.view")) }

  /// Changes of the tree and of recognizers in the middle of a callback, mostly none.
  mutating func mischief(on view: String) -> [DocumentValue] {
    guard numbers.once(in: 4) else { return [] }
    let change: DocumentValue =
      switch numbers.next(below: 4) {
      case 0: ["call": "removeFromSuperview", "on": .text(view)]
      case 1: ["set": .object([.init(key: member(view, "isHidden"), value: true)])]
      case 2: ["set": .object([.init(key: member(view, "isUserInteractionEnabled"), value: false)])]
      default: addingToWindow(view)
      }
    return atSomeTime(change)
  }

  /// A change that one of the first calls of a callback makes.
  mutating func atSomeTime(_ change: DocumentValue) -> [DocumentValue] {
    let often = DocumentValue.number(Double(1 + numbers.next(below: 4)))
    return [["if": ["$count": often], "then": [change]]]
  }

  /// Adds a view to the window, unless it is the window: a recognizer may be on that.
  private func addingToWindow(_ view: String) -> DocumentValue {
    let adding: DocumentValue = ["call": "addSubview", "on": "window", "with": [.text(view)]]
    guard view.hasPrefix("$") else { return adding }
    let isOther = DocumentValue.object([.init(key: view, value: ["not": "window"])])
    return ["if": isOther, "then": [adding]]
  }

  private func member(_ object: String, _ property: String) -> String { "\(object).\(property)" }
}
