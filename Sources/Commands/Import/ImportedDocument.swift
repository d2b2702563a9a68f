import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The scenario that an import made, as it is written.
struct ImportedDocument {
  let json: JSONValue

  /// Takes the answer of `scenario.import`; nil where no tree of views is known.
  init?(_ answer: JSONValue) throws {
    guard let text = answer[.document]?.string else { return nil }
    do throws(JSONError) {
      json = try JSON.parse(text)
    } catch {
      throw Complaint(
        .internalError,
        Sentence(
          "the workbench made a document that is no JSON: \(error.message)",
          zh: "工作台生成的文档不是 JSON：\(error.message)"
        )
      )
    }
  }

  /// The document, with a line for each thing that somebody may want to change.
  var text: String { JSONLayout().text(of: json) }

  /// Writes it into a new file.
  func save(_ path: String) throws {
    try Files.create(Files.absolute(path, from: Host.current.folder), text)
  }

  /// What to do with a file that was written.
  static func next(_ path: String) -> MessageDrawing {
    MessageDrawing(
      "wrote \(path)\nnext: responder tree \(path)\n      responder why \(path) --view NAME",
      zh: "已写入 \(path)\n下一步：responder tree \(path)\n        responder why \(path) --view 名字"
    )
  }
}
