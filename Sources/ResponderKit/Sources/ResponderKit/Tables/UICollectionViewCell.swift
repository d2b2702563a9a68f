public import Foundation

/// A view of a collection view that can be used again when it has left the screen.
open class UICollectionReusableView: UIView {
  /// The name under which the collection view keeps views of this kind; none is registered here.
  open var reuseIdentifier: String? { nil }

  /// Called before the view is used again; does nothing.
  open func prepareForReuse() {}
}

/// An item of a collection view.
///
/// A cell keeps no touches: they climb on to the collection view, which highlights and selects.
///
/// As in a table, its content view lies in front of what its initializer added to the cell itself.
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  final let content = UIView()
  final var highlighted = false {
    didSet { showsChange() }
  }
  final var selected = false {
    didSet { showsChange() }
  }
  final var place = CellPlace(property: "cellForItem")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private final func addContent() {
    content.frame = bounds
    addSubview(content)
  }

  /// The view that holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  /// Whether a finger presses the item.
  open var isHighlighted: Bool {
    get { highlighted }
    set { highlighted = newValue }
  }

  /// Whether the item is selected.
  open var isSelected: Bool {
    get { selected }
    set { selected = newValue }
  }

  /// Makes the content view as large as the cell.
  open override func layoutSubviews() {
    content.frame = bounds
    super.layoutSubviews()
  }
}
