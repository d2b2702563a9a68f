import Jansson
import Testing

@testable import DebugAdapter

extension Breakpoints {
  /// Every stop of a route, in order, from the first record on.
  mutating func all(in route: Route) -> [Stop] {
    var stops: [Stop] = []
    var point = RoutePoint.beginning
    while case .stop(let stop) = next(after: point, in: route) {
      stops.append(stop)
      point = stop.point
    }
    return stops
  }

  /// The records at which a route stops.
  mutating func stops(in route: Route) -> [Int] { all(in: route).map(\.point.record) }

  /// The breakpoints of the vault's document, launched.
  static func atVault(_ requests: [SourceBreakpoint] = []) -> (Breakpoints, [BreakpointAnswer]) {
    var breakpoints = Breakpoints()
    _ = breakpoints.launched(path: "/vault.json", places: Vault.places)
    let answers = breakpoints.set(requests, path: "/vault.json", places: Vault.places)
    return (breakpoints, answers)
  }
}
