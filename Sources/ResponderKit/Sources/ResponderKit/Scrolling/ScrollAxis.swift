import Foundation

/// One of the two directions in which content can move.
enum ScrollAxis: CaseIterable, Sendable {
  case horizontal, vertical
}

extension CGPoint {
  /// The part along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// Whether both parts are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension UIEdgeInsets {
  /// The inset at the beginning of an axis.
  func leading(_ axis: ScrollAxis) -> CGFloat {
    switch axis {
    case .horizontal: left
    case .vertical: top
    }
  }

  /// The inset at its end.
  func trailing(_ axis: ScrollAxis) -> CGFloat {
    switch axis {
    case .horizontal: right
    case .vertical: bottom
    }
  }
}
