import Jansson
import Sentences
import WorkbenchFraming

/// A step of a script as it is typed: by its label, or by its number, as `responder run` counts.
enum TypedStep {
  /// The step as the wire has it, where steps count from 0.
  static func place(_ step: String) throws(Complaint) -> JSONValue {
    guard let number = Int(step) else { return JSONValue(step) }
    guard number > 0 else {
      throw Complaint(
        .usage,
        Sentence("steps count from 1: there is no step \(step)", zh: "步骤从 1 数起：没有步骤 \(step)"),
        hint: Sentence("`responder run` shows their numbers.", zh: "responder run 会显示它们的序号。")
      )
    }
    return JSONValue(number - 1)
  }
}
