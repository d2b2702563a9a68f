@_spi(Workbench) package import ResponderKit

/// Something that an imported document does not show and that can change an answer.
package struct Doubt {
  /// What it is.
  ///
  /// The first ones decide which view is hit in a print with gaps; the others no print of views shows.
  package enum What: String, CaseIterable, Sendable {
    case frame, bounds, edge, alpha, isHidden, isUserInteractionEnabled, order, subviews
    /// There is more that is not known than cases can tell.
    case undecided
    case contentOffset
    /// The print is a list, without what lies in its views.
    case list
    case gestureRecognizers
    /// Methods that classes of the app's may override.
    case overrides
    /// Classes of UIKit's that search in a way of their own.
    case ownHitTest
    case isEnabled, windows, windowLevel
    /// What the printed root lies in.
    case superview
    case animations, swiftUI
    /// Whether the application ignores events.
    case ignoring
  }

  package let what: What
  package let objects: [ObjectIndex]
  /// The class that it is about, where it is about one.
  package var className: String?
  /// What to type into the debugger to find out; nil where nothing tells it.
  package let ask: String?
}

/// A value that an answer takes for granted.
package struct Assumed {
  package enum What: String, CaseIterable, Sendable {
    case isEnabled, windowLevel, overrides, isUserInteractionEnabled
    /// What SwiftUI draws takes no touches of its own.
    case drawnBySwiftUI
    /// Where a view lies, as a design has it and constraints may contradict.
    case frame
    /// What a view is, told by the end of its class's name.
    case `class`
    /// Classes of the app's override nothing that decides.
    case noOverrides
  }

  package let what: What
  package let objects: [ObjectIndex]
}
