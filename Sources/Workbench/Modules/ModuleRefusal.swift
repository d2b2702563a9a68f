public import WorkbenchProtocol

/// One reason for which a module may not be loaded.
public struct ModuleRefusal: Equatable, Sendable {
  /// What differs, in a word or two.
  public var field: String
  /// Why that is refused: one sentence.
  public var message: String
  /// What the module has.
  public var found: String?
  /// What it would need.
  public var expected: String?
  /// What to do about it.
  public var fix: String?

  init(
    _ field: String,
    _ message: String,
    found: String? = nil,
    expected: String? = nil,
    fix: String? = nil
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
      .init("field", .text(field)), .init("message", .text(message)),
    ]
    if let found { members.append(.init("found", .text(found))) }
    if let expected { members.append(.init("expected", .text(expected))) }
    if let fix { members.append(.init("fix", .text(fix))) }
    return .object(members)
  }
}

extension RefusedModule {
  /// The error with which a request is answered that needs the module.
  public var wireError: WireError {
    let reasons = refusals.map(\.message).joined(separator: "; ")
    return WireError(
      .moduleRefused,
      "the module '\(name)' was refused: \(reasons)",
      hint: refusals.lazy.compactMap(\.fix).first,
      details: [
        .init("file", .text(file)), .init("reasons", .list(refusals.map(\.datum))),
      ]
    )
  }
}
