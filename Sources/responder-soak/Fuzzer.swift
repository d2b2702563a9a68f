import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioExport
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Workbench

/// Reads, plans, runs, asks and exports documents that nobody would write, in this process.
///
/// Whatever they are, there is one thing to be seen: whether the process is still there.
struct Fuzzer {
  /// A document that takes longer, in seconds, is taken to hang, and its process ends.
  private static let patience: UInt32 = 60
  /// How long the steps of one document may take before the rest is left out.
  private static let enough = Duration.seconds(2)
  /// How much memory the process may have for data.
  private static let memory: rlim_t = 3 << 30

  private let environment: ScenarioEnvironment
  private let documents: [DocumentValue]

  /// Takes the documents of a folder of scenarios, and some random ones, for what is mutated.
  init(scenarios: String) {
    environment = Runner.environment
    let folder = URL(filePath: scenarios)
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

  /// The text of the document of a seed.
  func text(seed: UInt64) -> [UInt8] {
    var mutation = DocumentMutation(of: documents, seed: seed)
    return mutation.text()
  }

  /// Does all that can be done with the documents of seeds.
  func run(seeds: Range<UInt64>) {
    limitMemory()
    var loaded = 0
    for seed in seeds {
      // Whoever started this process reads here how far it came.
      print("seed \(seed)")
      fflush(nil)
      alarm(Self.patience)
      if use(text(seed: seed)) { loaded += 1 }
    }
    alarm(0)
    print("loaded \(loaded)")
  }

  /// Does all that can be done with one text.
  func run(file: String) throws {
    limitMemory()
    alarm(Self.patience)
    use(Array(try Data(contentsOf: URL(filePath: file))))
  }

  private func limitMemory() {
    var limit = rlimit(rlim_cur: Self.memory, rlim_max: Self.memory)
    // Glibc declares the constants and the parameter with different types.
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }

  /// Does all that can be done with a text; answers whether it could be loaded.
  @discardableResult
  private func use(_ text: [UInt8]) -> Bool {
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
