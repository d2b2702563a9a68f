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

    var isAssignment: Bool { if case .set = command { true } else { false } }
  }

  private let changes: [Change]

  /// What the changes were, as the request wrote them.
  let json: JSONValue

  var isEmpty: Bool { changes.isEmpty }

  private init(_ changes: [Change], _ json: JSONValue) {
    self.changes = changes
    self.json = json
  }

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
          step: change[.step]?.int ?? 0,
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
    switch (change[.set], change[.call]?.string) {
    case (let set?, nil):
      return .set(set)
    case (nil, let call?):
      guard let receiver = change[.on] else {
        throw WireError(
          .paramsMissingMember,
          Sentence("a call needs 'on', the object that is called", zh: "调用需要“on”：被调用的对象"),
          path: path + "/on"
        )
      }
      return .call(call, on: receiver, with: change[.with].map { Array($0.elements) } ?? [])
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

  /// Parts what the document's own objects can say from before the launch on from what is left to
  /// be done on the way.
  ///
  /// Only an assignment before the first step, and before any call, belongs to the launch.
  func parted(
    in document: ScenarioDocument,
    _ variant: String?
  ) -> (written: JSONValue, rest: ScriptChanges) {
    let written = JSONValue.object()
    var rest: [Change] = []
    for change in changes {
      guard change.step == 0, rest.allSatisfy(\.isAssignment), case .set(let set) = change.command
      else {
        rest.append(change)
        continue
      }
      let parts = document.parted(set, variant: variant)
      for (path, value) in parts.written.members { written.set(path, value) }
      let isLeft = parts.rest.count > 0 || !(set.isObject || set.isArray)
      guard isLeft else { continue }
      rest.append(Change(step: 0, command: .set(parts.rest), path: change.path))
    }
    return (written, ScriptChanges(rest, json))
  }

  /// Refuses changes that a variant cannot have: those for a step that it does not come to, and
  /// those of the launch that fail when they are tried on a launch of their own.
  func check(in document: ScenarioDocument, _ variant: String?) throws(WireError) {
    for change in changes where change.step == 0 {
      // After a call no assignment belongs to the launch any more, as in `parted`.
      guard case .set(let set) = change.command else { break }
      let written = document.parted(set, variant: variant).written
      guard written.count > 0 else { continue }
      do throws(ScenarioError) {
        _ = try ScenarioSession(document, variant: variant, writing: written)
      } catch {
        throw refusal(error.inside("/set"), of: change)
      }
    }
    let parts = parted(in: document, variant)
    // Tried on a launch that is thrown away: the session must not have changed when one is refused.
    let trial = try EmittedRecords().launch(
      document,
      variant: variant,
      level: .outcome,
      writing: parts.written
    )
    try parts.rest.check(in: trial)
  }

  /// Refuses what cannot be done on the way of a run that has just been launched.
  private func check(in trial: ScenarioSession) throws(WireError) {
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
      // What is due at a later step may name what only the steps before it make.
      guard change.step <= trial.nextPlace ?? 0 else { continue }
      do {
        _ = try CommandRun.execute(change.command, in: trial)
      } catch {
        throw refusal(error, of: change)
      }
    }
  }

  /// An error about a change, at its place in the request.
  private func refusal(_ error: ScenarioError, of change: Change) -> WireError {
    var refusal = error.wire
    refusal.path = change.path + error.pointer
    return refusal
  }

  /// The commands that are due before the step at a place, those for steps after `last` on.
  func due(before place: Int?, after last: Int) -> [Journal.Command] {
    guard let place else { return [] }
    return changes.filter { $0.step > last && $0.step <= place }.map(\.command)
  }
}
