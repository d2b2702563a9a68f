import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

// Breakpoints as editors set them, before the launch too.

extension DebugAdapter {
  mutating func setBreakpoints(_ arguments: JSONValue) throws -> Outcome {
    let path = try path(of: arguments)
    let program = try document(path)
    let columns = program.map { SourceColumns($0.text) }
    let asked = try DebugAdapter.list(arguments[.breakpoints], of: .breakpoints).map { one in
      guard let line = one[.line]?.number else { throw DebugAdapter.lacks("line", in: one) }
      let number = line + 1 - editor.lineBase
      return SourceBreakpoint(
        line: number,
        column: one[.column]?.number.map { column in
          let column = column + 1 - editor.columnBase
          return columns?.inCharacters(column, line: number) ?? column
        },
        condition: one[.condition]?.string,
        hitCondition: one["hitCondition"]?.string,
        logMessage: one["logMessage"]?.string
      )
    }
    let answers = shelf.breakpoints.set(asked, path: path, places: program?.places)
    return told(answers, in: program, lines: asked.map(\.line))
  }

  mutating func breakpointLocations(_ arguments: JSONValue) throws -> Outcome {
    let path = try path(of: arguments)
    guard let program = try document(path) else { return Outcome(body: [.breakpoints: .array()]) }
    let first = (arguments[.line]?.number ?? 1) + 1 - editor.lineBase
    let last = arguments["endLine"]?.number.map { $0 + 1 - editor.lineBase } ?? first
    let columns = SourceColumns(program.text)
    let found = program.places.things(lines: first...max(first, last)).map { thing -> JSONValue in
      place(thing.span, columns)
    }
    return Outcome(body: [.breakpoints: JSONValue(found)])
  }

  mutating func setFunctionBreakpoints(_ arguments: JSONValue) throws -> Outcome {
    let asked = try DebugAdapter.list(arguments[.breakpoints], of: .breakpoints).map { one in
      guard let name = one[.name]?.string else { throw DebugAdapter.lacks("name", in: one) }
      return FunctionBreakpoint(
        name: name,
        condition: one[.condition]?.string,
        hitCondition: one["hitCondition"]?.string
      )
    }
    return told(shelf.breakpoints.set(functions: asked), in: debuggee?.program)
  }

  mutating func setInstructionBreakpoints(_ arguments: JSONValue) throws -> Outcome {
    let asked = try DebugAdapter.list(arguments[.breakpoints], of: .breakpoints).map { one in
      guard let reference = one["instructionReference"]?.string else {
        throw DebugAdapter.lacks("instructionReference", in: one)
      }
      return InstructionBreakpoint(
        reference: reference,
        offset: one[.offset]?.number ?? 0,
        condition: one[.condition]?.string,
        hitCondition: one["hitCondition"]?.string
      )
    }
    return told(shelf.breakpoints.set(instructions: asked), in: debuggee?.program)
  }

  mutating func setExceptionBreakpoints(_ arguments: JSONValue) throws -> Outcome {
    let plain = try DebugAdapter.texts(arguments["filters"], of: "filters")
    let list = try DebugAdapter.list(arguments["filterOptions"], of: "filterOptions")
    let options = try list.map { one in
      guard let id = one["filterId"]?.string else { throw DebugAdapter.lacks("filterId", in: one) }
      return ExceptionChoice(filter: id, condition: one[.condition]?.string)
    }
    let asked = plain.map { ExceptionChoice(filter: $0) } + options
    return told(shelf.breakpoints.set(exceptions: asked), in: debuggee?.program)
  }

  // MARK: - Reading what is asked

  /// The path of a source, links resolved.
  private func path(of arguments: JSONValue) throws(DebugError) -> String {
    guard let name = arguments[.source]?[.path]?.string else {
      throw .arguments(
        Sentence("the source has no path", zh: "source 没有 path"),
        hint: Sentence("Save the document first.", zh: "请先保存文档。")
      )
    }
    let path = editor.path(name)
    return surroundings.resolve(path) ?? path
  }

