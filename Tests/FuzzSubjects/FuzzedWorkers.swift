import Jansson
import ScenarioTestSupport
import Workbench
import WorkbenchProtocol

/// What a worker writes, in which any module's code may have had a hand: what passes is what it was
/// asked, whatever the chunks in which it comes.
///
/// The first line says which requests wait, each as its client's number and its id; what follows is
/// the worker's.
public struct FuzzedWorkers: FuzzSubject {
  public static let name = "workers"

  private static let session = "s1"

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    [
      """
      [[0,1],[0,"a"]]
      \(answer("1"))
      {"jsonrpc":"2.0","method":"trace.closed","params":{"session":"s1"}}
      {"jsonrpc":"2.0","id":"a","error":{"code":-32000,"message":"no"}}

      """,
      """
      [[0,null],[3,-7]]
      {"client":3}
      \(answer("-7"))
      {"client":0}
      \(answer("null"))
      {"overrides":{"Pad":["hitTest(_:with:)"]}}

      """,
    ].map { Array($0.utf8) }
  }

  private static func answer(_ id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard let first = parts.first, let list = try? JSON.parse(first, limits: .request) else {
      return false
    }
    let asked = list.elements.compactMap(Asked.init)
    let stream = parts.dropFirst().first ?? []
    let whole = said(stream, chunk: max(stream.count, 1), to: asked)
    for chunk in [1, 7] where said(stream, chunk: chunk, to: asked) != whole {
      throw FuzzFault("in chunks of \(chunk) something else passes")
    }
    try check(whole.passed, against: asked)
    return !whole.passed.isEmpty
  }

  /// A request that waits.
  private struct Asked {
    let client: Int
    let id: JSONValue

    init?(_ json: JSONValue) {
      guard let client = json[0]?.int, 0..<8 ~= client, let id = json[1] else { return nil }
      self.client = client
      self.id = id
    }
  }

  /// What passed, and for what the worker was ended.
  private struct Said: Equatable {
    var passed: [[UInt8]] = []
    var breach: WorkerBreach?
  }

  private func said(_ stream: ArraySlice<UInt8>, chunk: Int, to asked: [Asked]) -> Said {
    var ledger = WorkerLedger()
    for question in asked { ledger.ask(RequestID(question.id), for: question.client, at: .now) }
    var lines = IncomingLines()
    var said = Said()
    var rest = stream
    do throws(WorkerBreach) {
      while !rest.isEmpty {
        try lines.append(rest.prefix(chunk)) { line throws(WorkerBreach) in
          try ledger.take(WorkerMessage(line, of: Self.session), line)
          said.passed.append(line)
        }
        rest = rest.dropFirst(chunk)
      }
    } catch {
      said.breach = error
    }
    return said
  }

  /// Reads what passed as a client does, who knows what it asked.
  private func check(_ passed: [[UInt8]], against asked: [Asked]) throws(FuzzFault) {
    var waiting = Dictionary(grouping: asked, by: \.client).mapValues { $0.map(\.id)[...] }
    var client = 0
    for line in passed {
      guard let json = try? JSON.parse(line, limits: .reply) else {
        throw FuzzFault("what is no JSON passed")
      }
      if json["jsonrpc"] == nil {
        client = json["client"]?.int ?? client
      } else if let method = json["method"]?.string {
        guard method == "progress" || method.hasPrefix("trace.") else {
          throw FuzzFault("a notification \(method) passed")
        }
        let session = json["params"]?["session"]
        guard session == nil || session?.string == Self.session else {
          throw FuzzFault("a notification of another session passed")
        }
      } else {
        // Where nobody waits nobody reads it: a client may have left meanwhile.
        guard waiting[client] != nil else { continue }
        guard let first = waiting[client]?.popFirst(), json["id"] == first else {
          throw FuzzFault("an answer passed to what client \(client) did not ask")
        }
        guard (json["result"] == nil) != (json["error"] == nil) else {
          throw FuzzFault("an answer passed that is neither a result nor an error")
        }
      }
    }
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    var numbers = SeededNumbers(seed: seed)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = numbers.next(below: lines.count + 1)
    switch numbers.next(below: 4) {
    case 0 where place < lines.count: lines.remove(at: place)
    case 1 where place < lines.count: lines.swapAt(place, numbers.next(below: lines.count))
    default:
      // After the first, which says what is asked.
      let line = numbers.pick(Self.lines) ?? ""
      lines.insert(Array(line.utf8)[...], at: min(max(1, place), lines.count))
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// What a worker writes, and what it should not.
  private static let lines =
    ["1", "2", "null", #""a""#, "-7", "1.0", "[]"].map(answer)
    + [
      #"{"client":0}"#, #"{"client":3}"#, #"{"client":-1}"#, #"{"client":3,"left":true}"#,
      #"{"client":0,"taken":9}"#, #"{"client":1,"jsonrpc":"2.0","result":{}}"#, #"{"session":{}}"#,
      #"{"overrides":{}}"#, #"{"overrides":[]}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{},"error":{}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{},"id":2}"#, #"{"id":1,"jsonrpc":"2.0","result":{}}"#,
      #"{"jsonrpc":"2.0","method":"progress","params":{"id":1}}"#,
      #"{"jsonrpc":"2.0","method":"trace.record","params":{"session":"s1","seq":1}}"#,
      #"{"jsonrpc":"2.0","method":"trace.record","params":{"session":"s2","seq":1}}"#,
      #"{"jsonrpc":"2.0","method":"shutdown","params":{}}"#, "", "{}", "[1]",
    ]
}
