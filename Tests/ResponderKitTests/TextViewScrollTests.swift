import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// A text view as the scroll view that it is.
@Suite(.seesItsRules)
struct TextViewScrollTests {
  /// A delegate that notes what it is told of editing and of scrolling.
  private final class Editor: UITextViewDelegate {
    var lines: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if lines.last != "didScroll" { lines.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      lines.append("willBeginDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("didEndDragging \(decelerate)")
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBeginEditing") }
  }

  private let stage = ScrollStage()
  private let editor = Editor()
  private let view: UITextView

  init() {
    view = stage.add("notes", UITextView(frame: CGRect(x: 50, y: 200, width: 200, height: 100)))
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    view.delegate = editor
  }

  @Test func `text.text-view-is-a-scroll-view: its lines scroll under its own pan`() throws {
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.contentSize.height == 416)
    view.contentInset.bottom = 4
    try stage.drag(100, 250, by: 0, -60)
    #expect(view.contentOffset.y == 50 && stage.y == 0)
    #expect(editor.lines == ["willBeginDragging", "didScroll", "didEndDragging false"])
    #expect(!view.isFirstResponder, "a drag is no tap")
    try stage.down(100, 250)
    try stage.up(100, 250, after: 0.05)
    #expect(view.isFirstResponder)
    #expect(editor.lines.last == "didBeginEditing")
    // The next one puts the caret into the line that shows under the finger: four lines of seven
    // characters lie above it, and the finger on its sixth.
    stage.wait(1)
    try stage.down(100, 250)
    try stage.up(100, 250, after: 0.05)
    #expect(view.selectedRange.location == 4 * 7 + 5)
  }

  @Test func `text.text-view-is-a-scroll-view: without scrolling the one around it scrolls`() throws
  {
    view.isScrollEnabled = false
    try stage.drag(100, 250, by: 0, -60)
    #expect(view.contentOffset == .zero && stage.y == 50)
    #expect(editor.lines.isEmpty)
  }

  @Test func `text.text-view-is-a-scroll-view: text that fits scrolls nothing`() throws {
    view.text = "one line"
    try stage.drag(100, 250, by: 0, -60)
    #expect(view.contentOffset == .zero && stage.y == 50)
    #expect(view.contentSize.height == 36)
    view.contentSize.height = 500
    #expect(view.contentSize.height == 500)
  }

  @Test func `text.text-view-is-a-scroll-view: the status bar knows of two now`() {
    stage.list.contentOffset.y = 300
    view.contentOffset.y = 100
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.y == 300 && view.contentOffset.y == 100)
    view.scrollsToTop = false
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.y == 0 && view.contentOffset.y == 100)
  }

  @Test func `text that becomes shorter stays in sight`() {
    view.contentOffset.y = 316
    view.text = "one line"
    #expect(view.contentOffset == .zero)
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    view.contentOffset.y = 316
    view.selectedRange = NSRange(location: 0, length: view.text.utf16.count)
    view.insertText("x")
    #expect(view.contentOffset == .zero)
  }
}
