import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Assignments and calls that are made on the way of a script: what would happen if.
struct ScriptChanges {
  private struct Change {
    let step: Int
    let command: Journal.Command
    /// Where it stands in the request.
    let path: String
  }

  private let changes: [Change]

  /// What the changes were, as the request wrote them.
  let json: JSONValue

  var isEmpty: Bool { changes.isEmpty }

  /// Reads a list of changes at a place of a request.
  ///
  /// - Throws: Which of them is neither an assignment nor a call, or is both.
  init(_ list: JSONValue?, at path: String) throws(WireError) {
    json = list ?? .array()
    var changes: [Change] = []
    for (place, change) in json.elements.enumerated() {
      let path = "\(path)/\(place)"
      changes.append(
        Change(
          step: change["step"]?.int ?? 0,
          command: try ScriptChanges.command(change, at: path),
          path: path
        )
      )
    }
    self.changes = changes
  }

  private static func command(
    _ change: JSONValue,
    at path: String
  ) throws(WireError) -> Journal.Command {
    switch (change["set"], change["call"]?.string) {
    case (let set?, nil):
      return .set(set)
    case (nil, let call?):
      guard let receiver = change["on"] else {
        throw WireError(
          .paramsMissingMember,
          Sentence("a call needs 'on', the object that is called", zh: "调用需要“on”：被调用的对象"),
          path: path + "/on"
        )
      }
      return .call(call, on: receiver, with: change["with"].map { Array($0.elements) } ?? [])
    default:
      throw WireError(
        .paramsConflict,
        Sentence(
          "a change is an assignment or a call: one of set and call",
          zh: "一处改动是赋值或调用：set 与 call 二者之一"
        ),
        path: path,
        expected: ["set", "call"]
      )
    }
  }

  /// Refuses changes that a variant cannot have: those for a step that it does not come to, and
  /// those right after the launch that fail when they are tried on a launch of their own.
  func check(in document: ScenarioDocument, _ variant: String?) throws(WireError) {
    let trial = try EmittedRecords().launch(document, variant: variant, level: .outcome)
    let last = trial.lastPlace ?? 0
    for change in changes {
      guard change.step <= last else {
        throw WireError(
          .paramsOutOfRange,
          Sentence(
            "there is no step \(change.step): the last one is \(last)",
            zh: "没有步骤 \(change.step)：最后一步是 \(last)"
          ),
          path: change.path + "/step",
          expected: ["0 to \(last)"],
          got: .integer(change.step)
        )
      }
      guard change.step <= trial.nextPlace ?? 0 else { continue }
      do {
        _ = try CommandRun.execute(change.command, in: trial)
      } catch {
        var refusal = error.wire
        refusal.path = change.path
        throw refusal
      }
    }
  }

  /// The commands that are due before the step at a place, those for steps after `last` on.
  func due(before place: Int?, after last: Int) -> [Journal.Command] {
    guard let place else { return [] }
    return changes.filter { $0.step > last && $0.step <= place }.map(\.command)
  }
}
