import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// Asks for a picture of a scenario, and puts it where it belongs.
struct PictureRequest {
  let reference: ScenarioReference
  let profile: ProfileOptions
  let options: GlobalOptions
  /// What `render.svg` is asked beside the session.
  var params = JSONValue.object()

  /// What was drawn, and where it is.
  struct Made {
    /// The picture.
    let text: String
    /// What `render.svg` answered.
    let answer: JSONValue
    /// The file; nil for the standard output.
    let path: String?
    let bytes: Int
    /// The links of a player to each step of the run.
    let steps: JSONValue

    /// Whether the scenario did all that was expected.
    var passed: Bool { answer[.passed]?.bool ?? true }

    var moment: Int { answer[.moment]?.int ?? 1 }

    /// How many moments the run has.
    var count: Int { answer[.count]?.int ?? 1 }

    /// What people are told of the file; nil for the standard output.
    var message: MessageDrawing? {
      path.map {
        MessageDrawing(
          "wrote \($0): \(bytes) bytes, moment \(moment) of \(count)",
          zh: "已写入 \($0)：\(bytes) 字节，第 \(moment) 个瞬间，共 \(count) 个"
        )
      }
    }
  }

  /// The file's name where none was typed: the scenario's, and the variant's.
  var name: String {
    let text =
      switch reference.source {
      case .id(let id): id
      case .path(let path): path
      case .input: "picture"
      }
    var name = text.split(separator: "/").last.map(String.init) ?? "picture"
    if name.hasSuffix(".json") { name.removeLast(5) }
    // A slash in a variant's name would make a folder of it.
    return name + (reference.variant.map { "-" + $0.replacing("/", with: "-") } ?? "") + ".svg"
  }

  /// Draws the picture, and writes it where a file is given.
  func make(
    _ workbench: WorkbenchClient,
    to file: MadeFile?,
    isForced: Bool?
  ) throws -> Made {
    let session = try RemoteSession(reference, in: workbench, options: options, profile: profile)
    defer { _ = try? session.call(.sessionClose) }
    if let variant = reference.variant { params.set(.variant, variant) }
    let answer = try session.call(.renderSvg, params)
    let text = answer[.text]?.string ?? ""
    try file?.write(text, isForced: isForced)
    return Made(
      text: text,
      answer: answer,
      path: file?.path,
      bytes: text.utf8.count,
      steps: JSONValue((answer[.steps] ?? .array()).elements.map { link($0, answer, session) })
    )
  }

  /// A step with the link by which a player shows what came of it.
  private func link(
    _ step: JSONValue,
    _ answer: JSONValue,
    _ session: RemoteSession
  ) -> JSONValue {
    var link = "#d=\(step[.moment]?.int ?? 1)"
    if let variant = answer[.variant]?.string, variant != session.variants.first {
      link += "&v=\(variant.inPlayerLink)"
    }
    return [
      .step: JSONValue((step[.index]?.int ?? -1) + 1), .phrase: step[.phrase] ?? .null,
      .moment: step[.moment] ?? .null, "link": JSONValue(link),
    ]
  }
}
