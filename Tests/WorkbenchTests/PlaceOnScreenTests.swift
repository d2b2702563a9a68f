import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Where keyboard, menus, alerts and the question whether to undo stand, as records tell it.
struct PlaceOnScreenTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func records(_ kind: String, at object: String? = nil) throws -> [JSONValue] {
    let answer = try client.call("trace.get", ["limit": 10_000])
    return try #require(answer["records"]).elements.filter {
      $0["kind"]?.string == kind && (object == nil || $0["at"]?.string == object)
    }
  }

  private func rects(_ records: [JSONValue]) -> [[Int]?] {
    records.map { record in record["rect"].map { $0.elements.compactMap(\.int) } }
  }

  private func frame(of object: String) throws -> [Int]? {
    let answer = try client.call("object.get", ["id": .init(object), "properties": ["frame"]])
    let frame = try #require(answer["values"]?["frame"])
    return frame.isNull ? nil : frame.elements.compactMap(\.int)
  }

  @Test(arguments: Transport.allCases)
  func `the keyboard tells where it stands`(transport: Transport) async throws {
    try await transport.withClient { client in
      let field = #""subviews":[{"id":"name","class":"UITextField","frame":[0,0,100,40]}]"#
      _ = try client.open(try Screens.card(adding: field, to: "window"))
      try client.call("object.call", ["call": "becomeFirstResponder", "on": "name"])
      try client.call("object.call", ["call": "resignFirstResponder", "on": "name"])
      let answer = try client.call("trace.get", ["limit": 10_000])
      let told = try #require(answer["records"]).elements.filter {
        $0["kind"]?.string == "keyboard"
      }
      #expect(told.map { $0["state"]?.string } == ["visible", "hidden"])
      #expect(
        told.map { $0["rect"]?.elements.compactMap(\.int) } == [
          [0, 553, 390, 291], [0, 844, 390, 0],
        ]
      )
    }
  }

  @Test func `a drag that takes the keyboard away tells where it was`() throws {
    try client.call("session.open", ["id": "scrolling/keyboard-dismiss"])
    try client.call("script.run")
    let taken = try records("keyboard").filter { $0["by"] != nil }
    #expect(!taken.isEmpty)
    #expect(rects(taken).allSatisfy { $0 == [0, 553, 390, 291] })
  }

  @Test func `an edit menu tells where it stands, and asked again where it stood`() throws {
    let stamp = """
      "overrides":{"canBecomeFirstResponder":true,"canPerformAction":{"only":["copy:","paste:"]}},\
      "interactions":[{"id":"edit","class":"UIEditMenuInteraction"}],\
      "implements":{"copy:":[],"paste:":[]}
      """
    _ = try client.open(try Screens.card(adding: stamp, to: "card"))
    try client.call("object.call", ["call": "becomeFirstResponder", "on": "card"])
    try client.call("edit-menu.show", ["from": "card"])
    // In one row over the middle of the card, which is at 140, 260.
    let place = [60, 224, 160, 36]
    try client.call("object.call", ["call": "reloadVisibleMenu", "on": "edit"])
    try client.call("edit-menu.hide")
    let told = try records("menu-built")
    #expect(told.map { $0["state"]?.string } == ["shown", "updated", "hidden"])
    #expect(told.first?["items"]?.elements.map(\.string) == ["copy:", "paste:"])
    #expect(rects(told) == [place, place, nil])
  }

  @Test func `a context menu tells where it stands, around which its items lie`() throws {
    try client.call("session.open", ["id": "edit-menu/context-menu"])
    for _ in 1...2 { try client.call("script.step") }
    let place = [20, 400, 250, 88]
    #expect(rects(try records("menu-built")) == [place])
    for (y, hit) in [(399, "menu.backdrop"), (400, "menu.button[0]"), (444, "menu.button[1]")] {
      #expect(try client.call("hit.test", ["at": [20, .init(y)]])["hit"]?.string == hit)
    }
  }

  @Test func `a menu of what is in no window stands nowhere`() throws {
    let button = """
      "subviews":[{"id":"more","class":"UIButton","frame":[0,0,100,40],\
      "showsMenuAsPrimaryAction":true,\
      "menu":{"class":"UIMenu","children":[{"class":"UIAction","title":"A","handler":[]}]}}]
      """
    _ = try client.open(try Screens.card(adding: button, to: "window"))
    try client.call("touch.tap", ["at": "more"])
    #expect(rects(try records("menu-built")) == [[0, 40, 250, 44]])
    try client.call("object.call", ["call": "removeFromSuperview", "on": "more"])
    #expect(try records("menu-built").count(where: { $0["rect"] != nil }) == 1)
  }

  @Test func `a chosen action of an alert tells where its button stood`() throws {
    try client.call("session.open", ["id": "examples/vault"])
    for _ in 1...2 { try client.call("script.step") }
    try client.call("clock.advance", ["by": 1])
    try client.call("touch.tap", ["at": "ok"])
    try client.call("clock.advance", ["by": 1])
    let told = try records("handled", at: "ok")
    #expect(rects(told) == [[60, 440, 270, 44]])
  }

  @Test func `the question whether to undo tells where it stands`() throws {
    try client.call("session.open", ["id": "text-input/undo-by-shake"])
    #expect(try frame(of: "undoPrompt") == nil)
    for _ in 1...6 { try client.call("script.step") }
    // As an alert with a row for each of Undo and Cancel.
    let place = [60, 338, 270, 168]
    let told = try records("handled", at: "application").filter { $0["rect"] != nil }
    #expect(rects(told) == [place])
    #expect(try frame(of: "undoPrompt") == place)
    try client.call("object.call", ["call": "undo", "on": "undoPrompt"])
    #expect(try frame(of: "undoPrompt") == nil)
  }
}
