import ArgumentParser
import Help
import Sentences

/// Where a document that is made goes.
struct MadeFileOptions: ParsableArguments {
  @Option(
    help: .init(
      Sentence(
        "Write to this file, or to the standard output with -, as where that is no terminal.",
        zh: "写入这个文件；- 表示标准输出，标准输出不是终端时也写到那里。"
      ),
      valueName: "file"
    ),
    completion: .file()
  )
  var to: String?

  @Flag(
    help: .init(
      Sentence("Replace a file that responder did not make.", zh: "替换不是 responder 做的文件。")
    )
  )
  var force = false

  /// Where the document goes that has a name of its own.
  func file(named name: String, _ options: GlobalOptions) -> MadeFile {
    MadeFile(to, named: name, isTold: options.output != .text)
  }

  /// Refuses what cannot both be on the standard output.
  func check(_ options: GlobalOptions) throws {
    guard to == "-", options.output != .text else { return }
    throw ValidationError(
      Sentence(
        "--to - and --output \(options.output.rawValue) both write to the standard output: name a file.",
        zh: "--to - 和 --output \(options.output.rawValue) 都写到标准输出：请写出文件名。"
      )
    )
  }
}
