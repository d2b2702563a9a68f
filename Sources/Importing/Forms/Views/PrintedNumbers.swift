/// Numbers in brackets, however a version of UIKit brackets and separates them.
///
/// `(x y; w h)`, `{{x, y}, {w, h}}`, `[a, b, c, d, tx, ty]`, `(x, y)`.
struct PrintedNumbers {
  let numbers: [Double]

  private static let most = 6

  /// Reads them; nil where something else stands between, or a bracket is missing.
  init?(_ value: PastedLine) {
    var cursor = LineCursor(value)
    var numbers: [Double] = []
    numbers.reserveCapacity(Self.most)
    var depth = 0
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        cursor.index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        cursor.index += 1
        if depth == 0, !cursor.isAtEnd { return nil }
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "):
        cursor.index += 1
      default:
        guard depth > 0, numbers.count < Self.most, let number = cursor.number() else { return nil }
        numbers.append(number)
      }
    }
    guard depth == 0, !numbers.isEmpty else { return nil }
    self.numbers = numbers
  }

  var point: PrintedPoint? {
    numbers.count == 2 ? PrintedPoint(x: numbers[0], y: numbers[1]) : nil
  }

  var size: PrintedSize? {
    numbers.count == 2 ? PrintedSize(width: numbers[0], height: numbers[1]) : nil
  }

  var rect: PrintedRect? {
    guard numbers.count == 4 else { return nil }
    return PrintedRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Top, left, bottom and right.
  var insets: [Double]? { numbers.count == 4 ? numbers : nil }

  var transform: PrintedTransform? {
    guard numbers.count == 6 else { return nil }
    return PrintedTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}
