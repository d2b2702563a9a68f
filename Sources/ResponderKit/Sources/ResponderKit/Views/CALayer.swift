public import Foundation

/// A view's layer: it is drawn, and it is neither a responder nor ever hit.
///
/// - hit-test.layers-are-not-hit, chain.layers-not-members, hit-test.z-position-ignored
///
/// A view makes its layer when somebody asks for it and keeps it; the layer knows its view only
/// weakly, as its `delegate`. Geometry is the view's own and is changed through either. A layer
/// that was made without a view has a geometry of its own, shows in its superlayer and is passed
/// over by every touch:
///
/// ```swift
/// let shadow = CALayer()
/// shadow.frame = card.bounds
/// card.layer.insertSublayer(shadow, at: 0)
/// ```
///
/// The card's subviews keep their places among `subviews`, and the point below them hits the card.
public final class CALayer: NSObject {
  private(set) weak var view: UIView?
  private var ownGeometry = ViewGeometry(frame: .zero)
  /// Its sublayers from back to front, where the view's subviews do not tell them alone.
  ///
  /// As long as it is `nil` the list is read off the subviews, so that a view without plain layers
  /// keeps no second list in step.
  var mixed: [CALayer]?
  /// The layer that a layer without a view lies in.
  private weak var parentLayer: CALayer?

  /// How far to the front the layer is drawn; hit-testing does not look at it.
  public var zPosition: CGFloat = 0 {
    didSet { view?.showsChange(.tree) }
  }
  /// The radius of the drawn corners; hit-testing does not look at it.
  public var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off when drawn; hit-testing does not look at it.
  public var masksToBounds = false {
    didSet { view?.showsChange(.below) }
  }
  /// A layer whose shape cuts the drawing; hit-testing does not look at it.
  public var mask: CALayer?
  /// The depth part of a 3D transform; hit-testing does not look at it.
  public var translationZ: CGFloat = 0
  /// The view whose layer it is, or `nil`.
  public var delegate: UIView? { view }

  public override init() { super.init() }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The point that `center` places, as a share of the bounds; (0.5, 0.5) by default.
  public var anchorPoint: CGPoint {
    get { view?.geometry.anchorPoint ?? ownGeometry.anchorPoint }
    set {
      if let view {
        view.geometry.anchorPoint = newValue
      } else {
        ownGeometry.anchorPoint = newValue
      }
    }
  }

