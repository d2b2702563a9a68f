import Platform
import Rendering
import WorkbenchFraming

/// What a command sees of the world around it; tests put another one in its place.
struct Host: Sendable {
  /// The environment variables.
  var environment: [String: String] = [:]

  /// The working folder.
  var folder = "/"

  /// Writes to the standard output, which is for data.
  var write: @Sendable (Printout) -> Void

  /// Writes to the standard error, which is for talk.
  var talk: @Sendable (Printout) -> Void

  /// Reads a line of the standard input; nil at its end.
  var readLine: @Sendable () -> String?

  var inputIsTerminal = false
  var outputIsTerminal = false
  var errorIsTerminal = false

  /// How many columns the terminal has.
  var columns = 80

  /// Whether what is wrong is told in lines of that width: in a log, whoever looks for a sentence
  /// finds it whole.
  var wrapsErrors = true

  /// Asks the terminal something, and gives what it answers in time.
  var askTerminal: @Sendable (String) -> String = { _ in "" }

  /// How daemons are reached.
  var daemons: any DaemonAccess

  /// The host of the command that is running.
  @TaskLocal static var current = Host.process()

  /// The value of a variable that is set and not empty.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The world as this process has it.
  ///
  /// `lost` ends the process when its results cannot be written; it gets the system's number of what
  /// is wrong.
  static func process(
    whenOutputIsLost lost: @escaping @Sendable (Int32) -> Never = { _ in
      exit(ExitStatus.permission.rawValue)
    }
  ) -> Host {
    Host(
      environment: processEnvironment(),
      folder: Files.currentFolder(),
      write: { printout in
        let code = writeFully(printout.text, to: STDOUT_FILENO)
        if code != 0 { lost(code) }
      },
      talk: { writeFully($0.text, to: STDERR_FILENO) },
      readLine: { Swift.readLine() },
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: terminalColumns(),
      wrapsErrors: isatty(STDERR_FILENO) == 1 || environmentVariable("COLUMNS") != nil,
      askTerminal: { TerminalQuestion.ask($0) },
      daemons: LocalDaemons()
    )
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text).split(separator: "=", maxSplits: 1)
      if pair.count == 2 { variables[String(pair[0])] = String(pair[1]) }
      entry += 1
    }
    return variables
  }

  /// The width that `COLUMNS` or the terminal gives; 80 in a pipe, so that both show the same.
  private static func terminalColumns() -> Int {
    if let columns = environmentVariable("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
