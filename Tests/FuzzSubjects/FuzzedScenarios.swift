import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioExport
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport

/// Scenarios that nobody would write: read, planned, run, asked and exported.
public struct FuzzedScenarios: FuzzSubject {
  public static let name = "scenarios"

  /// How long the steps of one document may take before the rest is left out.
  private static let enough = Duration.seconds(2)

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    let folder = URL(filePath: project + "/scenarios")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).sorted()
    return paths.filter { $0.hasSuffix(".json") && !$0.hasSuffix("schema.json") }
      .compactMap { FileManager.default.contents(atPath: $0).map(Array.init) }
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    guard let json = try? JSON.parse(bytes, limits: .document) else { return nil }
    // Parts of another document come into this one.
    let other = RandomDocument.make(seed: seed, steps: 40)
    var mutation = DocumentMutation(of: [DocumentValue(json), other], seed: seed)
    return mutation.text()
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    let text = DocumentText(bytes)
    // The daemon asks this of every text before it reads it, also of one that cannot be read.
    _ = text.modulesNeeded
    let environment = FuzzWorld.environment
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
