import Jansson
import Sentences
import Synchronization
import WorkbenchFraming
import WorkbenchProtocol

@testable import DebugAdapter

/// A workbench that knows one document, and answers what the real one would of it.
///
/// What is told of the second run of its first step is another when something was changed before it.
final class VaultBench: ConnectionHandlerFactory {
  /// What it was asked, each as `method params`.
  let asked = Mutex<[String]>([])

  /// The capabilities that it lacks.
  let lacks: [String]

  /// The variants of its document.
  let variants: [String]

  /// What it answers instead, as a JSON text or, behind `!`, as the type and the message of an error;
  /// nothing at all closes the connection.
  let instead: [String: String]

  init(lacks: [String] = [], variants: [String] = [], instead: [String: String] = [:]) {
    self.lacks = lacks
    self.variants = variants
    self.instead = instead
  }

  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    VaultSession(self, sink)
  }

  /// What was asked, without what is asked at the beginning of every launch.
  var methods: [String] {
    asked.withLock { all in
      all.compactMap { $0.split(separator: " ").first.map(String.init) }
        .filter { !["hello", "session.open", "trace.subscribe", "scenario.outline"].contains($0) }
    }
  }

  /// What was asked of a method last.
  func last(_ method: String) -> JSONValue? {
    let text = asked.withLock { $0.last { $0.hasPrefix(method + " ") } }
    return text.flatMap { try? JSON.parse(String($0.dropFirst(method.count + 1))) }
  }
}

/// What one connection to it has come to.
private final class VaultSession: ConnectionHandler {
  private let bench: VaultBench
  private let sink: any MessageSink
  private var ran = 0
  /// What was changed, each before the step at this place.
  private var changes: [Int] = []
  private var epoch = 1
  /// The last record of the launch, and of each step that ran.
  private var ends = [1]

  init(_ bench: VaultBench, _ sink: any MessageSink) {
    self.bench = bench
    self.sink = sink
  }

  func receiveFramingError(_ error: WireError) {}
  func drained() {}
  func closed() {}

  func receive(_ message: UnsafeRawBufferPointer) {
    guard let request = try? Request(reading: message) else { return }
    let params = request.params ?? .object()
    bench.asked.withLock { $0.append("\(request.method) \(params)") }
    guard let id = request.id else { return }
    do {
      guard let result = try answer(to: request.method, params) else {
        return sink.close(reason: "asked to")
      }
      sink.send(OutgoingMessage.answer(id, result: result))
    } catch let error as WireError {
      sink.send(OutgoingMessage.failure(id, error, in: .english))
    } catch {
      sink.close(reason: "\(error)")
    }
  }

  private func answer(to method: String, _ params: JSONValue) throws -> JSONValue? {
    if let instead = bench.instead[method] {
      guard instead.hasPrefix("!") else {
        return try instead.isEmpty ? nil : JSON.parse(instead)
      }
      let parts = instead.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
      throw WireError(.named(parts[0], code: -32602), Sentence(verbatim: parts[1]))
    }
    switch method {
    case "hello":
      let wanted = params["capabilities"]?["required"]?.elements.compactMap(\.string) ?? []
      if let missing = wanted.first(where: bench.lacks.contains) {
        throw WireError(
          .helloMissingCapability,
          Sentence(verbatim: "this workbench has no capability '\(missing)'")
        )
      }
      return ["server": ["name": "responderd"], "protocol": 1]
    case "session.open":
      (ran, changes, ends) = (0, [], [1])
      return [
        "session": "s1", "scenario": .null, "title": "A vault in a panel",
        "variants": JSONValue(bench.variants.map { ["id": JSONValue($0)] }),
        "objects": ["window", "panel", "vault", "shade"], "warnings": [],
      ]
    case "session.close": return ["closed": "s1"]
    case "scenario.outline": return Vault.outline
    case "trace.subscribe":
      try tell(records: Vault.launchRecords())
      return ["subscription": "t1", "seq": 1, "epoch": 1]
    case "script.step": return try step()
    case "script.back": return try back(params)
    case "object.set": return try set(params)
    case "object.get": return object(params)
    case "object.tree": return ["roots": [["id": "window", "class": "UIWindow", "children": []]]]
    case "object.chain":
      return [
        "chain": [
          ["id": "panel", "class": "UIView"], ["id": "window", "class": "UIWindow"],
        ]
      ]
    case "rule.explain": return ["id": params["id"] ?? .null, "text": "What the rule says."]
    default:
      throw WireError(.methodUnknown, Sentence(verbatim: "there is no method '\(method)'"))
    }
  }

