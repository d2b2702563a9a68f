import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

// How sessions are opened, and what is said of documents that cannot be.

extension DebugAdapter {
  /// Opens a session of a scenario's file.
  mutating func open(_ options: LaunchOptions) throws -> Debuggee {
    let link = try workbench(modules: options.modules)
    let (path, text, stamp) = try source(of: options, link)
    let params: JSONValue = [.level: "full"]
    params.set(.name, path)
    params.set(.text, text)
    // What does not fit into a request is read by the workbench itself.
    let isLong = params.serialized().count > Limit.requestBytes.value - 4096
    let opening: JSONValue = isLong ? [.level: "full", .path: JSONValue(path)] : params
    if let variant = options.variant { opening.set(.variant, variant) }
    if let profile = options.profile { opening.set(.profile, profile) }
    let opened: JSONValue
    do {
      opened = try link.call(.sessionOpen, opening)
    } catch let error as WireError where error.type == .scenarioInvalid {
      throw DocumentFault(error, in: path).error
    }
    let session = opened[.session]?.string ?? ""
    let variants = (opened[.variants] ?? .array()).elements.compactMap { $0[.id]?.string }
    do {
      guard variants.isEmpty || options.variant != nil else {
        throw DebugAdapter.lacksVariant(variants)
      }
      return Debuggee(
        link,
        session: session,
        opening: opening,
        options: options,
        program: try program(path, text: text, stamp: stamp, isLong ? nil : link),
        ids: opened[.objects]?.strings ?? [],
        shelf
      )
    } catch {
      _ = try? link.call(.sessionClose, [.session: JSONValue(session)])
      throw error
    }
  }

  /// Looks at a session that somebody else has opened.
  mutating func look(at session: String) throws -> Debuggee {
    let link = try workbench()
    let name: JSONValue = [.session: JSONValue(session)]
    try link.call(.sessionAttach, name)
    // A recording holds the document; nothing else tells another's.
    let recorded = try link.call(.sessionRecord, name)[.text]?.string ?? "{}"
    let recording = (try? JSON.parse(recorded)) ?? .object()
    let path = recording[.name]?.string ?? session
    let text = recording["document"]?.string ?? ""
    let program = try program(
      surroundings.resolve(path) ?? path,
      text: text,
      stamp: surroundings.stamp(path),
      link
    )
    return Debuggee(
      link,
      session: session,
      opening: nil,
      options: LaunchOptions(),
      program: program,
      ids: program.places.names,
      shelf
    )
  }

  /// The file of a program, and what stands in it.
  private func source(
    of options: LaunchOptions,
    _ link: WorkbenchLink
  ) throws -> (path: String, text: String, stamp: [Int]?) {
    var name = editor.path(options.program)
    if options.isID {
      let shown = try link.call(.scenarioShow, [.id: JSONValue(name)])
      name = shown[.scenario]?[.path]?.string ?? name
    }
    guard let path = surroundings.resolve(name) else {
      throw DebugError.arguments(
        Sentence("there is no file \(name)", zh: "没有文件 \(name)"),
        hint: Sentence(
          "Give the path of a scenario, or TOPIC/NAME, as program.",
          zh: "请把情景的路径或 TOPIC/NAME 写为 program。"
        )
      )
    }
    // Before it is read: what is saved meanwhile counts as a change.
    let stamp = surroundings.stamp(path)
    return (path, String(decoding: try surroundings.read(path), as: UTF8.self), stamp)
  }

  /// What is known of a text; one without a workbench that could take it has no places.
  func program(
    _ path: String,
    text: String,
    stamp: [Int]?,
    _ link: WorkbenchLink?
  ) throws -> Program {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // Nobody's code is run to learn where something stands.
    let asked: JSONValue = [
      .text: JSONValue(text), .name: JSONValue(name), .modules: "built-in",
    ]
    let outline = try link?.call(.scenarioOutline, asked) ?? .object()
    return Program(path: path, text: text, places: Places(outline: outline), stamp: stamp)
  }

  private static func lacksVariant(_ names: [String]) -> DebugError {
    .arguments(
      Sentence("the scenario has variants, and none was chosen", zh: "情景有变体，但没有选择"),
      hint: Sentence(
        "Give one of them as variant: \(Sentence.list(names)).",
        zh: "请把其中一个写为 variant：\(Sentence.list(names))。"
      )
    )
  }
}

/// What is wrong with a document, told by its first fault.
struct DocumentFault {
  let error: DebugError

  /// - Parameters:
  ///   - refusal: What the workbench answered.
  ///   - path: The document's file.
  init(_ refusal: WireError, in path: String) {
    let all = refusal.detail(JSONKey.diagnostics.spelling)?.json(in: .english) ?? .array()
    let faults = all.elements.filter { $0[.severity]?.string != "warning" }
    guard let first = faults.first else {
      error = DebugError(refusal)
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let place = "\(name):\(first[.line]?.int ?? 1):\(first[.column]?.int ?? 1)"
    let hint = first[.hint]?.string.map { Sentence(verbatim: $0) }
    let more = faults.count - 1
    let rest = Sentence(
      "There \(more == 1 ? "is 1 more fault" : "are \(more) more faults"); "
        + "responder check lists all.",
      zh: "另有 \(more) 处错误；responder check 会列出全部。"
    )
    error = .arguments(
      Sentence(verbatim: "\(place): \(first[.message]?.string ?? "")"),
      hint: more == 0 ? hint : hint.map { $0.followed(by: rest) } ?? rest
    )
  }
}
