import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder check`.
struct CheckCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: Sentence(
        "Look for faults in scenario documents, without running them",
        zh: "检查情景文档有没有错误，不运行"
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence("TOPIC/NAME, a file, or - for the standard input.", zh: "TOPIC/NAME、文件，或 - 表示标准输入。")
    )
  )
  var scenarios: [ScenarioReference]

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try WorkbenchClient(options)
    let output = Output(options: options)
    var isValid = true
    var answers: [JSONValue] = []
    for reference in scenarios {
      let params = try reference.parameters()
      let answer = try workbench.call(.scenarioCheck, params)
      if answer[.valid]?.bool != true { isValid = false }
      // Several results are one value in the end.
      guard options.output != .json || scenarios.count == 1 else {
        answers.append(answer.named(reference.text))
        continue
      }
      let file = reference.file.map { Files.absolute($0, from: Host.current.folder) }
      let source = file.flatMap { try? Files.read($0) }
      let text = params[.text]?.string ?? source.map { String(decoding: $0, as: UTF8.self) }
      output.write(
        answer,
        items: "diagnostics",
        CheckResult(answer, name: reference.text, source: text)
      )
    }
    if !answers.isEmpty {
      let value: JSONValue = [.valid: JSONValue(isValid), "documents": JSONValue(answers)]
      output.write(json: value, indent: 2)
    }
    if !isValid { throw ToldAlready(status: .badInput) }
  }
}

extension JSONValue {
  /// The members behind a name.
  fileprivate func named(_ name: String) -> JSONValue {
    let value: JSONValue = [.name: JSONValue(name)]
    for (key, member) in members { value.set(key, member) }
    return value
  }
}

/// What was found in a document.
struct CheckResult: Drawing {
  private let answer: JSONValue
  private let name: String
  private let source: String?

  init(_ answer: JSONValue, name: String, source: String?) {
    self.answer = answer
    self.name = name
    self.source = source
  }

  func draw(on page: inout Page) {
    let words = page.style.words
    let diagnostics = answer[.diagnostics] ?? .array()
    Diagnostics(diagnostics, source: source).draw(on: &page)
    if diagnostics.count > 0 { page.blank() }
    let errors = diagnostics.elements.count { $0[.severity]?.string != "warning" }
    let warnings = diagnostics.count - errors
    let counts =
      words.count(errors, "error", "errors", zh: "个错误") + words.comma
      + words.count(warnings, "warning", "warnings", zh: "个警告")
    let isValid = answer[.valid]?.bool == true
    let mark = page.style.text(of: isValid ? .tick : .cross)
    let verdict = isValid ? words.say("valid", zh: "有效") : words.say("not valid", zh: "无效")
    page.add(
      StyledText("\(mark) \(verdict)", isValid ? .good : .bad) + StyledText("  \(name)")
        + StyledText("  \(counts)", .faint)
    )
  }
}
