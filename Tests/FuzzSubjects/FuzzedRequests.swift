import Jansson
import ScenarioTestSupport
import WorkbenchFraming
import WorkbenchProtocol

/// Requests of a client, line by line: each that can be answered is, with what the table says.
public struct FuzzedRequests: FuzzSubject {
  public static let name = "requests"

  /// How many lines one text may have.
  private static let most = 12

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    let open: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "session.open",
      "params": ["text": .init(FuzzWorld.text)],
    ]
    let run: JSONValue = ["jsonrpc": "2.0", "id": 2, "method": "script.run", "params": [:]]
    return [
      open.serialized() + [UInt8(ascii: "\n")] + run.serialized() + [UInt8(ascii: "\n")],
      Array(#"{"jsonrpc":"2.0","id":1,"method":"hello"}"#.utf8),
    ]
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.most)
    let wire = FuzzWorkbench.connect()
    var asked: [(id: RequestID, method: String)] = []
    for line in lines {
      // What is no request is sent as it is, and nobody knows what it is answered with; as the first
      // bytes of a stream it would choose another framing than that of the answers that are read.
      let request = try? JSON.parse(Array(line), limits: .request)
      guard let request, let method = request["method"]?.string else {
        guard !asked.isEmpty else { continue }
        guard (try? wire.sendRaw(Array(line) + [UInt8(ascii: "\n")])) != nil else { break }
        continue
      }
      guard let id = try? wire.send(method, request["params"]) else { break }
      asked.append((id, method))
    }
    var isAnswered = false
    for (id, method) in asked {
      do {
        _ = try wire.answer(to: id)
        isAnswered = true
      } catch let error as WireError {
        guard error.type != .workbenchInternal else { throw FuzzFault("\(method): \(error)") }
      } catch {
        // A stream that cannot be cut up any more ends its connection.
        guard wire.closeReason == nil else { return isAnswered }
        throw FuzzFault("\(method): \(error)")
      }
    }
    return isAnswered
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    var numbers = SeededNumbers(seed: seed)
    var lines = bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.most).map(Array.init)
    var sample = RequestSample(of: FuzzWorkbench.table, words: FuzzWorld.words, seed: seed)
    guard let asked = sample.next() else { return nil }
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": JSONValue(lines.count + 1), "method": .init(asked.method),
      "params": asked.parameters,
    ]
    if !lines.isEmpty, numbers.once(in: 3) {
      lines[numbers.next(below: lines.count)] = request.serialized()
    } else {
      lines.append(request.serialized())
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
  }
}
