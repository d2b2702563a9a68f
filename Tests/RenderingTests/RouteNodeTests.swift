import Jansson
@testable import Rendering
import Testing
import WorkbenchProtocol

/// Records become trees in which questions are one with their answers, whatever is missing.
struct RouteNodeTests {
  private func sorted(_ nodes: [RouteNode]) -> [Int] { nodes.flatMap(\.allRecords).sorted() }

  private func every(_ nodes: [RouteNode]) -> [RouteNode] {
    nodes + nodes.flatMap { every($0.children) }
  }

  private func numbers(_ records: [JSONValue]) -> [Int] {
    records.compactMap { $0["seq"]?.int }.sorted()
  }

  @Test(arguments: 1...40)
  func `every record is in the trees, and once`(seed: UInt64) {
    let records = SeededTraces.wellFormed(seed: seed)
    #expect(sorted(RouteNode.trees(of: records)) == numbers(records))
  }

  @Test(arguments: 1...40)
  func `every question of a whole trace has its answer, behind all that lies inside`(seed: UInt64) {
    let nodes = every(RouteNode.trees(of: SeededTraces.wellFormed(seed: seed)))
    #expect(nodes.contains { $0.kind == .asked })
    for node in nodes {
      #expect(node.kind != .answered)
      #expect((node.closing != nil) == (node.kind == .asked))
      guard let closing = node.closing?["seq"]?.int else { continue }
      #expect(node.children.flatMap(\.allRecords).allSatisfy { $0 < closing })
      #expect(node.closing?["at"]?.string == node.object)
    }
  }

  @Test(arguments: 1...40)
  func `what lies inside a record is below it, in the order of the trace`(seed: UInt64) {
    for node in every(RouteNode.trees(of: SeededTraces.wellFormed(seed: seed))) {
      let number = node.opening["seq"]?.int
      #expect(node.children.allSatisfy { $0.opening["parent"]?.int == number })
      let order = node.children.compactMap { $0.records.first }
      #expect(order == order.sorted())
      #expect(node.size == 1 + node.children.reduce(0) { $0 + $1.size })
    }
  }

  @Test(arguments: 1...12)
  func `a trace with records left out at any place loses no other record`(seed: UInt64) {
    let records = SeededTraces.wellFormed(seed: seed, top: 6)
    for missing in records.indices {
      var rest = records
      rest.remove(at: missing)
      #expect(sorted(RouteNode.trees(of: rest)) == numbers(rest))
    }
  }

  @Test(arguments: 1...12)
  func `a trace that is cut off anywhere keeps what came, questions without answers`(
    seed: UInt64
  ) {
    let records = SeededTraces.wellFormed(seed: seed, top: 6)
    for count in records.indices {
      let nodes = RouteNode.trees(of: records[..<count])
      #expect(sorted(nodes) == Array(numbers(records).prefix(count)))
    }
  }

