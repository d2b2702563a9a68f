import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// The one list of layers that a view's layer has.
struct LayerListTests {
  private let screen = Screen()
  private let card: UIView
  private let back: UIView
  private let front: UIView
  private let glow: CALayer

  init() {
    let screen = screen
    card = screen.add("card", UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    back = screen.add("back", UIView(), in: card)
    front = screen.add("front", UIView(), in: card)
    glow = screen.make { CALayer() }
  }

  /// The list by the names of the views, with a star for the layer without one.
  private var list: [String] {
    (card.layer.sublayers ?? []).map { layer in
      layer.delegate.map { screen.simulation.objects.name(of: $0) } ?? "*"
    }
  }

  private var subviews: [String] { card.subviews.map { screen.simulation.objects.name(of: $0) } }

  @Test func `hit-test.layer-list: it is nil when empty and has the layers of the subviews`() {
    #expect(back.layer.sublayers == nil)
    #expect(list == ["back", "front"])
    #expect(back.layer.superlayer === card.layer)
    #expect(back.layer.delegate === back)
    #expect(glow.superlayer == nil)
    #expect(glow.delegate == nil)
  }

  @Test func `hit-test.layer-list: what is added lies on top of everything`() {
    card.layer.addSublayer(glow)
    #expect(list == ["back", "front", "*"])
    #expect(glow.superlayer === card.layer)
    #expect(subviews == ["back", "front"])
    screen.add("new", UIView(), in: card)
    #expect(list == ["back", "front", "*", "new"])
    card.addSubview(back)
    #expect(list == ["front", "*", "new", "back"])
    #expect(subviews == ["front", "new", "back"])
  }

  @Test func `hit-test.layer-list: beside a sibling is directly beside its layer`() {
    card.layer.insertSublayer(glow, above: back.layer)
    #expect(list == ["back", "*", "front"])
    let new = screen.add("new", UIView())
    card.insertSubview(new, aboveSubview: back)
    #expect(list == ["back", "new", "*", "front"])
    card.insertSubview(new, belowSubview: front)
    #expect(list == ["back", "*", "new", "front"])
    #expect(subviews == ["back", "new", "front"])
    card.insertSubview(new, at: 0)
    #expect(list == ["new", "back", "*", "front"])
  }

  @Test func `hit-test.layer-list: to the front and to the back is to the ends of the whole list`()
  {
    card.layer.addSublayer(glow)
    card.bringSubviewToFront(back)
    #expect(list == ["front", "*", "back"])
    card.layer.insertSublayer(glow, at: 0)
    #expect(list == ["*", "front", "back"])
    card.sendSubviewToBack(back)
    #expect(list == ["back", "*", "front"])
    card.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(list == ["front", "*", "back"])
    #expect(subviews == ["front", "back"])
  }

  @Test func `what leaves the views or the layers leaves the list`() {
    card.layer.insertSublayer(glow, below: front.layer)
    front.removeFromSuperview()
    #expect(list == ["back", "*"])
    glow.removeFromSuperlayer()
    #expect(list == ["back"])
    #expect(glow.superlayer == nil)
    back.layer.removeFromSuperlayer()
    #expect(card.subviews == [])
    #expect(card.layer.sublayers == nil)
  }

  @Test func `a view's layer brings its view along, and no layer lies in itself`() {
    let other = screen.add("other", UIView())
    other.layer.addSublayer(front.layer)
    #expect(front.superview === other)
    #expect(subviews == ["back"])
    card.layer.addSublayer(glow)
    card.layer.insertSublayer(back.layer, above: glow)
    #expect(list == ["*", "back"])
    back.layer.addSublayer(card.layer)
    #expect(card.superview === screen.window)
    let inner = screen.make { CALayer() }
    glow.addSublayer(inner)
    #expect(inner.superlayer === glow)
    #expect(glow.sublayers?.count == 1)
    inner.addSublayer(glow)
    #expect(glow.superlayer === card.layer)
    card.layer.addSublayer(inner)
    #expect(glow.sublayers == nil)
    #expect(list == ["*", "back", "*"])
  }

  @Test func `hit-test.layer-list: hit-testing follows the subviews`() {
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = back.frame
    glow.frame = back.frame
    card.layer.addSublayer(glow)
    #expect(screen.hit(5, 5) == "front")
  }
}
