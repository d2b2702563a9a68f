import Jansson
@testable import Rendering
import Sentences
import Testing
import WorkbenchProtocol

/// Every error of the workbench is drawn with what to do about it, in either language.
struct ErrorDrawingTests {
  @Test(arguments: ErrorType.all, Language.allCases)
  func `an error is explained with its name, code, summary, hint and page`(
    type: ErrorType,
    language: Language
  ) {
    for width in Look.tellingWidths {
      var style = Style()
      style.language = language
      style.width = width
      let text = ErrorExplanation(type).text(style)
      #expect(text.pageLines.allSatisfy { $0.displayWidth() <= width }, "\(text)")
      let told = text.withoutBlanks
      var parts = [type.name, String(type.code), type.summary.text(in: language), type.doc]
      if let hint = type.hint { parts.append(hint.text(in: language)) }
      for part in parts { #expect(told.contains(part.withoutBlanks), "\(part)") }
      #expect(text.hasIdeographs == (language == .chinese))
    }
  }

  @Test(arguments: ErrorType.all, Look.allCases)
  func `an error that came is drawn with all it tells`(type: ErrorType, look: Look) {
    let error = WireError(
      type,
      Sentence("it went wrong", zh: "出错了"),
      path: "/params/a",
      expected: ["first", "second"],
      got: .integer(7)
    )
    let style = look.style()
    let text = WireErrorDrawing(error).text(style).withoutEscapes
    var parts = [error.message.text(in: style.language), "/params/a", "first", "second", "7"]
    if let hint = type.hint { parts.append(hint.text(in: style.language)) }
    for part in parts { #expect(text.withoutBlanks.contains(part.withoutBlanks), "\(text)") }
  }

  @Test func `what is not known of an error has no line`() {
    let error = WireError(.named("novel.kind", code: 1), Sentence("m", zh: "出错"))
    #expect(WireErrorDrawing(error).text(.drawn) == "✗ m\n")
    #expect(WireErrorDrawing(error).text(.chinese) == "✗ 出错\n")
  }

  @Test(arguments: [24, 25, 40])
  func `of many values that were expected the first are told`(count: Int) {
    let names = (1...count).map { "value\($0)." }
    let error = WireError(.paramsUnknownMember, Sentence("m", zh: "出错"), expected: names)
    let text = WireErrorDrawing(error).text(.drawn)
    #expect(names.prefix(24).allSatisfy { text.contains($0) })
    #expect(!text.contains("value25."))
    #expect(text.contains("…") == (count > 24))
    let plainly = WireErrorDrawing(error).text(.ascii)
    #expect(plainly.allSatisfy { $0.isASCII })
    #expect(plainly.contains("...") == (count > 24))
  }

  @Test(arguments: [24, 25, 40])
  func `of many names that are allowed the first are told, the rest counted`(count: Int) {
    let names = (1...count).map { "name\($0)." }
    let fault: JSONValue = [
      "severity": "error", "type": "t", "message": "m", "line": 1, "column": 1,
    ]
    fault.set("allowed", JSONValue(names))
    let text = Diagnostics(JSONValue([fault])).text(.drawn).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(names.prefix(24).allSatisfy { text.contains($0) })
    #expect(text.hasSuffix(count > 24 ? "and \(count - 24) more" : "name24."))
  }

  @Test func `a module that was refused says why in the error`() {
    let reasons = WireDatum.list([
      .object([
        WireDatum.Member("field", "ABI"),
        WireDatum.Member("message", .sentence(Sentence("built for another", zh: "版本不同"))),
        WireDatum.Member("fix", .sentence(Sentence("Build it again.", zh: "重新构建。"))),
      ])
    ])
    let error = WireError(
      .paramsUnknownMember,
      Sentence("m", zh: "出错"),
      hint: Sentence("h", zh: "提示"),
      details: [WireDatum.Member("reasons", reasons)]
    )
    let english = WireErrorDrawing(error).text(.drawn)
    #expect(english == "✗ m\n  ABI: built for another\n    Build it again.\n  h\n")
    let chinese = WireErrorDrawing(error).text(.chinese)
    #expect(chinese == "✗ 出错\n  ABI：版本不同\n    重新构建。\n  提示\n")
  }
}
