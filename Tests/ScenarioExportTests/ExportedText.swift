import FoundationEssentials
@testable import ScenarioExport
@testable import ScenarioKit
import ScenarioTestSupport
import Testing

/// The lines of an exported file, looked at method by method.
struct ExportedText {
  let lines: [String]

  /// Exports a document that is called `test`, with these views in its window.
  init(
    views: String = "[]",
    script: String = #"[ { "wait": 1 } ]"#,
    app: String = "",
    top: String = "",
    hasWindow: Bool = true
  ) throws {
    let window = """
      "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": \(views) } ]
      """
    let members = [app, hasWindow ? window : ""].filter { !$0.isEmpty }.joined(separator: ",\n")
    let document = try Scenario.document(
      """
      { "format": 1, \(top.isEmpty ? "" : top + ", ")"app": { \(members) }, "script": \(script) }
      """
    )
    lines = try #require(try document.swift()).components(separatedBy: "\n")
  }

  /// The lines inside of the braces that a line opens, without their indentation.
  func body(of head: String) throws -> [String] {
    let start = try #require(
      lines.firstIndex { $0.trimmingPrefix(while: { $0 == " " }) == head + " {" },
      "no \(head) in\n\(lines.joined(separator: "\n"))"
    )
    let indent = lines[start].prefix { $0 == " " }
    let end = try #require(lines[start...].firstIndex { $0.hasPrefix(indent + "}") })
    return lines[(start + 1)..<end].map { String($0.trimmingPrefix { $0 == " " }) }
  }

  /// The body of a method without its first line, which logs the call.
  func method(_ head: String) throws -> [String] { Array(try body(of: head).dropFirst()) }

  /// The lines that begin like this, without their indentation.
  func lines(beginning start: String) -> [String] {
    lines.map { String($0.trimmingPrefix { $0 == " " }) }.filter { $0.hasPrefix(start) }
  }

  /// Returns why a document cannot be exported, with its place.
  static func refusal(
    views: String = "[]",
    script: String = #"[ { "wait": 1 } ]"#,
    app: String = ""
  ) throws -> String? {
    do {
      _ = try ExportedText(views: views, script: script, app: app)
      return nil
    } catch let refusal as ExportRefusal {
      return "\(refusal.pointer): \(refusal.message)"
    }
  }
}
