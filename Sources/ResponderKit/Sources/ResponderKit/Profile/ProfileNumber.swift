/// A number that the model takes from the profile: the rulebook's table 0.7.
///
/// Apple publishes few of them. So they stand in one table, with a name by which a document can
/// change each; the case's name is that name.
public enum ProfileNumber: String, CaseIterable, Sendable {
  case minimumHitAlpha, hitTestCalls, tapCountInterval, tapCountDistance, tapMaximumDuration
  case controlSlop, shakeLockout, transitionDuration, stepperRepeatDelay, panHysteresis
  case tapAllowableMovement, tapMaximumInterval, swipeMaximumDuration, swipeMinimumMovement
  case swipeMaximumCrossMovement, pinchThreshold, rotationThreshold, screenEdgeWidth
  case contentTouchDelay, scrollTravelOff, scrollDecelerationRate, scrollDecelerationStop
  case scrollReleaseLimit, panVelocityWeight, scrollReleaseWeight, rubberBandCoefficient
  case scrollEdgeRate, scrollEdgeEnd, pixelsPerPoint
  case sheetTop, sheetSpring, sheetDismissShare, sheetDismissVelocity
  case barTouchMargin, textTapInterval, contextMenuPress

  /// The default, in points, seconds or as a plain number.
  ///
  /// Speeds of scrolling are in points per millisecond, as its delegate is told them. The sheet's
  /// top is that of a screen of which nothing is known.
  public var standard: Double {
    switch self {
    case .minimumHitAlpha: 0.01
    case .hitTestCalls: 1
    case .tapCountInterval: 0.35
    case .tapCountDistance: 45
    case .tapMaximumDuration: 0.75
    case .controlSlop: 70
    case .shakeLockout: 1
    case .transitionDuration: 0.5
    case .stepperRepeatDelay: 0.5
    case .panHysteresis: 10
    case .tapAllowableMovement: 45
    case .tapMaximumInterval: 0.35
    case .swipeMaximumDuration: 0.5
    case .swipeMinimumMovement, .swipeMaximumCrossMovement: 50
    case .pinchThreshold: 8
    case .rotationThreshold: 10 * .pi / 180
    case .screenEdgeWidth: 13
    case .contentTouchDelay: 0.15
    case .scrollTravelOff: 10
    case .scrollDecelerationRate: 0.998
    case .scrollDecelerationStop: 0.01
    case .scrollReleaseLimit: 0.25
    case .panVelocityWeight: 0.2
    case .scrollReleaseWeight: 0.25
    case .rubberBandCoefficient: 0.55
    case .scrollEdgeRate: 10
    case .scrollEdgeEnd: 0.5
    case .pixelsPerPoint: 3
    case .sheetTop: 54
    case .sheetSpring: 18.26
    case .sheetDismissShare: 0.5
    case .sheetDismissVelocity: 1000
    case .barTouchMargin: 0
    case .textTapInterval: 0.43
    case .contextMenuPress: 0.5
    }
  }
}
