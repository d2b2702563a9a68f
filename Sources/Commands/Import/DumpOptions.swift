import ArgumentParser
import Help
import Jansson
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// What was printed, in place of a scenario.
struct DumpOptions: ParsableArguments {
  @Option(
    help: .init(
      Sentence(
        "Ask about what a debugger or a test tool printed, in place of a scenario; - for the "
          + "standard input.",
        zh: "不用情景，而询问调试器或测试工具打印的内容；- 表示标准输入。"
      ),
      valueName: "input"
    ),
    completion: .file()
  )
  var dump: String?

  @Option(
    help: .init(
      Sentence("Keep what was imported as a scenario, in a new file.", zh: "把导入的内容作为情景保存到新文件。"),
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var save: String?

  @OptionGroup var print: ImportOptions

  func validate() throws {
    guard dump == nil, save != nil || print.areGiven else { return }
    throw ValidationError(
      Sentence(
        """
        --save, --with, --form, --root, --screen, --ios, --scene, --traits, --owner and --scrub go \
        with --dump.
        """,
        zh: """
          --save、--with、--form、--root、--screen、--ios、--scene、--traits、--owner 和 \
          --scrub 要与 --dump 一起用。
          """
      )
    )
  }

  /// Imports what was printed into a session, and keeps the document where that is asked for.
  func open(
    _ dump: String,
    _ asked: AskedOptions?,
    in workbench: WorkbenchClient,
    _ options: GlobalOptions,
    _ profile: ProfileOptions
  ) throws -> RemoteSession {
    try ImportInput.with(dump, options) { input in
      // Imported by itself: a session does not give back the text that it was opened on.
      if let save {
        let answer = try workbench.call(.scenarioImport, request(input, asked))
        try ImportedDocument(answer)?.save(save)
      }
      // What is asked is asked of the session, so that one paste is one import; but of texts that
      // are not to be kept only while they are read.
      let brief = request(input, print.scrub ? asked : nil)
      brief.set(.report, "brief")
      func session(_ request: JSONValue) throws -> RemoteSession {
        try RemoteSession([.import: request], in: workbench, options: options, profile: profile)
      }
      do {
        return try session(brief)
      } catch let error as WireError where error.type == .importNoGeometry && asked?.at != nil {
        // But elements of accessibility, of which no session is made, are listed at a place.
        return try session(request(input, asked))
      }
    }
  }

  /// What is to be imported, how, and what is asked of it.
  private func request(_ input: JSONValue, _ asked: AskedOptions?) -> JSONValue {
    let request = input.shallowCopy()
    print.add(to: request)
    if let at = asked?.at { request.set(.at, at.json) }
    if let view = asked?.view { request.set(.view, view) }
    return request
  }
}
