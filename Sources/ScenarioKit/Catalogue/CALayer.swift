import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let caLayer = ClassRow(
    "CALayer",
    CALayer.self,
    superclass: "NSObject",
    "A layer: it is drawn, and it is neither a responder nor ever hit.",
    make: { _ in CALayer() },
    properties: [
      .plain(
        "anchorPoint",
        \CALayer.anchorPoint,
        CGPoint(x: 0.5, y: 0.5),
        "The point that the view's center places, as a share of the bounds."
      ),
      .plain("frame", \CALayer.frame, .zero, "The bounding box in the superlayer."),
      .plain(
        "zPosition",
        \CALayer.zPosition,
        0,
        "How far to the front it is drawn; hit-testing does not look at it."
      ),
      .plain(
        "cornerRadius",
        \CALayer.cornerRadius,
        0,
        "The radius of drawn corners; hit-testing does not look at it."
      ),
      .plain(
        "masksToBounds",
        \CALayer.masksToBounds,
        false,
        "Whether what lies outside is not drawn; hit-testing does not look at it."
      ),
      Property(
        "transform",
        .layerTransform,
        standard: { .transform(.identity) },
        "The layer's transform; its affine part is the view's.",
        get: { ($0 as? CALayer).map { .transform($0.affineTransform) } ?? .none },
        set: { layer, value in
          guard let layer = layer as? CALayer, case .transform(let transform) = value else {
            return
          }
          layer.affineTransform = transform
        }
      ),
      .object("mask", "CALayer", \CALayer.mask, "A layer whose shape cuts the drawing."),
      .adding(
        "sublayers",
        "CALayer",
        "Layers without a view, from back to front.",
        reading: { (layer: CALayer) in layer.sublayers }
      ) { $0.addSublayer($1) },
    ],
    methods: [
      .calling("addSublayer", [Parameter("layer", .object("CALayer"))], "Adds a layer in front.") {
        (layer: CALayer, arguments) in
        if let added: CALayer = arguments.object(0) { layer.addSublayer(added) }
        return .none
      }
    ]
  )
}
