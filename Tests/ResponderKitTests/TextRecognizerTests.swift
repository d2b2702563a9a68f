import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Sections 13, 19 and 20: the recognizers that fields and text views have of their own.
@Suite(.seesItsRules)
struct TextRecognizerTests {
  private let stage = GestureStage()
  private var screen: Screen { stage.screen }

  private func view() -> UITextView {
    let view = screen.add(
      "view",
      UITextView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
      in: stage.inner
    )
    view.text = "good tea"
    return view
  }

  @Test func `text.tap-via-recognizers: a tap of an ancestor is stopped by the text's own`() throws
  {
    let view = view()
    stage.add("away", UITapGestureRecognizer())
    try stage.tap()
    #expect(view.isFirstResponder)
    #expect(stage.notes.take() == [])
    #expect(screen.decided("text.tap-via-recognizers"))
  }

  @Test func `an ancestor that begins first keeps the focus away from text`() throws {
    let view = view()
    stage.add("press", UILongPressGestureRecognizer()) { $0.minimumPressDuration = 0 }
    try stage.tap()
    #expect(!view.isFirstResponder)
    #expect(stage.notes.take() == ["press.began", "press.ended"])
    #expect(!screen.decided("text.tap-via-recognizers"))
  }

  @Test func `text that takes no focus by tap leaves taps to others`()
    throws
  {
    let view = view()
    view.isSelectable = false
    stage.add("away", UITapGestureRecognizer())
    try stage.tap()
    #expect(!view.isFirstResponder)
    #expect(stage.notes.take() == ["away.ended"])
  }

  @Test func `the app's recognizers stand beside those of UIKit, and go alone`() throws {
    let view = view()
    let scrolling = view.gestureRecognizers ?? []
    #expect(scrolling.last === view.panGestureRecognizer)
    let tap = stage.add("tap", UITapGestureRecognizer(), to: view)
    #expect(view.gestureRecognizers == scrolling + [tap])
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
    try stage.tap()
    #expect(view.isFirstResponder)
  }

  @Test(arguments: [(0.40, true), (0.46, false)])
  func `text-interaction.own-taps: two taps select a word, a little slower than others`(
    pause: Double,
    selects: Bool
  ) throws {
    let view = view()
    let double = stage.add("double", UITapGestureRecognizer(), to: stage.outer) {
      $0.numberOfTapsRequired = 2
      $0.cancelsTouchesInView = false
    }
    view.becomeFirstResponder()
    stage.wait(1)
    try stage.tap()
    stage.wait(pause)
    try stage.tap()
    #expect(view.selectedRange == NSRange(location: selects ? 5 : 8, length: selects ? 3 : 0))
    #expect(!stage.states(of: double).contains("ended"))
    #expect(screen.decided("text-interaction.own-taps") == selects)
  }

  @Test(arguments: [(101.0, 78.0, 4), (60, 78, 0), (83, 93, 11), (159, 93, 13), (70, 150, 13)])
  func `a tap on text that has the focus moves the caret`(x: Double, y: Double, caret: Int) throws {
    let view = view()
    view.text = "good tea\nmore"
    view.selectedRange = NSRange(location: 2, length: 3)
    view.becomeFirstResponder()
    try stage.tap(x, y)
    #expect(view.selectedRange == NSRange(location: caret, length: 0))
  }

  @Test func `a tap on a field that has the focus moves the caret, of which the delegate hears`()
    throws
  {
    final class Listener: UITextFieldDelegate {
      var carets: [Int] = []
      func textFieldDidChangeSelection(_ textField: UITextField) {
        carets.append(textField.selectedTextRange?.location ?? -1)
      }
    }
    let field = screen.add(
      "field",
      UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    )
    let listener = Listener()
    field.text = "good tea"
    field.delegate = listener
    try stage.tap(18, 335)
    #expect(field.isFirstResponder && listener.carets.isEmpty)
    stage.wait(1)
    try stage.tap(18, 335)
    stage.wait(1)
    try stage.tap(18, 335)
    #expect(listener.carets == [2])
    stage.simulation.firstResponders.type("x")
    #expect(field.text == "goxod tea")
  }

  @Test func `edit-menu.text-long-press: the menu of what has the focus comes at the lift`() throws
  {
    let view = view()
    try stage.tap(hold: 1)
    #expect(view.isFirstResponder)
    #expect(!screen.simulation.menu.isVisible)
    stage.wait(1)
    try stage.tap(hold: 1)
    #expect(screen.simulation.menu.items == ["select:", "selectAll:"])
    #expect(screen.decided("edit-menu.text-long-press"))
    try screen.simulation.menu.choose("select:")
    #expect(view.selectedRange == NSRange(location: 5, length: 3))
    #expect(screen.simulation.menu.items == ["cut:", "copy:", "selectAll:"])
  }

  @Test func `a finger that leaves the text during a long press does nothing`() throws {
    let view = view()
    try stage.down(100, 100)
    stage.wait(1)
    try stage.move(300, 300)
    try stage.up(300, 300)
    #expect(!view.isFirstResponder)
  }

  // MARK: - The clear button

  @Test func `the clear button clears, if the delegate agrees, and gives the focus`() throws {
    final class Keeper: UITextFieldDelegate {
      var agrees = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool { agrees }
    }
    let field = screen.add(
      "field",
      UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40)),
      in: stage.outer
    )
    field.text = "tea"
    #expect(field.part(named: "clearButton") == nil)
    field.clearButtonMode = .unlessEditing
    let place = try #require(field.part(named: "clearButton"))
    let keeper = Keeper()
    field.delegate = keeper
    let log = EventLog(screen.simulation)
    try screen.tap(place.midX, 300 + place.midY)
    #expect(field.text == "tea" && field.isFirstResponder)
    #expect(field.part(named: "clearButton") == nil)
    field.resignFirstResponder()
    keeper.agrees = true
    try screen.tap(place.midX, 300 + place.midY)
    #expect(field.text == "" && field.isFirstResponder)
    #expect(log.entries.contains("field.editingChanged"))
  }

  @Test func `clearsOnBeginEditing clears when the focus comes`() throws {
    let field = screen.field("field", in: stage.outer)
    field.text = "tea"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }
}
