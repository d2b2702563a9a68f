import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The films of a player: made by the workbench, or taken out of players that were made earlier.
struct PlayerFilms {
  private(set) var all: [PlayerFilm] = []

  /// Whether a player from which films were taken opens with its questions.
  private(set) var isPredicting = false

  private let wanted: WantedFilm
  private let options: GlobalOptions
  /// Connected once something has to be filmed.
  private var maker: FilmMaker?
  private var faults: Int32 = 0

  /// Makes the films, in the order in which they are named.
  ///
  /// - Throws: When all of them were looked at, and what was wrong with some has been told.
  init(
    _ inputs: [PlayerInput],
    topic: String?,
    _ wanted: WantedFilm,
    _ options: GlobalOptions
  ) throws {
    self.wanted = wanted
    self.options = options
    if let topic { try addAll(of: topic) }
    for input in inputs { try add(input) }
    if let status = ExitStatus(rawValue: faults) { throw ToldAlready(status: status) }
  }

  private mutating func add(_ input: PlayerInput) throws {
    switch input.kind {
    case .page(let path):
      try attempt { films throws in
        let old = try OldPlayer(path)
        films.all += old.films
        films.isPredicting = films.isPredicting || old.isPredicting
      }
    case .folder(let folder): try addAll(in: folder)
    case .scenario(let reference):
      guard let topic = reference.topic else { return try addFilm(of: reference) }
      let ids = try ids(of: topic)
      guard ids.isEmpty else { return try addFilms(of: ids) }
      // A name alone is enough where only one scenario has it.
      if input.isFolder { try addAll(in: input.text) } else { try addFilm(of: reference) }
    }
  }

  private mutating func addAll(in folder: String) throws {
    let documents = ScenarioFolder(folder).documents
    guard !documents.isEmpty else {
      throw Complaint(
        .badInput,
        Sentence("no scenario is in the folder \(folder)", zh: "文件夹 \(folder) 里没有情景"),
        hint: Sentence(
          "A scenario's document ends with .json; `responder new` writes one.",
          zh: "情景文档以 .json 结尾；responder new 可以写一个。"
        )
      )
    }
    try addFilms(of: documents)
  }

  private mutating func addAll(of topic: String) throws {
    let ids = try ids(of: topic)
    guard !ids.isEmpty else {
      let known = Set(try self.ids(of: nil).map { String($0.prefix { $0 != "/" }) }).sorted()
      throw Complaint(
        .badInput,
        Sentence("no scenario has the topic '\(topic)'", zh: "没有情景的主题是“\(topic)”"),
        hint: NearestName.hint(for: topic, among: known)
          ?? Sentence("There are: \(Sentence.list(known)).", zh: "现有：\(Sentence.list(known))。")
      )
    }
    try addFilms(of: ids)
  }

  private mutating func ids(of topic: String?) throws -> [String] {
    let filter = JSONValue.object()
    if let topic { filter.set(.topic, topic) }
    return try ScenarioRunner.listed(try connected().workbench, filter)
  }

  private mutating func addFilms(of names: [String]) throws {
    for name in names {
      if let reference = ScenarioReference(argument: name) { try addFilm(of: reference) }
    }
  }

  private mutating func addFilm(of reference: ScenarioReference) throws {
    let maker = try connected()
    try attempt { films throws in films.all.append(try maker.film(reference)) }
  }

  /// Does something whose failure is told, after which the others are made all the same.
  private mutating func attempt(_ body: (inout PlayerFilms) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error as ConnectionError {
      // Without a daemon none of the others could be made.
      throw error
    } catch {
      guard let status = ErrorReport.told(error, options) else { throw error }
      faults = status.rawValue
    }
  }

  private mutating func connected() throws -> FilmMaker {
    if let maker { return maker }
    let made = FilmMaker(workbench: try WorkbenchClient(options), wanted: wanted, options: options)
    maker = made
    return made
  }
}
