import ArgumentParser
import Jansson
import Rendering
import Sentences
import Testing

@testable import Commands

/// The one place where results are written: drawn, as a JSON value, or as lines of JSON.
struct OutputTests {
  private func written(_ format: String, _ body: (Output) -> Void) throws -> String {
    let transcript = Transcript()
    let host = Host(
      write: { transcript.append($0.text) },
      talk: { _ in },
      readLine: { nil },
      daemons: RealWorkbench()
    )
    let options = try GlobalOptions.parse(["-o", format])
    Host.$current.withValue(host) { body(Output(options: options)) }
    return transcript.text
  }

  private static var value: JSONValue { ["n": 2, "list": [["id": "a"], ["id": "b"]]] }

  @Test func `people get the drawing, programs the value`() throws {
    func write(_ output: Output) {
      output.write(Self.value, items: "list", MessageDrawing("drawn", zh: "画的"))
    }
    #expect(try written("text", write) == "drawn\n")
    #expect(try JSON.parse(written("json", write)) == Self.value)
    #expect(try written("json", write).contains("\n  \"n\": 2"))
    #expect(try written("jsonl", write) == "{\"id\":\"a\"}\n{\"id\":\"b\"}\n")
  }

  @Test func `a value without the items is one line`() throws {
    let line = try written("jsonl") {
      $0.write(Self.value, items: "none", MessageDrawing("", zh: ""))
    }
    #expect(line == "{\"n\":2,\"list\":[{\"id\":\"a\"},{\"id\":\"b\"}]}\n")
    let whole = try written("jsonl") { $0.write(Self.value, MessageDrawing("", zh: "")) }
    #expect(whole == line)
  }

  @Test func `nothing is drawn for programs, not even to find out how`() throws {
    for format in ["json", "jsonl"] {
      var wasDrawn = false
      _ = try written(format) { output in
        output.write(
          Self.value,
          {
            wasDrawn = true; return MessageDrawing("x", zh: "x")
          }()
        )
        output.write(MessageDrawing("x", zh: "x"))
        output.write { page in page.add("x") }
      }
      #expect(!wasDrawn)
      #expect(try written(format) { $0.write(MessageDrawing("x", zh: "x")) }.isEmpty)
      #expect(try written(format) { $0.write { $0.add("x") } }.isEmpty)
    }
  }

  @Test func `names are lines, an array, or lines of objects`() throws {
    #expect(try written("text") { $0.writeNames(["a", "b"]) } == "a\nb\n")
    #expect(try JSON.parse(written("json") { $0.writeNames(["a", "b"]) }) == ["a", "b"])
    #expect(try written("jsonl") { $0.writeNames(["a"]) } == "{\"id\":\"a\"}\n")
    #expect(try written("text") { $0.writeNames([]) }.isEmpty)
  }

  @Test func `a terminal obeys nothing that stands in a name or a value`() throws {
    let name = "a\u{1B}[31mb\u{7}"
    for format in ["text", "json", "jsonl"] {
      let text = try written(format) { $0.writeNames([name]) }
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(format)")
    }
    let value = try JSON.parse(written("json") { $0.writeNames([name]) })
    #expect(value[0]?.string == name)
  }
}
