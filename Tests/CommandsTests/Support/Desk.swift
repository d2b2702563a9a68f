import Foundation
import Jansson
import Rendering
import TestSupport
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

/// The real workbench in the process of the test, which every command meets anew.
struct RealWorkbench: DaemonAccess {
  func connect(_ options: GlobalOptions) throws -> any WireClient {
    InProcessConnection(to: BuiltInWorkbench.shared)
  }

  func replacement(
    for client: any WireClient,
    _ greeting: JSONValue,
    _ options: GlobalOptions
  ) throws -> (any WireClient)? { nil }
}

/// Where somebody sits who types commands: a folder, an environment, a terminal or a pipe.
///
/// Commands run in the process of the test, against the real workbench in it.
struct Desk {
  /// The folder of the project, in which its scenarios lie.
  static let project = ScenarioFiles.folder.deletingLastPathComponent().path

  var folder = Desk.project
  var environment = ["LANG": "C.UTF-8"]
  var input: [String] = []
  var isTerminal = false
  /// What the terminal answers to a question.
  var terminalAnswer = ""
  var columns = 80
  var daemons: any DaemonAccess = RealWorkbench()

  /// Runs a command line, and keeps what it wrote.
  func run(_ arguments: String...) -> CommandResult { run(arguments) }

  /// Runs a command line that was put together.
  func run(_ arguments: [String]) -> CommandResult {
    let (output, errors) = (Transcript(), Transcript())
    let lines = LineHolder(lines: input)
    let host = Host(
      environment: environment,
      folder: folder,
      write: { output.append($0.text) },
      talk: { errors.append($0.text) },
      readLine: { lines.next() },
      inputIsTerminal: isTerminal,
      outputIsTerminal: isTerminal,
      errorIsTerminal: isTerminal,
      columns: columns,
      wrapsErrors: isTerminal,
      askTerminal: { [terminalAnswer] _ in terminalAnswer },
      daemons: daemons
    )
    let status = Host.$current.withValue(host) { Program.run(arguments) }
    return CommandResult(status: status, output: output.text, errors: errors.text)
  }
}

extension CommandResult {
  /// The lines of the output, without empty ones.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The output as one JSON value.
  var json: JSONValue {
    get throws { try JSON.parse(Array(output.utf8), limits: .reply) }
  }

  /// The output as a JSON value a line.
  var jsonLines: [JSONValue] {
    get throws { try lines.map { try JSON.parse(Array($0.utf8), limits: .reply) } }
  }

  /// The member `error` of what stands on the standard error.
  var error: JSONValue? {
    get throws { try JSON.parse(Array(errors.utf8), limits: .reply)["error"] }
  }
}

extension String {
  /// The text on one line, with one blank where it was broken or padded.
  var unbroken: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
