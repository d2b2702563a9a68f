import ArgumentParser
import Jansson
import Rendering
import Sentences
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

/// What went wrong, as it is told to people and to programs, in either language.
struct ErrorReportTests {
  private static let sentence = Sentence("the card is gone", zh: "卡片不见了")
  private static let hint = Sentence("Put it back.", zh: "把它放回去。")

  /// An error of each kind that speaks for itself, and what a command exits with.
  private static let errors: [(error: any Error, status: Int32)] = [
    (Complaint(.busy, sentence, hint: hint), 75),
    (ConnectionError(.refused, sentence, hint: hint), 69),
    (StartError(.permission, sentence, hint: hint), 77),
    (ModuleError(.badInput, sentence, hint: hint), 65),
  ]

  /// What is written of an error, and the status that is returned.
  private func told(_ error: any Error, _ arguments: String...) throws -> CommandResult {
    let errors = Transcript()
    let host = Host(
      environment: ["LANG": "C.UTF-8"],
      write: { _ in },
      talk: { errors.append($0.text) },
      readLine: { nil },
      daemons: RealWorkbench()
    )
    let options = try GlobalOptions.parse(arguments)
    let status = Host.$current.withValue(host) { Program.report(error, options) }
    return CommandResult(status: status, output: "", errors: errors.text)
  }

  @Test func `every error says what is wrong and the next step, and has its status`() throws {
    for (error, status) in Self.errors {
      let english = try told(error)
      #expect(english.status == status)
      #expect(english.errors == "responder: the card is gone\n  Put it back.\n")
      #expect(try told(error, "--lang", "zh-Hans").errors == "responder: 卡片不见了\n  把它放回去。\n")
    }
  }

  @Test func `to programs it says the same in members`() throws {
    for (error, status) in Self.errors {
      let value = try #require(try told(error, "-o", "json", "--lang", "zh-Hans").error)
      #expect(value["status"]?.int == Int(status))
      #expect(value["message"]?.string == "卡片不见了")
      #expect(value["hint"]?.string == "把它放回去。")
      #expect(value.members.map(\.key).count == 3)
      let line = try told(error, "-o", "jsonl").errors
      #expect(line.split(separator: "\n").count == 1)
    }
  }

  @Test func `an error without a next step has none`() throws {
    let bare = Complaint(.usage, Self.sentence)
    #expect(try told(bare).errors == "responder: the card is gone\n")
    #expect(try told(bare, "-o", "json").error?["hint"] == nil)
  }

  @Test func `what the compiler said stands above its error, or as a member`() throws {
    let error = ModuleError(.badInput, Self.sentence, compilerOutput: "a.swift:1:2: error: no")
    #expect(try told(error).errors == "a.swift:1:2: error: no\nresponder: the card is gone\n")
    let value = try #require(try told(error, "-o", "json").error)
    #expect(value["compiler"]?.string == "a.swift:1:2: error: no")
    let silent = ModuleError(.badInput, Self.sentence)
    #expect(try told(silent, "-o", "json").error?["compiler"] == nil)
  }

  @Test func `a result that is no, and what was told before, say nothing more`() throws {
    let no = try told(NegativeResult())
    #expect(no.status == 1 && no.errors.isEmpty)
    let told = try told(ToldAlready(status: .unavailable), "-o", "json")
    #expect(told.status == 69 && told.errors.isEmpty)
  }

  @Test func `a daemon that cannot be made is one that is not there`() throws {
    #expect(try told(StartError(.cannotCreate, Self.sentence)).status == 69)
    #expect(try told(StartError(.usage, Self.sentence)).status == 2)
  }

  @Test(
    arguments: [
      (.usage, 2), (.badInput, 65), (.unavailable, 69), (.permission, 77),
    ] as [(ModuleError.Kind, Int32)]
  )
  func `a module's trouble has the status of its kind`(kind: ModuleError.Kind, status: Int32) throws
  {
    #expect(try told(ModuleError(kind, Self.sentence)).status == status)
  }

  @Test(arguments: ConnectionError.Kind.allCases)
  func `every trouble with a connection has a status of the man page`(kind: ConnectionError.Kind) {
    let status = ConnectionError(kind, Self.sentence).exitStatus
    let expected: WorkbenchFraming.ExitStatus =
      switch kind {
      case .pathTooLong: .usage
      case .permission: .permission
      case .interrupted: .interrupted
      case .badMessage: .internalError
      default: .unavailable
      }
    #expect(status == expected)
  }

  @Test func `every error of the protocol has a status of the man page`() {
    let special: [ErrorType: WorkbenchFraming.ExitStatus] = [
      .workbenchCancelled: .interrupted, .workbenchBusy: .busy, .workbenchStopping: .busy,
      .sessionTooMany: .busy, .requestTooManyInFlight: .busy, .workbenchForbidden: .permission,
      .sessionReadOnly: .permission, .workbenchInternal: .internalError,
      .helloProtocolMismatch: .unavailable, .helloMissingCapability: .unavailable,
      // A moment is named on the command line and not in the document.
      .renderNoMoment: .usage,
    ]
    for type in ErrorType.all {
      let status = WireError(type, Self.sentence).exitStatus
      #expect(status == special[type] ?? .badInput, "\(type.name)")
    }
  }

  @Test func `an error of the protocol tells programs all that it says`() throws {
    let error = WireError(
      .paramsUnknownMember,
      Self.sentence,
      path: "/params/atx",
      expected: ["at", "taps"],
      hint: Self.hint
    )
    let value = try #require(try told(error, "-o", "json").error)
    #expect(value["type"]?.string == "params.unknown-member")
    #expect(value["path"]?.string == "/params/atx")
    #expect(value["expected"]?.count == 2)
    #expect(value["status"]?.int == 65)
    let text = try told(error).errors
    #expect(text.contains("the card is gone") && text.contains("/params/atx"), "\(text)")
  }
}
