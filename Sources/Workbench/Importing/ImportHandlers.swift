import Importing
import Jansson
import NIOConcurrencyHelpers
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

extension RequestContext {
  /// Imports and finishes it on another thread, and makes the answer of what was found here.
  func imported(
    _ params: JSONValue,
    at place: String,
    finish: @escaping @Sendable (Import) -> Import = { $0 },
    answer: @escaping (Import) throws(WireError) -> Answer
  ) throws(WireError) -> LaterWork {
    let pending = try importRequest(params, at: place)
    let (library, shelf) = (workbench.library, workbench.imports)
    let client = client
    return LaterWork {
      pending.read(library, client, shelf).map(finish)
    } answer: {
      (result: Result<Import, WireError>) throws(WireError) in
      try answer(try result.get())
    }
  }

  func scenarioImport(_ params: JSONValue) throws(WireError) -> LaterWork {
    let environment = workbench.modules.environment
    return try imported(params, at: "/params") {
      $0.expectingItsHit(in: environment)
    } answer: { [client] (read) throws(WireError) in
      .now([
        .document: read.document.map { JSONValue($0) } ?? .null,
        .report: read.report.json(in: client.language),
      ])
    }
  }

  /// Lists the commands whose prints can be imported.
  func importHow() -> JSONValue {
    let commands = PrintCommands.all.map { command in
      [
        .tool: JSONValue(command.tool.name.text(in: client.language)),
        .text: JSONValue(command.text),
        .form: JSONValue(command.form.rawValue),
        .shows: JSONValue(command.shows.text(in: client.language)),
        .lacks: JSONValue(command.lacks.text(in: client.language)),
      ] as JSONValue
    }
    return [.commands: JSONValue(commands)]
  }
}

extension Import {
  /// The document as a source for a session.
  ///
  /// - Throws: That no tree of views is known; the report says what would tell.
  func source(
    named name: String,
    _ client: ClientContext
  ) throws(WireError) -> ScenarioSource {
    guard let values else {
      throw WireError(
        .importNoGeometry,
        Sentence("\(name) shows no tree of views", zh: "\(name) 里没有视图树"),
        details: [
          .init(.file, .text(name)), .init(.line, .integer(1)), .init(.column, .integer(1)),
          .init(.report, WireDatum(report.json(in: client.language))),
        ]
      )
    }
    return ScenarioSource(DocumentContents(values), name: name, expectedID: nil)
  }
}

extension PendingImport {
  /// Reads the files and imports, unless the same was imported lately; waits for the files.
  fileprivate func read(
    _ library: ScenarioLibrary,
    _ client: ClientContext,
    _ shelf: ImportShelf
  ) -> Result<Import, WireError> {
    Result { () throws(WireError) in
      var request = options
      request.source =
        try source(path, named: name, library, client)
        ?? ImportRequest.Source(name: name, bytes: Array(text.utf8))
      request.with = try with.map { (path) throws(WireError) in
        try source(path, named: path, library, client)
          ?? ImportRequest.Source(name: path, bytes: [])
      }
      if let known = shelf.read(of: request) { return known }
      do throws(ImportError) {
        guard let read = try Importer.read(request) else {
          throw ImportError(ImportWarning(.limit, at: 0, Sentence("cancelled", zh: "已取消")))
        }
        shelf.keep(read, of: request)
        return read
      } catch {
        throw error.wire
      }
    }
  }

  private func source(
    _ path: String?,
    named name: String,
    _ library: ScenarioLibrary,
    _ client: ClientContext
  ) throws(WireError) -> ImportRequest.Source? {
    guard let path else { return nil }
    let bytes = try library.print(path: path, for: client) { Importer.tooLarge($0, name).wire }
    return ImportRequest.Source(name: name, bytes: bytes)
  }
}

extension ImportError {
  /// The error as it crosses the socket, with its place in what was given.
  var wire: WireError {
    if let meant {
      return .ambiguous(meant.name, meant.objects.map { (id: $0.id, line: $0.line) })
    }
    let position = position ?? ImportPosition(file: "-", line: 1, column: 1)
    var details: [WireDatum.Member] = [
      .init(.file, .text(position.file)), .init(.line, .integer(position.line)),
      .init(.column, .integer(position.column)),
    ]
    if !roots.isEmpty {
      details.append(.init(.roots, .list(roots.map(\.datum))))
    }
    return WireError(
      warning.kind.errorType,
      Sentence(
        "\(position.file): line \(position.line), column \(position.column): \(warning.text)",
        zh: "\(position.file)：第 \(position.line) 行第 \(position.column) 列：\(warning.text)"
      ),
      hint: hint,
      details: details
    )
  }
}

extension ImportedRoot {
  fileprivate var datum: WireDatum {
    var members: [WireDatum.Member] = [.init(.class, .text(className))]
    if let address { members.append(.init(.address, .text(address))) }
    members.append(.init(.line, .integer(position.line)))
    return .object(members)
  }
}

extension ImportWarning.Kind {
  /// The error's type; what is only ever a warning is no error of its own.
  var errorType: ErrorType {
    switch self {
    case .notRecognised, .truncated, .elided, .unknownField, .listNotTree, .accessibilityOnly,
      .designTime:
      .importNotRecognised
    case .unsupported: .importUnsupported
    case .missingParent: .importMissingParent
    case .noGeometry, .sizeNotRecoverable: .importNoGeometry
    case .severalRoots: .importSeveralRoots
    case .differentMoments: .importDifferentMoments
    case .notWellFormed: .importNotWellFormed
    case .limit: .importLimit
    }
  }
}

extension Handler {
  static let importing: [Handler] = [
    Handler(later: .scenarioImport) { (context, params) throws(WireError) in
      try context.scenarioImport(params)
    },
    Handler(slicing: .objectResolve) { (context, params) throws(WireError) in
      try context.objectResolve(params)
    },
    Handler(.importHow) { (context, _) in context.importHow() },
  ]
}
