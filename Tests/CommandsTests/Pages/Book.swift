import ArgumentParser
import Foundation
import Help
import Rendering
import Sentences
import TestSupport

@testable import Commands

/// What the program prints of one thing, at every width, in a language.
struct Book {
  /// A page of it.
  struct Page {
    let command: String
    let text: String
    let columns: Int

    /// The lines of it that are there to be copied.
    let copied: Set<String>

    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  static let widths = [40, 80, 120]

  let pages: [Page]

  /// Prints something at every width: what goes to the standard error stands behind the rest.
  init(of asked: Asked, in language: Language) {
    let workbench = WorkbenchInProcess()
    let perform = asked.prepare(language)
    pages = Book.widths.map { columns in
      let (output, errors, copied) = (Transcript(), Transcript(), Transcript())
      let host = Host(
        environment: ["COLUMNS": "\(columns)", "LANG": "C.UTF-8"],
        folder: asked.folder,
        write: { printout in
          output.append(printout.text)
          for line in printout.copied { copied.append(line + "\n") }
        },
        talk: { printout in
          errors.append(printout.text)
          for line in printout.copied { copied.append(line + "\n") }
        },
        readLine: { nil },
        columns: columns,
        daemons: workbench
      )
      Host.$current.withValue(host) { perform() }
      return Page(
        command: "\(asked.name) at \(columns)",
        text: output.text + errors.text,
        columns: columns,
        copied: Set(copied.text.split(separator: "\n").map(String.init))
      )
    }
  }
}

/// One thing that is asked of the program.
struct Asked {
  let name: String
  var folder = ScenarioFiles.folder.deletingLastPathComponent().path

  /// Gets ready in a language what is then done at every width.
  let prepare: (Language) -> () -> Void

  /// A whole command line.
  init(_ arguments: [String], in folder: String? = nil) {
    name = arguments.joined(separator: " ")
    prepare = { language in
      let arguments = Program.ordered(arguments + ["--lang", language.rawValue])
      let parsed = HelpLanguage.$current.withValue(language) {
        Result { try Program.command(arguments) }
      }
      return {
        HelpLanguage.$current.withValue(language) {
          do {
            var command = try parsed.get()
            try command.run()
          } catch {
            _ = Program.report(error, Program.options(in: arguments))
          }
        }
      }
    }
    if let folder { self.folder = folder }
  }

  /// A command that was parsed before, since parsing one takes longer than all the rest.
  init<Command: Adjustable>(
    _ command: Command,
    _ name: String,
    in folder: String? = nil,
    _ adjust: (inout Command) -> Void = { _ in }
  ) {
    var adjusted = command
    adjust(&adjusted)
    let command = adjusted
    self.name = "\(Command.configuration.commandName ?? "") \(name)"
    prepare = { language in
      {
        var command = command
        command.options.lang = language.rawValue
        command.options.color = .never
        do {
          try command.run()
        } catch {
          _ = Program.report(error, command.options)
        }
      }
    }
    if let folder { self.folder = folder }
  }
}

/// A command whose options can be set after it was parsed.
protocol Adjustable: ParsableCommand {
  var options: GlobalOptions { get set }
}

extension RunCommand: Adjustable {}
extension TreeCommand: Adjustable {}
extension HitCommand: Adjustable {}
extension WhyCommand: Adjustable {}
extension QuizCommand: Adjustable {}
extension ExplainCommand: Adjustable {}
extension CheckCommand: Adjustable {}
