/// Reads UIKit's warnings that a hit-test returned a view of no window.
///
/// `… self: <superview>; hit-tested subview: <subview>; invalid returned view: <view>`: the subview
/// was asked by its superview, and answered the view, which none but an override of its own does.
struct HitTestWarningsReader: FormReader {
  private var views = LooseViews(.warnings)

  /// What the warning that is being read named so far.
  private var superview: Int?
  private var subview: Int?

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    var cursor = LineCursor(line)
    while !cursor.isAtEnd {
      if cursor.skip("invalid returned view: ") {
        takeAnswer(&cursor)
      } else if cursor.skip("hit-tested subview: ") {
        takeSubview(&cursor)
      } else if cursor.skip("self: ") {
        superview = place(&cursor)
        subview = nil
      } else {
        cursor.index += 1
      }
    }
  }

  mutating func finish() -> PrintReading { views.reading }

  private mutating func takeSubview(_ cursor: inout LineCursor) {
    subview = place(&cursor)
    guard let subview, let superview else { return }
    views.reading.objects[subview].superview = views.reading.objects[superview].address
  }

  private mutating func takeAnswer(_ cursor: inout LineCursor) {
    guard let answer = place(&cursor), let subview else { return }
    views.reading.objects[subview].hitTestAnswer = views.reading.objects[answer].address
    (superview, self.subview) = (nil, nil)
  }

  /// Reads a view, and tells where it is among the objects.
  private mutating func place(_ cursor: inout LineCursor) -> Int? {
    guard let node = NodeText(cursor.line, at: cursor.index) else { return nil }
    cursor.index = node.end
    return views.add(node, of: cursor.line)
  }
}
