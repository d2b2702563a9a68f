import Jansson
import Testing
import TestSupport

@testable import Commands

/// How scenarios are named on the command line.
struct ScenarioReferenceTests {
  typealias Source = ScenarioReference.Source

  @Test(
    arguments: [
      ("tables/quick-tap", .id("tables/quick-tap"), nil), ("quick-tap", .id("quick-tap"), nil),
      ("tables/quick-tap#lets", .id("tables/quick-tap"), "lets"),
      ("mine.json", .path("mine.json"), nil), ("mine.json#b", .path("mine.json"), "b"),
      ("/tmp/mine", .path("/tmp/mine"), nil), ("./mine", .path("./mine"), nil),
      ("../mine#a", .path("../mine"), "a"), ("-", .input, nil), ("-#b", .input, "b"),
      ("a#b#c", .id("a#b"), "c"), ("a#", .id("a"), ""),
    ] as [(String, Source, String?)]
  )
  func `a scenario is named by id, path or input, each with a variant`(
    text: String,
    source: Source,
    variant: String?
  ) throws {
    let reference = try ScenarioReference.read(text)
    #expect(reference.source == source)
    #expect(reference.variant == variant)
    #expect(reference.text == text)
  }

  @Test func `nothing names nothing`() {
    #expect(ScenarioReference(argument: "") == nil)
  }

  @Test func `a file whose name has a mark in it is that file`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/a#b.json"
      try write(Array("{}".utf8), to: path)
      let reference = try ScenarioReference.read(path)
      #expect(reference.source == .path(path) && reference.variant == nil)
      #expect(try ScenarioReference.read(folder + "/c#b.json").variant == "b.json")
    }
  }

  @Test(
    arguments: [
      ("tables", "tables", false, nil), ("tables#a", nil, false, nil),
      ("tables/quick-tap", nil, true, nil), ("mine.json", nil, true, "mine.json"),
      ("mine.json#a", nil, true, "mine.json"), ("-", nil, false, nil),
    ] as [(String, String?, Bool, String?)]
  )
  func `a word alone may be a topic, a file has its failures placed in it`(
    text: String,
    topic: String?,
    isDocument: Bool,
    file: String?
  ) throws {
    let reference = try ScenarioReference.read(text)
    #expect(reference.topic == topic)
    #expect(reference.isDocument == isDocument)
    #expect(reference.file == file)
  }

  @Test func `a request has the document under the member of its source`() throws {
    #expect(try ScenarioReference.read("a/b#c").parameters() == ["id": "a/b"])
    #expect(try ScenarioReference.read("a.json").parameters() == ["path": "a.json"])
  }

  @Test(arguments: ["run", "check", "tree", "export --swift"])
  func `a document may come from the standard input`(command: String) async throws {
    try await CommandLinePlace.with { place in
      try write(Array(Document.screen(Document.tap(hitting: "card")).utf8), to: place.file("doc"))
      let run = try await place.shell("responder \(command) - < '\(place.file("doc"))'")
      #expect(run.end == .status(0), "\(run.errors)")
      #expect(!run.output.isEmpty)
    }
  }

  @Test func `a fault in the standard input is shown with its line`() async throws {
    try await CommandLinePlace.with { place in
      let run = try await place.shell(#"printf '{\n  "format": 1,\n  "ap": 3 }' | responder run -"#)
      #expect(run.end == .status(65))
      #expect(run.errors.contains("standard input:3:3: error: "), "\(run.errors)")
      #expect(run.errors.contains(#"3 |   "ap": 3 }"#), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }
}
