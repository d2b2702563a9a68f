import ArgumentParser
import Rendering
import Sentences
import Testing

@testable import Commands

/// How results are drawn: as the options say, and where they say nothing, as the environment does.
struct StyleTests {
  private func style(_ arguments: [String], _ desk: Desk = Desk()) throws -> Style {
    let options = try GlobalOptions.parse(arguments)
    let host = Host(
      environment: desk.environment,
      write: { _ in },
      talk: { _ in },
      readLine: { nil },
      outputIsTerminal: desk.isTerminal,
      errorIsTerminal: !desk.isTerminal,
      columns: desk.columns,
      daemons: desk.daemons
    )
    return Host.$current.withValue(host) { options.style }
  }

  @Test(arguments: [(1, 40), (39, 40), (40, 40), (80, 80), (120, 120), (121, 120), (4000, 120)])
  func `a page is neither narrower than can be read nor wider`(columns: Int, width: Int) throws {
    var desk = Desk()
    desk.columns = columns
    #expect(try style([], desk).width == width)
  }

  @Test func `sentences are written for who listens, with the option or with ACCESSIBLE`() throws {
    #expect(try !style([]).isPlain)
    #expect(try style(["--plain"]).isPlain)
    var desk = Desk()
    desk.environment["ACCESSIBLE"] = "1"
    #expect(try style([], desk).isPlain)
    desk.environment["ACCESSIBLE"] = ""
    #expect(try !style([], desk).isPlain)
  }

  @Test func `what is no UTF-8 is drawn with ASCII, whatever the options say`() throws {
    #expect(try !style([]).isASCII)
    #expect(try style(["--ascii"]).isASCII)
    #expect(try style(["--ascii"]).isUTF8)
    var desk = Desk()
    desk.environment = ["LANG": "C"]
    let plain = try style([], desk)
    #expect(plain.isASCII && !plain.isUTF8)
  }

  @Test(
    arguments: [
      (["CLICOLOR": "0"], "auto", false), (["CLICOLOR": "1"], "auto", true),
      (["CLICOLOR_FORCE": "0"], "auto", true), (["TERM": "dumb"], "auto", false),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], "auto", true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "auto", false), (["NO_COLOR": ""], "auto", true),
      (["NO_COLOR": "1"], "always", true), ([:], "never", false),
    ] as [([String: String], String, Bool)]
  )
  func `colour is as the option says, else as the environment`(
    environment: [String: String],
    choice: String,
    isColored: Bool
  ) throws {
    var desk = Desk()
    desk.environment = environment
    desk.isTerminal = true
    #expect(try style(["--color", choice], desk).isColored == isColored)
  }

  @Test func `the standard error is coloured by its own terminal`() throws {
    var host = Host(
      environment: ["TERM": "xterm"],
      write: { _ in },
      talk: { _ in },
      readLine: { nil },
      outputIsTerminal: true,
      daemons: RealWorkbench()
    )
    let options = try GlobalOptions.parse([])
    let (output, talk) = Host.$current.withValue(host) { (options.style, options.talkStyle) }
    #expect(output.isColored && !talk.isColored)
    host.outputIsTerminal = false
    host.errorIsTerminal = true
    let (piped, told) = Host.$current.withValue(host) { (options.style, options.talkStyle) }
    #expect(!piped.isColored && told.isColored)
  }

  @Test func `nothing that is drawn with ASCII has another character`() {
    for arguments in [
      ["run", "hit-testing/outside-superview", "--ascii"],
      ["tree", "tables/tap-over-table", "--ascii"],
      ["hit", "hit-testing/outside-superview", "100,300", "--ascii"],
      ["why", "hit-testing/outside-superview", "buy", "--ascii"], ["rules", "--ascii"],
    ] {
      let output = Desk().run(arguments).output
      #expect(!output.isEmpty)
      #expect(output.utf8.allSatisfy { $0 < 0x80 }, "\(arguments)")
    }
  }

  @Test func `a terminal without UTF-8 gets the ideographs written out that stand in a document`()
    async throws
  {
    let text = Document.screen().replacing("Mine", with: "标题")
    try await withDocument(text) { desk, file in
      var desk = desk
      desk.environment = ["LANG": "C"]
      let output = desk.run("run", file).output
      #expect(output.contains(#"\u{6807}\u{9898}"#), "\(output)")
    }
  }
}