  /// The bounding box in the superlayer.
  public var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set { if let view { view.frame = newValue } else { ownGeometry.setFrame(newValue) } }
  }

  /// The affine part of the layer's transform, which is the view's.
  public var affineTransform: CGAffineTransform {
    get { view?.transform ?? ownGeometry.transform }
    set { if let view { view.transform = newValue } else { ownGeometry.transform = newValue } }
  }

  // MARK: - The list

  /// The layers in this one from back to front; `nil` when there are none.
  ///
  /// - hit-test.layer-list: those of subviews and those without a view, in one list.
  public var sublayers: [CALayer]? {
    let layers = mixed ?? view?.children.map(\.layer) ?? []
    return layers.isEmpty ? nil : layers
  }

  /// The layer that this one lies in: that of the view's superview, where it has a view.
  public var superlayer: CALayer? { parentLayer ?? view?.superview?.layer }

  /// Puts a layer in front of the others; it leaves the layer it had.
  ///
  /// One without a view takes no place among the subviews; a view's layer brings its view along.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: .top) }

  /// Puts a layer at a place of the list, which is counted after the layer has been taken out.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let others = (sublayers ?? []).filter { $0 !== layer }
    guard Int(index) < others.count else { return insert(layer, at: .top) }
    insert(layer, at: .below(others[Int(index)]))
  }

  /// Puts a layer directly in front of another one; a stranger means in front of all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.map { .above($0) } ?? .top)
  }

  /// Puts a layer directly behind another one; a stranger means in front of all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.map { .below($0) } ?? .top)
  }

  /// Takes the layer out of the one it lies in; a view's layer takes its view out.
  ///
  /// For a view's layer that is `removeFromSuperview()`, with all that this tells.
  public func removeFromSuperlayer() {
    if let parentLayer {
      parentLayer.mixed?.removeAll { $0 === self }
      self.parentLayer = nil
    } else {
      view?.removeFromSuperview()
    }
  }

  private func insert(_ layer: CALayer, at place: LayerPlace) {
    // A layer cannot lie in itself.
    var above: CALayer? = self
    while let ancestor = above {
      guard ancestor !== layer else { return }
      above = ancestor.superlayer
    }
    if let view, let subview = layer.view {
      layer.removeFromPlainLayer()
      view.insert(subview, at: SubviewPlace(place, among: view.children))
      // Its place among layers without a view is finer than that among the subviews.
      if subview.superview === view { put(layer, at: place) }
      return
    }
    // Out of the old list first: a place beside a sibling is counted without the layer itself.
    layer.removeFromSuperlayer()
    layer.parentLayer = self
    put(layer, at: place)
  }

  /// Writes a layer into the list at a place; what was there of it goes.
  func put(_ layer: CALayer, at place: LayerPlace) {
    var layers = (sublayers ?? []).filter { $0 !== layer }
    layers.insert(layer, at: place.index(in: layers))
    mixed = layers
  }

  /// A view's layer that was put into one without a view goes back to its view.
  func removeFromPlainLayer() {
    if parentLayer != nil { removeFromSuperlayer() }
  }
}

/// A place in a layer's list.
enum LayerPlace {
  case top, bottom
  case above(CALayer)
  case below(CALayer)

  /// The index of the place in a list without the layer that goes there.
  func index(in layers: [CALayer]) -> Int {
    switch self {
    case .top: layers.count
    case .bottom: 0
    case .above(let sibling): layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    case .below(let sibling): layers.firstIndex { $0 === sibling } ?? layers.count
    }
  }
}

/// A place among the subviews of a view.
///
/// - hit-test.subview-order-changes, hit-test.subview-insertion
enum SubviewPlace {
  case top, bottom
  case index(Int)
  case above(UIView)
  case below(UIView)

  /// The place of a view whose layer goes to a place of the list: above what lies below it.
  init(_ place: LayerPlace, among subviews: [UIView]) {
    switch place {
    case .top: self = .top
    case .bottom: self = .bottom
    case .above(let layer): self = SubviewPlace.beside(layer, among: subviews, above: true)
    case .below(let layer): self = SubviewPlace.beside(layer, among: subviews, above: false)
    }
  }

  private static func beside(
    _ layer: CALayer,
    among subviews: [UIView],
    above: Bool
  ) -> SubviewPlace {
    if let view = layer.view { return above ? .above(view) : .below(view) }
    // A layer without a view: the next view behind it in the list is what counts.
    guard let list = layer.superlayer?.sublayers,
      let place = list.firstIndex(where: { $0 === layer })
    else { return .top }
    return list[..<place].last { $0.view != nil }.flatMap(\.view).map { .above($0) } ?? .bottom
  }

  /// The index of the place in a list without the view that goes there.
  func index(in subviews: [UIView]) -> Int {
    switch self {
    case .top: subviews.count
    case .bottom: 0
    case .index(let index): min(max(0, index), subviews.count)
    case .above(let sibling):
      subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
    }
  }

  /// The same place in the list of layers; an index is directly behind the view that follows.
  func inLayers(of subviews: [UIView], for view: UIView) -> LayerPlace {
    let others = subviews.filter { $0 !== view }
    return switch self {
    case .top: .top
    case .bottom: .bottom
    case .index(let index):
      index < others.count ? .below(others[max(0, index)].layer) : .top
    case .above(let sibling): .above(sibling.layer)
    case .below(let sibling): .below(sibling.layer)
    }
  }
}