  /// What is known of a document: of the one that is debugged as it was launched; of another, or
  /// before the launch, as the file is now.
  private mutating func document(_ path: String) throws -> Program? {
    if let debuggee { return debuggee.program.path == path ? debuggee.program : nil }
    if let known = documents[path], known.stamp == surroundings.stamp(path) { return known }
    let stamp = surroundings.stamp(path)
    guard stamp != nil, let bytes = try? surroundings.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let found: Program
    do {
      found = try program(path, text: text, stamp: stamp, try workbench())
    } catch is WireError {
      // What is no scenario at all has no places; its breakpoints say so.
      return nil
    }
    documents[path] = found
    return found
  }

  private static func list(
    _ value: JSONValue?,
    of name: JSONKey
  ) throws(DebugError) -> [JSONValue] {
    let list = value.map { Array($0.elements) } ?? []
    guard list.allSatisfy(\.isObject) else {
      throw .arguments(
        Sentence(
          "'\(name.spelling)': expected a list of objects",
          zh: "“\(name.spelling)”：应为对象的列表"
        )
      )
    }
    return list
  }

  private static func texts(
    _ value: JSONValue?,
    of name: JSONKey
  ) throws(DebugError) -> [String] {
    let texts = value?.elements.map(\.string) ?? []
    guard !texts.contains(nil) else {
      throw .arguments(
        Sentence(
          "'\(name.spelling)': expected a list of texts",
          zh: "“\(name.spelling)”：应为文本的列表"
        )
      )
    }
    return texts.compactMap(\.self)
  }

  private static func lacks(_ name: String, in value: JSONValue) -> DebugError {
    .arguments(
      Sentence(
        "a breakpoint needs '\(name)': \(value.description.prefix(60))",
        zh: "断点需要“\(name)”：\(value.description.prefix(60))"
      )
    )
  }

  // MARK: - Telling what became of it

  // One that stands nowhere stays on the line on which it was asked for: an editor may draw what it is
  // told and nothing else, as dap-mode does.
  private func told(
    _ answers: [BreakpointAnswer],
    in program: Program?,
    lines: [Int] = []
  ) -> Outcome {
    let columns = program.map { SourceColumns($0.text) }
    let told = answers.enumerated().map { index, answer in
      let told = json(of: answer, in: program, columns)
      if answer.span == nil, lines.indices.contains(index) {
        told.set(.line, lines[index] - 1 + editor.lineBase)
      }
      return told
    }
    return Outcome(body: [.breakpoints: JSONValue(told)])
  }

  /// A breakpoint as the protocol has it.
  func json(of answer: BreakpointAnswer, in program: Program) -> JSONValue {
    json(of: answer, in: program, SourceColumns(program.text))
  }

  private func json(
    of answer: BreakpointAnswer,
    in program: Program?,
    _ columns: SourceColumns?
  ) -> JSONValue {
    let told: JSONValue = [
      .id: JSONValue(answer.id), .verified: JSONValue(answer.isVerified),
    ]
    if let message = answer.message { told.set(.message, words.say(message)) }
    guard let span = answer.span else { return told }
    if let program { told.set(.source, source(program)) }
    for (key, value) in place(span, columns ?? SourceColumns("")).members {
      // An editor draws a breakpoint at a place, not over a stretch.
      if key == "line" || key == "column" { told.set(key, value) }
    }
    return told
  }

  /// A stretch of a document as the editor counts.
  func place(_ span: SourceSpan, _ columns: SourceColumns) -> JSONValue {
    let shift = (line: editor.lineBase - 1, column: editor.columnBase - 1)
    return [
      .line: JSONValue(span.line + shift.line),
      .column: JSONValue(columns.inUTF16(span.column, line: span.line) + shift.column),
      "endLine": JSONValue(span.endLine + shift.line),
      "endColumn": JSONValue(columns.inUTF16(span.endColumn, line: span.endLine) + shift.column),
    ]
  }

  /// A document as the protocol has it.
  func source(_ program: Program) -> JSONValue {
    let source: JSONValue = [.name: JSONValue(program.name)]
    // A text without a file of that name cannot be opened by it.
    if program.stamp != nil { source.set(.path, editor.name(of: program.path)) }
    return source
  }
}
