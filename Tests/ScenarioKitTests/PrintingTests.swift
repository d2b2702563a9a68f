import Foundation
import Jansson
import ScenarioTestSupport
import TestSupport
import Testing
@testable import ScenarioKit
@testable import ScenarioSyntax

/// Documents that are written again: whole, and with one value changed.
struct PrintingTests {
  private static func bytes(_ id: String) throws -> [UInt8] {
    Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a scenario that is read, printed and read again is the same document`(_ id: String) throws {
    let tree = try DocumentText(Self.bytes(id)).tree.get()
    let printed = DocumentText(Array(tree.text.utf8))
    #expect(try printed.tree.get().root.json == tree.root.json)
    let (document, diagnostics) = ScenarioDocument.read(
      printed,
      file: "printed.json",
      environment: Scenario.environment
    )
    #expect(document != nil)
    #expect(
      diagnostics.map(\.type)
        == Scenario.diagnostics(try String(decoding: Self.bytes(id), as: UTF8.self)).map(\.type)
    )
    #expect(Array(try printed.tree.get().text.utf8) == printed.bytes)
  }

  @Test(arguments: ScenarioFiles.ids)
  func `an edit of one value changes its bytes alone`(_ id: String) throws {
    let text = DocumentText(try Self.bytes(id))
    var numbers = SeededNumbers(seed: UInt64(id.utf8.count))
    let nodes = try text.tree.get().nodes
    for _ in 0..<20 {
      let number = 1 + numbers.next(below: nodes.count - 1)
      let pointer = SourcePath(try text.tree.get().places, number).pointer
      let range = try #require(text.map.range(of: pointer))
      let value: JSONValue = ["new": [JSONValue(number)]]
      let edited = try #require(text.replacing(pointer, by: value))
      #expect(Array(edited[..<range.lowerBound]) == Array(text.bytes[..<range.lowerBound]))
      #expect(edited.suffix(text.bytes.count - range.upperBound) == text.bytes[range.upperBound...])
      let read = try JSON.parse(edited, limits: .document)
      #expect(read.value(at: pointer) == value)
    }
    #expect(text.replacing("/nowhere", by: 1) == nil)
  }
}
