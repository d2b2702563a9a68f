import Jansson
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// What is supposed of objects with `--set REFERENCE.PROPERTY=VALUE`, where settings of the profile
/// are typed too.
struct SuppositionList {
  private let texts: [String]

  /// Takes what is no setting of a profile.
  ///
  /// A disputed point has the id of a rule, which no object and property have together.
  init(sorting profile: inout ProfileOptions, in workbench: WorkbenchClient) throws {
    var settings: [String] = []
    var texts: [String] = []
    for text in profile.set {
      let name = String(text.prefix { $0 != "=" })
      let isSetting = try !name.contains(".") || SuppositionList.isRule(name, in: workbench)
      if isSetting { settings.append(text) } else { texts.append(text) }
    }
    profile.set = settings
    self.texts = texts
  }

  private static func isRule(_ name: String, in workbench: WorkbenchClient) throws -> Bool {
    do {
      _ = try workbench.call(.ruleExplain, [.id: JSONValue(name)])
      return true
    } catch let error as WireError where error.type == .ruleUnknown {
      return false
    }
  }

  /// Assigns it, in the order in which it was typed.
  func assign(in scene: Scene) throws {
    for text in texts {
      let assigned = JSONValue.object()
      for part in SuppositionList.parts(of: text) {
        guard let (left, right) = part, let reference = try reference(left, in: scene) else {
          throw SuppositionList.noAssignment(text)
        }
        assigned.set(JSONKey(reference), TypedLine.value(right))
      }
      do {
        _ = try scene.session.call(.objectSet, [.set: assigned])
      } catch let error as WireError {
        let allowed = error.expected.prefix(12).joined(separator: ", ")
        throw Complaint(
          .badInput,
          Sentence("--set \(text): \(error.message)", zh: "--set \(text)：\(error.message)"),
          hint: error.hint
            ?? (allowed.isEmpty ? nil : Sentence("Allowed: \(allowed).", zh: "允许的有：\(allowed)。"))
        )
      }
    }
  }

  /// The two sides of each assignment, of which a proposal of `why` may hold several.
  private static func parts(of text: String) -> [(String, String)?] {
    var parts: [String] = []
    for part in TopLevel.split(text, at: ",") {
      // A comma that no assignment follows is part of a value, as in a point.
      if parts.isEmpty || part.contains("=") {
        parts.append(part)
      } else {
        parts[parts.count - 1] += "," + part
      }
    }
    return parts.map { part in
      let sides = TopLevel.split(part, at: "=", most: 2).map(TypedLine.trimmed)
      return sides.count == 2 && !sides[1].isEmpty ? (sides[0], sides[1]) : nil
    }
  }

  private static func noAssignment(_ text: String) -> Complaint {
    Complaint(
      .usage,
      Sentence("'\(text)' for --set is no assignment", zh: "--set 的“\(text)”不是赋值"),
      hint: Sentence(
        "Write OBJECT.PROPERTY=VALUE, as 0x7fb1a2c04e10.isHidden=false.",
        zh: "请写 OBJECT.PROPERTY=VALUE，如 0x7fb1a2c04e10.isHidden=false。"
      )
    )
  }

  /// The reference to a property: what stands before one of its dots is the object, whose names may
  /// hold dots as well.
  private func reference(_ typed: String, in scene: Scene) throws -> String? {
    guard scene.report != nil || typed.first?.isLetter != true else { return typed }
    var dots = typed.indices.filter { typed[$0] == "." }
    while let dot = dots.popLast() {
      let name = String(typed[..<dot])
      do {
        return try scene.object(name) + typed[dot...]
      } catch let error as WireError where error.type == .objectUnknown && !dots.isEmpty {
        continue
      }
    }
    return nil
  }
}
