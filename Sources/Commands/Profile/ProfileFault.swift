import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// What is wrong with a profile, told by the argument that names it.
enum ProfileFault {
  /// The complaint about an argument, where that is what an error is about.
  ///
  /// - Parameters:
  ///   - error: What the workbench has against a request.
  ///   - arguments: What was typed, each with its option.
  ///   - place: Where their changes stand in the request.
  /// - Returns: Nil for an error about something else.
  static func complaint(
    _ error: WireError,
    about arguments: [(option: String, text: ProfileText)],
    at place: String
  ) -> Complaint? {
    guard error.type == .scenarioInvalid, let path = error.path, path.hasPrefix(place + "/") else {
      return nil
    }
    let keys = JSONPointer.keys(of: String(path.dropFirst(place.count)))
    // Of two for the same name the last one holds.
    let found = arguments.reversed().lazy.compactMap { option, text in
      text.terms.last { $0.place == keys }.map { "\(option) \($0.text)" }
    }.first
    let first = error.detail("diagnostics")?.json(in: .english).elements.first {
      $0[.severity]?.string == "error"
    }
    let allowed = first?[.allowed]?.strings ?? []
    let choice =
      allowed.count > 12
      ? Sentence(
        "responder-scenario(5) lists all \(allowed.count).",
        zh: "responder-scenario(5) 列出全部 \(allowed.count) 个。"
      ) : Sentence("Allowed: \(Sentence.list(allowed)).", zh: "可用：\(Sentence.list(allowed))。")
    let message = first?[.message]?.string.map { Sentence(verbatim: $0) } ?? error.message
    return Complaint(
      .badInput,
      Sentence("\(found ?? path): \(message)", zh: "\(found ?? path)：\(message)"),
      hint: first?[.hint]?.string.map { Sentence(verbatim: $0) }
        ?? NearestName.hint(for: keys.last ?? "", among: allowed)
        ?? (allowed.isEmpty ? nil : choice)
    )
  }

  /// Says what arguments are warned of.
  static func tell(_ warnings: [String], _ options: GlobalOptions) {
    let words = options.talkStyle.words
    for warning in warnings {
      Host.current.talk("responder: \(words.say("warning: ", zh: "警告："))\(warning)\n")
    }
  }

  /// The warnings that speak of a document, and those that speak of arguments, as sentences.
  static func sorted(
    _ warnings: [JSONValue],
    about arguments: [(option: String, text: ProfileText)],
    at place: String
  ) -> (document: [JSONValue], told: [String]) {
    var (document, told): ([JSONValue], [String]) = ([], [])
    for warning in warnings {
      let pointer = warning[.pointer]?.string ?? ""
      let keys =
        pointer.hasPrefix(place + "/")
        ? JSONPointer.keys(of: String(pointer.dropFirst(place.count))) : []
      let term = arguments.lazy.compactMap { option, text in
        text.terms.last { $0.place == keys }.map { "\(option) \($0.text)" }
      }.first
      guard let term else {
        document.append(warning)
        continue
      }
      told.append("\(term): \(warning[.message]?.string ?? "")")
    }
    return (document, told)
  }
}
