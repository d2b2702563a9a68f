import Jansson
import Sentences
import Testing
@testable import ScenarioSyntax

/// What is said about a text that is no JSON, by what stands there.
struct JSONHintTests {
  private func fault(_ bytes: [UInt8]) throws -> Diagnostic {
    let collector = DiagnosticCollector(file: "a.json", bytes: bytes)
    do {
      _ = try DocumentText(bytes).tree.get()
    } catch {
      collector.report(error)
    }
    return try #require(collector.diagnostics.first)
  }

  private static let comma = "Is there a comma too many before it?"
  private static let number = "JSON has no NaN and no Infinity: write a number."
  private static let comment = "JSON has no comments: write a member \"comment\"."
  private static let before =
    "Look at what stands before it: a comma, a colon or a quote may be missing."
  private static let open = "Look for a bracket or a quote that is not closed."
  private static let object = "A document is one object: { \"format\": 1, … }."

  @Test(arguments: [
    (#"{"a": [1, ]}"#, 1, 11, comma),
    ("{\"a\": 1,\n }", 2, 2, comma),
    (#"{"a": NaN}"#, 1, 7, number),
    (#"{"a": nan}"#, 1, 7, number),
    (#"{"a": Infinity}"#, 1, 7, number),
    (#"{"a": -Infinity}"#, 1, 7, number),
    (#"{"a": inf}"#, 1, 7, number),
    (#"{"a": -inf}"#, 1, 7, number),
    ("{\"a\": 1, // one\n \"b\": 2}", 1, 10, comment),
    (#"{/* one */ "b": 2}"#, 1, 2, comment),
    ("# a\n{}", 1, 1, comment),
    (#"{'a': 1}"#, 1, 2, "Texts stand in double quotes."),
    (#"{"a": 'b'}"#, 1, 7, "Texts stand in double quotes."),
    (#"{"a" 1}"#, 1, 6, before),
    (#"{"a": 1 "b": 2}"#, 1, 9, before),
    (#"{"a": True}"#, 1, 7, before),
    ("", 1, 1, "The file is empty: responder new writes a document."),
    ("  \n", 2, 1, open), (" ", 1, 2, open), ("{", 1, 2, open),
    (#"{"a": [1"#, 1, 9, open),
    (#"{"a": "b"#, 1, 9, open),
    (#"{} {}"#, 1, 4, object),
    ("5", 1, 1, object),
    (#"{"a": 1, "a": 2}"#, 1, 10, "Keep one of the two."),
    (#"{"a": "\u0000"}"#, 1, 7, "Leave \\u0000 out."),
    (#"{"a": 1e999}"#, 1, 7, "Write a number between -1e308 and 1e308."),
  ])
  func `a habit of another notation is named, with what is to be written instead`(
    text: String,
    line: Int,
    column: Int,
    hint: String
  ) throws {
    let fault = try fault(Array(text.utf8))
    #expect(fault.type == "json")
    #expect(fault.severity == .error)
    #expect(fault.hint?.english == hint)
    #expect([fault.line, fault.column] == [line, column], "\(fault)")
  }

  // `info` begins as `inf` does, and is no number that somebody meant.
  @Test(arguments: [
    #"{ info: 1 }"#, #"{ nanny: 1 }"#, #"{ "a": Infinite }"#, #"{ "a": NaNs }"#, #"{ inf_: 1 }"#,
    #"{ inf9: 1 }"#,
  ])
  func `a name without quotes that begins like a number is no number`(text: String) throws {
    #expect(try fault(Array(text.utf8)).hint?.english == Self.before)
  }

  @Test func `bytes that are no UTF-8, and a mark before the text, are told apart`() throws {
    let wrong = try fault(Array(#"{"a": ""#.utf8) + [0xFF] + Array("\"}".utf8))
    #expect(wrong.hint?.english == "Save the file as UTF-8.")
    let marked = try fault([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
    #expect(
      marked.hint?.english
        == "The file begins with a byte-order mark: save it as UTF-8 without one."
    )
    #expect([marked.line, marked.column] == [1, 1])
  }

  @Test func `a text that lies too deep or is too large says what to do about it`() throws {
    let deep = try fault(Array(repeating: UInt8(ascii: "["), count: 600))
    #expect(
      deep.hint?.english
        == "Give what lies deep an id, declare it under 'objects', and name it where it stands."
    )
    let wide = "[" + String(repeating: "[],", count: 250_000) + "[]]"
    #expect(try fault(Array(wide.utf8)).hint?.english == "Split it into several documents.")
    let long = "[" + String(repeating: "0,", count: 500_000) + "0]"
    #expect(try fault(Array(long.utf8)).hint?.english == "Split it into several documents.")
  }

  @Test func `a lack of memory is nobody's to mend`() {
    let error = JSONError(
      kind: .outOfMemory,
      message: Sentence(verbatim: "x"),
      offset: 0,
      line: 1,
      column: 1
    )
    #expect(JSONHint.of(error, in: []) == nil)
  }

  @Test(arguments: [-1, 2, 3, 1000])
  func `a fault beyond the text is hinted at like one of nothing that is known`(offset: Int) {
    let error = JSONError(
      kind: .syntax,
      message: Sentence(verbatim: "x"),
      offset: offset,
      line: 1,
      column: 1
    )
    let hint = JSONHint.of(error, in: Array("[#".utf8))
    #expect(hint?.english == Self.before)
  }
}
