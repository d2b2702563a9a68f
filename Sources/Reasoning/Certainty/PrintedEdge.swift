import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit

/// The edges of a view as exactly as its print tells them.
struct PrintedEdge {
  private let bounds: CGRect
  /// How far an edge may lie from where it was printed, in the view's own coordinates.
  private let error: CGFloat

  init(of view: UIView, in session: ScenarioSession) {
    bounds = view.bounds
    // Detox cuts numbers to whole points.
    error =
      session.appOrigin?.form == "H"
      ? 1
      : max(0.001, PrintedEdge.errorOfSize(of: view), PrintedEdge.errorOfPlace(of: view))
  }

  /// How wrong a view's place and size are where numbers of more than three digits were printed with
  /// six, its own and those of the views around it, which may be scrolled far.
  private static func errorOfPlace(of view: UIView) -> CGFloat {
    var error = PrintedDigits.error(view.frame.width, view.frame.height)
    var next: UIView? = view
    while let view = next {
      error += PrintedDigits.error(view.frame.minX, view.frame.minY)
      next = view.superview
      guard let superview = next else { break }
      error += PrintedDigits.error(superview.bounds.minX, superview.bounds.minY)
    }
    return error
  }

  /// How wrong a size is that was found from the box around a transformed view, which is printed
  /// with six digits.
  private static func errorOfSize(of view: UIView) -> CGFloat {
    let t = view.transform
    guard !t.isIdentity else { return 0 }
    let determinant = abs(abs(t.a * t.d) - abs(t.b * t.c))
    guard determinant > 0 else { return 0 }
    let size = max(view.frame.width, view.frame.height)
    return 5e-6 * size * (abs(t.a) + abs(t.b) + abs(t.c) + abs(t.d)) / determinant
  }

  /// Whether a point of the view's own lies so near to an edge that it may lie on either side.
  func isNear(_ point: CGPoint) -> Bool { isPossiblyInside(point) && !isSurelyInside(point) }

  /// Whether a point lies in the view, or so near to it that it may.
  func isPossiblyInside(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX - error && point.x <= bounds.maxX + error
      && point.y >= bounds.minY - error && point.y <= bounds.maxY + error
  }

  private func isSurelyInside(_ point: CGPoint) -> Bool {
    point.x > bounds.minX + error && point.x < bounds.maxX - error
      && point.y > bounds.minY + error && point.y < bounds.maxY - error
  }
}

/// Numbers as UIKit prints them in a view's description: with six digits.
private enum PrintedDigits {
  /// How wrong the worse of two numbers may be; 0 for those within the distance of every edge.
  static func error(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    let size = max(abs(one), abs(other))
    guard size >= 1000, size.isFinite else { return 0 }
    return 0.5 * pow(10, floor(log10(size)) - 5)
  }
}

/// The printed frame of a view whose own size is not known: a box around it, whose middle is its own.
struct PrintedBox {
  private let box: CGRect

  /// Takes a view whose bounds are as large as its printed frame.
  init(_ view: UIView) { box = view.bounds }

  private static let error: CGFloat = 0.001

  /// Whether it is sure on which side a point of the view's own lies: outside of the box, or in its
  /// middle, which lies in the view however wide or high that is.
  func decides(_ point: CGPoint) -> Bool {
    let error = PrintedBox.error
    if point.x < box.minX - error || point.x > box.maxX + error || point.y < box.minY - error
      || point.y > box.maxY + error
    {
      return true
    }
    return abs(point.x - box.midX) <= error && abs(point.y - box.midY) <= error
  }
}
