import Foundation
import Jansson
import ScenarioKit
import ScenarioSyntax
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// `scenario.outline`: what a document says where, over every transport.
struct OutlineTests {
  /// The places of a range, `line:column offset`, both ends.
  private func shown(_ range: JSONValue?) -> String {
    ["start", "end"].map { end in
      let place = range?[end]
      let numbers = ["line", "column", "offset"].map { place?[$0]?.int ?? -1 }
      return "\(numbers[0]):\(numbers[1]) \(numbers[2])"
    }.joined(separator: " - ")
  }

  private func text(_ range: JSONValue?, of bytes: [UInt8]) -> String {
    guard let start = range?["start"]?["offset"]?.int, let end = range?["end"]?["offset"]?.int,
      start <= end, end <= bytes.count
    else { return "no range" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func objects(_ list: JSONValue?) -> [JSONValue] {
    (list?.elements).map { $0.flatMap { [$0] + objects($0["children"]) } } ?? []
  }

  // MARK: - What it tells

  @Test(arguments: Transport.allCases)
  func `a document is told by its objects, steps and names`(transport: Transport) async throws {
    try await transport.withClient { client in
      let answer = try client.call(
        "scenario.outline",
        ["text": JSONValue(VaultDocument.text), "name": "vault.json", "modules": "built-in"]
      )
      let bytes = Array(VaultDocument.text.utf8)
      #expect(answer["kind"]?.string == "scenario")
      #expect(answer["needs"] == [])
      #expect(answer["variants"] == [])
      #expect(answer["more"] == nil)
      let window = answer["objects"]?[0]
      let panel = try #require(window?["children"]?[0])
      #expect(panel["id"]?.string == "panel" && panel["name"]?.string == "panel")
      #expect(panel["class"]?.string == "UIView")
      #expect(panel["pointer"]?.string == "/app/windows/0/subviews/0")
      #expect(shown(panel["idRange"]) == "4:16 \(offset("panel")) - 4:21 \(offset("panel") + 5)")
      #expect(panel["range"]?["start"]?["column"]?.int == 7)
      #expect(panel["range"]?["end"]?["line"]?.int == 5)
      let override = panel["overrides"]?[0]
      #expect(override?["method"]?.string == "touchesBegan")
      #expect(
        override?["pointer"]?.string == "/app/windows/0/subviews/0/overrides/touchesBegan"
      )
      #expect(text(override?["range"], of: bytes) == #""touchesBegan": { "super": false }"#)
      let ids = objects(answer["objects"]).map { $0["id"]?.string }
      #expect(ids == ["window", "panel", "vault", "shade"])
      #expect(panel["children"]?[0]?["children"] == [])

      let step = try #require(answer["steps"]?[0])
      #expect(step["text"]?.string == #"touch.began at "vault""#)
      #expect(step["pointer"]?.string == "/script/0")
      #expect(step["index"]?.int == 0 && step["when"] == [] && step["asked"]?.bool == false)
      let expectation = step["expectations"]?[0]
      #expect(expectation?["key"]?.string == "handledBy")
      #expect(expectation?["pointer"]?.string == "/script/0/expect/handledBy")
      #expect(text(expectation?["range"], of: bytes) == #""handledBy": "panel""#)

      let names = try #require(answer["names"]).elements
      for name in names { #expect(text(name["range"], of: bytes) == name["name"]?.string) }
      let used = names.filter { $0["name"]?.string == "panel" }
      #expect(used.map { $0["declares"]?.bool } == [true, false])
      #expect(used.last?["pointer"]?.string == "/script/0/expect/handledBy")
      let method = names.first { $0["kind"]?.string == "method" }
      #expect(method?["name"]?.string == "touchesBegan" && method?["key"]?.bool == true)
    }
  }

  /// Where an id of the vault stands.
  private func offset(_ id: String) -> Int {
    let before = VaultDocument.text.range(of: "\"\(id)\"").map {
      VaultDocument.text[..<$0.lowerBound].utf8.count
    }
    return (before ?? -1) + 1
  }

  @Test(arguments: Transport.allCases)
  func `a text that is being typed is told as far as it goes`(transport: Transport) async throws {
    try await transport.withClient { client in
      let bytes = Array(VaultDocument.text.utf8)
      for cut in stride(from: 0, to: bytes.count, by: 97) {
        let half = String(decoding: bytes[..<cut], as: UTF8.self)
        let answer = try client.call("scenario.outline", ["text": JSONValue(half)])
        let ids = objects(answer["objects"]).compactMap { $0["id"]?.string }
        let wanted = ["window", "panel", "vault", "shade"].filter { offset($0) + $0.count < cut }
        #expect(ids == wanted, "\(cut)")
        for name in answer["names"]?.elements.map(\.self) ?? [] {
          #expect(text(name["range"], of: bytes) == name["name"]?.string)
        }
      }
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `every scenario is told by its id as its file has it`(id: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let bytes = Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
    let answer = try client.call("scenario.outline", ["id": JSONValue(id)])
    let whole = try JSON.parse(bytes, limits: .document)
    #expect(answer["more"] == nil)
    let all = objects(answer["objects"])
    for object in all {
      let node = try JSON.parse(Array(text(object["range"], of: bytes).utf8), limits: .document)
      #expect(node == whole.value(at: object["pointer"]?.string ?? "?"))
      #expect(object["idRange"].map { text($0, of: bytes) } == object["id"]?.string)
    }
    for name in answer["names"]?.elements.map(\.self) ?? [] {
      #expect(text(name["range"], of: bytes) == name["name"]?.string)
    }
    #expect(answer["steps"]?.count == whole["script"]?.count)
    #expect(answer["variants"]?.count == whole["variants"]?.count ?? 0)
    // The same words as a run of it says.
    let opened = try client.call("session.open", ["id": JSONValue(id)])
    let report = try client.call("script.step", ["session": opened["session"] ?? .null])["step"]
    let step = answer["steps"]?[report?["index"]?.int ?? -1]
    #expect(step?["text"]?.string == report?["action"]?.string)
    #expect(step?["pointer"]?.string == report?["pointer"]?.string)
  }

  @Test func `modules that are not there are needed, and what they bring is told as written`()
    throws
  {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let text = """
      { "app": { "windows": [ { "id": "w", "subviews": [ { "id": "pet", "class": "Probe.Pet",
        "overrides": { "touchesBegan": [ { "release": "w" } ] } } ] } ] },
        "script": [ { "send": "Other.knock", "at": "pet" }
      """
    for modules in ["built-in", "all"] {
      let answer = try client.call(
        "scenario.outline",
        ["text": JSONValue(text), "modules": JSONValue(modules)]
      )
      #expect(answer["needs"] == ["Other", "Probe"])
      let pet = answer["objects"]?[0]?["children"]?[0]
      #expect(pet?["class"]?.string == "Probe.Pet")
      #expect(pet?["overrides"]?.count == 1)
      let names = answer["names"]?.elements.map { $0["name"]?.string ?? "" } ?? []
      #expect(names.filter { $0 == "pet" }.count == 2)
      #expect(names.filter { $0 == "w" }.count == 2)
    }
  }

  @Test func `a check tells where a fault ends, in the same words`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let text = VaultDocument.text.replacing(#""at": "vault""#, with: #""at": "vaukt""#)
    let answer = try client.call("scenario.check", ["text": JSONValue(text)])
    let fault = try #require(answer["diagnostics"]?[0])
    #expect(fault["type"]?.string == "unknown-reference")
    #expect(self.text(fault["range"], of: Array(text.utf8)) == "\"vaukt\"")
    #expect(fault["range"]?["start"]?["line"] == fault["line"])
    #expect(fault["range"]?["start"]?["column"] == fault["column"])
  }

  @Test func `hello says that there are outlines`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let answer = try client.call(
      "hello",
      ["client": ["name": "test"], "capabilities": ["required": ["scenario-language"]]]
    )
    #expect(answer["capabilities"]?["scenario-language"]?.bool == true)
    #expect(answer["limits"]?["outlineBytes"]?.int == Limit.outlineBytes.value)
  }

  @Test func `the row names the kinds of names that there are`() throws {
    let type = try #require(MethodTable.standard.type("outline-name")?.type)
    guard case .object(let fields) = type, let kind = fields.first(where: { $0.name == "kind" }),
      case .choice(let kinds) = kind.type
    else {
      Issue.record("\(type)")
      return
    }
    #expect(kinds == ScenarioOutline.Name.kinds)
  }

  // MARK: - What it refuses

  @Test(arguments: Transport.allCases)
  func `what is wrong with a request is one sentence with its place`(
    transport: Transport
  ) async throws {
    let cases: [(params: JSONValue, type: ErrorType, path: String?)] = [
      ([:], .paramsConflict, "/params"),
      (["name": "vault.json"], .paramsConflict, "/params"),
      (["text": "{}", "path": "/vault.json"], .paramsConflict, "/params"),
      (["text": "{}", "modules": "some"], .paramsUnknownValue, "/params/modules"),
      (["text": "{}", "modules": true], .paramsWrongType, "/params/modules"),
      (["text": 5], .paramsWrongType, "/params/text"),
      (["text": "{}", "offset": 3], .paramsUnknownMember, "/params/offset"),
      (["path": "vault.json"], .scenarioUnreadable, "/params/path"),
      (["path": "/no/such/vault.json"], .scenarioUnreadable, nil),
      (["id": "no/such"], .scenarioUnknown, "/params/id"),
    ]
    try await transport.withClient { client in
      for (params, type, path) in cases {
        let error = #expect(throws: WireError.self) {
          try client.call("scenario.outline", params)
        }
        #expect(error?.type == type, "\(params)")
        #expect(error?.path == path, "\(params)")
        let message = error?.message.english ?? ""
        #expect(!message.isEmpty && !message.hasSuffix(".") && !message.contains("\n"))
      }
      // Nothing of it is remembered.
      let empty = try client.call("scenario.outline", ["text": "{}"])
      #expect(empty["objects"] == [])
    }
  }

  @Test(arguments: [Transport.inProcessLines, .socketLines])
  func `a text that is longer than a request may be is refused, and the next is not`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      let long = String(repeating: " ", count: Limit.requestBytes.value)
      _ = try client.wire.send("scenario.outline", ["text": JSONValue(VaultDocument.text + long)])
      let refused = try #require(try client.wire.nextMessage())
      #expect(refused["error"]?["data"]?["type"]?.string == "framing.line-too-long")
      let answer = try client.call("scenario.outline", ["text": JSONValue(VaultDocument.text)])
      #expect(answer["objects"]?.count == 1)
    }
  }

