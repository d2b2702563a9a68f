import Jansson
import Testing
import WorkbenchProtocol

@testable import Workbench

/// Answers are held against what was asked, client by client.
struct WorkerLedgerTests {
  private let start = ContinuousClock.now

  private func take(_ text: String, _ ledger: inout WorkerLedger) throws(WorkerBreach) {
    let line = Array(text.utf8)
    try ledger.take(try WorkerMessage(line, of: "s1"), line)
  }

  private func answer(_ id: String) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# }

  @Test func `answers come in the order of the questions, each client's for itself`() throws {
    var ledger = WorkerLedger()
    ledger.ask(RequestID(1), for: 0, at: start)
    ledger.ask(RequestID(2), for: 0, at: start + .seconds(1))
    ledger.ask(RequestID(1), for: 1, at: start + .seconds(2))
    #expect(throws: WorkerBreach.answer) { try take(answer("2"), &ledger) }
    try take(answer("1"), &ledger)
    #expect(ledger.oldest == start + .seconds(1))
    try take(#"{"client":1}"#, &ledger)
    try take(answer("1"), &ledger)
    #expect(throws: WorkerBreach.answer) { try take(answer("1"), &ledger) }
    try take(#"{"client":0}"#, &ledger)
    try take(#"{"jsonrpc":"2.0","id":2,"error":{"code":1}}"#, &ledger)
    #expect(ledger.oldest == nil)
  }

  @Test func `a client that has left waits for nothing, and may still be written to`() throws {
    var ledger = WorkerLedger()
    ledger.ask(RequestID(1), for: 3, at: start)
    ledger.left(3)
    #expect(ledger.oldest == nil)
    try take(#"{"client":3}"#, &ledger)
    try take(answer("1"), &ledger)
    #expect(throws: WorkerBreach.answer) { try take(#"{"client":4}"#, &ledger) }
  }

  @Test(arguments: [
    #"{"client":0,"jsonrpc":"2.0","result":{}}"#, #"{"client":0,"id":1}"#,
    #"{"client":0,"session":{}}"#, #"{"client":0,"left":false}"#,
    #"{"client":0,"taken":1,"left":true}"#, #"{"overrides":{},"jsonrpc":"2.0"}"#,
    #"{"client":"0"}"#,
  ])
  func `what begins as a word and has more in it is none`(line: String) {
    #expect(Array(line.utf8).withUnsafeBytes { WorkerWord($0) } == nil)
    #expect(throws: WorkerBreach.form) { try WorkerMessage(Array(line.utf8), of: "s1") }
  }

  @Test func `a word is read as it was said`() {
    let words: [WorkerWord] = [
      .client(3), .taken(client: 3, bytes: 9), .left(client: 3), .overrides(["Pad": []]),
    ]
    for word in words { #expect(word.line.withUnsafeBytes { WorkerWord($0) } == word) }
  }

  @Test func `a request has its time, whatever signs of life there are`() {
    var patience = WorkerPatience(silence: .seconds(10), request: .seconds(60), at: start)
    #expect(patience.end(since: start + .seconds(5)).at == start + .seconds(15))
    for second in 0..<70 { patience.signOfLife(at: start + .seconds(second)) }
    let end = patience.end(since: start + .seconds(5))
    #expect(end.at == start + .seconds(65))
    #expect(end.after == .seconds(60))
    // Who reads slowly has the worker wait.
    patience.waitsForReader(at: start + .seconds(30))
    #expect(patience.end(since: start + .seconds(5)).at == start + .seconds(79))
  }
}
