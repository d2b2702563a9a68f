import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// What went wrong, as it is told: drawn for people, or as JSON where results are JSON.
struct ErrorReport {
  /// What the command exits with.
  let status: ExitStatus

  private let error: any Error

  /// Takes an error that speaks for itself; nil for one of the argument parser's.
  init?(_ error: any Error) {
    switch error {
    case let complaint as Complaint: status = complaint.status
    case is DocumentFaults: status = .badInput
    case let error as WireError: status = error.exitStatus
    case let error as ConnectionError: status = error.exitStatus
    // A socket that cannot be made is a daemon that cannot be reached, as responder(1) says.
    case let error as StartError:
      status = error.status == .cannotCreate ? .unavailable : error.status
    case let error as ModuleError: status = error.exitStatus
    default: return nil
    }
    self.error = error
  }

  /// Says what went wrong with one of several things, of which the others are done all the same.
  ///
  /// - Returns: What to exit with; nil for an error of the argument parser's, which was not told: only
  ///   the program knows the command that it is about.
  static func told(_ error: any Error, _ options: GlobalOptions) -> ExitStatus? {
    guard let report = ErrorReport(error) else { return nil }
    report.tell(options)
    return report.status
  }

  /// Writes it to the standard error.
  func tell(_ options: GlobalOptions) {
    guard options.output == .text else {
      return ErrorReport.tell(json(in: options.talkStyle.language), options)
    }
    var style = options.talkStyle
    // A line of a document is cut to its width in a log as well.
    if !Host.current.wrapsErrors, !(error is DocumentFaults) { style.width = ParserWords.columns }
    var page = Page(style)
    switch error {
    case let faults as DocumentFaults: faults.drawing().draw(on: &page)
    case let error as WireError: WireErrorDrawing(error).draw(on: &page)
    default:
      if let module = error as? ModuleError, !module.compilerOutput.isEmpty {
        Host.current.talk(Printout(lines: module.compilerOutput + "\n"))
      }
      let (message, hint) = sentences
      page.add(message, hint: hint)
    }
    Host.current.talk(Printout(page))
  }

  /// Writes the members of an error as one JSON value with the member `error`.
  static func tell(_ error: JSONValue, _ options: GlobalOptions) {
    let value: JSONValue = [.error: error]
    Host.current.talk(Printout(json: value, indent: options.output == .json ? 2 : 0))
  }

  /// The status, the sentence, the next step, and what else the error knows.
  private func json(in language: Language) -> JSONValue {
    let (message, hint) = sentences
    let object: JSONValue = [
      .status: JSONValue(Int(status.rawValue)),
      .message: JSONValue(message.text(in: language)),
    ]
    if let hint { object.set(.hint, hint.text(in: language)) }
    switch error {
    case let error as ModuleError where !error.compilerOutput.isEmpty:
      object.set("compiler", error.compilerOutput)
    case let faults as DocumentFaults:
      object.set(.type, ErrorType.scenarioInvalid.name)
      object.set(.diagnostics, faults.diagnostics.json(in: language))
    case let error as WireError:
      let data = error.json(in: language)[.data] ?? .object()
      for (name, value) in data.members { object.set(name, value) }
    default: break
    }
    return object
  }

  /// What is wrong, and the next step.
  private var sentences: (message: Sentence, hint: Sentence?) {
    switch error {
    case let complaint as Complaint: (complaint.message, complaint.hint)
    case let error as ConnectionError: (error.message, error.hint)
    case let error as StartError: (error.message, error.hint)
    case let error as ModuleError: (error.message, error.hint)
    case let faults as DocumentFaults: (faults.message, nil)
    case let error as WireError: (error.message, nil)
    default: (Sentence(verbatim: "\(error)"), nil)
    }
  }
}