  // MARK: - Size

  /// Objects that stand in one another, as the answer has them: how many levels there are, and how
  /// many objects.
  private func nested(_ parents: [Int?]) -> [Int] {
    let objects = parents.indices.map { number in
      let (json, children) = (JSONValue.object(), JSONValue.array())
      json.set("id", "\(number)")
      json.set("children", children)
      return (json: json, children: children)
    }
    let roots = OutlineWriter.nested(objects, parents: parents)
    // Deeper than it may be nothing can be written.
    #expect(!roots.serialized().isEmpty)
    var levels = 0
    var list: JSONValue? = roots
    while let object = list?[0] {
      levels += 1
      list = object["children"]
    }
    return [levels, self.objects(roots).count]
  }

  @Test func `objects lie in one another no deeper than an answer may, in whatever order`() {
    let chain: [Int?] = [nil] + (0..<999).map { Optional($0) }
    #expect(nested(chain) == [401, 1000])
    #expect(nested(chain.reversed().map { $0.map { 999 - $0 } }) == [401, 1000])
    #expect(nested([nil, 0, 1, 0, nil]) == [3, 5])
    // What could only be a mistake ends as well.
    #expect(nested([1, 0]) == [2, 2])
    #expect(nested([7]) == [1, 1])
    #expect(nested([]) == [0, 0])
  }

