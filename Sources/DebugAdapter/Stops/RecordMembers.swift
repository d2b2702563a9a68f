import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// The members of records, as conditions and log points name them.
enum RecordMembers {
  /// Their names, in the order of the protocol's table.
  static let names: [String] = {
    guard case .object(let fields)? = MethodTable.standard.type("record")?.type else { return [] }
    let names = fields.map(\.name)
    let level = JSONKey.level.spelling
    return names.contains(level) ? names : names + [level]
  }()

  private static let known = Set(names)

  /// Refuses a name that no record has, with the nearest one.
  static func check(_ name: String, at column: Int) throws(InputFault) {
    guard !known.contains(name) else { return }
    let problem = Sentence("no record has a member '\(name)'", zh: "记录没有叫“\(name)”的成员")
    let hint = NearestName.hint(for: name, among: names)
    throw InputFault(
      column: column,
      problem: hint.map { Sentence("\(problem). \($0)", zh: "\(problem)。\($0)") } ?? problem
    )
  }

  /// A member of a record; nil where the record does not say it, or says null.
  static func value(_ name: String, of record: JSONValue) -> JSONValue? {
    if let value = record[name] { return value.isNull ? nil : value }
    // Records of the deepest level do not say theirs.
    return name == JSONKey.level.spelling ? "full" : nil
  }
}
