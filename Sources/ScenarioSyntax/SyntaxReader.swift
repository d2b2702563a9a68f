package import Sentences

/// Whoever reads values of a document: what is of another kind than its place asks for is reported,
/// and answered with nothing.
package protocol SyntaxReader {
  /// Where faults go.
  var diagnostics: DiagnosticCollector { get }
}

extension SyntaxReader {
  /// Reports the members of an object that are not among `allowed`.
  package func refuseUnknown(_ source: Syntax, allowed: [String], _ what: Sentence) {
    for (key, value) in source.members where !allowed.contains(key) {
      diagnostics.reportUnknown(
        .unknownMember,
        key,
        at: value.path,
        key: true,
        Sentence("\(what) has no member '\(key)'", zh: "\(what)没有成员“\(key)”"),
        allowed: allowed
      )
    }
  }

  /// Reports a value of another type.
  package func wrongType(_ source: Syntax, _ expected: Sentence) {
    diagnostics.report(
      .wrongType,
      at: source.path,
      Sentence(
        "expected \(expected), found \(source.typeName)",
        zh: "应为\(expected)，实际是\(source.typeName)"
      ),
      forms: [expected]
    )
  }

  /// Reports a value that is read later where one is needed before anything runs.
  package func refuseLate(_ source: Syntax, _ expected: Sentence) {
    diagnostics.report(
      .formNotAllowed,
      at: source.path,
      Sentence(
        "this is needed before anything runs, so it cannot be read from an object or a call",
        zh: "运行之前就需要它，所以不能从对象或调用里读取"
      ),
      forms: [expected]
    )
  }

  /// Returns the object that the source is, or reports that it is none.
  package func object(_ source: Syntax) -> Syntax? {
    guard source.isObject else {
      wrongType(source, Sentence("an object", zh: "对象"))
      return nil
    }
    // `members` leaves the comment out, so that whoever reads them never sees a wrong one.
    if let comment = source.comment, comment.string == nil {
      wrongType(comment, Sentence("text", zh: "文本"))
    }
    return source
  }

  /// The members of what should be an object; none where it is missing, or no object and reported.
  package func members(_ source: Syntax?) -> [(key: String, value: Syntax)] {
    source.flatMap { object($0) }.map { Array($0.members) } ?? []
  }

  package func text(_ source: Syntax) -> String? {
    guard let text = source.string else {
      wrongType(source, Sentence("text", zh: "文本"))
      return nil
    }
    return text
  }

  package func flag(_ source: Syntax) -> Bool? {
    guard let flag = source.bool else {
      wrongType(source, Sentence("true or false", zh: "true 或 false"))
      return nil
    }
    return flag
  }

  package func number(_ source: Syntax, atLeast minimum: Int? = nil) -> Double? {
    guard let number = source.double else {
      wrongType(source, Sentence("a number", zh: "数字"))
      return nil
    }
    if let minimum, number < Double(minimum) {
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence("\(source.json) is below \(minimum)", zh: "\(source.json) 小于 \(minimum)"),
        allowed: ["≥ \(minimum)"]
      )
      return nil
    }
    return number
  }

  /// Reads texts: one, or a list of them.
  package func texts(_ source: Syntax) -> [(text: String, path: SourcePath)] {
    source.elementsOrSelf.compactMap { element in text(element).map { ($0, element.path) } }
  }
}
