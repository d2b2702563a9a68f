import Sentences

/// Something in a document at which a breakpoint can stand.
struct Thing: Hashable, Sendable {
  let span: SourceSpan
  let target: StopTarget
  /// What a breakpoint there stops at.
  let summary: Sentence
}

extension Thing {
  /// A node of the document.
  static func object(_ name: String, isRecognizer: Bool, _ span: SourceSpan) -> Thing {
    Thing(
      span: span,
      target: .object(name),
      summary: isRecognizer
        ? Sentence("stops at whatever happens to \(name)", zh: "\(name) 发生任何事时停下")
        : Sentence("stops when \(name) is asked", zh: "询问 \(name) 时停下")
    )
  }

  /// A method that the document overrides.
  static func method(_ method: String, of object: String, _ span: SourceSpan) -> Thing {
    Thing(
      span: span,
      target: .method(method, object: object),
      summary: Sentence(
        "stops when \(object).\(method) is called",
        zh: "调用 \(object).\(method) 时停下"
      )
    )
  }

  /// An action that an object sends.
  static func action(_ action: String, of sender: String, _ span: SourceSpan) -> Thing {
    Thing(
      span: span,
      target: .action(action, sender: sender),
      summary: Sentence("stops when \(sender) sends \(action)", zh: "\(sender) 发送 \(action) 时停下")
    )
  }

  /// An action that an object takes.
  static func implementation(_ action: String, of object: String, _ span: SourceSpan) -> Thing {
    Thing(
      span: span,
      target: .implementation(action, object: object),
      summary: Sentence("stops when \(object) gets \(action)", zh: "\(object) 收到 \(action) 时停下")
    )
  }

  /// A step of the script.
  static func step(_ index: Int, _ pointer: String, _ span: SourceSpan) -> Thing {
    Thing(
      span: span,
      target: .step(pointer),
      summary: Sentence(
        "stops at what step \(index + 1) does first",
        zh: "在第 \(index + 1) 步最先做的事处停下"
      )
    )
  }

  /// An expectation of a step.
  static func expectation(_ pointer: String, of step: String, _ span: SourceSpan) -> Thing {
    Thing(
      span: span,
      target: .expectation(pointer, step: step),
      summary: Sentence("stops when this is judged", zh: "判断这个预期时停下")
    )
  }
}
