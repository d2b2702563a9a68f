public import Foundation

/// What stands at the bottom of the screen for the first responder: keyboard, input views.
///
/// It is told what to show and decides nothing. Shown content lies in a window of its own in front
/// of the app's, as high as the accessory view and what is below it together; what lies behind is
/// not resized. Frames are in the coordinates of the screen.
///
/// - text.keyboard-order: which notifications come, the first half now and the second when the
///   animation is over.
/// - window.keyboard-is-separate-window
@_spi(Workbench) public final class Keyboard: NSObject {
  /// What the first responder and its chain ask to be shown.
  ///
  /// - first-responder.input-view-lookup: the two are found apart from one another.
  struct Content {
    /// What takes the keyboard's place.
    enum Input {
      case none
      case system
      case custom(UIView)
    }

    var input = Input.none
    var accessory: UIView?
    /// The rule that chose the input.
    var rule: Rule = .firstResponderNoInputNoKeyboard
  }

  /// What a keyboard notification tells beside its name.
  public struct Info: Sendable, Equatable {
    /// The frame before, in screen coordinates.
    public var beginFrame = CGRect.zero
    /// The frame after, in screen coordinates.
    public var endFrame = CGRect.zero
    /// How long the change takes, in seconds.
    public var duration = 0.25
    /// How the speed changes on the way: the keyboard's own curve, which has a number only.
    ///
    /// Devices tell 7, beyond the four cases of `UIView.AnimationCurve`.
    public var curve = 7
  }

  /// The height of the system keyboard on a phone of 844 points, its bottom inset included and
  /// without a bar of suggestions.
  static let systemHeight: CGFloat = 291

  private unowned let simulation: Simulation
  private(set) var content = Content()
  private var window: UITextEffectsWindow?
  private var timer: Int?

  /// What the last notification told.
  public private(set) var info = Info()

  private var height: CGFloat = 0

  init(of simulation: Simulation) {
    self.simulation = simulation
    super.init()
    simulation.dispatcher.objects.name(self, "keyboard")
  }

  /// Where it stands, in screen coordinates; below the screen while it is hidden.
  public var frame: CGRect {
    let screen = simulation.device.screen
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Whether anything is shown.
  public var isVisible: Bool { height > 0 }

  /// The view shown in the keyboard's place; `nil` for the system keyboard and for none.
  public var inputView: UIView? {
    guard case .custom(let view) = content.input else { return nil }
    return view
  }

  /// The view shown above it.
  public var inputAccessoryView: UIView? { content.accessory }

  /// Whether a responder's view is shown here, as a field in an accessory view is.
  func holds(_ responder: UIResponder) -> Bool {
    window.map { responder.isInside($0) } ?? false
  }

  /// Whether a view that is shown has another height now.
  ///
  /// An input view may be given another frame while it is up, of which nobody tells the keyboard.
  var isResized: Bool { height(of: content) != height }

  // MARK: - Changing

  /// Shows other content, with the notifications that belong to it.
  ///
  /// Content of the same height changes places without a notification of the frame.
  func show(_ new: Content, rule: Rule) {
    let oldFrame = frame
    let wasVisible = isVisible
    // Before anybody is told, who may ask what is shown.
    content = new
    height = height(of: new)
    place()
    let changed = frame != oldFrame
    simulation.dispatcher.emit(
      .keyboard,
      .route,
      at: simulation.dispatcher.objects.index(of: self),
      rule: rule,
      fields: [
        TraceField(.state, .text(isVisible ? "visible" : "hidden")),
        TraceField(.view, inputView.map { .object($0.index) } ?? .none),
      ] + .rect(frame)
    )
    guard changed else { return }
    info.beginFrame = oldFrame
    info.endFrame = frame
    switch (wasVisible, isVisible) {
    case (false, true): announce(["ChangeFrame", "Show"])
    case (true, false): announce(["ChangeFrame", "Hide"])
    case (true, true), (false, false): announce(["ChangeFrame"])
    }
  }

  /// Posts what will happen now, and what did when the animation is over.
  ///
  /// A change in the midst of another cancels what the first one still had to say.
  private func announce(_ changes: [String]) {
    let simulation = simulation
    simulation.dispatcher.cancelTimer(timer)
    var rule: Rule? = .textKeyboardOrder
    for change in changes {
      simulation.dispatcher.post(
        "keyboardWill\(change)",
        object: simulation.firstResponders.keyboardSender,
        rule: rule
      )
      // One decision, named once, however many notifications follow from it.
      rule = nil
    }
    timer = simulation.dispatcher.setTimer(
      after: Int64(microseconds: info.duration),
      name: "keyboard",
      object: self
    ) { [unowned simulation] in
      for change in changes {
        simulation.dispatcher.post(
          "keyboardDid\(change)",
          object: simulation.firstResponders.keyboardSender
        )
      }
    }
  }

  private func height(of content: Content) -> CGFloat {
    var height = content.accessory?.frame.height ?? 0
    switch content.input {
    case .none: break
    case .system: height += Keyboard.systemHeight
    case .custom(let view): height += view.frame.height
    }
    return height
  }

  /// Puts the views into their own window, in front of all others.
  ///
  /// - window.keyboard-is-separate-window
  private func place() {
    let shown = shownViews
    guard !shown.isEmpty else {
      hideWindow()
      return
    }
    let window = window ?? makeWindow()
    window.scene = simulation.windowServer.keyWindow?.scene
    window.frame = frame
    if window.hidden { simulation.windowServer.bringIn(window) }
    // What stays is not taken out and put back: a removal would cost a field in it the focus.
    for view in window.subviews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    stack(shown, in: window)
  }

  private var shownViews: [UIView] {
    var views: [UIView] = []
    if let accessory = content.accessory { views.append(accessory) }
    switch content.input {
    case .none: break
    case .system: views.append((window ?? makeWindow()).system)
    case .custom(let view): views.append(view)
    }
    return views
  }

  private func stack(_ views: [UIView], in window: UITextEffectsWindow) {
    var y: CGFloat = 0
    for view in views {
      let height = view === window.system ? Keyboard.systemHeight : view.frame.height
      view.frame = CGRect(x: 0, y: y, width: frame.width, height: height)
      y += height
      if view.superview !== window { window.addSubview(view) }
    }
  }

  private func hideWindow() {
    guard let window else { return }
    for view in window.subviews { view.removeFromSuperview() }
    simulation.windowServer.takeAway(window)
  }

  private func makeWindow() -> UITextEffectsWindow {
    let made = simulation.enter { UITextEffectsWindow(frame: frame) }
    window = made
    return made
  }
}
