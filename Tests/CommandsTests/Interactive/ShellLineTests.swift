import Jansson
import Sentences
import TypedLines
import Testing
import WorkbenchFraming

@testable import Commands

/// Lines of the shell, cut into words and read as parameters.
struct ShellLineTests {
  private static var tap: Stimulus {
    Stimulus(
      name: "touch.tap",
      summary: "",
      fields: ["at", "taps", "fingers", "session", "level"],
      schema: .null
    )
  }

  private func parameters(_ line: String) throws -> JSONValue {
    try TypedLine(line).parameters(of: Self.tap)
  }

  @Test(arguments: [
    ("touch.tap", "{}"), ("touch.tap buy", #"{"at":"buy"}"#),
    ("touch.tap buy 2", #"{"at":"buy","taps":2}"#),
    ("touch.tap taps=2 buy", #"{"taps":2,"at":"buy"}"#),
    ("touch.tap at=buy 2", #"{"at":"buy","taps":2}"#),
    ("touch.tap 120,33 fingers=2", #"{"at":[120,33],"fingers":2}"#),
    ("touch.tap buy@3,4", #"{"at":{"in":"buy","point":[3,4]}}"#),
    (#"touch.tap {"at": [1, 2], "taps": 3}"#, #"{"at":[1,2],"taps":3}"#),
    (#"touch.tap at={"in": "buy", "unit": [1, 0]}"#, #"{"at":{"in":"buy","unit":[1,0]}}"#),
    ("touch.tap at=a=b", #"{"at":"a=b"}"#), ("touch.tap edge=left", #"{"edge":"left"}"#),
  ])
  func `parameters are JSON, named, or in the order of the fields`(
    line: String,
    json: String
  ) throws {
    #expect(try parameters(line) == JSON.parse(json))
  }

  @Test func `more values than fields are refused with how it is typed`() {
    let error = #expect(throws: Complaint.self) { try parameters("touch.tap buy 2 3 4") }
    #expect(error?.status == .usage)
    #expect(error?.message.english == "touch.tap takes no value '4'")
    #expect(error?.message.chinese == "touch.tap 不接受值“4”")
    #expect(error?.hint?.english == "touch.tap at=… taps=… fingers=…")
  }

  @Test func `a name without a value is refused, and is no value itself`() {
    let error = #expect(throws: Complaint.self) { try parameters("touch.tap at=") }
    #expect(error?.status == .usage)
    #expect(error?.message.english == "at= has no value behind it")
    #expect(error?.hint?.english == "touch.tap at=… taps=… fingers=…")
  }

  @Test(arguments: [#"touch.tap {"at": "#, #"touch.tap {"at": buy}"#, "touch.tap {]}"])
  func `JSON that is none is refused with its place`(line: String) {
    let error = #expect(throws: Complaint.self) { try parameters(line) }
    #expect(error?.message.english.contains("at character ") == true)
  }

  @Test(
    arguments: [
      ("", nil, []), ("   ", nil, []), ("# tree", nil, ["tree"]), ("#tree", nil, []),
      ("tree", "tree", []), ("  get   card.alpha ", "get", ["card.alpha"]),
      (#"say "a b" c"#, "say", [#""a b""#, "c"]),
      (#"say [1, 2] {"a": 3}"#, "say", ["[1, 2]", #"{"a": 3}"#]),
      (#"say "a \" b" c"#, "say", [#""a \" b""#, "c"]), ("a\tb", "a", ["b"]),
      ("say ]a b", "say", ["]a", "b"]),
    ] as [(String, String?, [String])]
  )
  func `a line is cut at blanks that nothing holds together`(
    text: String,
    name: String?,
    words: [String]
  ) {
    let line = TypedLine(text)
    #expect(line.text == text)
    #expect(line.name == name)
    #expect(line.words == words)
  }

  @Test(
    arguments: [
      ("card", "card", nil), ("card.alpha", "card", "alpha"),
      ("root.subviews[0].frame", "root.subviews[0]", "frame"), (".alpha", "", "alpha"),
    ] as [(String, String, String?)]
  )
  func `the last part of a path is the property`(path: String, object: String, property: String?) {
    #expect(ObjectPath(path).object == object)
    #expect(ObjectPath(path).property == property)
    let params = ObjectPath(path).parameters
    #expect(params["id"]?.string == object)
    #expect(params["properties"]?[0]?.string == property)
  }

  @Test(arguments: ["a,b", "[1,2],b", #"{"a":[1,2]},"x,y",z"#, "", ",", "a,,b", #""a\",b",c"#])
  func `what is cut at a separator is all there, in order`(text: String) {
    let parts = TopLevel.split(text, at: ",")
    #expect(parts.joined(separator: ",") == text)
    for part in parts where !part.contains("[") && !part.contains("\"") && !part.contains("{") {
      #expect(!part.contains(","))
    }
    for most in 1...3 {
      let few = TopLevel.split(text, at: ",", most: most)
      #expect(few.count <= most)
      #expect(few.joined(separator: ",") == text)
    }
  }
}
