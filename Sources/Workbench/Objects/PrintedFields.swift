import Foundation
@_spi(Workbench) import ResponderKit

/// What UIKit's description says of a view, in its order: each key where it is not the default.
struct PrintedFields {
  private let view: UIView

  /// The text of a view that was imported: the document has it for its name only.
  private let known: String?

  init(_ view: UIView, text: String? = nil) {
    self.view = view
    known = text
  }

  /// `frame = (x y; w h)`, which is always printed.
  static func frame(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    return "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// The keys between the frame and the recognizers.
  var all: [String] {
    var fields: [String] = []
    let anchor = view.layer.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      fields.append("anchorPoint = (\(number(anchor.x)), \(number(anchor.y)))")
    }
    if !view.transform.isIdentity {
      let t = view.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number)
      fields.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text, !text.isEmpty { fields.append("text = '\(text)'") }
    // Scroll views clip from the start, and then it is not printed.
    if view.clipsToBounds != (view is UIScrollView) {
      fields.append("clipsToBounds = \(view.clipsToBounds ? "YES" : "NO")")
    }
    if view.alpha != 1 { fields.append("alpha = \(number(view.alpha))") }
    if view.isHidden { fields.append("hidden = YES") }
    if !view.isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
    if view.tag != 0 { fields.append("tag = \(view.tag)") }
    return fields
  }

  /// What only scroll views have, which stands at the end.
  var scrolling: [String] {
    guard let scroll = view as? UIScrollView else { return [] }
    let (offset, size) = (scroll.contentOffset, scroll.contentSize)
    let inset = scroll.adjustedContentInset
    let insets = [inset.top, inset.left, inset.bottom, inset.right].map(number)
    return [
      "contentOffset: {\(number(offset.x)), \(number(offset.y))}",
      "contentSize: {\(number(size.width)), \(number(size.height))}",
      "adjustedContentInset: {\(insets.joined(separator: ", "))}",
    ]
  }

  /// The first 25 characters; a print has one line for a view.
  private var text: String? {
    let whole =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      default: String?.none
      }
    guard let line = (whole ?? known)?.replacing("\n", with: " ") else { return nil }
    return line.count > 25 ? line.prefix(25) + "..." : line
  }
}

/// A number with six digits, as C's `%g` writes it.
private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
