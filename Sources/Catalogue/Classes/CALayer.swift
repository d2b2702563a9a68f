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
        swift: SwiftAccess(writing: .impossible("a view's transform says the same")),
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
      Property(
        "sublayers",
        .optional(.list(.object("CALayer"))),
        swift: SwiftAccess(writing: .each(["@.addSublayer(#)"])),
        standard: { .none },
        "The layers of subviews and those without a view, from back to front; null for none.",
        isNodeOnly: true,
        get: { layer in
          (layer as? CALayer)?.sublayers.map { .list($0.map { .object($0) }) } ?? .none
        },
        set: { layer, value in
          for added in value.elements.compactMap({ $0.object as? CALayer }) {
            (layer as? CALayer)?.addSublayer(added)
          }
        }
      ),
      .object("superlayer", "CALayer", reading: \CALayer.superlayer, "The layer that it lies in."),
      .object("delegate", "UIView", reading: \CALayer.delegate, "The view whose layer it is."),
    ],
    methods: [
      .calling(
        "addSublayer",
        swift: "func addSublayer(_ layer: CALayer)",
        [layer],
        "Adds a layer in front."
      ) { (layer: CALayer, arguments) in
        if let added: CALayer = arguments.object(0) { layer.addSublayer(added) }
        return .none
      },
      .calling(
        "insertSublayer(_:at:)",
        swift: "func insertSublayer(_ layer: CALayer, at idx: UInt32)",
        [layer, Parameter("index", .integer)],
        "Inserts a layer at a place among all sublayers."
      ) { (layer: CALayer, arguments) in
        guard let added: CALayer = arguments.object(0) else { return .none }
        layer.insertSublayer(added, at: UInt32(clamping: Int(arguments.number(1))))
        return .none
      },
      .calling(
        "insertSublayer(_:above:)",
        swift: "func insertSublayer(_ layer: CALayer, above sibling: CALayer?)",
        [layer, Parameter("sibling", .optional(.object("CALayer")))],
        "Inserts a layer directly in front of another one."
      ) { (layer: CALayer, arguments) in
        guard let added: CALayer = arguments.object(0) else { return .none }
        layer.insertSublayer(added, above: arguments.object(1))
        return .none
      },
      .calling(
        "insertSublayer(_:below:)",
        swift: "func insertSublayer(_ layer: CALayer, below sibling: CALayer?)",
        [layer, Parameter("sibling", .optional(.object("CALayer")))],
        "Inserts a layer directly behind another one."
      ) { (layer: CALayer, arguments) in
        guard let added: CALayer = arguments.object(0) else { return .none }
        layer.insertSublayer(added, below: arguments.object(1))
        return .none
      },
      .doing(
        "removeFromSuperlayer",
        swift: "func removeFromSuperlayer()",
        "Takes it out of the layer that it lies in."
      ) { (layer: CALayer) in layer.removeFromSuperlayer() },
    ]
  )

  private static let layer = Parameter("layer", .object("CALayer"))
}
