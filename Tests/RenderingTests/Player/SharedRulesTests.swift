import Jansson
import Testing

@testable import Rendering

/// Rules that films share, and films that get them back.
struct SharedRulesTests {
  private static func film(_ rules: JSONValue) -> JSONValue { ["film": 1, "rules": rules] }

  @Test func `a rule whose members stand in another order is the same`() throws {
    var shared = SharedRules()
    let one = try JSON.parse(#"{"rules":[{"id":"a.b","number":1}]}"#)
    let other = try JSON.parse(#"{"rules":[{"number":1,"id":"a.b"}]}"#)
    #expect(shared.share(one)["rules"] == [0])
    #expect(shared.share(other)["rules"] == [0])
    #expect(shared.all.count == 1)
  }

  @Test func `a rule that differs in anything stands by itself`() throws {
    var shared = SharedRules()
    for text in ["{}", #"{"profile":1}"#, #"{"profile":"1"}"#, #"{"profile":null}"#] {
      _ = shared.share(Self.film([try JSON.parse(text)]))
    }
    #expect(shared.all.count == 4)
  }

  @Test func `the film that is given away stays as it is`() {
    var shared = SharedRules()
    let film = Self.film([["id": "a.b"], ["id": "c.d"]])
    let numbered = shared.share(film)
    #expect(film["rules"] == [["id": "a.b"], ["id": "c.d"]])
    #expect(numbered["film"]?.int == 1)
  }

  @Test func `a film without rules has none afterwards`() {
    var shared = SharedRules()
    #expect(shared.share(["film": 1])["rules"] == [])
    #expect(SharedRules.restored(["film": 1], from: nil)?["rules"] == [])
  }

  @Test func `a film with rules of its own keeps them, whatever the index has`() {
    let own = Self.film([["id": "a.b"], 0])
    let restored = SharedRules.restored(own, from: [["id": "x.y"]])
    #expect(restored?["rules"] == [["id": "a.b"], ["id": "x.y"]])
    #expect(own["rules"] == [["id": "a.b"], 0])
    #expect(SharedRules.restored(Self.film([["id": "a.b"]]), from: nil)?["rules"]?.count == 1)
  }

  // Since a page can be edited by anybody before it is read again.
  @Test(arguments: ["-1", "1", "0.5", "9223372036854775807", "1e300"])
  func `a number that leads nowhere gives no film`(number: String) throws {
    let film = try JSON.parse(#"{"rules":[\#(number)]}"#)
    #expect(SharedRules.restored(film, from: [["id": "a.b"]]) == nil)
  }

  @Test func `an index that is no list has no rules to give`() {
    #expect(SharedRules.restored(Self.film([0]), from: ["0": ["id": "a.b"]]) == nil)
    #expect(SharedRules.restored(Self.film([0]), from: nil) == nil)
  }
}
