import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

extension ScenarioError {
  /// Whether something had happened already when the error came.
  ///
  /// What a request says wrongly is refused before any effect; what the app raises is part of the
  /// run.
  var hadEffect: Bool {
    guard let kind = SimulationError.Kind(rawValue: type) else { return false }
    return kind != .noPlace && kind != .invalidArgument
  }

  /// The error as it crosses the socket.
  var wire: WireError {
    WireError(
      errorType,
      message,
      path: pointer.isEmpty ? nil : "/params" + pointer,
      expected: allowed,
      hint: hint,
      details: details
    )
  }

  private var errorType: ErrorType {
    if let kind = SimulationError.Kind(rawValue: type) {
      switch kind {
      case .noPlace: return .stimulusNoPlace
      case .invalidArgument: return .stimulusRefused
      case .cancelled: return .workbenchCancelled
      case .callDepth, .tooManyCalls, .tooManyTimers, .tooManyObjects, .viewsTooDeep, .tooManyMarks:
        return .simulationLimit
      default: return .simulationRaised
      }
    }
    switch type {
    case "unknown-reference": return .objectUnknown
    case "unknown-step": return .scriptUnknownStep
    case "unknown-member", "unknown-occurrence": return .objectUnknownProperty
    case "unknown-method": return .objectUnknownMethod
    case "unknown-stimulus": return .paramsUnknownValue
    case "unknown-module": return .methodNeedsModule
    case "unknown-parameter", "unknown-argument": return .paramsUnknownMember
    case "missing-member": return .paramsMissingMember
    case "unknown-class": return .objectWrongClass
    case "unknown-variant": return .scenarioUnknownVariant
    case "out-of-range": return .paramsOutOfRange
    default: return .objectWrongValue
    }
  }

  private var details: [WireDatum.Member] {
    guard let kind = SimulationError.Kind(rawValue: type) else { return [] }
    switch errorType {
    case .simulationLimit: return [.init(.limit, .text(kind.limitName))]
    case .simulationRaised: return [.init("raised", .text(kind.rawValue))]
    default: return []
    }
  }
}

extension SimulationError.Kind {
  /// The limit's name in `hello`.
  fileprivate var limitName: String {
    switch self {
    case .callDepth: "callDepth"
    case .tooManyCalls: "modelEvents"
    case .tooManyTimers: "timersAtOnce"
    case .tooManyObjects: "objects"
    case .viewsTooDeep: "viewDepth"
    case .tooManyMarks: "combiningMarks"
    default: rawValue
    }
  }
}
