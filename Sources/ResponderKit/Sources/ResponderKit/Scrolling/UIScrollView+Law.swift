import Foundation

// What the profile's numbers and the view's flags make of each axis.

extension UIScrollView {
  /// Where the offset of an axis may rest.
  final func range(_ axis: ScrollAxis) -> ScrollRange {
    range(axis, in: geometry.bounds.size)
  }

  /// Where it may rest in a viewport.
  final func range(_ axis: ScrollAxis, in viewport: CGSize) -> ScrollRange {
    ScrollRange(
      content: extent[axis],
      viewport: viewport[axis],
      leading: inset.leading(axis),
      trailing: inset.trailing(axis)
    )
  }

  /// Whether fingers can move an axis (scroll.content-fits).
  final func scrolls(_ axis: ScrollAxis) -> Bool {
    !range(axis).isEmpty || (bouncesAtEdges && alwaysBounces.contains(axis))
  }

  /// What an axis does with a drag.
  final func dragAxis(_ axis: ScrollAxis) -> ScrollDrag.Axis {
    ScrollDrag.Axis(
      range: range(axis),
      band: RubberBand(
        coefficient: simulation.profile.number(.rubberBandCoefficient),
        length: geometry.bounds.size[axis]
      ),
      bounces: bouncesAtEdges,
      isOpen: scrolls(axis)
    )
  }

  /// What an axis moves by after a lift.
  final var law: AxisMotion.Law {
    let profile = simulation.profile
    let rate =
      slowing == .normal ? profile.number(.scrollDecelerationRate) : Double(slowing.rawValue)
    return AxisMotion.Law(
      deceleration: Deceleration.Law(
        rate: rate,
        stop: profile.number(.scrollDecelerationStop) * 1000
      ),
      edge: EdgeReturn.Law(
        rate: profile.number(.scrollEdgeRate),
        end: profile.number(.scrollEdgeEnd)
      ),
      bounces: bouncesAtEdges
    )
  }

  /// The offset of least movement that shows a rectangle of the content.
  final func offset(showing rect: CGRect) -> CGPoint {
    var offset = contentOffset
    let visible = geometry.bounds
    for axis in ScrollAxis.allCases {
      let (low, length) = (rect.standardized.origin[axis], rect.standardized.size[axis])
      let (start, extent) = (visible.origin[axis], visible.size[axis])
      // Of what is longer than the view, its beginning shows, unless the view lies inside it.
      if low < start, low + length < start + extent || length <= extent { offset[axis] = low }
      if low + length > start + extent, low > start || length <= extent {
        offset[axis] = min(low, low + length - extent)
      }
      offset[axis] = range(axis).nearest(to: offset[axis])
    }
    return offset
  }
}
