import Foundation
import Jansson
import ResponderKit

/// Numbers of a film, with no more digits than a drawing needs.
enum FilmNumber {
  /// A length in points, with three decimals at most.
  static func length(_ value: Double) -> JSONValue { rounded(value, 1000) }

  /// A factor of a matrix, with six decimals at most.
  static func factor(_ value: Double) -> JSONValue { rounded(value, 1_000_000) }

  private static func rounded(_ value: Double, _ parts: Double) -> JSONValue {
    // What is infinite or no number is nowhere to be drawn.
    guard value.isFinite else { return JSONValue(0) }
    let rounded = (value * parts).rounded() / parts
    guard rounded.isFinite else { return JSONValue(0) }
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return JSONValue(Int(rounded)) }
    return JSONValue(rounded)
  }
}

extension FilmNumber {
  static func json(_ matrix: CGAffineTransform) -> JSONValue {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map { factor(Double($0)) }
    return JSONValue(factors + [matrix.tx, matrix.ty].map { length(Double($0)) })
  }

  static func json(_ rect: CGRect) -> JSONValue {
    json([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  static func json(_ size: CGSize) -> JSONValue { json([size.width, size.height]) }

  static func json(_ point: CGPoint) -> JSONValue { json([point.x, point.y]) }

  private static func json(_ lengths: [CGFloat]) -> JSONValue {
    JSONValue(lengths.map { length(Double($0)) })
  }
}
