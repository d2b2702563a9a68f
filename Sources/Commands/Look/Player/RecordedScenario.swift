import Jansson
import WorkbenchProtocol

/// A recording as the scenario that plays it: its document, with what was done for a script.
struct RecordedScenario {
  /// The members by which a session is opened on it.
  let parameters: JSONValue

  /// Reads the recording that a reference names; nil where it names something else.
  init?(_ reference: ScenarioReference) throws {
    guard case .path(let path) = reference.source else { return nil }
    // What cannot be read, or is no JSON, is the workbench's to complain about.
    guard let bytes = try? Files.read(Files.absolute(path, from: Host.current.folder)),
      let recording = try? JSON.parse(bytes), recording["recording"]?.int != nil,
      let text = recording[.document]?.string, let document = try? JSON.parse(text),
      document.isObject
    else { return nil }
    let played = document.shallowCopy()
    played.set(.script, RecordedScenario.script(of: recording, document[.script]))
    if let variant = RecordedScenario.variant(of: recording, document) {
      played.set(.variants, [variant])
    }
    let name = recording[.name]?.string ?? path
    parameters = [.text: JSONValue("\(played)"), .name: JSONValue(name)]
  }

  /// The journal as steps: those of the script itself stand where the script was run.
  private static func script(of recording: JSONValue, _ script: JSONValue?) -> JSONValue {
    let steps = JSONValue.array()
    var next = 0
    for entry in (recording["journal"] ?? .array()).elements {
      var step = JSONValue.object()
      if entry[.step] != nil {
        guard let own = script?[next] else { continue }
        next += 1
        step = own.shallowCopy()
      } else if let name = entry["send"]?.string {
        step.set("send", name)
        for (key, value) in (entry["params"] ?? .object()).members { step.set(key, value) }
      } else if let time = entry["advance"] {
        step.set("wait", time)
      } else {
        for key in [JSONKey.set, .call, .on, .with] {
          if let value = entry[key] { step.set(key, value) }
        }
      }
      if let error = entry[.raised] {
        let expected = (step["expect"] ?? .object()).shallowCopy()
        expected.set(.raised, error)
        step.set("expect", expected)
      }
      steps.append(step)
    }
    return steps
  }

  /// The variant that was run, with what was written before the launch; nil where there is neither.
  private static func variant(of recording: JSONValue, _ document: JSONValue) -> JSONValue? {
    let name = recording[.variant]?.string
    let written = recording["written"] ?? .object()
    guard name != nil || written.count > 0 else { return nil }
    let all = (document[.variants] ?? .array()).elements
    let variant = (all.first { $0[.id]?.string == name } ?? .object()).shallowCopy()
    if name == nil { variant.set(.id, "recording") }
    let set = (variant[.set] ?? .object()).shallowCopy()
    for (key, value) in written.members { set.set(key, value) }
    if set.count > 0 { variant.set(.set, set) }
    return variant
  }
}
