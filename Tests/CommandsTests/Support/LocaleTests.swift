import Rendering
import Sentences
import Testing

@testable import Commands

/// Which language is written, and whether it may be UTF-8, as the environment has it.
struct LocaleTests {
  private func host(_ environment: [String: String], isTerminal: Bool = false) -> Host {
    Host(
      environment: environment,
      write: { _ in },
      talk: { _ in },
      readLine: { nil },
      outputIsTerminal: isTerminal,
      errorIsTerminal: isTerminal,
      daemons: RealWorkbench()
    )
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "C"], false), (["LANG": "POSIX"], false), (["LANG": "C.UTF-8"], true),
      (["LANG": "en_US"], true), (["LANG": "en_US.ISO-8859-1"], false), (["LANG": "zh_CN"], false),
      (["LANG": "zh_CN.utf8"], true), (["LANG": "zh_CN.GB18030"], false),
      (["LANG": "en_US.UTF-8@euro"], true), (["LANG": "de_DE@euro"], true),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
      (["LANG": "C", "LC_ALL": ""], false), (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], true),
    ] as [([String: String], Bool)]
  )
  func `a locale says whether the terminal takes UTF-8`(
    environment: [String: String],
    takesUTF8: Bool
  ) {
    #expect(host(environment).takesUTF8 == takesUTF8)
  }

  @Test func `the console of Linux shows no UTF-8, a file that is written there does`() {
    let environment = ["LANG": "C.UTF-8", "TERM": "linux"]
    #expect(!host(environment, isTerminal: true).takesUTF8)
    #expect(host(environment).takesUTF8)
  }

  @Test(
    arguments: [
      (["LANG": "zh_CN.UTF-8"], Language.chinese, false),
      (["LANG": "zh_CN.GB2312"], .english, true),
      (["LANG": "C", "RESPONDER_LANG": "zh"], .english, true),
      (["LANG": "C.UTF-8", "RESPONDER_LANG": "zh-Hans"], .chinese, false),
      (["LANG": "de_DE.UTF-8"], .english, false), ([:], .english, false),
    ] as [([String: String], Language, Bool)]
  )
  func `Chinese that could not be read is English`(
    environment: [String: String],
    language: Language,
    lacksChinese: Bool
  ) {
    #expect(host(environment).language == language)
    #expect(host(environment).lacksChinese == lacksChinese)
  }

  @Test func `a terminal without UTF-8 is told how to get Chinese, unless a language was chosen`() {
    var desk = Desk()
    desk.environment = ["LANG": "zh_CN.GB2312", "TERM": "xterm"]
    desk.isTerminal = true
    let told = desk.run("explain", "scenario.invalid")
    #expect(told.status == 0)
    #expect(
      told.errors
        == "responder: this terminal is not set to UTF-8; LANG=zh_CN.UTF-8 gives Chinese.\n"
    )
    #expect(told.output.contains("was not loaded"))
    #expect(desk.run("explain", "scenario.invalid", "--lang", "en").errors.isEmpty)
    desk.isTerminal = false
    #expect(desk.run("explain", "scenario.invalid").errors.isEmpty)
  }

  @Test func `the language that is asked for goes before that of the environment`() {
    var desk = Desk()
    desk.environment = ["LANG": "zh_CN.UTF-8"]
    #expect(desk.run("explain", "scenario.invalid").output.contains("情景"))
    let english = desk.run("explain", "scenario.invalid", "--lang=en").output
    #expect(english.contains("The document of a scenario has errors"))
    desk.environment["LANG"] = "C.UTF-8"
    #expect(desk.run("explain", "scenario.invalid", "--lang", "zh").output.contains("情景"))
  }
}
