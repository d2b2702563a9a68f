import Containment
import Jansson
import Sentences
import WorkbenchProtocol

/// Whether the modules that did not come with the daemon run where the kernel lacks a part of the
/// sandbox.
public enum Sandboxing: String, CaseIterable, Sendable {
  /// Only behind all of it.
  case required
  /// Behind as much of it as there is.
  case preferred
  /// Without it.
  case off

  /// What is missing for modules to run; nil when nothing is.
  func refusal(missing: [Containment.Promise] = Containment.missing) -> WireError? {
    guard self == .required, !missing.isEmpty else { return nil }
    let names = missing.map(\.rawValue)
    return WireError(
      .moduleRefused,
      Sentence(
        "the sandbox that is required for modules cannot keep: \(Sentence.list(names))",
        zh: "模块所要求的沙箱在这里无法限制：\(Sentence.list(names))"
      ),
      hint: Sentence(
        "Use a newer kernel, or start the daemon with --sandbox preferred.",
        zh: "请使用更新的内核，或用 --sandbox preferred 启动守护进程。"
      )
    )
  }

  /// What a worker is kept by, as it crosses the wire.
  var json: JSONValue {
    func names(_ promises: [Containment.Promise]) -> JSONValue {
      JSONValue(promises.map { JSONValue($0.rawValue) })
    }
    return [
      .setting: JSONValue(rawValue),
      .promises: names(self == .off ? [] : Containment.kept),
      .missing: names(Containment.missing),
    ]
  }
}
