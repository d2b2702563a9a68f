import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioExport
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Workbench

/// Scenarios that nobody would write: read, planned, run, asked and exported.
struct FuzzedScenarios: FuzzSubject {
  static let name = "scenarios"
  static let folder = "scenarios"
  static let patience: UInt32 = 60
  static let block: UInt64 = 200
  static let fileExtension = "json"

  /// How long the steps of one document may take before the rest is left out.
  private static let enough = Duration.seconds(2)

  private let environment: ScenarioEnvironment
  private let documents: [DocumentValue]

  /// Takes the scenarios, and some random documents, for what is mutated.
  init() {
    environment = Runner.environment
    let folder = URL(filePath: Self.folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    // A seed stands for a document, so the order must not be what the file system makes of it.
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).sorted()
    let random = (1...100 as ClosedRange<UInt64>).map { RandomDocument.make(seed: $0, steps: 40) }
    documents =
      paths.filter { $0.hasSuffix(".json") && !$0.hasSuffix("schema.json") }
      .compactMap { path in
        guard let data = FileManager.default.contents(atPath: path),
          let json = try? JSON.parse(Array(data), limits: .document)
        else { return nil }
        return DocumentValue(json)
      } + random
  }

  func text(seed: UInt64) -> [UInt8] {
    var mutation = DocumentMutation(of: documents, seed: seed)
    return mutation.text()
  }

  func use(_ text: [UInt8]) -> Bool {
    let text = DocumentText(text)
    // The daemon asks this of every text before it reads it, also of one that cannot be read.
    _ = text.modulesNeeded
    let (document, _) = ScenarioDocument.read(text, file: "fuzz.json", environment: environment)
    guard let document else { return false }
    let end = ContinuousClock.now + Self.enough
    for variant in document.runs.prefix(3) where ContinuousClock.now < end {
      run(document, variant, until: end)
      export(document, variant, until: end)
    }
    return true
  }

  private func run(
    _ document: ScenarioDocument,
    _ variant: String?,
    until end: ContinuousClock.Instant
  ) {
    guard
      let session = try? ScenarioSession(
        document,
        variant: variant,
        prepare: { $0.simulation.dispatcher.trace.level = .full }
      )
    else { return }
    while !session.isOver, ContinuousClock.now < end { _ = session.runStep() }
    for name in session.objectNames where ContinuousClock.now < end { look(at: name, in: session) }
    for place in [[1.0, 1], [195, 422], [-1e9, 1e300]] {
      _ = try? session.send("touch.tap", ["at": JSONValue(place)])
    }
    _ = try? session.advance(by: 1e6)
    _ = try? session.advanceUntilIdle()
  }

  private func look(at name: String, in session: ScenarioSession) {
    guard let object = try? session.object(named: name) else { return }
    for property in session.properties(of: object) { _ = try? session.get("\(name).\(property)") }
    if let responder = object as? UIResponder {
      _ = session.simulation.dispatcher.nextResponder(of: responder)
    }
  }

  private func export(
    _ document: ScenarioDocument,
    _ variant: String?,
    until end: ContinuousClock.Instant
  ) {
    guard let export = document.swiftExport(variant: variant) else { return }
    while !export.isRun, ContinuousClock.now < end { export.runStep() }
    if export.isRun { _ = try? export.file() }
  }
}
