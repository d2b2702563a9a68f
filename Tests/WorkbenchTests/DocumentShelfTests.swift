import Foundation
import Jansson
import ScenarioKit
import ScenarioSyntax
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Documents whose bytes have been read lately on the same thread.
struct DocumentShelfTests {
  private func source(_ text: String, name: String = "text") -> ScenarioSource {
    ScenarioSource(bytes: Array(text.utf8), name: name, expectedID: nil)
  }

  private let reading = DocumentShelf.Reading(document: nil, diagnostics: [], modulesNeeded: ["a"])

  // MARK: - The shelf

  @Test func `what was read is found by its bytes and its name`() {
    let shelf = DocumentShelf()
    shelf.keep(reading, of: source("one"))
    #expect(shelf.reading(of: source("one"))?.modulesNeeded == ["a"])
    #expect(shelf.reading(of: source("other")) == nil)
    #expect(shelf.reading(of: source("one", name: "one.json")) == nil)
  }

  @Test func `what was made as values is found by them, and no text is made for it`() throws {
    let values = try SealedJSON(["format": 1])
    let shelf = DocumentShelf()
    shelf.keep(reading, of: ScenarioSource(DocumentContents(values), name: "a", expectedID: nil))
    let same = ScenarioSource(DocumentContents(values), name: "a", expectedID: nil)
    #expect(shelf.reading(of: same)?.modulesNeeded == ["a"])
    let other = DocumentContents(try SealedJSON(["format": 1]))
    #expect(shelf.reading(of: ScenarioSource(other, name: "a", expectedID: nil)) == nil)
  }

  @Test func `of many documents those are kept that somebody asked for last`() {
    let shelf = DocumentShelf()
    for number in 0..<8 { shelf.keep(reading, of: source("\(number)")) }
    _ = shelf.reading(of: source("0"))
    shelf.keep(reading, of: source("8"))
    let kept = (0...8).filter { shelf.reading(of: source("\($0)")) != nil }
    #expect(kept == [0, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `large texts make room for one another, and one too large is not kept`() {
    let shelf = DocumentShelf()
    let half = String(repeating: "x", count: 1 << 20)
    for name in ["a", "b", "c"] { shelf.keep(reading, of: source(half, name: name)) }
    let kept = ["a", "b", "c"].filter { shelf.reading(of: source(half, name: $0)) != nil }
    #expect(kept == ["b", "c"])
    shelf.keep(reading, of: source(half + half + "x", name: "d"))
    #expect(shelf.reading(of: source(half + half + "x", name: "d")) == nil)
  }

  @Test func `a text of many objects in few bytes is too large, too`() {
    let shelf = DocumentShelf()
    let views = source(String(repeating: "{},", count: 50_000))
    shelf.keep(reading, of: views)
    #expect(shelf.reading(of: views) == nil)
    let fewer = source(String(repeating: "{},", count: 20_000))
    shelf.keep(reading, of: fewer)
    #expect(shelf.reading(of: fewer) != nil)
  }

  @Test func `a document is read once, and not again on another assumption`() {
    let shelf = DocumentShelf()
    let text = #"{ "format": 1, "app": { "windows": [] }, "script": [], "modules": ["Nowhere"] }"#
    let environment = ScenarioEnvironment()
    let first = RequestedDocument(source(text), on: shelf)
    #expect(first.modulesNeeded == ["Nowhere"])
    #expect(first.read(environment, assuming: ["Nowhere"]).document != nil)
    #expect(shelf.reading(of: source(text)) == nil)
    #expect(first.read(environment).diagnostics.map(\.type) == ["unknown-module"])
    #expect(shelf.reading(of: source(text))?.diagnostics.map(\.type) == ["unknown-module"])
    #expect(RequestedDocument(source(text), on: shelf).modulesNeeded == ["Nowhere"])
  }

  // MARK: - Through the protocol

  private static let card = String(decoding: Screens.card.serialized(indent: 1), as: UTF8.self)
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  @Test func `two sessions of the same text know nothing of one another`() throws {
    let text = JSONValue(Self.card)
    let first = try #require(try client.call("session.open", ["text": text])["session"]?.string)
    try client.call(
      "object.set",
      ["session": .init(first), "set": ["card.isHidden": true, "window.alpha": 0.5]]
    )
    let second = try #require(try client.call("session.open", ["text": text])["session"]?.string)
    for (session, isHidden) in [(first, true), (second, false)] {
      let values = try client.call(
        "object.get",
        ["session": .init(session), "id": "card", "properties": ["isHidden"]]
      )["values"]
      #expect(values?["isHidden"]?.bool == isHidden)
    }
  }

  @Test func `a file that has changed is read again`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/screen.json"
      let changed = Self.card.replacing(#""id": "card""#, with: #""id": "card", "hidden": 1"#)
      #expect(changed != Self.card)
      for (text, isValid) in [
        (Self.card, true), (Self.card, true), (changed, false), (Self.card, true),
      ] {
        try write(Array(text.utf8), to: path)
        let answer = try client.call("scenario.check", ["path": .init(path)])
        #expect(answer["valid"]?.bool == isValid)
      }
    }
  }
}