  @Test func `an outline that would be too long says so, and leaves out the end`() throws {
    let views = (0..<100).map { #"{ "id": "v\#($0)" }"# }.joined(separator: ", ")
    let text = #"""
      { "app": { "windows": [ { "id": "w", "subviews": [ \#(views) ] } ] },
        "script": [ { "send": "touch.tap", "at": "v0" } ] }
      """#
    let outline = ScenarioOutline(
      of: DocumentText(Array(text.utf8)),
      environment: TestWorkbench.modules.environment
    )
    var counts: [[Int]] = []
    for limit in stride(from: 0, through: 200_000, by: 1000) {
      var writer = OutlineWriter(outline, limit: limit, language: .english)
      let answer = writer.json(needing: [])
      try MethodTable.standard.validateResult(answer, of: .scenarioOutline)
      #expect(answer.serialized().count < limit + 1000)
      let told = [
        objects(answer["objects"]).count, answer["steps"]?.count ?? 0, answer["names"]?.count ?? 0,
      ]
      let isWhole = told == [101, 1, outline.names.count]
      #expect((answer["more"]?.bool == true) != isWhole)
      // Names are left out first.
      #expect(told[2] == 0 || told[0] == 101 && told[1] == 1)
      counts.append(told)
    }
    #expect(counts.first == [0, 0, 0])
    #expect(counts.last == [101, 1, outline.names.count])
    #expect(counts == counts.sorted { $0.lexicographicallyPrecedes($1) })
  }
}
