import ArgumentParser
import Help
import Jansson
import Platform
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The program `responder`: from arguments to an exit status.
public enum Program {
  /// Runs the program and ends the process.
  public static func main() -> Never {
    let host = Host.process(whenOutputIsLost: endWithoutOutput)
    exit(Host.$current.withValue(host) { run(Array(CommandLine.arguments.dropFirst())) })
  }

  /// Ends the process because its results cannot be written; a reader that went away knows why.
  private static func endWithoutOutput(_ code: Int32) -> Never {
    if code != EPIPE {
      let complaint = Complaint(
        .permission,
        Sentence("cannot write the results: \(errorText(code))", zh: "无法写出结果：\(errorText(code))"),
        hint: Sentence("Make room there, or send them elsewhere.", zh: "请在那里腾出空间，或写到别处。")
      )
      exit(report(complaint, options(in: CommandLine.arguments)))
    }
    exit(ExitStatus.permission.rawValue)
  }

  /// Runs one command and returns what the process should exit with.
  static func run(_ arguments: [String]) -> Int32 {
    let arguments = ordered(arguments)
    let host = Host.current
    if host.lacksChinese, host.errorIsTerminal, !arguments.contains("--lang") {
      host.talk("responder: this terminal is not set to UTF-8; LANG=zh_CN.UTF-8 gives Chinese.\n")
    }
    return HelpLanguage.$current.withValue(language(in: arguments)) {
      do {
        var command = try command(arguments)
        try command.run()
        return 0
      } catch {
        return report(error, options(in: arguments))
      }
    }
  }

  /// The command that arguments are for, which are in order.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    if let complaint = unknownCommand(arguments) { throw complaint }
    return try ResponderCommand.parseAsRoot(arguments)
  }

  /// The language of help and complaints, read from the arguments since they may not parse.
  private static func language(in arguments: [String]) -> Language {
    value(of: "--lang", in: arguments).flatMap { Language(tag: $0) } ?? Host.current.language
  }

  /// Puts global options that stand before the command behind it, where they are understood.
  static func ordered(_ arguments: [String]) -> [String] {
    // What a completion script asks is in an order of its own.
    if arguments.first?.hasPrefix("---") == true { return arguments }
    // The argument parser's own way to the script, which has not been mended there.
    if arguments.first == "--generate-completion-script" {
      return ["completions"] + arguments.dropFirst()
    }
    let place = placeOfCommand(in: arguments)
    guard place > 0, place < arguments.count, isCommand(arguments[place]) else { return arguments }
    return [arguments[place]] + arguments[(place + 1)...] + arguments[..<place]
  }

  /// Where the command stands: behind the global options.
  private static func placeOfCommand(in arguments: [String]) -> Int {
    let valued: Set = ["-o", "--output", "--lang", "--color", "--socket"]
    var place = 0
    while place < arguments.count, arguments[place].hasPrefix("-") {
      place += valued.contains(arguments[place]) ? 2 : 1
    }
    return place
  }

  private static func isCommand(_ name: String) -> Bool {
    ResponderCommand.configuration.subcommands.contains { $0.answers(to: name) }
  }

  /// What is wrong with the name of the command, if something is.
  private static func unknownCommand(_ arguments: [String]) -> Complaint? {
    var place = placeOfCommand(in: arguments)
    if arguments.indices.contains(place), arguments[place] == "help" { place += 1 }
    guard arguments.indices.contains(place) else { return nil }
    let name = arguments[place]
    guard !name.hasPrefix("-"), !isCommand(name), !isAsked(arguments) else { return nil }
    let names = ResponderCommand.configuration.subcommands.flatMap { $0.names }
    let near = NearestName.of(name, among: names)
    let list = Sentence(
      "responder --help lists all commands.",
      zh: "responder --help 列出所有命令。"
    )
    let offer = near.map {
      Sentence("Did you mean 'responder \($0)'?", zh: "是不是指“responder \($0)”？")
    }
    return Complaint(
      .usage,
      Sentence("there is no command '\(name)'", zh: "没有命令“\(name)”"),
      hint: offer?.followed(by: list) ?? list
    )
  }

  /// Whether it is a completion script that asks, whose order is its own.
  private static func isAsked(_ arguments: [String]) -> Bool {
    arguments.first?.hasPrefix("---") == true
  }

  /// Says what went wrong, and returns what to exit with.
  static func report(_ error: any Error, _ options: GlobalOptions) -> Int32 {
    if error is NegativeResult { return 1 }
    if let told = error as? ToldAlready { return told.status.rawValue }
    return ErrorReport.told(error, options)?.rawValue ?? reportUsage(error, options)
  }

  /// Help, the version and faults in the arguments, as the argument parser words them.
  private static func reportUsage(_ error: any Error, _ options: GlobalOptions) -> Int32 {
    let message = told(error, options.style)
    let code = ResponderCommand.exitCode(for: error)
    guard code != .success else {
      if !message.isEmpty { Host.current.write(Printout(lines: message + "\n")) }
      return 0
    }
    let status = code == .validationFailure ? ExitStatus.usage.rawValue : code.rawValue
    if options.output != .text {
      var style = options.style
      style.width = ParserWords.columns
      let short = ParserWords(style: style).told(ResponderCommand.message(for: error))
      let error: JSONValue = [.status: JSONValue(Int(status)), .message: JSONValue(short)]
      ErrorReport.tell(error, options)
    } else if !message.isEmpty {
      Host.current.talk(Printout(lines: message + "\n"))
    }
    return status
  }

  /// What the argument parser says, in the language of the help and within the width of the page.
  private static func told(_ error: any Error, _ style: Style) -> String {
    ParserWords(style: style)
      .told(ResponderCommand.fullMessage(for: error, columns: ParserWords.columns))
  }

  /// How errors are told, read from the arguments since they may not parse.
  static func options(in arguments: [String]) -> GlobalOptions {
    // Parsed from nothing, since the argument parser traps on options that were never parsed.
    var options = (try? GlobalOptions.parse([])) ?? GlobalOptions()
    options.ascii = arguments.contains("--ascii")
    options.plain = arguments.contains("--plain")
    options.lang = value(of: "--lang", in: arguments) ?? options.lang
    let output = value(of: "--output", in: arguments) ?? value(of: "-o", in: arguments)
    options.output = output.flatMap { OutputFormat(rawValue: $0) } ?? options.output
    return options
  }

  /// The last value that is given to an option, behind it or joined to it.
  private static func value(of name: String, in arguments: [String]) -> String? {
    let joined = name.hasPrefix("--") ? name + "=" : name
    for (place, argument) in arguments.enumerated().reversed() {
      if argument == name, place + 1 < arguments.count { return arguments[place + 1] }
      if argument != name, argument.hasPrefix(joined) {
        return String(argument.dropFirst(joined.count).drop { $0 == "=" })
      }
    }
    return nil
  }
}

extension ParsableCommand {
  /// The names by which the command is called.
  static var names: [String] {
    [configuration.commandName ?? _commandName] + configuration.aliases
  }

  static func answers(to name: String) -> Bool { names.contains(name) }
}
