import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchProtocol

// What a person types or points at: a reference, or a line of the console.

extension DebugAdapter {
  mutating func evaluate(_ arguments: JSONValue) throws -> Outcome {
    let text = arguments[.expression]?.string ?? ""
    if let frame = arguments[.frameId]?.number, frame != 0 { _ = try self.frame(frame) }
    guard arguments["context"]?.string == "repl" else {
      do {
        return Outcome(body: result(try read(text)))
      } catch let error as WireError {
        // Editors ask for every word under the pointer.
        throw DebugError(error).quietly()
      }
    }
    let line = TypedLine(text)
    guard let name = line.name else { return answer("") }
    guard let command = ConsoleCommand(rawValue: name) else { return try other(line) }
    return try perform(command, line)
  }

  /// What a reference stands for where the debugger stands: a property, or an object.
  func read(_ text: String) throws -> Variable {
    guard let debuggee else { throw DebugError.stale }
    let reference = text.trimming { $0.isWhitespace || $0 == "\"" || $0 == "$" }
    let path = ObjectPath(reference)
    if let property = path.property {
      do {
        let answer = try debuggee.object(
          path.object,
          at: debuggee.record,
          properties: [property]
        )
        if let value = answer[.values]?[property] {
          var variable = Variable(property, value, debuggee, at: debuggee.record)
          let owner = ObjectProperty(object: path.object, name: property)
          variable.path = reference
          if case .parts(let parts, _) = variable.handle {
            variable.handle = .parts(parts, of: owner)
          }
          return variable
        }
      } catch let error as WireError
        where error.type == .objectUnknownProperty && debuggee.names(object: reference)
      {
        // A reference may lead to an object by a way that is no property, as an index.
      }
    }
    let answer = try debuggee.object(reference, at: debuggee.record, properties: [])
    var variable = Variable(
      reference,
      object: answer[.id]?.string ?? reference,
      type: answer[.class]?.string,
      at: debuggee.record
    )
    variable.path = reference
    return variable
  }

  private mutating func result(_ variable: Variable) -> JSONValue {
    var text = variable.text
    if case .object = variable.handle, let type = variable.type { text += " (\(type))" }
    let body: JSONValue = [
      .result: JSONValue(text),
      .variablesReference: JSONValue(variable.handle.map { handles.add($0) } ?? 0),
    ]
    if editor.showsTypes, let type = variable.type { body.set(.type, type) }
    return body
  }

  /// What a line answers.
  func answer(_ text: String) -> Outcome {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return Outcome(body: [.result: JSONValue(text), .variablesReference: 0])
  }

  func answer(_ drawing: some Drawing) -> Outcome {
    var style = Style()
    style.language = language
    return answer(drawing.text(style))
  }

  /// A line that begins with no command: a reference, or what a debugger does not take.
  private mutating func other(_ line: TypedLine) throws -> Outcome {
    let name = line.name ?? ""
    if let instead = ConsoleCommand.shellOnly[name] {
      throw DebugError.failed(
        Sentence("a debugger walks the script: no '\(name)' here", zh: "调试器按脚本走：这里没有“\(name)”"),
        hint: instead
      )
    }
    if Assignments(line.text) != nil {
      throw DebugError.failed(
        Sentence("the console changes nothing", zh: "控制台不改变任何东西"),
        hint: ConsoleCommand.changing
      )
    }
    do {
      if line.words.isEmpty { return Outcome(body: result(try read(line.text))) }
    } catch let error as WireError
      where [.objectUnknown, .objectUnknownProperty].contains(error.type)
    {
      guard !isStimulus(name) else { throw DebugAdapter.noStimulus }
      throw error
    }
    guard !isStimulus(name) else { throw DebugAdapter.noStimulus }
    let names = ConsoleCommand.allCases.map(\.rawValue)
    throw DebugError.arguments(
      Sentence("there is no '\(name)' here", zh: "没有“\(name)”"),
      hint: NearestName.hint(for: name, among: names)
        ?? Sentence("help lists what can be typed.", zh: "help 列出可用命令。")
    )
  }

  /// Whether the workbench knows a name as a stimulus, or as anything else that changes a session.
  private func isStimulus(_ name: String) -> Bool {
    guard name.contains("."), let debuggee else { return false }
    return (try? debuggee.call(.describe, [.method: JSONValue(name)])) != nil
  }

  private static let noStimulus = DebugError.failed(
    Sentence("a debugger walks the script", zh: "调试器按脚本走"),
    hint: Sentence("Try it in responder shell.", zh: "请在 responder shell 里试。")
  )

  // MARK: - Completion

  func completions(_ arguments: JSONValue) throws -> Outcome {
    guard let debuggee else { return .done }
    let text = arguments[.text]?.string ?? ""
    let column = (arguments[.column]?.number ?? 1) - editor.columnBase
    let head = String(decoding: Array(text.utf16).prefix(max(0, column)), as: UTF16.self)
    let word = head.suffix(while: { !$0.isWhitespace && !"=,([{\"$".contains($0) })
    let start = head.utf16.count - word.utf16.count
    var names: [String]
    if let point = word.lastIndex(of: ".") {
      let object = String(word[..<point])
      let answer = try? debuggee.object(object, at: debuggee.record)
      names = (answer?[.values] ?? .object()).members.map(\.key) + (answer?["lazy"]?.strings ?? [])
      names = names.map { object + "." + $0 }
    } else {
      // A command stands at the beginning only.
      let isFirst = !head.dropLast(word.count).contains { !$0.isWhitespace }
      names = (isFirst ? ConsoleCommand.allCases.map(\.rawValue) : []) + debuggee.ids
    }
    let told = names.filter { $0.hasPrefix(word) }.prefix(200).map { name -> JSONValue in
      [
        .label: JSONValue(name), .start: JSONValue(start + editor.columnBase),
        "length": JSONValue(word.utf16.count),
      ]
    }
    return Outcome(body: [.targets: JSONValue(Array(told))])
  }
}

extension StringProtocol {
  /// What stands at the end for as long as a test holds.
  fileprivate func suffix(while holds: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }

  /// The text without what a test holds for at either end.
  fileprivate func trimming(_ holds: (Character) -> Bool) -> String {
    let rest = drop(while: holds)
    return String(rest.dropLast(rest.suffix(while: holds).count))
  }
}
