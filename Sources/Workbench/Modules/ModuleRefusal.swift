public import Sentences
public import WorkbenchProtocol

/// One reason for which a module may not be loaded.
public struct ModuleRefusal: Equatable, Sendable {
  /// What differs, in a word or two.
  public var field: String
  /// Why that is refused: one sentence.
  public var message: Sentence
  /// What the module has.
  public var found: Sentence?
  /// What it would need.
  public var expected: Sentence?
  /// What to do about it.
  public var fix: Sentence?

  init(
    _ field: String,
    _ message: Sentence,
    found: Sentence? = nil,
    expected: Sentence? = nil,
    fix: Sentence? = nil
  ) {
    self.field = field
    self.message = message
    self.found = found
    self.expected = expected
    self.fix = fix
  }
}

/// A module that was found and may not be loaded, with every reason.
public struct RefusedModule: Error, Equatable, Sendable {
  /// The module's name, as its file tells it.
  public var name: String
  /// The library's file.
  public var file: String
  /// Everything that is wrong with it; never empty.
  public var refusals: [ModuleRefusal]
}

extension ModuleRefusal {
  /// The refusal as the protocol's type `refusal`.
  var datum: WireDatum {
    var members: [WireDatum.Member] = [
      .init(.field, .text(field)), .init(.message, .sentence(message)),
    ]
    if let found { members.append(.init(.found, .sentence(found))) }
    if let expected { members.append(.init(.expected, .sentence(expected))) }
    if let fix { members.append(.init(.fix, .sentence(fix))) }
    return .object(members)
  }
}

extension RefusedModule {
  /// The error with which a request is answered that needs the module.
  public var wireError: WireError {
    let reasons = Sentence(
      english: refusals.map(\.message.english).joined(separator: "; "),
      chinese: refusals.map(\.message.chinese).joined(separator: "；")
    )
    return WireError(
      .moduleRefused,
      Sentence(
        "the module '\(name)' was refused: \(reasons)",
        zh: "模块“\(name)”被拒绝：\(reasons)"
      ),
      hint: refusals.lazy.compactMap(\.fix).first,
      details: [
        .init(.file, .text(file)), .init(.reasons, .list(refusals.map(\.datum))),
      ]
    )
  }
}
