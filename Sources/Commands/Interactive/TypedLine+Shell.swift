import Jansson
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// What the shell needs of a line.
extension TypedLine {
  /// A word that must be there.
  func word(_ index: Int, _ what: Sentence) throws -> String {
    guard words.indices.contains(index) else { throw lacks(what) }
    return words[index]
  }

  /// What to say where something is not there that must be.
  func lacks(_ what: Sentence) -> Complaint {
    let usage = ShellHelp.commands.first { $0.name == name }?.usage
    return Complaint(
      .usage,
      Sentence("\(name ?? "") needs \(what)", zh: "\(name ?? "") 需要\(what)"),
      hint: usage.map { Sentence("Write: \($0)", zh: "请输入：\($0)") }
    )
  }

  /// The parameters of a question, with the moment that it is about: `@45` at the end of the line is
  /// the 45th record of the route.
  func asking(_ params: JSONValue = .object()) throws -> JSONValue {
    guard let word = words.last, word.hasPrefix("@") else { return params }
    guard let record = Int(word.dropFirst()) else {
      throw Complaint(
        .usage,
        Sentence("'\(word)' is no record", zh: "“\(word)”不是记录"),
        hint: Sentence(
          "Write @45 for the 45th record, as `responder trace --session` numbers them.",
          zh: "第 45 条记录写作 @45，号码见 responder trace --session。"
        )
      )
    }
    params.set(.record, record)
    return params
  }

  /// The parameters of a stimulus: JSON, `name=value` words, or values in the order of its fields.
  func parameters(of stimulus: Stimulus) throws -> JSONValue {
    if words.count == 1, words[0].hasPrefix("{") {
      return try TypedJSON.object(words[0], of: Sentence("the parameters", zh: "参数")).copy()
    }
    let params = JSONValue.object()
    var positional = stimulus.ownFields[...]
    for word in words {
      let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, let first = pair[0].first, first.isLetter {
        guard !pair[1].isEmpty else {
          throw Complaint(
            .usage,
            Sentence("\(word) has no value behind it", zh: "\(word) 后面没有值"),
            hint: Sentence(verbatim: stimulus.usage)
          )
        }
        params.set(String(pair[0]), TypedLine.value(String(pair[1])))
        positional.removeAll { $0 == pair[0] }
      } else if let field = positional.popFirst() {
        params.set(field, TypedLine.value(word))
      } else {
        throw Complaint(
          .usage,
          Sentence(
            "\(name ?? "") takes no value '\(word)'",
            zh: "\(name ?? "") 不接受值“\(word)”"
          ),
          hint: Sentence(verbatim: stimulus.usage)
        )
      }
    }
    return params
  }
}