  @Test(arguments: 1...12)
  func `records in any order are drawn, each once`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let records = SeededTraces.wellFormed(seed: seed, top: 6).shuffled(using: &numbers)
    #expect(sorted(RouteNode.trees(of: records)) == self.numbers(records))
  }

  @Test func `an answer without a question is a decision of its own`() throws {
    let record: JSONValue = [
      "seq": 4, "parent": 3, "kind": "answered", "at": "card", "method": "hitTest", "answer": .null,
    ]
    let nodes = RouteNode.trees(of: [record])
    #expect(nodes.count == 1 && nodes[0].kind == .answered && nodes[0].records == [4])
    #expect(Route(records: [record]).text(.drawn) == "  4  card  NO\n")
  }

  @Test func `an answer belongs to the innermost question that it fits`() {
    func record(_ seq: Int, _ parent: Int, _ kind: String, _ at: String) -> JSONValue {
      [
        "seq": JSONValue(seq), "parent": JSONValue(parent), "kind": JSONValue(kind),
        "at": JSONValue(at), "method": "canDo",
      ]
    }
    // The same object asked inside itself: only the parents tell the answers apart.
    let nested = RouteNode.trees(of: [
      record(1, 0, "asked", "a"), record(2, 1, "asked", "a"), record(3, 1, "answered", "a"),
      record(4, 0, "answered", "a"),
    ])
    #expect(nested.map(\.records) == [[1, 4]] && nested[0].children.map(\.records) == [[2, 3]])
    // One object asked twice in a row.
    let twice = RouteNode.trees(of: [
      record(1, 0, "asked", "a"), record(2, 0, "answered", "a"), record(3, 0, "asked", "a"),
      record(4, 0, "answered", "a"),
    ])
    #expect(twice.map(\.records) == [[1, 2], [3, 4]])
    // Another object, method or parent is another question.
    let other = RouteNode.trees(of: [record(1, 0, "asked", "a"), record(2, 0, "answered", "b")])
    #expect(other.map(\.records) == [[1], [2]])
    let elsewhere = RouteNode.trees(of: [record(1, 0, "asked", "a"), record(2, 9, "answered", "a")])
    #expect(elsewhere.map(\.records) == [[1], [2]])
  }

  @Test func `an answer closes the questions that were asked inside and never answered`() {
    func record(_ seq: Int, _ parent: Int, _ kind: String, _ at: String) -> JSONValue {
      [
        "seq": JSONValue(seq), "parent": JSONValue(parent), "kind": JSONValue(kind),
        "at": JSONValue(at), "method": "canDo",
      ]
    }
    let nodes = RouteNode.trees(of: [
      record(1, 0, "asked", "a"), record(2, 1, "asked", "b"), record(3, 0, "answered", "a"),
      record(4, 1, "answered", "b"),
    ])
    #expect(nodes.map(\.records) == [[1, 3]])
    #expect(nodes[0].children.map(\.records) == [[2], [4]])
  }

  @Test func `a record that names itself as its parent stands at the top`() {
    let trees = RouteNode.trees(of: [["seq": 1, "parent": 1, "kind": "handled", "at": "buy"]])
    #expect(trees.map(\.object) == ["buy"])
    #expect(trees.flatMap(\.children).isEmpty)
  }

  @Test func `a record whose parent is not there stands at the top`() {
    let record: JSONValue = ["seq": 9, "parent": 5, "kind": "handled", "at": "card"]
    let nodes = RouteNode.trees(of: [["seq": 1, "kind": "handled", "at": "root"], record])
    #expect(nodes.map(\.records) == [[1], [9]])
  }

  @Test func `of two records with one number the later one holds what comes`() {
    let nodes = RouteNode.trees(of: [
      ["seq": 1, "kind": "handled", "at": "first"], ["seq": 1, "kind": "handled", "at": "second"],
      ["seq": 2, "parent": 1, "kind": "handled", "at": "inner"],
    ])
    #expect(nodes.map(\.object) == ["first", "second"])
    #expect(nodes.map(\.children.count) == [0, 1])
  }

  @Test(arguments: [
    ("touchesBegan", true), ("motionEnded", true), ("pressesChanged", true),
    ("remoteControlReceived", true), ("touchesShouldCancel", false), ("hitTest", false),
    ("canBecomeFirstResponder", false),
  ])
  func `what goes from responder to responder is a message`(method: String, isMessage: Bool) {
    for kind in ["asked", "answered"] {
      #expect(
        RouteNode(["kind": JSONValue(kind), "method": JSONValue(method)]).isMessage == isMessage
      )
    }
    #expect(!RouteNode(["kind": "handled", "method": JSONValue(method)]).isMessage)
  }

  @Test func `the rule of a change of the focus is that of the decision inside`() {
    let nodes = RouteNode.trees(of: [
      ["seq": 1, "kind": "asked", "at": "f", "method": "becomeFirstResponder"],
      ["seq": 2, "parent": 1, "kind": "first-responder-asked", "at": "f", "rule": "focus.a"],
      ["seq": 3, "parent": 1, "kind": "handled", "at": "f", "rule": "other.b"],
    ])
    #expect(nodes[0].rule == "focus.a")
    let others = RouteNode.trees(of: [
      ["seq": 1, "kind": "asked", "at": "f", "method": "canDo"],
      ["seq": 2, "parent": 1, "kind": "first-responder-asked", "at": "f", "rule": "focus.a"],
    ])
    #expect(others[0].rule == nil)
  }
}
