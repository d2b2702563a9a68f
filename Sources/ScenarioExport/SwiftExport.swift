import Catalogue
import ScenarioKit
import ScenarioSyntax

/// A variant of a document on its way to a Swift file, which tells what the model's own run logs.
///
/// The run is the longer part of it: it is taken step by step.
public final class SwiftExport {
  private let exporter: SwiftExporter
  private let expected: ExpectedLog

  init(_ document: ScenarioDocument, plan: Plan, variant: String?) {
    let exporter = SwiftExporter(document, plan: plan, variant: variant)
    self.exporter = exporter
    expected = ExpectedLog(document, variant: variant, watched: exporter.deviceLines) {
      exporter.logName(of: $0)
    }
  }

  /// Whether the run is over.
  public var isRun: Bool { expected.isOver }

  /// How many steps of the script have run.
  public var step: Int { expected.step }

  /// Runs the next step of the script.
  public func runStep() { expected.runStep() }

  /// Returns the file, with what the run has logged so far.
  ///
  /// - Throws: What has no Swift, and where it stands in the document.
  public func file() throws(ExportRefusal) -> String {
    try exporter.file(expecting: expected)
  }
}
