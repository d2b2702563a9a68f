import CBench
import Foundation
import ScenarioKit

// What it costs to understand a document, held against what its bytes cost jansson alone.

extension Rows {
  static var readings: [Row] {
    [
      opening("reading, binding and building, 20,000 views", views: 20_000, .atMost(10)) { text in
        _ = try ScenarioSession(try read(text))
      },
      opening("reading and binding, 20,000 views", views: 20_000, nil) { _ = try read($0) },
      linear, again,
      command("check", .atMost(0.300)), command("hit", .atMost(0.300), at: "200,600"),
      command("run", .atMost(0.300)),
    ]
  }

  /// Understands a document, as far as `body` does, and lets go of it.
  private static func opening(
    _ name: String,
    views: Int,
    _ bar: Bar?,
    _ body: @escaping ([UInt8]) throws -> Void
  ) -> Row {
    Row(name: name, unit: .seconds, bar: bar) {
      let text = Array(LargeDocument(views: views).text.utf8)
      try body(text)
      return {
        Sample(ours: try seconds { try body(text) }, ceiling: try seconds { try load(text) })
      }
    }
  }

  /// What a value costs in the largest document that is read, against one in a tenth of it.
  private static var linear: Row {
    Row(name: "reading 50,000 → 500,000 values, each", unit: .seconds, bar: .atMost(1.5), rounds: 3)
    {
      let (few, many) = (7100, 71_000)
      let small = Array(LargeDocument(views: few).text.utf8)
      let large = Array(LargeDocument(views: many).text.utf8)
      return {
        let ours = try seconds { _ = try read(large) } / Double(many)
        return Sample(ours: ours, ceiling: try seconds { _ = try read(small) } / Double(few))
      }
    }
  }

  /// A document whose bytes the daemon has read before, against the same one with another comment.
  private static var again: Row {
    let name = "the same bytes once more, 20,000 views"
    return Row(name: name, unit: .seconds, bar: .atMost(0.2), rounds: 5) {
      let daemon = try Server.daemon()
      let connection = try Connection(daemon.path)
      let file = Server.newPath("json")
      var turn = 0
      return {
        turn += 1
        let document = LargeDocument(views: 20_000, comment: "turn \(turn)")
        try document.text.write(toFile: file, atomically: false, encoding: .utf8)
        let first = try seconds { try connection.ask(Requests.check(file)) }
        let second = try seconds { try connection.ask(Requests.check(file)) }
        return withExtendedLifetime(daemon) { Sample(ours: second, ceiling: first) }
      }
    }
  }

  /// A command about a document of 20,000 views, as it is typed, with a daemon that is warm.
  private static func command(_ verb: String, _ bar: Bar, at place: String...) -> Row {
    Row(name: "\(verb), 20,000 views", unit: .seconds, bar: bar, rounds: 5) {
      let daemon = try Server.daemon()
      let file = Server.newPath("json")
      try LargeDocument(views: 20_000).text.write(toFile: file, atomically: false, encoding: .utf8)
      func ask() throws {
        try Child(
          Server.build + "/responder",
          [verb, file] + place + ["--socket", daemon.path],
          environment: Server.environment
        ).finish()
      }
      try ask()
      return { Sample(ours: try seconds(ask)) }
    }
  }

  private static func read(_ text: [UInt8]) throws -> ScenarioDocument {
    let reading = ScenarioDocument.read(text, file: "large.json", environment: environment)
    guard let document = reading.document else {
      throw BenchError("\(reading.diagnostics.first.map(String.init(describing:)) ?? "")")
    }
    return document
  }

  private static let environment = ScenarioEnvironment()

  private static func load(_ text: [UInt8]) throws {
    guard text.withUnsafeBytes({ cbench_load($0.baseAddress, $0.count) }) == 0 else {
      throw BenchError("jansson reads no such text")
    }
  }

  private static func seconds(_ body: () throws -> Void) throws -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }
}

/// A screen with so many views, in columns of fifty that lie in one another's parents.
struct LargeDocument {
  let text: String

  init(views: Int, comment: String = "") {
    let columns = (0..<max(1, views / 51)).map { column in
      let rows = (0..<50).map { row in
        #"{ "id": "v\#(column * 50 + row)", "frame": [\#(row % 35 * 10), \#(row * 16), 40, 30] }"#
      }
      return #"{ "id": "c\#(column)", "frame": [0, 0, 390, 844], "subviews": ["#
        + rows.joined(separator: ",\n") + "] }"
    }
    text = """
      { "format": 1, "title": "Large", "comment": "\(comment)",
        "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
          "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [
            \(columns.joined(separator: ",\n")) ] } } } ] },
        "script": [ { "call": "isDescendant(of:)", "on": "v0", "with": ["root"],
          "expect": { "returned": true } } ] }
      """
  }
}
