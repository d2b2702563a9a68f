@testable import Catalogue
@testable import ScenarioExport
@testable import ScenarioKit
@testable import ScenarioSyntax

extension ScenarioDocument {
  /// Returns a variant as one Swift file, after the whole run.
  func swift(variant: String? = nil) throws(ExportRefusal) -> String? {
    guard let export = swiftExport(variant: variant) else { return nil }
    while !export.isRun { export.runStep() }
    return try export.file()
  }

  /// The lines of the log that a variant's file has on a device only.
  func deviceLines(_ variant: String?) -> Set<String>? {
    plan(variant).map { SwiftExporter(self, plan: $0, variant: variant).deviceLines }
  }
}
