import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// What only draws: kept as a document says it, read by whoever makes a picture.
struct LookTests {
  @Test(arguments: Transport.allCases)
  func `colors are read as the document writes them`(transport: Transport) async throws {
    try await transport.withClient { client in
      let look = ##""backgroundColor":"#FF8800","tintColor":"#11223344","contentMode":"center""##
      _ = try client.open(try Screens.card(adding: look, to: "card"))
      let values = try client.call("object.get", ["id": "card"])["values"]
      #expect(values?["backgroundColor"]?.string == "#FF8800")
      #expect(values?["tintColor"]?.string == "#11223344")
      #expect(values?["contentMode"]?.string == "center")
      let plain = try client.call(
        "object.get",
        ["id": "buy", "properties": ["backgroundColor", "contentMode"]]
      )
      #expect(plain["values"]?["backgroundColor"]?.isNull == true)
      #expect(plain["values"]?["contentMode"]?.isNull == true)
      // Steps taken back make the objects anew.
      try client.call("script.step")
      try client.call("script.back")
      let again = try client.call("object.get", ["id": "card", "properties": ["backgroundColor"]])
      #expect(again["values"]?["backgroundColor"]?.string == "#FF8800")
    }
  }

  @Test func `a variant may say another color`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = try Screens.card(adding: ##""backgroundColor":"#ff8800""##, to: "card")
    document.set(
      "variants",
      [["id": "plain"], ["id": "blue", "set": ["card.backgroundColor": "#0000ff"]]]
    )
    for (variant, color) in [("plain", "#ff8800"), ("blue", "#0000ff")] {
      _ = try client.open(document, ["variant": .init(variant)])
      let answer = try client.call("object.get", ["id": "card", "properties": ["backgroundColor"]])
      #expect(answer["values"]?["backgroundColor"]?.string == color)
      try client.call("session.close")
    }
  }

  @Test func `what is no color is refused where it stands, in both languages`() throws {
    let document = try Screens.card(adding: #""backgroundColor":"not a colour""#, to: "card")
    let text = JSONValue(String(decoding: document.serialized(), as: UTF8.self))
    for (language, told) in [("en", "a color"), ("zh-Hans", "颜色")] {
      let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
      try client.call("hello", ["language": .init(language)])
      let answer = try client.call("scenario.check", ["text": text])
      #expect(answer["valid"]?.bool == false)
      let found = try #require(answer["diagnostics"]?.elements.first)
      #expect(found["pointer"]?.string?.hasSuffix("/subviews/0/backgroundColor") == true)
      #expect(found["message"]?.string?.contains(told) == true)
      #expect(found["message"]?.string?.contains("#rrggbb") == true)
    }
  }

  @Test func `UIKit code leaves out what only draws`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = try Screens.card(adding: ##""backgroundColor":"#ff8800""##, to: "card")
    let text = JSONValue(String(decoding: document.serialized(), as: UTF8.self))
    let answer = try client.call("scenario.export", ["text": text])
    let swift = try #require(answer["swift"]?.string)
    #expect(swift.contains("card"))
    #expect(!swift.contains("backgroundColor"))
  }
}
