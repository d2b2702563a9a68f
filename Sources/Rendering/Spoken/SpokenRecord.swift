package import Jansson
import WorkbenchProtocol

/// One record in words: as the name of a place where a debugger stands, or as a sentence.
package struct SpokenRecord {
  private let node: RouteNode

  /// Takes a record.
  ///
  /// - Parameters:
  ///   - record: The record, alone.
  ///   - isPassedOn: Whether the message of the call that it answers went on to another: only what
  ///     lies in the call tells.
  package init(_ record: JSONValue, isPassedOn: Bool = false) {
    node = RouteNode(record, isPassedOn: isPassedOn)
  }

  /// Who it is about, and what came of it: `panel.hitTest`, `shade.hitTest → nil`, `pan → began`.
  package func name(_ words: Words) -> String {
    let wording = RouteWording(style: Style(words))
    let subject = subject(wording)
    let answer = answer(wording)
    guard !subject.isEmpty, !answer.isEmpty else { return subject + answer }
    if answer.hasPrefix(wording.arrow) { return subject + " " + answer }
    // What was answered is a value; what a message came to is a sentence.
    let isValue =
      node.kind == .answered && !node.isMessage && node.has(.answer)
      && answer != words.say("called", zh: "被调用")
    return isValue ? "\(subject) \(wording.arrow) \(answer)" : subject + words.colon + answer
  }

  private func subject(_ wording: RouteWording) -> String {
    switch node.kind {
    case .outcome: wording.words.say("outcome", zh: "结果")
    // Its mark says nothing that the name beside it does not.
    case let kind? where kind.isAboutRecognizer: node.object ?? ""
    default: wording.subject(node, below: nil).string
    }
  }

  private func answer(_ wording: RouteWording) -> String {
    switch node.kind {
    // A question has no answer yet, and an event is known by its type and phase.
    case .asked, .eventQueued: ""
    case .answered: wording.said(node).string
    case .outcome: RouteOutcome(node.opening).told(wording.style, .none)
    default: wording.answer(node).string
    }
  }

  /// The record as a sentence with all that its line would say.
  package func sentence(_ words: Words) -> String {
    var style = Style(words)
    style.isPlain = true
    if node.kind == .outcome { return RouteOutcome(node.opening).sentence(style) }
    return RouteOutline([node], style: style).lines.first.map {
      RouteSentence($0, words: words).text
    } ?? ""
  }
}

extension Style {
  fileprivate init(_ words: Words) {
    self.init()
    language = words.language
  }
}
