import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchProtocol

/// `responder import`.
struct ImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: Sentence(
        "Make a scenario of what a debugger, a test tool or a crash reporter printed",
        zh: "把调试器、测试工具或崩溃报告打印的内容变成情景"
      ).help,
      discussion: Sentence(
        """
        The scenario goes to the standard output, and what was read, assumed and left out to the \
        standard error. Interface Builder's storyboards and XIBs are taken as well. --how lists the \
        commands whose prints can be read.
        """,
        zh: """
          情景写到标准输出；读到了什么、假定了什么、缺少什么写到标准错误。\
          也接受 Interface Builder 的 storyboard 和 XIB。--how 列出其打印可以读取的命令。
          """
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence("A file, or - for the standard input.", zh: "文件，或 - 表示标准输入。")
    ),
    completion: .file()
  )
  var input: String?

  @Flag(
    help: .init(
      Sentence(
        "List the commands to copy, and what each cannot show.",
        zh: "列出可复制的命令，以及各自不能显示什么。"
      )
    )
  )
  var how = false

  @Option(
    help: .init(
      Sentence(
        "Tap there in the scenario: X,Y on the screen, an object by any of its names, or NAME@X,Y.",
        zh: "情景里在那里点按：屏幕上的 X,Y，对象的任何名字，或 NAME@X,Y。"
      ),
      valueName: "place"
    )
  )
  var at: TypedPlace?

  @Option(
    help: .init(
      Sentence(
        "The object that should get the tap, by any of its names.",
        zh: "应该收到点按的对象，可用它的任何名字。"
      ),
      valueName: "wanted"
    )
  )
  var view: String?

  @Option(
    help: .init(
      Sentence("Write into a new file instead of printing.", zh: "写进新文件，而不是打印。"),
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var save: String?

  @OptionGroup var print: ImportOptions

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if how {
      guard input == nil else {
        throw ValidationError(
          Sentence(
            "--how only lists commands: leave out the input.",
            zh: "--how 只列出命令：请去掉输入。"
          )
        )
      }
    } else if input == nil {
      throw ValidationError(
        Sentence(
          "Name a file, - for the standard input, or --how.",
          zh: "请写文件、表示标准输入的 -，或 --how。"
        )
      )
    }
  }

  func run() throws {
    let workbench = try WorkbenchClient(options)
    let output = Output(options: options)
    guard let input else {
      let answer = try workbench.call(.importHow)
      return output.write(answer, items: "commands", PrintCommandList(answer))
    }
    let answer = try ImportInput.with(input, options) { params in
      print.add(to: params)
      if let at { params.set(.at, at.json) }
      if let view { params.set(.view, view) }
      return try workbench.call(.scenarioImport, params)
    }
    let report = answer[.report] ?? .object()
    let document = try ImportedDocument(answer)
    if let save, let document { try document.save(save) }
    guard options.output == .text else {
      let value: JSONValue = [.document: document?.json ?? .null, .report: report]
      if let save, document != nil { value.set(.path, save) }
      return output.write(json: value, indent: options.output == .json ? 2 : 0)
    }
    // Beside the document, so that a redirection holds the document alone.
    Host.current.talk(Printout(ImportReport(report), options.talkStyle))
    guard let document else { return }
    if let save { return output.write(ImportedDocument.next(save)) }
    Host.current.write(Printout(file: document.text, toTerminal: Host.current.outputIsTerminal))
  }
}
