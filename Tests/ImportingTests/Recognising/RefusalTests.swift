import Sentences
import Testing

@testable import Importing

/// What cannot be used is named, with the command that helps.
struct RefusalTests {
  private func refusal(_ bytes: [UInt8], name: String = "-") -> ImportError? {
    do throws(ImportError) {
      _ = try Recognising.blocks(of: Unwrapping.blocks(of: Paste(name: name, bytes: bytes)).blocks)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(_ text: String) -> ImportError? { refusal(Array(text.utf8)) }

  @Test(arguments: [
    ("bplist00\u{1}", "cafe.lookin", "Lookin"), ("bplist00", "-", "property list"),
    ("PK\u{3}\u{4}", "cafe.reveal", "Reveal"), ("PK\u{3}\u{4}", "-", "zip"),
    ("PK\u{3}\u{4}", "Cafe.viewhierarchy", "Xcode"), ("abc\0", "-", "NUL"),
  ])
  func `a file that holds no text is named`(contents: String, name: String, word: String) throws {
    let error = try #require(refusal(Array(contents.utf8), name: name))
    #expect(error.warning.kind == .unsupported)
    #expect(error.warning.text.english.contains(word))
    #expect(error.hint?.english.contains("recursiveDescription") == true)
  }

  @Test func `compressed and wide text are named by their first bytes`() {
    #expect(refusal([0x1F, 0x8B, 8, 0])?.warning.text.english.contains("gzip") == true)
    #expect(refusal([0xFF, 0xFE, 0x3C, 0])?.warning.text.english.contains("UTF-16") == true)
  }

  @Test(arguments: [
    ("[   AF O   W ] h=--- v=--- NSView 0x100c52f20 f=(0,0,10,10) b=(-)", "AppKit"),
    ("UIWindow\n|\tUIView\n|\t|\tUIButton (label: 'Order')", "KIF"),
  ])
  func `a print that does not hold enough is named`(print: String, word: String) throws {
    let error = try #require(refusal(print))
    #expect(error.warning.kind == .unsupported)
    #expect(error.warning.text.english.contains(word))
    #expect(error.warning.text.chinese.contains(word))
    #expect(error.hint?.chinese.contains("recursiveDescription") == true)
  }

  @Test func `what is not known is quoted from its first line, without control characters`() throws
  {
    let error = try #require(refusal("\n  Dear \u{1B}[31mteam,\nit does not work"))
    #expect(error.warning.kind == .notRecognised)
    #expect(error.warning.offset == 3)
    #expect(error.warning.text.english.contains("“Dear \u{FFFD}[31mteam,”"))
    let long = try #require(refusal(String(repeating: "ä", count: 500)))
    #expect(long.warning.text.english.contains(String(repeating: "ä", count: 60) + "…”"))
    #expect(!long.warning.text.english.contains(String(repeating: "ä", count: 61)))
  }

  @Test func `an empty paste is called empty`() {
    #expect(refusal("")?.warning.text.english == "there is nothing in the input")
    #expect(refusal(" \n\n")?.warning.text.english == "there is nothing in the input")
  }

  @Test func `each tool has a command, and each command says what it cannot show`() {
    #expect(Set(PrintCommands.all.map(\.tool)) == Set(PrintCommand.Tool.allCases))
    for command in PrintCommands.all {
      #expect(!command.lacks.english.isEmpty && !command.shows.chinese.isEmpty)
      if command.tool == .chisel || command.form == .viewList { continue }
      #expect(CommandReading.command(command.text).form == command.form, "\(command.text)")
    }
    #expect(PrintCommands.tree.map(\.form) == [.views, .views])
  }
}
