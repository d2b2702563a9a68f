/// A number that the model takes from the profile: the rulebook's table 0.7.
public enum ProfileNumber: String, CaseIterable, Sendable {
  case minimumHitAlpha, hitTestCalls, tapCountInterval, tapCountDistance, tapMaximumDuration
  case controlSlop, shakeLockout, transitionDuration, stepperRepeatDelay, panHysteresis
  case tapAllowableMovement, tapMaximumInterval, swipeMaximumDuration, swipeMinimumMovement
  case swipeMaximumCrossMovement, pinchThreshold, rotationThreshold, screenEdgeWidth
  case contentTouchDelay, scrollTravelOff, scrollDecelerationRate, scrollDecelerationStop
  case scrollVelocityWindow, rubberBandCoefficient, scrollReturnDuration, scrollEdgeSpring
  case sheetDismissShare, sheetDismissVelocity
  case barTouchMargin, textTapInterval, contextMenuPress

  /// The default, in points, seconds or as a plain number.
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
    case .scrollTravelOff, .scrollDecelerationStop: 10
    case .scrollDecelerationRate: 0.998
    case .scrollVelocityWindow: 0.1
    case .rubberBandCoefficient: 0.55
    case .scrollReturnDuration: 0.7
    case .scrollEdgeSpring: 11
    case .sheetDismissShare: 0.5
    case .sheetDismissVelocity: 1000
    case .barTouchMargin: 0
    case .textTapInterval: 0.43
    case .contextMenuPress: 0.5
    }
  }
}
