public import Foundation

/// A row of a table.
///
/// What it shows belongs into its content view, which lies in front of what the cell's own
/// initializer added to the cell itself. A cell keeps no touches: they climb on to the table, which
/// highlights and selects its row.
///
/// The table keeps the cells on the screen and those that wait to be used again. A view that
/// belongs to the row is added to `contentView`; one that is added to the cell itself in its
/// initializer lies behind it and is not hit (hit-test.cell-content-view-in-front).
open class UITableViewCell: UIView, ListCell {
  /// What a cell looks like; it has no part in the model.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  final let content = UIView()
  final var highlighted = false {
    didSet { showsChange() }
  }
  final var selected = false {
    didSet { showsChange() }
  }
  final let identifier: String?
  final var place = CellPlace(property: "cellForRow")

  /// Makes a cell; one with an identifier is used again when it has left the screen.
  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addContent()
  }

  private final func addContent() {
    content.frame = bounds
    addSubview(content)
  }

  /// The view that holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  /// The name under which the table keeps cells of this kind.
  open var reuseIdentifier: String? { identifier }

  /// Whether a finger presses the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Changes whether the row is highlighted; the table calls it.
  ///
  /// `isHighlighted` leads here, so one override sees every change:
  ///
  /// ```swift
  /// override func setHighlighted(_ highlighted: Bool, animated: Bool) {
  ///   super.setHighlighted(highlighted, animated: animated)
  ///   contentView.alpha = highlighted ? 0.5 : 1
  /// }
  /// ```
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }

  /// Changes whether the row is selected; the table calls it.
  ///
  /// Called also for each cell that comes into sight, with what holds for its row.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

  /// Called before the cell stands for another row; takes highlight and selection away.
  ///
  /// Called when the cell is dequeued and not when it leaves the screen.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// Makes the content view as large as the cell.
  open override func layoutSubviews() {
    content.frame = bounds
    super.layoutSubviews()
  }
}
