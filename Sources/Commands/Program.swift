import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program `responder`: from arguments to an exit status.
public enum Program {
  /// Runs the program and ends the process.
  public static func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command and returns what the process should exit with.
  static func run(_ arguments: [String]) -> Int32 {
    let arguments = ordered(arguments)
    do {
      if let complaint = unknownCommand(arguments) { throw complaint }
      var command = try ResponderCommand.parseAsRoot(arguments)
      try command.run()
      return 0
    } catch {
      return report(error, talking(arguments))
    }
  }

  /// Puts global options that stand before the command behind it, where they are understood.
  static func ordered(_ arguments: [String]) -> [String] {
    // What a completion script asks is in an order of its own.
    if arguments.first?.hasPrefix("---") == true { return arguments }
    let valued: Set = ["-o", "--output", "--lang", "--color", "--socket"]
    var place = 0
    while place < arguments.count, arguments[place].hasPrefix("-") {
      place += valued.contains(arguments[place]) ? 2 : 1
    }
    guard place > 0, place < arguments.count, isCommand(arguments[place]) else { return arguments }
    return [arguments[place]] + arguments[(place + 1)...] + arguments[..<place]
  }

  private static func isCommand(_ name: String) -> Bool {
    ResponderCommand.configuration.subcommands.contains { $0.answers(to: name) }
  }

  /// What is wrong with the name of the command, if something is.
  private static func unknownCommand(_ arguments: [String]) -> Complaint? {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !isCommand(name)
    else { return nil }
    let names = ResponderCommand.configuration.subcommands.flatMap { $0.names }
    let near = NearestName.of(name, among: names)
    let offer = near.map { "Did you mean 'responder \($0)'? " } ?? ""
    return Complaint(
      .usage,
      "there is no command '\(name)'",
      hint: offer + "responder --help lists all commands."
    )
  }

  /// Says what went wrong, and returns what to exit with.
  static func report(_ error: any Error, _ style: Style) -> Int32 {
    var page = Page(style)
    let status: ExitStatus
    switch error {
    case is NegativeResult:
      return 1
    case let told as ToldAlready:
      return told.status.rawValue
    case let complaint as Complaint:
      page.add(complaint.message, hint: complaint.hint)
      status = complaint.status
    case let faults as DocumentFaults:
      faults.drawing().draw(on: &page)
      status = .badInput
    case let error as WireError:
      WireErrorDrawing(error).draw(on: &page)
      status = error.exitStatus
    case let error as ConnectionError:
      page.add(error.message, hint: error.hint)
      status = error.exitStatus
    case let error as StartError:
      page.add(error.message, hint: error.hint)
      status = error.status == .cannotCreate ? .unavailable : error.status
    case let error as ModuleError:
      if !error.compilerOutput.isEmpty { Host.current.talk(error.compilerOutput + "\n") }
      page.add(error.message, hint: error.hint)
      status = error.exitStatus
    default:
      return reportUsage(error)
    }
    Host.current.talk(page.text)
    return status.rawValue
  }

  /// Help, the version and faults in the arguments, as the argument parser words them.
  private static func reportUsage(_ error: any Error) -> Int32 {
    let message = ResponderCommand.fullMessage(for: error)
    let code = ResponderCommand.exitCode(for: error)
    guard code != .success else {
      if !message.isEmpty { Host.current.write(message + "\n") }
      return 0
    }
    if !message.isEmpty { Host.current.talk(message + "\n") }
    return code == .validationFailure ? ExitStatus.usage.rawValue : code.rawValue
  }

  /// The style of errors, read from the arguments since they may not parse.
  private static func talking(_ arguments: [String]) -> Style {
    var options = (try? GlobalOptions.parse([])) ?? GlobalOptions()
    options.ascii = arguments.contains("--ascii")
    options.plain = arguments.contains("--plain")
    if let place = arguments.firstIndex(of: "--lang"), place + 1 < arguments.count {
      options.lang = arguments[place + 1]
    }
    return options.talkStyle
  }
}

extension ParsableCommand {
  /// The names by which the command is called.
  static var names: [String] {
    [configuration.commandName ?? _commandName] + configuration.aliases
  }

  static func answers(to name: String) -> Bool { names.contains(name) }
}
