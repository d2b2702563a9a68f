extension ScenarioDocument {
  /// Returns a variant as one Swift file that builds it with UIKit's calls.
  ///
  /// - Parameter variant: The variant; `nil` for the first, or for the plain run where there is
  ///   none.
  /// - Returns: The file, or `nil` when there is no such variant.
  /// - Throws: What has no Swift, and where it stands in the document.
  public func swift(variant: String? = nil) throws(ExportRefusal) -> String? {
    let variant = variant ?? variants.first?.id
    guard let plan = plan(variant) else { return nil }
    return try SwiftExporter(self, plan: plan, variant: variant).file()
  }
}