  private func tell(records: [JSONValue]) throws {
    for record in records {
      let params: JSONValue = ["session": "s1", "subscription": "t1", "record": record]
      sink.send(OutgoingMessage.notification(.traceRecord, params))
    }
  }

  // MARK: - The script

  private func step() throws -> JSONValue {
    let steps = try Vault.steps()
    guard ran < steps.count else {
      throw WireError(.scriptFinished, Sentence(verbatim: "all steps of the script have run"))
    }
    let step = try changes.contains(0) && ran == 0 ? Vault.changed() : steps[ran]
    let last = ends[ran]
    let shift = last + 1 - (step.step.records?.lowerBound ?? last + 1)
    try tell(records: step.records.map { VaultSession.moved($0, by: shift) })
    ran += 1
    ends.append(last + step.records.count)
    let report = step.step.report.copy()
    if let records = step.step.records {
      report.set(
        "records",
        [JSONValue(records.lowerBound + shift), JSONValue(records.upperBound + shift)]
      )
    }
    return [
      "step": report, "failures": JSONValue(step.step.failures.map(\.report)),
      "finished": JSONValue(ran == steps.count), "time": 0,
    ]
  }

  /// A record of another run, with the numbers that it has in this one.
  private static func moved(_ record: JSONValue, by shift: Int) -> JSONValue {
    let moved = record.copy()
    moved.set("seq", (record["seq"]?.int ?? 0) + shift)
    if let parent = record["parent"]?.int, parent > 0 { moved.set("parent", parent + shift) }
    return moved
  }

  private func back(_ params: JSONValue) throws -> JSONValue {
    if let steps = params["steps"]?.int {
      ran -= steps
    } else {
      // The commands are the steps, each with what was changed before it.
      var commands = (0..<ran).flatMap { place in changes.filter { $0 == place } + [-1] }
      commands += changes.filter { $0 >= ran }
      commands.removeLast(params["commands"]?.int ?? 0)
      ran = commands.count { $0 == -1 }
      changes = commands.filter { $0 >= 0 }
    }
    changes.removeAll { $0 > ran }
    epoch += 1
    ends = Array(ends.prefix(ran + 1))
    let seq = ends[ran]
    let cut: JSONValue = [
      "session": "s1", "subscription": "t1", "epoch": JSONValue(epoch), "seq": JSONValue(seq),
    ]
    sink.send(OutgoingMessage.notification(.traceCut, cut))
    return ["next": JSONValue(ran), "epoch": JSONValue(epoch), "seq": JSONValue(seq), "time": 0]
  }

  private func set(_ params: JSONValue) throws -> JSONValue {
    for (path, value) in (params["set"] ?? .object()).members {
      guard !value.isString else {
        throw WireError(
          .objectWrongValue,
          Sentence("expected true or false, found text", zh: "应为 true 或 false，实际是文本"),
          path: "/params/set/\(path)"
        )
      }
    }
    changes.append(ran)
    return ["records": [0, 0], "time": 0]
  }

  // MARK: - Objects

  private func object(_ params: JSONValue) -> JSONValue {
    let id = params["id"]?.string ?? ""
    let values: JSONValue = [
      "tag": 7, "isUserInteractionEnabled": JSONValue(changes.isEmpty), "superview": "window",
      "frame": [45, 200, 300, 300], "title": "panel", "subviews": ["vault"],
    ]
    let answer: JSONValue = ["id": JSONValue(id), "class": "UIView"]
    if let wanted = params["properties"]?.elements.compactMap(\.string) {
      let named = JSONValue.object()
      for name in wanted { named.set(name, values[name] ?? true) }
      answer.set("values", named)
    } else {
      answer.set("values", values)
      answer.set("lazy", ["next"])
    }
    guard let ids = params["ids"]?.elements.compactMap(\.string) else { return answer }
    return ["objects": JSONValue(ids.map { ["id": JSONValue($0), "class": "UIView"] })]
  }
}
