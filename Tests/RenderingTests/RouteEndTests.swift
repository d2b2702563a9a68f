import Foundation
import Jansson
@testable import Rendering
import Sentences
import Testing

/// Where messages end: what is discarded there, and what is discarded besides.
struct RouteEndTests {
  /// A message to a view, with records inside it between question and answer.
  private func route(_ inside: [JSONValue], method: String = "touchesBegan") -> Route {
    let asked: JSONValue = [
      "seq": 1, "parent": 0, "time": 0, "kind": "asked", "at": "card", "method": JSONValue(method),
    ]
    let answered: JSONValue = [
      "seq": 90, "parent": 0, "time": 0, "kind": "answered", "at": "card",
      "method": JSONValue(method), "answer": .null, "how": "inherited", "rule": "a.forwards",
    ]
    return Route(records: [asked] + inside + [answered])
  }

  private func record(_ number: Int, _ kind: String, at object: String) -> JSONValue {
    [
      "seq": JSONValue(number), "parent": 1, "time": 0, "kind": JSONValue(kind),
      "at": JSONValue(object), "rule": JSONValue("rule.number\(number)"),
    ]
  }

  @Test(arguments: 1...4, Look.allCases)
  func `everything that is discarded in a message is told`(count: Int, look: Look) {
    let inside = (0..<count).map { record(10 + $0, "discarded", at: "touch\($0)") }
    let text = route(inside).text(look.style(120)).withoutEscapes
    let told = look.style().language == .english ? "discarded" : "丢弃"
    // A way that ended is told by who is at its end, where nothing else happened on it.
    let isWay = count == 1 && !look.style().isPlain && !look.style().isVerbose
    #expect(text.components(separatedBy: told).count - 1 == (isWay ? 0 : count), "\(text)")
    if !isWay {
      for number in 10..<(10 + count) { #expect(text.contains("rule.number\(number)"), "\(text)") }
    }
  }

  @Test(arguments: Look.allCases)
  func `what is discarded where a message went on is told`(look: Look) {
    let asked = record(10, "asked", at: "root")
    asked.set("method", "touchesBegan")
    let answered = record(11, "answered", at: "root")
    answered.set("method", "touchesBegan")
    answered.set("how", "overridden, super not called")
    let text = route([record(9, "discarded", at: "card"), asked, answered]).text(look.style(120))
    #expect(text.contains("rule.number9"), "\(text)")
    #expect(text.contains("root"))
  }

  @Test func `every record has its line, however many are discarded`() {
    let inside = (0..<3).map { record(10 + $0, "discarded", at: "x") }
    let route = route(inside)
    for number in [1, 10, 11, 12, 90] {
      #expect(route.line(of: number, .drawn) != nil, "\(number)")
    }
  }
}
