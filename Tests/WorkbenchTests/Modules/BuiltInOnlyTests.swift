import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Documents that name a module which is not built in, where the client wants none loaded.
///
/// The module is nowhere: whoever looked for it would say so.
struct BuiltInOnlyTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private static func document(inside: JSONValue = [:]) -> JSONValue {
    [
      "format": 1, "title": "A view of a module", "modules": ["Probe"],
      "app": [
        "windows": [
          [
            "id": "window", "frame": [0, 0, 390, 844],
            "subviews": [
              [
                "id": "pet", "class": "Probe.Pet", "frame": [100, 200, 100, 100], "mood": "bright",
                "subviews": [["id": "ear", "frame": [0, 0, 10, 10]]],
              ],
              inside,
            ],
          ]
        ]
      ],
      "script": [
        ["send": "Probe.knock", "hard": true, "expect": ["hit": "pet"]],
        ["set": ["pet.mood": "dark", "ear.alpha": 0.5]],
        ["send": "touch.tap", "at": "ear", "expect": ["hit": "ear"]],
      ],
    ]
  }

  private func check(_ document: JSONValue, _ modules: String) throws -> JSONValue {
    let text = JSONValue(String(decoding: document.serialized(), as: UTF8.self))
    return try client.call("scenario.check", ["text": text, "modules": JSONValue(modules)])
  }

  @Test func `a check reports nothing that only the module could tell, and says what it needs`()
    throws
  {
    let answer = try check(Self.document(inside: ["id": "plain"]), "built-in")
    #expect(answer["diagnostics"] == [])
    #expect(answer["valid"]?.bool == true)
    #expect(answer["needs"] == ["Probe"])
    // Without the member the module is looked for, and missed.
    let all = try check(Self.document(inside: ["id": "plain"]), "all")
    #expect(all["valid"]?.bool == false)
    #expect(all["needs"] == nil)
  }

  @Test func `what is wrong beside the module is reported`() throws {
    let answer = try check(Self.document(inside: ["id": "plain", "alhpa": 1]), "built-in")
    #expect(answer["valid"]?.bool == false)
    #expect(answer["diagnostics"]?.elements.map { $0["type"]?.string } == ["unknown-member"])
    #expect(answer["needs"] == ["Probe"])
  }

  @Test func `a document that needs nothing is checked as ever`() throws {
    let answer = try check(Screens.card, "built-in")
    #expect(answer["valid"]?.bool == true)
    #expect(answer["needs"] == nil)
  }

  @Test func `a session is refused, with the names`() throws {
    let document = Self.document(inside: ["id": "plain"])
    let error = #expect(throws: WireError.self) {
      try client.open(document, ["modules": "built-in"])
    }
    #expect(error?.type == .moduleNeeded)
    #expect(error?.detail("modules") == .list([.text("Probe")]))
    #expect(try client.call("session.list")["sessions"] == [])
    _ = try client.open(Screens.card, ["modules": "built-in"])
  }
}
