import Jansson
import Rendering
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
    case let error as StartError:
      status = error.status == .cannotCreate ? .unavailable : error.status
    case let error as ModuleError: status = error.exitStatus
    default: return nil
    }
    self.error = error
  }

  /// Writes it to the standard error.
  func tell(_ options: GlobalOptions) {
    guard options.output == .text else {
      return ErrorReport.tell(json, options)
    }
    var page = Page(options.talkStyle)
    switch error {
    case let faults as DocumentFaults: faults.drawing().draw(on: &page)
    case let error as WireError: WireErrorDrawing(error).draw(on: &page)
    default:
      if let module = error as? ModuleError, !module.compilerOutput.isEmpty {
        Host.current.talk(Printout(lines: module.compilerOutput + "\n"))
      }
      page.add(json["message"]?.string ?? "", hint: json["hint"]?.string)
    }
    Host.current.talk(Printout(page))
  }

  /// Writes the members of an error as one JSON value with the member `error`.
  static func tell(_ error: JSONValue, _ options: GlobalOptions) {
    let value: JSONValue = ["error": error]
    Host.current.talk(Printout(json: value, indent: options.output == .json ? 2 : 0))
  }

  /// The status, the sentence, the next step, and what else the error knows.
  private var json: JSONValue {
    switch error {
    case let complaint as Complaint: members(complaint.message, complaint.hint)
    case let error as ConnectionError: members(error.message, error.hint)
    case let error as StartError: members(error.message, error.hint)
    case let error as ModuleError: json(of: error)
    case let faults as DocumentFaults: json(of: faults)
    case let error as WireError: json(of: error)
    default: members("\(error)", nil)
    }
  }

  private func members(_ message: String, _ hint: String?) -> JSONValue {
    let object: JSONValue = [
      "status": JSONValue(Int(status.rawValue)), "message": JSONValue(message),
    ]
    if let hint { object.set("hint", hint) }
    return object
  }

  private func json(of error: ModuleError) -> JSONValue {
    let object = members(error.message, error.hint)
    if !error.compilerOutput.isEmpty { object.set("compiler", error.compilerOutput) }
    return object
  }

  private func json(of faults: DocumentFaults) -> JSONValue {
    let object = members(faults.message, nil)
    object.set("type", ErrorType.scenarioInvalid.name)
    object.set("diagnostics", faults.diagnostics.json)
    return object
  }

  private func json(of error: WireError) -> JSONValue {
    let object = members(error.message, nil)
    for (name, value) in error.json["data"]?.members ?? JSONValue.object().members {
      object.set(name, value)
    }
    return object
  }
}
