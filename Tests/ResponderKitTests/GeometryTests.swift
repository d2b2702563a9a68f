import Foundation
@_spi(Workbench) import ResponderKit
import Testing

struct GeometryTests {
  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
      && abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
  }

  @Test func `hit-test.point-to-superview: center, transform, anchor point and bounds origin`() {
    let screen = Screen()
    let box = screen.box("box", 100, 200, 200, 100)
    box.bounds.origin = CGPoint(x: 7, y: 3)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    box.layer.anchorPoint = CGPoint(x: 0, y: 0)
    let expected = CGPoint(x: 200 + 2 * (10 - 7), y: 250 + 2 * (20 - 3))
    #expect(box.convert(CGPoint(x: 10, y: 20), to: screen.window) == expected)
    #expect(box.convert(expected, from: screen.window) == CGPoint(x: 10, y: 20))
  }

  @Test func `hit-test.convert-point: up to the common ancestor and down again`() {
    let screen = Screen()
    let left = screen.box("left", 10, 10, 100, 100)
    let right = screen.box("right", 200, 50, 100, 100)
    let leaf = screen.box("leaf", 5, 5, 10, 10, in: left)
    leaf.isHidden = true
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -184, y: -34))
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 16))
    #expect(leaf.convert(CGPoint(x: 16, y: 16), from: nil) == CGPoint(x: 1, y: 1))
    screen.make {
      let loose = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
      loose.addSubview(inner)
      // In no window nil is the topmost view.
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 4, y: 4))
    }
  }

  @Test func `hit-test.convert-rect: a box at the common ancestor and another at the destination`()
  {
    let screen = Screen()
    let left = screen.box("left", 0, 0, 100, 100)
    let right = screen.box("right", 200, 0, 100, 100)
    left.transform = CGAffineTransform(rotationAngle: .pi / 4)
    right.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let up = left.convert(square, to: screen.window)
    #expect(abs(up.width - 100 * 2.0.squareRoot()) < 1e-9)
    // Two boxes: turned by 45 degrees twice, the side doubles.
    #expect(abs(left.convert(square, to: right).width - 200) < 1e-9)
  }

  @Test func `hit-test.frame-is-derived: a turned view's frame is its bounding box`() {
    let screen = Screen()
    let bar = screen.box("bar", 100, 100, 100, 20)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(bar.frame, CGRect(x: 140, y: 60, width: 20, height: 100)))
    let frame = bar.frame
    bar.bounds.origin = CGPoint(x: 30, y: 30)
    #expect(near(bar.frame, frame))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: -1, y: 2),
    CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 9, ty: 4),
  ])
  func `hit-test.frame-assignment: it reads back, and bounds have the inverse size`(
    _ transform: CGAffineTransform
  ) {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 10, 10)
    box.bounds.origin = CGPoint(x: 3, y: 3)
    box.transform = transform
    let frame = CGRect(x: 20, y: 40, width: 80, height: 60)
    box.frame = frame
    #expect(near(box.frame, frame))
    #expect(box.bounds.origin == CGPoint(x: 3, y: 3))
    #expect(box.transform == transform)
    if transform.a == 0.5 { #expect(box.bounds.size == CGSize(width: 160, height: 120)) }
  }

  @Test func `hit-test.bounds-assignment: the view grows about its anchor point`() {
    let screen = Screen()
    let box = screen.box("box", 100, 100, 100, 100)
    box.bounds.size = CGSize(width: 200, height: 50)
    #expect(box.center == CGPoint(x: 150, y: 150))
    #expect(box.frame == CGRect(x: 50, y: 125, width: 200, height: 50))
    box.center = CGPoint(x: 0, y: 0)
    #expect(box.bounds.size == CGSize(width: 200, height: 50))
  }

  @Test func `hit-test.affine-conventions: rows, order, inverse and boxes`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(CGPoint(x: 1, y: 0).applying(quarter).y - 1) < 1e-9)
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
    #expect(CGSize(width: 3, height: 4).applying(move) == CGSize(width: 3, height: 4))
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    #expect(CGSize(width: 3, height: 4).applying(mirror) == CGSize(width: -3, height: 4))
    let unit = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(unit.applying(mirror) == CGRect(x: -2, y: 0, width: 2, height: 2))
  }
}
