import Jansson
import Sentences
import Testing
@testable import ScenarioSyntax

/// Values that are read as what their place asks for.
struct SyntaxReaderTests {
  private struct Reader: SyntaxReader {
    let diagnostics: DiagnosticCollector
  }

  private let reader: Reader
  private let root: Syntax

  init() throws {
    let text =
      #"{"t": "x", "f": false, "n": -0.5, "z": 0, "o": {"a": 1, "b": 2, "comment": 3}, "#
      + #""l": ["p", 4, "q"], "e": {"comment": "fine", "a": null}, "nothing": null}"#
    root = SyntaxTree(try JSON.parse(Array(text.utf8), limits: .document)).root
    reader = Reader(diagnostics: DiagnosticCollector(file: "a.json", bytes: Array(text.utf8)))
  }

  private func value(_ key: String) throws -> Syntax { try #require(root[key]) }

  private var found: [String] {
    reader.diagnostics.diagnostics.map { "\($0.type) \($0.pointer): \($0.message.english)" }
  }

  @Test func `a text is a text, and nothing else is`() throws {
    #expect(reader.text(try value("t")) == "x")
    #expect(found == [])
    for key in ["f", "n", "o", "l", "nothing"] { #expect(reader.text(try value(key)) == nil) }
    #expect(
      found == [
        "wrong-type /f: expected text, found a flag",
        "wrong-type /n: expected text, found a number",
        "wrong-type /o: expected text, found an object",
        "wrong-type /l: expected text, found a list",
        "wrong-type /nothing: expected text, found null",
      ]
    )
  }

  @Test func `a flag is true or false, and a number is none`() throws {
    #expect(reader.flag(try value("f")) == false)
    #expect(reader.flag(try value("z")) == nil)
    #expect(reader.flag(try value("t")) == nil)
    #expect(
      found == [
        "wrong-type /z: expected true or false, found a number",
        "wrong-type /t: expected true or false, found text",
      ]
    )
  }

  @Test func `a number is one from its least value on`() throws {
    let number = try value("n")
    #expect(reader.number(number) == -0.5)
    #expect(reader.number(number, atLeast: -1) == -0.5)
    #expect(reader.number(try value("z"), atLeast: 0) == 0)
    #expect(found == [])
    #expect(reader.number(number, atLeast: 0) == nil)
    #expect(reader.number(try value("t"), atLeast: 0) == nil)
    #expect(
      found == [
        "out-of-range /n: -0.5 is below 0", "wrong-type /t: expected a number, found text",
      ]
    )
    #expect(reader.diagnostics.diagnostics.first?.allowed == ["≥ 0"])
  }

  @Test func `texts are one or several, and what is none is left out`() throws {
    #expect(reader.texts(try value("t")).map(\.text) == ["x"])
    #expect(reader.texts(try value("t")).map(\.path.pointer) == ["/t"])
    #expect(found == [])
    let texts = reader.texts(try value("l"))
    #expect(texts.map(\.text) == ["p", "q"])
    #expect(texts.map(\.path.pointer) == ["/l/0", "/l/2"])
    #expect(found == ["wrong-type /l/1: expected text, found a number"])
  }

  @Test func `an object is one, whose comment is a text`() throws {
    #expect(reader.object(try value("e"))?.path.pointer == "/e")
    #expect(found == [])
    #expect(reader.object(try value("o"))?.path.pointer == "/o")
    #expect(reader.object(try value("l")) == nil)
    #expect(
      found == [
        "wrong-type /o/comment: expected text, found a number",
        "wrong-type /l: expected an object, found a list",
      ]
    )
  }

  @Test func `members are those of an object, none of anything else`() throws {
    #expect(reader.members(try value("e")).map(\.key) == ["a"])
    #expect(reader.members(nil).isEmpty)
    #expect(found == [])
    #expect(reader.members(try value("nothing")).isEmpty)
    #expect(found == ["wrong-type /nothing: expected an object, found null"])
  }

  @Test func `members that are not allowed are named at their names, with the nearest`() throws {
    reader.refuseUnknown(try value("o"), allowed: ["a", "bb"], Sentence("a thing", zh: "东西"))
    let fault = try #require(reader.diagnostics.diagnostics.first)
    #expect(found == ["unknown-member /o/b: a thing has no member 'b'"])
    #expect(fault.message.chinese == "东西没有成员“b”")
    #expect(fault.allowed == ["a", "bb"])
    #expect(fault.column == 57)
    #expect(fault.hint?.english == "Did you mean 'a'?")
  }

  @Test func `a value of another type is told in both languages, with the form that is right`()
    throws
  {
    reader.wrongType(try value("o"), Sentence("a place", zh: "位置"))
    let fault = try #require(reader.diagnostics.diagnostics.first)
    #expect(fault.message.english == "expected a place, found an object")
    #expect(fault.message.chinese == "应为位置，实际是对象")
    #expect(fault.forms.map(\.english) == ["a place"])
    #expect(fault.allowed == [])
  }

  @Test func `a value that comes too late is refused with the form that is right`() throws {
    reader.refuseLate(try value("t"), Sentence("a size", zh: "大小"))
    let fault = try #require(reader.diagnostics.diagnostics.first)
    #expect(fault.type == "form-not-allowed")
    #expect(fault.pointer == "/t")
    #expect(
      fault.message.english
        == "this is needed before anything runs, so it cannot be read from an object or a call"
    )
    #expect(fault.forms.map(\.chinese) == ["大小"])
  }
}
