import Jansson
import ScenarioTestSupport
import WorkbenchFraming
import WorkbenchProtocol

/// What was done in a session, recorded and run again: the trace is the same.
///
/// The bytes are a list of methods with their parameters. A recording that somebody has changed is
/// what the text of `session.replay` is among the requests.
public struct FuzzedReplays: FuzzSubject {
  public static let name = "replays"

  private static let most = 8

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    [
      #"[["touch.tap",{"at":"pad"}],["script.step",{}]]"#,
      #"[["touch.began",{"at":[10,400]}],["clock.advance",{"by":1}],["touch.ended",{}]]"#,
    ].map { Array($0.utf8) }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    guard let list = try? JSON.parse(bytes, limits: .request) else { return false }
    let wire = FuzzWorkbench.connect()
    do {
      _ = try wire.call("session.open", ["text": .init(FuzzWorld.text)])
    } catch {
      throw FuzzFault("the world was not opened: \(error)")
    }
    for sent in list.elements.prefix(Self.most) {
      guard let name = sent[0]?.string, Self.isPlayed(name), let parameters = sent[1] else {
        continue
      }
      _ = try? wire.call(name, parameters)
    }
    // One that has failed, or was closed, has nothing to record.
    guard let recorded = try? wire.call("session.record"), let text = recorded["text"]?.string
    else {
      return false
    }
    let replayed: JSONValue
    do { replayed = try wire.call("session.replay", ["text": .init(text)]) } catch {
      throw FuzzFault("what was recorded cannot be run again: \(error)")
    }
    guard replayed["hash"] == recorded["hash"] else {
      throw FuzzFault("run again it is another trace")
    }
    return true
  }

  /// Whether a method belongs to what happens in a session.
  private static func isPlayed(_ name: String) -> Bool {
    guard let method = FuzzWorkbench.table.method(name) else { return false }
    return method.module != nil || ["clock", "script", "object"].contains(method.group)
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    ListOfMethods(most: Self.most).mutated(bytes, seed: seed) { Self.isPlayed($0.name) }
  }
}

/// A list of methods, each with its parameters, to which another is added.
struct ListOfMethods {
  let most: Int

  func mutated(_ bytes: [UInt8], seed: UInt64, where isWanted: (Method) -> Bool) -> [UInt8]? {
    var numbers = SeededNumbers(seed: seed)
    let list = (try? JSON.parse(bytes, limits: .request)).map { Array($0.elements) } ?? []
    var kept = Array(list.prefix(most - 1))
    var sample = RequestSample(
      of: FuzzWorkbench.table,
      words: FuzzWorld.words,
      seed: seed,
      where: isWanted
    )
    guard let added = sample.next() else { return nil }
    let place = numbers.next(below: kept.count + 1)
    kept.insert([.init(added.method), added.parameters], at: place)
    return JSONValue(kept).serialized()
  }
}
