import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What pictures show of views, and how views say that it has changed.
struct ShownViewTests {
  private let screen = Screen()

  private func shown(_ view: UIView) -> ShownView? {
    var found: ShownView?
    ShownScreen(of: screen.simulation).visit(from: view, isDeep: false) { found = $1 }
    return found
  }

  /// What is marked by a change of a view.
  private func marks(_ view: UIView, _ change: () -> Void) -> [ShownChanges.Reach] {
    let changes = ShownChanges()
    screen.simulation.dispatcher.shownChanges = changes
    screen.simulation.enter(change)
    screen.simulation.dispatcher.shownChanges = nil
    let index = screen.simulation.objects.index(of: view)
    return changes.take().filter { $0.view == index }.map(\.reach)
  }

  @Test func `an alert looks like one, with its title or else its message`() throws {
    for (title, text) in [("Delete?", "Delete?"), (nil, "All of it goes.")] {
      let screen = Screen()
      let root = screen.make { UIViewController() }
      screen.setRoot(root)
      let alert = screen.make {
        UIAlertController(title: title, message: "All of it goes.", preferredStyle: .alert)
      }
      screen.simulation.enter { root.present(alert, animated: false) }
      let view = try #require(screen.simulation.enter { alert.view })
      var shown: ShownView?
      ShownScreen(of: screen.simulation).visit(from: view, isDeep: false) { shown = $1 }
      #expect(shown?.look == .alert)
      #expect(shown?.text == text)
    }
  }

  @Test func `the matrix does what the conversion to the window does`() throws {
    let list = screen.box("list", 30, 40, 200, 300)
    let card = screen.box("card", 10, 20, 80, 60, in: list)
    let leaf = screen.box("leaf", 5, 6, 7, 8, in: card)
    list.bounds.origin = CGPoint(x: 0, y: 150)
    card.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 0.5)
    card.layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    for view in [list, card, leaf] {
      let matrix = try #require(shown(view)).matrix
      for point in [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: -4), CGPoint(x: 100, y: 7)] {
        let (drawn, known) = (point.applying(matrix), view.convert(point, to: nil))
        #expect(abs(drawn.x - known.x) < 1e-9)
        #expect(abs(drawn.y - known.y) < 1e-9)
      }
    }
  }

  @Test func `what hides a view hides what it holds, and its own alpha is told`() {
    let card = screen.box("card", 0, 0, 50, 50)
    let leaf = screen.box("leaf", 0, 0, 9, 9, in: card)
    #expect(shown(leaf)?.isHidden == false)
    card.alpha = 0.005
    #expect(shown(leaf)?.isHidden == true)
    #expect(shown(leaf)?.alpha == 1)
    card.alpha = 0.5
    #expect(shown(leaf)?.isHidden == false)
    card.isHidden = true
    #expect(shown(leaf)?.isHidden == true)
  }

  @Test func `a view is cut off by the nearest one above that clips`() {
    let list = screen.box("list", 0, 0, 50, 50)
    let row = screen.box("row", 0, 0, 50, 9, in: list)
    let leaf = screen.box("leaf", 0, 0, 9, 9, in: row)
    list.clipsToBounds = true
    let index = screen.simulation.objects.index(of: list)
    #expect(shown(leaf)?.clip == index)
    #expect(shown(list)?.clip == nil)
  }

  @Test func `views are visited as they are drawn`() {
    let card = screen.box("card", 0, 0, 50, 50)
    let back = screen.box("back", 0, 0, 9, 9, in: card)
    screen.box("front", 0, 0, 9, 9, in: card)
    back.layer.zPosition = 1
    var names: [String] = []
    ShownScreen(of: screen.simulation).visit { view, _ in
      names.append(screen.simulation.objects.name(of: view))
    }
    #expect(names.suffix(3) == ["card", "front", "back"])
  }

  @Test func `a change is marked as far as it reaches`() {
    let card = screen.box("card", 0, 0, 50, 50)
    let leaf = screen.box("leaf", 0, 0, 9, 9, in: card)
    let button = screen.add("button", UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(marks(card) { card.isUserInteractionEnabled = false } == [.own])
    #expect(marks(button) { button.isSelected = true } == [.own])
    #expect(marks(card) { card.center.x = 70 } == [.below])
    #expect(marks(card) { card.alpha = 0.5 } == [.below])
    #expect(marks(card) { leaf.removeFromSuperview() } == [.tree])
    #expect(marks(leaf) { card.center.x = 90 }.isEmpty)
    // The farthest reach counts, and a view is marked once.
    #expect(
      marks(card) {
        card.isUserInteractionEnabled = true
        card.addSubview(leaf)
        card.center.x = 20
      } == [.tree]
    )
  }

  @Test func `a color is shown as it was written, and marked when it is another`() {
    let card = screen.box("card", 0, 0, 50, 50)
    #expect(shown(card)?.colour == nil)
    #expect(marks(card) { card[look: "backgroundColor"] = .text("#ff000080") } == [.own])
    #expect(shown(card)?.colour == "#ff000080")
    #expect(marks(card) { card[look: "backgroundColor"] = .none } == [.own])
    #expect(shown(card)?.colour == nil)
  }

  @Test func `what was taken is marked no longer`() {
    let card = screen.box("card", 0, 0, 50, 50)
    let changes = ShownChanges()
    screen.simulation.dispatcher.shownChanges = changes
    card.center.x = 1
    #expect(!changes.isEmpty)
    #expect(changes.take().count == 1)
    #expect(changes.isEmpty)
    #expect(changes.take().isEmpty)
  }
}
