package import Jansson
import WorkbenchProtocol

/// What keeps a module's worker from the rest of the system, in one line.
package struct SandboxLine {
  private let setting: String
  private let promises: [String]
  private let missing: [String]

  /// Takes a `sandbox` of the protocol.
  package init(_ value: JSONValue) {
    setting = value[.setting]?.string ?? ""
    promises = value[.promises]?.strings ?? []
    missing = value[.missing]?.strings ?? []
  }

  /// Whether modules are refused because of what is missing.
  package var refuses: Bool { setting == "required" && !missing.isEmpty }

  /// The line.
  package func text(_ words: Words) -> String {
    if setting == "off" { return words.say("off", zh: "关闭") }
    let kept =
      promises.isEmpty
      ? words.say("none", zh: "无")
      : words.list(promises)
    guard !missing.isEmpty else { return kept }
    return kept
      + words.say("; this kernel lacks ", zh: "；这个内核缺少 ") + words.list(missing)
  }
}
