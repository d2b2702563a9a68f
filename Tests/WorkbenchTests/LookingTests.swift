import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Every scenario, looked at as closely as a client can: nothing of it is changed.
@Suite(.disabled(if: Sanitizer.isOn, "every record of every scenario"))
struct LookingTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  /// Opens a scenario and runs it, and returns what it calls its objects.
  private func run(
    _ id: String,
    looking look: ([String]) throws -> Void = { _ in }
  ) throws {
    let opened = try client.call("session.open", ["id": JSONValue(id), "level": "full"])
    let names = try #require(opened["objects"]).elements.compactMap(\.string)
    try look(names)
    while try client.call("script.step", ["level": "full"])["finished"]?.bool == false {
      try look(names)
    }
    try look(names)
  }

  /// The whole trace as it was told, and what running the journal again makes of it.
  private func trace() throws -> [JSONValue?] {
    let records = try client.call("trace.get", ["level": "full", "limit": 10_000])["records"]
    return [records, try client.call("session.record")["hash"]]
  }

  /// Reads all properties of all objects that are there, in one answer.
  private func get(_ names: [String], _ more: JSONValue = .object()) throws -> JSONValue {
    var names = names
    while !names.isEmpty {
      let params: JSONValue = ["ids": JSONValue(names)]
      for (key, value) in more.members { params.set(key, value) }
      do {
        return try client.call("object.get", params)["objects"] ?? .array()
      } catch let error as WireError {
        // An object may be gone, or not yet there: the error says which.
        let place = error.path?.split(separator: "/").last.flatMap { Int($0) }
        guard error.type == .objectUnknown, let place else { throw error }
        names.remove(at: place)
      }
    }
    return .array()
  }

  private func readEverything(_ names: [String]) throws {
    _ = try get(names)
    try client.call("object.tree")
    for name in names {
      do {
        try client.call("object.chain", ["from": JSONValue(name)])
      } catch let error as WireError {
        #expect([.objectWrongClass, .objectUnknown].contains(error.type), "\(name): \(error)")
      }
    }
    for x in stride(from: 40, to: 390, by: 150) {
      for y in stride(from: 60, to: 844, by: 220) {
        try client.call("hit.test", ["at": [JSONValue(x), JSONValue(y)]])
      }
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `reading everything after every step leaves the trace as it is without`(
    id: String
  ) throws {
    try run(id)
    let plain = try trace()
    try client.call("session.close")
    try run(id, looking: readEverything)
    #expect(try trace() == plain)
  }

  /// What code computes at a record, which may end in an error of the app's and in no other.
  private func compute(_ object: JSONValue, _ past: JSONValue) throws {
    let params: JSONValue = [
      "id": object["id"] ?? .null, "properties": object["lazy"] ?? .array(),
    ]
    for (key, value) in past.members { params.set(key, value) }
    do {
      let values = try client.call("object.get", params)["values"]
      #expect(values?.count == object["lazy"]?.count)
    } catch let error as WireError {
      #expect([.simulationRaised, .simulationLimit].contains(error.type), "\(object): \(error)")
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `records are looked at, with what code computes, and the trace stays as it is`(
    id: String
  ) throws {
    var names: [String] = []
    try run(id) { names = $0 }
    let plain = try trace()
    let records = try #require(plain[0])
    for number in LookedAtRecords.numbers(upTo: records.count, about: 8) {
      let past: JSONValue = ["record": JSONValue(number), "level": "full"]
      let objects = try get(names, past)
      try client.call("object.tree", past)
      // The record's own object, and one more in turn.
      let own = objects.elements.first { $0["id"] == records[number - 1]?["at"] }
      for object in [own, objects[number % max(1, objects.count)]].compactMap(\.self) {
        try compute(object, past)
      }
    }
    #expect(try trace() == plain)
  }
}
