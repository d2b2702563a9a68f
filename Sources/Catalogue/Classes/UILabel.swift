import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiLabel = ClassRow(
    "UILabel",
    UILabel.self,
    superclass: "UIView",
    "A view that shows text; its interaction is off by default.",
    make: { _ in UILabel(frame: .zero) },
    properties: [
      .plain("text", \UILabel.text, nil, "The text that is shown."),
      .plain(
        "isUserInteractionEnabled",
        \UIView.isUserInteractionEnabled,
        false,
        "Whether events aimed at the label reach it."
      ),
      .drawn("textColor", .color, "The color of the text; it is used for pictures."),
      .drawn("font", .any, "The font of the text; it is used for pictures."),
      .drawn(
        "textAlignment",
        .choice(["left", "center", "right", "justified", "natural"]),
        "Where the text stands in a line; it is used for pictures."
      ),
      .drawn(
        "numberOfLines",
        .count,
        "How many lines there are at most; it is used for pictures."
      ),
    ]
  )

  static let uiImageView = ClassRow(
    "UIImageView",
    UIImageView.self,
    superclass: "UIView",
    "A view that shows an image; its interaction is off by default.",
    make: { _ in UIImageView(frame: .zero) },
    properties: [
      .plain(
        "isUserInteractionEnabled",
        \UIView.isUserInteractionEnabled,
        false,
        "Whether events aimed at the image view reach it."
      ),
      .drawn("image", .any, "The image; it is used for pictures."),
    ]
  )
}
