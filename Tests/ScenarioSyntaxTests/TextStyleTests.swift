import Jansson
import Testing
@testable import ScenarioSyntax

/// What is added to a text is laid out as the rest of it is.
struct TextStyleTests {
  private func edited(_ text: String, _ changes: TextChange...) throws -> String {
    try TextChange.make(changes, in: text)
  }

  // MARK: - Blanks

  /// A text of one line, and the same with a member `z` that holds one of each kind.
  @Test(arguments: [
    (#"{"a":1,"b":{"c":[1]}}"#, #"{"a":1,"z":{"y":[1,2],"x":{}},"b":{"c":[1]}}"#),
    (
      #"{ "a": 1, "b": { "c": [1] } }"#,
      #"{ "a": 1, "z": { "y": [1, 2], "x": {} }, "b": { "c": [1] } }"#
    ),
    (
      #"{ "a" : 1 , "b" : { "c" : [ 1 ] } }"#,
      #"{ "a" : 1, "z" : { "y" : [ 1, 2 ], "x" : {} } , "b" : { "c" : [ 1 ] } }"#
    ),
    (
      "{\"a\":\t1,\t\"b\":\t[1]}",
      "{\"a\":\t1,\t\"b\":\t[1],\t\"z\":\t{\"y\":\t[1,\t2],\t\"x\":\t{}}}"
    ),
    // The first sample counts where a text is of two minds.
    (
      #"{"a": 1, "b" :2,"c":[ 1,2]}"#, #"{"a": 1, "b" :2,"c":[ 1,2],"z": {"y": [ 1, 2 ], "x": {}}}"#
    ),
    // What there is no sample of is as in the project's documents.
    (#"{"a":1}"#, #"{"a":1, "z":{"y":[1, 2], "x":{}}}"#),
    ("{}", #"{ "z": { "y": [1, 2], "x": {} } }"#),
  ])
  func `what is added has the blanks of its text`(text: String, wanted: String) throws {
    #expect(try edited(text, .set("/z", ["y": [1, 2], "x": [:]])) == wanted)
  }

  @Test func `a text of one line stays one, however long it becomes`() throws {
    let long = JSONValue((0..<60).map { JSONValue("number \($0)") })
    let text = try edited(#"{"a":[1,2]}"#, .set("/a/1", long), .set("/b", long))
    #expect(!text.contains { $0.isNewline })
    #expect(text.utf8.count > 1_000)
  }

  // MARK: - Lines

  /// A line of a hundred bytes is as long as one may be; a Chinese character takes three.
  @Test(arguments: [(87, 0, true), (88, 0, false), (0, 29, true), (1, 29, false), (84, 1, true)])
  func `a value that fits on its line stands there`(
    latin: Int,
    chinese: Int,
    fits: Bool
  ) throws {
    let text = String(repeating: "x", count: latin) + String(repeating: "水", count: chinese)
    let wanted = fits ? #"{ "n": "\#(text)" }"# : "{\n    \"n\": \"\(text)\"\n  }"
    #expect(
      try edited("[\n  { \"a\": 1 }\n]\n", .set("/-", ["n": JSONValue(text)]))
        == "[\n  { \"a\": 1 },\n  \(wanted)\n]\n"
    )
  }

  @Test func `where no object begins on its line none does, and lists of them neither`() throws {
    let text = "{\n    \"a\": {\n        \"b\": [1, 2]\n    }\n}"
    #expect(
      try edited(text, .set("/a/c", [["d": [3]], ["e": [:]]]))
        == """
        {
            "a": {
                "b": [1, 2],
                "c": [
                    {
                        "d": [3]
                    },
                    {
                        "e": {}
                    }
                ]
            }
        }
        """
    )
    // Nor a list, where no list does.
    #expect(
      try edited("[\n {\"a\": 1}\n]", .set("/0", ["a": [1]]), .set("/-", [2]))
        == "[\n {\"a\": [\n  1\n ]},\n [\n  2\n ]\n]"
    )
  }

  @Test(arguments: ["\n", "\r\n"])
  func `lines end and are indented as those of the text`(end: String) throws {
    let lines = ["{", "\t\"list\": [", "\t\t{", "\t\t\t\"a\": 1", "\t\t}", "\t]", "}", ""]
    let text = lines.joined(separator: end)
    let added = ["\t\t},", "\t\t{", "\t\t\t\"b\": {", "\t\t\t\t\"c\": 2", "\t\t\t}", "\t\t}"]
    #expect(
      try edited(text, .insert(["b": ["c": 2]], 1, "/list"))
        == (lines[..<4] + added + lines[5...]).joined(separator: end)
    )
  }

  @Test func `the ends of lines are those of the first line`() throws {
    #expect(try edited("[\r\n1,\n2]", .set("/-", 3)) == "[\r\n1,\n2,\r\n3]")
    #expect(try edited("[\n1,\r\n2]", .set("/-", 3)) == "[\n1,\r\n2,\n3]")
    #expect(try edited("\n[1, 2]", .set("/-", [:])) == "\n[1, 2, {}]")
  }

  @Test func `of empty lines between two values none is copied`() throws {
    let text = "[\n  1,\n\n  2,\n\n\n  3\n]"
    #expect(try edited(text, .set("/-", 4)) == "[\n  1,\n\n  2,\n\n\n  3,\n  4\n]")
    #expect(try edited(text, .insert(0, 0, "")) == "[\n  0,\n  1,\n\n  2,\n\n\n  3\n]")
  }

  @Test func `several on a line get one more on it, also where the next line begins with one`()
    throws
  {
    let text = "[\n  1, 2,\n  3, 4\n]"
    #expect(try edited(text, .set("/-", 5)) == "[\n  1, 2,\n  3, 4, 5\n]")
    #expect(try edited(text, .insert(0, 1, "")) == "[\n  1, 0, 2,\n  3, 4\n]")
  }

  // MARK: - Emptying

  @Test func `what is emptied has nothing between its brackets, and is filled as its like`() throws
  {
    let text = "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {\n    \"c\": 1\n  }\n}"
    let emptied = "{\n  \"a\": [],\n  \"b\": {}\n}"
    #expect(try edited(text, .remove("/a/0"), .remove("/a/1"), .remove("/b/c")) == emptied)
    #expect(try edited(text, .set("/a", []), .set("/b", [:])) == emptied)
    #expect(
      try edited(text, .remove("/a/0"), .remove("/a/1"), .set("/a/-", 3))
        == text.replacing("1,\n    2", with: "3")
    )
    #expect(
      try edited(text, .remove("/b/c"), .set("/b/d", 2), .set("/b/e", 3))
        == text.replacing("\"c\": 1", with: "\"d\": 2,\n    \"e\": 3")
    )
  }
}
