@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
@testable import ScenarioExport
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax

/// One exported file that has been compiled: what its enum declares.
struct ExportedScenario {
  typealias Code = () -> Void

  let names: () -> [(String, AnyObject)]
  let build: Code
  let windows: () -> [UIWindow]
  let keyWindow: () -> UIWindow?
  let connect: (UIWindowScene?) -> Void
  let didLaunch: Code
  let steps: () -> [(number: Int, expects: [String], code: Code?)]
  let log: () -> [String]
  let clearLog: Code
  let expectedAtLaunch: () -> [String]

  /// What a compiled library hands over, by the names in `index(of:)`.
  init?(_ members: [String: Any]) {
    guard let names = members["names"] as? () -> [(String, AnyObject)],
      let build = members["build"] as? Code,
      let windows = members["windows"] as? () -> [UIWindow],
      let keyWindow = members["keyWindow"] as? () -> UIWindow?,
      let connect = members["connect"] as? (UIWindowScene?) -> Void,
      let didLaunch = members["didLaunch"] as? Code,
      let steps = members["steps"] as? () -> [(Int, [String], Code?)],
      let log = members["log"] as? () -> [String],
      let clearLog = members["clearLog"] as? Code,
      let expectedAtLaunch = members["expectedAtLaunch"] as? () -> [String]
    else { return nil }
    self.names = names
    self.build = build
    self.windows = windows
    self.keyWindow = keyWindow
    self.connect = connect
    self.didLaunch = didLaunch
    self.steps = { steps().map { (number: $0.0, expects: $0.1, code: $0.2) } }
    self.log = log
    self.clearLog = clearLog
    self.expectedAtLaunch = expectedAtLaunch
  }

  /// A Swift file through which a library hands over the enums of these names.
  static func index(of spaces: [String]) -> String {
    let entries = spaces.map { space in
      """
          "\(space)": [
            "names": { \(space).names } as () -> [(String, AnyObject)],
            "build": { \(space).build() } as () -> Void,
            "windows": { \(space).windows } as () -> [UIWindow],
            "keyWindow": { \(space).keyWindow } as () -> UIWindow?,
            "connect": { \(space).connect(to: $0) } as (UIWindowScene?) -> Void,
            "didLaunch": { \(space).didLaunch() } as () -> Void,
            "steps": { \(space).script.map { ($0.number, $0.expects, $0.code) } }
              as () -> [(Int, [String], (() -> Void)?)],
            "log": { \(space).log } as () -> [String],
            "clearLog": { \(space).log = [] } as () -> Void,
            "expectedAtLaunch": { \(space).expectedAtLaunch } as () -> [String],
          ] as [String: Any],
      """
    }
    return """
      import UIKit

      @_cdecl("exported_scenarios")
      public func exportedScenarios(_ place: UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: [String: [String: Any]].self).pointee = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }
}
