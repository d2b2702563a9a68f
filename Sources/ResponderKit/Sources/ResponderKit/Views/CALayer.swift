public import Foundation

/// A view's layer: it is drawn, and it is neither a responder nor ever hit.
///
/// - hit-test.layers-are-not-hit, chain.layers-not-members, hit-test.z-position-ignored
public final class CALayer: NSObject {
  private weak var view: UIView?
  private var ownGeometry = ViewGeometry(frame: .zero)

  /// How far to the front the layer is drawn; hit-testing does not look at it.
  public var zPosition: CGFloat = 0
  /// The radius of the drawn corners; hit-testing does not look at it.
  public var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off when drawn; hit-testing does not look at it.
  public var masksToBounds = false
  /// A layer whose shape cuts the drawing; hit-testing does not look at it.
  public var mask: CALayer?
  /// The depth part of a 3D transform; hit-testing does not look at it.
  public var translationZ: CGFloat = 0
  /// Layers without a view, and the layers of subviews are not among them.
  public internal(set) var sublayers: [CALayer] = []
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

  /// Adds a layer without a view; it takes no place among the subviews.
  public func addSublayer(_ layer: CALayer) { sublayers.append(layer) }
}
