import Catalogue
import Foundation
import ResponderKit
import ScenarioSyntax

/// The names that a profile can have, with their settings and defaults.
package enum ProfileFormat {
  /// The settings of each toggle, the default first.
  static let toggles = Dictionary(
    uniqueKeysWithValues: Toggle.allCases.map { ($0.rawValue, $0.settings.map(\.rawValue)) }
  )

  /// The numbers with their defaults.
  static let numbers = Dictionary(
    uniqueKeysWithValues: ProfileNumber.allCases.map { ($0.rawValue, $0.standard) }
  )

  /// What a number can be: each is a duration, a distance or a share, but for the count of calls.
  static func range(of name: String) -> ClosedRange<Double> {
    name == ProfileNumber.hitTestCalls.rawValue ? 1...10 : 0...1_000_000
  }

  /// A version as documents write it: `13.4`, `17`.
  package static func text(_ version: Double) -> String {
    Int(exactly: version).map { String($0) } ?? String(version)
  }
}
