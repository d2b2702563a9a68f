import Jansson
import Testing

struct JSONLayoutTests {
  private func text(_ json: String, width: Int = 40) throws -> String {
    var layout = JSONLayout()
    layout.width = width
    return layout.text(of: try JSON.parse(json))
  }

  @Test func `what fits on a line stands on one`() throws {
    let text = try text(#"{"id":"buy","frame":[0,0,9.5,44],"none":{},"list":[],"t":{"a":null}}"#)
    #expect(
      text == """
        {
          "id": "buy",
          "frame": [0, 0, 9.5, 44],
          "none": {},
          "list": [],
          "t": { "a": null }
        }

        """
    )
  }

  @Test func `what does not fit is broken into its parts`() throws {
    let text = try text(#"{"views":[{"id":"first","frame":[1,2,3,4]},{"id":"b"}]}"#)
    #expect(
      text == """
        {
          "views": [
            {
              "id": "first",
              "frame": [1, 2, 3, 4]
            },
            { "id": "b" }
          ]
        }

        """
    )
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"{"a":"\u0001\"\\ 中文 é"}"#, #"[1e300,-0.1,12345678901234,true,[[[]]]]"#,
  ])
  func `reading what was written gives the same value`(json: String) throws {
    let value = try JSON.parse(json)
    #expect(try JSON.parse(JSONLayout().text(of: value)) == value)
  }

  @Test func `lines keep to the width where they can`() throws {
    let list = JSONValue.array()
    for number in 0..<200 { list.append(["x\(number)": [JSONValue(number), JSONValue(number)]]) }
    for line in JSONLayout().text(of: ["list": list]).split(separator: "\n") {
      #expect(line.count <= 100)
    }
  }
}
