@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Geometry as documents write it: lists of so many numbers.
struct GeometryCoercionTests {
  @Test(
    arguments: [
      (.point, "[1, 2]", "point 1.0 2.0"),
      (.point, "[1]", nil), (.point, "[1, 2, 3]", nil), (.point, "[]", nil), (.point, "1", nil),
      (.point, "[1, \"2\"]", nil), (.point, "[1, null]", nil), (.point, "null", nil),
      (.place, "[1, 2]", "point 1.0 2.0"), (.place, "\"card\"", nil),
      (.size, "[1, 2]", "size 1.0 2.0"), (.size, "[1]", nil), (.size, "[1, 2, 3]", nil),
      (.rect, "[1, 2, 3, 4]", "rect 1.0 2.0 3.0 4.0"),
      (.rect, "[1, 2, 3]", nil), (.rect, "[1, 2, 3, 4, 5]", nil), (.rect, "\"fill\"", nil),
      (.pointOrRect, "[1, 2]", "point 1.0 2.0"),
      (.pointOrRect, "[1, 2, 3, 4]", "rect 1.0 2.0 3.0 4.0"), (.pointOrRect, "[1, 2, 3]", nil),
      (.pointOrRect, "true", nil), (.pointOrRect, "[]", nil), (.pointOrRect, "\"card\"", nil),
      (.frame, "[1, 2, 3, 4]", "rect 1.0 2.0 3.0 4.0"), (.frame, "\"fill\"", "case fill"),
      (.frame, "\"Fill\"", nil), (.frame, "[1, 2]", nil), (.frame, "null", nil),
      (.insets, "[1, 2, 3, 4]", "insets 1.0 2.0 3.0 4.0"), (.insets, "[1, 2]", nil),
      (.transform, "[1, 2, 3, 4, 5, 6]", "transform 1.0 2.0 3.0 4.0 5.0 6.0"),
      (.transform, "[1, 2, 3, 4]", nil),
      (.layerTransform, "[1, 2, 3, 4, 5, 6]", "transform 1.0 2.0 3.0 4.0 5.0 6.0"),
    ] as [(ValueType, String, String?)]
  )
  func `a value of geometry is a list of just so many numbers`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    #expect(type.coerced(try .written(written))?.shown == shown, "\(type) of \(written)")
  }

  @Test(
    arguments: [
      (.range, "[0, 0]", "range 0 0"), (.range, "[3, 2]", "range 3 2"),
      (.range, "[-1, 2]", nil), (.range, "[1, -2]", nil), (.range, "[0.5, 1]", nil),
      (.range, "[1, 0.5]", nil), (.range, "[1]", nil), (.range, "[1, 2, 3]", nil),
      (.indexPath, "[0, 0]", "[0.0, 0.0]"), (.indexPath, "[1, 7]", "[1.0, 7.0]"),
      (.indexPath, "[-1, 0]", nil), (.indexPath, "[0, -1]", nil), (.indexPath, "[0, 1.5]", nil),
      (.indexPath, "[1.5, 0]", nil), (.indexPath, "[0]", nil), (.indexPath, "[0, 0, 0]", nil),
      (.indexPath, "[0, 1e300]", nil),
    ] as [(ValueType, String, String?)]
  )
  func `a range and an index path are two whole numbers from 0`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    #expect(type.coerced(try .written(written))?.shown == shown, "\(type) of \(written)")
  }

  @Test func `a range ends where a number can still tell it`() {
    let large = 9_000_000_000_000_000_000.0
    let half = Value.list([.number(large / 2), .number(large / 2)])
    #expect(ValueType.range.coerced(half)?.shown == "range 4500000000000000000 4500000000000000000")
    let whole = Value.list([.number(large), .number(large)])
    #expect(ValueType.range.coerced(whole)?.shown == nil)
  }

  @Test func `a value of one form is one of another with as many numbers`() {
    let point = Value.point(CGPoint(x: 1, y: 2))
    #expect(ValueType.size.coerced(point)?.shown == "size 1.0 2.0")
    #expect(ValueType.range.coerced(point)?.shown == "range 1 2")
    #expect(
      ValueType.indexPath.coerced(.range(NSRange(location: 1, length: 2)))?.shown == "[1.0, 2.0]"
    )
    #expect(ValueType.rect.coerced(point)?.shown == nil)
    let rect = Value.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(ValueType.insets.coerced(rect)?.shown == "insets 1.0 2.0 3.0 4.0")
    #expect(ValueType.frame.coerced(rect)?.shown == "rect 1.0 2.0 3.0 4.0")
    #expect(ValueType.point.coerced(rect)?.shown == nil)
  }

  @Test func `the rectangle that is nowhere is no frame`() {
    #expect(ValueType.rect.coerced(.rect(.null))?.shown == nil)
    #expect(ValueType.frame.coerced(.rect(.null))?.shown == nil)
    guard case .rect(let nowhere)? = ValueType.pointOrRect.coerced(.rect(.null)) else {
      Issue.record("a rectangle is one, wherever it is")
      return
    }
    #expect(nowhere.isNull)
  }
}
