@_spi(Workbench) import ResponderKit
public import ScenarioKit
import ScenarioSyntax
import Sentences

/// Something that must hold for every document and did not for this one.
public struct DocumentFault: Equatable, Sendable {
  /// Equal for faults of one sort, so that a smaller document can be held against a larger one.
  public let kind: String
  public let text: String
}

/// Runs documents and says what is wrong with the run, whatever the document asked for.
public struct DocumentJudge: Sendable {
  private let environment: ScenarioEnvironment

  public init(environment: ScenarioEnvironment) { self.environment = environment }

  /// Runs a document and returns what is wrong; `twice` runs it again, which has to leave the same
  /// records.
  public func faults(in document: DocumentValue, twice: Bool = false) -> [DocumentFault] {
    faults(in: document.lines(), twice: twice)
  }

  /// Runs a document's text and returns what is wrong.
  public func faults(in text: String, twice: Bool = false) -> [DocumentFault] {
    let (read, diagnostics) = read(text)
    guard let read else {
      return diagnostics.map { DocumentFault(kind: "unreadable", text: "\($0)") }
    }
    let first = run(read)
    guard twice, first.faults.isEmpty else { return first.faults }
    let second = run(read)
    let difference = zip(first.records, second.records).first { "\($0)" != "\($1)" }
    guard difference != nil || first.records.count != second.records.count else { return [] }
    let text = difference.map { "\($0) and then \($1)" } ?? "one run has more records"
    return [DocumentFault(kind: "different", text: text)]
  }

  /// Runs a document and returns the rules that decided in it.
  public func rules(decidingIn document: DocumentValue) -> Set<String> {
    guard let read = read(document.lines()).document else { return [] }
    return Set(run(read).records.compactMap { $0.rule?.id })
  }

  private func read(
    _ text: String
  ) -> (document: ScenarioDocument?, diagnostics: [Diagnostic]) {
    ScenarioDocument.read(Array(text.utf8), file: "random.json", environment: environment)
  }

  private func run(
    _ document: ScenarioDocument
  ) -> (records: [TraceRecord], faults: [DocumentFault]) {
    var records: [TraceRecord] = []
    var faults: [DocumentFault] = []
    do {
      let session = try ScenarioSession(document) {
        let dispatcher = $0.simulation.dispatcher
        dispatcher.trace.level = .full
        dispatcher.trace.sink = { records.append($0) }
      }
      var failures: [DocumentFault] = []
      while !session.isOver {
        let report = session.runStep()
        failures += report.failures.map { DocumentFault(kind: $0.key, text: $0.message.english) }
        if let error = report.error {
          faults.append(DocumentFault(kind: error.type, text: "\(report.pointer) \(error.message)"))
        }
      }
      var checker = RecordChecker()
      for record in records { checker.check(record) }
      faults += checker.faults
      // While a finger is down or a timer runs nothing has to be over.
      let simulation = session.simulation
      if simulation.touches.fingersDown.isEmpty, simulation.nextTimer == nil, faults.isEmpty {
        faults += failures + checker.openTouches
      }
    } catch {
      faults.append(DocumentFault(kind: error.type, text: error.message.english))
    }
    return (records, faults)
  }
}

extension DocumentJudge {
  /// Returns the smallest document that can be found with a fault of the same kind.
  public func smallest(_ document: DocumentValue, showing fault: DocumentFault) -> DocumentValue {
    DocumentShrinker { smaller in
      faults(in: smaller, twice: fault.kind == "different").contains { $0.kind == fault.kind }
    }
    .shrink(document)
  }
}
