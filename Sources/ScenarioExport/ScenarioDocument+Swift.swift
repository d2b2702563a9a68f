import Catalogue
public import ScenarioKit
import ScenarioSyntax

extension ScenarioDocument {
  /// Begins to write a variant as one Swift file that builds it with UIKit's calls.
  ///
  /// - Parameter variant: The variant; `nil` for the first, or for the plain run where there is
  ///   none.
  /// - Returns: The export, or `nil` when there is no such variant.
  public func swiftExport(variant: String? = nil) -> SwiftExport? {
    let variant = variant ?? variants.first?.id
    return plan(variant).map { SwiftExport(self, plan: $0, variant: variant) }
  }
}
