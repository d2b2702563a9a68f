public import Foundation

/// A choice that an alert offers.
///
/// It belongs to the alert that it is added to, which keeps it.
open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable, CaseIterable {
    case `default`, cancel, destructive
  }

  final let titleText: String?
  final let actionStyle: Style
  final var enabled = true
  final let handler: ((UIAlertAction) -> Void)?
  final weak var alert: UIAlertController?
  final weak var buttonView: PressableView?
  /// Where the button stood on the screen when it was chosen: by the time the handler runs it has
  /// gone with the alert.
  final var chosenPlace: CGRect?

  /// Makes a choice; the handler runs when it was chosen and the alert is gone.
  public init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    titleText = title
    actionStyle = style
    self.handler = handler
    super.init()
  }

  /// What the button says.
  open var title: String? { titleText }

  /// What the choice means.
  open var style: Style { actionStyle }

  /// Whether it can be chosen; true by default.
  open var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }

  /// The button on screen, as the place for a finger.
  @_spi(Workbench) public final var button: UIView? { buttonView }
}

/// An alert or an action sheet.
///
/// It is presented like any controller, over the full screen with what lies behind dimmed, and does
/// not cover: its presenter hears nothing. Its view has a row for each field and each button, of
/// sizes that are our choice.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in remove() })
/// present(alert, animated: true)
/// ```
///
/// A press on a button dismisses the alert, and the handler runs when it has gone: by then the
/// first responder from before has the focus again.
///
/// - first-responder.modal-preserved
/// - chain.popover-like-presented: what the alert does not handle comes to its presenter.
open class UIAlertController: UIViewController {
  /// Whether it stands in the middle or comes from below.
  public enum Style: Int, Sendable, CaseIterable {
    case actionSheet, alert
  }

  final var alertStyle = Style.actionSheet
  final var messageText: String?
  final var actionList: [UIAlertAction] = []
  final var fieldList: [UITextField] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    messageText = message
    alertStyle = preferredStyle
  }

  /// What the alert says under its title.
  open var message: String? {
    get { messageText }
    set { messageText = newValue }
  }

  /// Whether it stands in the middle or comes from below.
  open var preferredStyle: Style { alertStyle }

  /// Sets the style, as a document does before the alert is shown.
  @_spi(Workbench) public final func setPreferredStyle(_ style: Style) { alertStyle = style }

  /// The choices, in the order in which they were added.
  open var actions: [UIAlertAction] { actionList }

  /// The fields of an alert, in the order in which they were added.
  ///
  /// `nil` where there is none.
  open var textFields: [UITextField]? { fieldList.isEmpty ? nil : fieldList }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actionList.append(action)
    rootView?.setNeedsLayout()
  }

  /// Adds a field; an alert's first field is focused when the alert appears.
  ///
  /// The handler runs at once, with the field that was made. An action sheet shows its fields too,
  /// where a device allows them in alerts only.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = simulation.enter { UITextField(frame: .zero) }
    configurationHandler?(field)
    add(field)
  }

  /// Adds a field that is there already, as a document does.
  @_spi(Workbench) public final func add(_ field: UITextField) {
    fieldList.append(field)
    rootView?.setNeedsLayout()
  }

  /// Chooses an action, as a finger on its button does: the alert goes, then the handler runs.
  @_spi(Workbench) public final func choose(_ action: UIAlertAction, animated: Bool = true) {
    guard action.enabled, actionList.contains(where: { $0 === action }) else { return }
    action.chosenPlace = action.buttonView.flatMap { $0.onScreen($0.bounds) }
    guard presentation != nil else { return simulation.appearance.run(action) }
    let appearance = simulation.appearance
    dispatcher.callVoid(.dismiss, on: self, arguments: [.flag(animated)]) {
      dismiss(animated: animated) { appearance.run(action) }
    }
  }

  /// Gives the focus to the first field, unless somebody has it.
  open override func viewDidAppear(_ animated: Bool) {
    dispatcher.baseVoid(.viewDidAppear, of: self, arguments: [.flag(animated)]) {
      if let field = fieldList.first, presentation?.window?.firstResponderStorage == nil {
        field.askBecomeFirstResponder()
      }
    }
  }

  override func makeRootView() -> UIView {
    let root = AlertView(frame: CGRect(origin: .zero, size: size))
    root.alert = self
    return root
  }

  /// The alert's size: 270 points wide, 44 for each row under a head of 80 (our choice).
  private final var size: CGSize {
    let rows = actionList.count + fieldList.count
    let size = UIAlertController.size(rows: rows)
    guard alertStyle == .actionSheet else { return size }
    return CGSize(width: max(0, simulation.device.screen.width - 16), height: size.height)
  }

  /// The size of an alert with so many rows.
  static func size(rows: Int) -> CGSize { CGSize(width: 270, height: 80 + 44 * CGFloat(rows)) }

  /// Where the alert lies in its container.
  final func frame(in bounds: CGRect) -> CGRect {
    let frame = bounds.centered(size)
    guard alertStyle == .actionSheet else { return frame }
    return frame.offsetBy(dx: 0, dy: bounds.maxY - 42 - frame.maxY)
  }
}

/// The view of an alert: fields and buttons below one another.
final class AlertView: UIView {
  weak var alert: UIAlertController?

  override func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {
      var y: CGFloat = 80
      for row in (alert?.fieldList ?? []) + buttons() {
        if row.superview !== self { addSubview(row) }
        row.frame = CGRect(x: 0, y: y, width: bounds.width, height: 44)
        y += 44
      }
      // Its own rows are no reason to lay out again.
      needsLayout = false
    }
  }

  private func buttons() -> [UIView] {
    (alert?.actionList ?? []).map { action in
      if let button = action.buttonView { return button }
      let button = simulation.enter { PressableView(frame: .zero) }
      button.title = action.title
      button.pressed = { [weak action] in
        guard let action else { return }
        action.alert?.choose(action)
      }
      action.buttonView = button
      // Only the superview keeps it.
      addSubview(button)
      return button
    }
  }
}

extension AppearanceEnvironment {
  /// Runs the handler of an alert's action.
  func run(_ action: UIAlertAction) {
    dispatcher.observer?.didOccur(.handler(action))
    dispatcher.emit(
      .handled,
      .route,
      at: dispatcher.objects.index(of: action),
      fields: [TraceField(.name, .text("handler"))] + .rect(action.chosenPlace)
    )
    if let handler = action.handler { dispatcher.runOwnCode(of: action) { handler(action) } }
  }
}
