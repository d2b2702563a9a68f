public import Foundation

extension UIView {
  /// Converts a point of this view's bounds into another view's; `nil` means the window.
  ///
  /// - hit-test.convert-point: up to the lowest common ancestor and down to the destination.
  ///
  /// The way leads through bounds, centers and transforms only: whether the views are hidden,
  /// clipped or in a window makes no difference. A pop-up of a button finds its place in the window
  /// like this:
  ///
  /// ```swift
  /// let corner = button.convert(CGPoint(x: 0, y: button.bounds.maxY), to: nil)
  /// ```
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view ?? top)
  }

  /// Converts a point of another view's bounds into this one's; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view ?? top, to: self)
  }

  /// Converts a rectangle as the bounding box of its corners (hit-test.convert-rect).
  ///
  /// Under a rotation the result is larger than what it stands for. Between views of different
  /// branches the box is taken twice, so that it may be larger than the box of the converted
  /// corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view ?? top)
  }

  /// Converts a rectangle of another view's bounds into this one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view ?? top, to: self)
  }

  /// The topmost view of the tree: the window, where there is one.
  private var top: UIView {
    var top = self
    while let next = top.parentView { top = next }
    return top
  }

  private static func convert(
    _ point: CGPoint,
    from source: UIView,
    to destination: UIView
  )
    -> CGPoint
  {
    let meeting = commonAncestor(source, destination)
    return down(up(point, from: source, to: meeting), from: meeting, to: destination)
  }

  private static func convert(_ rect: CGRect, from source: UIView, to destination: UIView) -> CGRect
  {
    let meeting = commonAncestor(source, destination)
    if meeting === source || meeting === destination {
      return CGRect(
        boundingBoxOf: rect.corners.map {
          down(up($0, from: source, to: meeting), from: meeting, to: destination)
        }
      )
    }
    // Between branches a box is taken twice: in the common ancestor and in the destination.
    let box = CGRect(boundingBoxOf: rect.corners.map { up($0, from: source, to: meeting) })
    return CGRect(boundingBoxOf: box.corners.map { down($0, from: meeting, to: destination) })
  }

  /// The nearest view above both, or `nil` when they stand in different trees.
  private static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.parentView
    }
    return nil
  }

  /// Takes a point up to an ancestor's bounds; to the screen's when there is no ancestor.
  private static func up(_ point: CGPoint, from source: UIView, to ancestor: UIView?) -> CGPoint {
    var point = point
    var current: UIView? = source
    while let view = current, view !== ancestor {
      point = view.geometry.toSuperview(point)
      current = view.parentView
    }
    return point
  }

  /// Takes a point down from an ancestor's bounds, or from the screen.
  private static func down(
    _ point: CGPoint,
    from ancestor: UIView?,
    to destination: UIView
  )
    -> CGPoint
  {
    var way: [UIView] = []
    var current: UIView? = destination
    while let view = current, view !== ancestor {
      way.append(view)
      current = view.parentView
    }
    // The way was gathered from the bottom; a point goes down it from the top.
    return way.reversed().reduce(point) { point, view in
      // A singular transform is undone as if it were the identity of Core Graphics: unchanged.
      view.geometry.fromSuperview(point) ?? point.applying(view.transform)
    }
  }
}

extension UIView {
  /// A rectangle of the view's bounds in the coordinates of the screen; `nil` without a window.
  final func onScreen(_ rect: CGRect) -> CGRect? {
    window.map { window in
      let place = convert(rect, to: window)
      return CGRect(origin: window.geometry.toSuperview(place.origin), size: place.size)
    }
  }
}
