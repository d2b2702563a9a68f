import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// What the names of a document mean: every object that it declares.
///
/// Names may be used before they are declared, so whatever hangs on a name waits until all are known.
/// What is declared in a part with a fault is known to the rest, so that one fault is said once.
final class NameTable: SyntaxReader {
  let environment: ScenarioEnvironment
  let diagnostics: DiagnosticCollector
  /// Takes down every name with its place; nil where nobody asks for them.
  let recorder: NameRecorder?
  var catalogue: Catalogue { environment.catalogue }

  /// The objects by id.
  private(set) var declared: [String: Declaration]
  /// The app's own classes that nodes name, with the class that each extends.
  private(set) var appClasses: [String: String]
  /// The occurrences that the document speaks of.
  private(set) var occurrences: Set<OccurrencePattern> = []
  /// Which values are wanted of which occurrences.
  private(set) var interests: [Interest] = []
  /// The names of all notes.
  private(set) var notes: Set<String>
  /// The names of all actions: UIKit's own, those of module classes, and what is written anywhere.
  private(set) var actions: Set<String>

  /// The ids that something refers to.
  private var referred: Set<String> = []
  /// What waits for all names.
  private var checks: [() -> Void] = []
  private var isComplete = false

  /// Makes the table of a document that is being read: only what is always there is known.
  init(
    environment: ScenarioEnvironment,
    diagnostics: DiagnosticCollector,
    recorder: NameRecorder? = nil
  ) {
    self.environment = environment
    self.diagnostics = diagnostics
    self.recorder = recorder
    declared = NameTable.reserved.mapValues { Declaration(className: $0) }
    appClasses = [:]
    notes = []
    actions = Catalogue.standardActions
  }

  /// Makes the table of a document that has been read, for what names its objects from outside.
  init(of plan: Plan, environment: ScenarioEnvironment, diagnostics: DiagnosticCollector) {
    self.environment = environment
    self.diagnostics = diagnostics
    recorder = nil
    declared = plan.declared
    appClasses = plan.appClasses
    notes = plan.notes
    actions = plan.actions
    isComplete = true
  }

  /// The objects that are always there, with their class.
  static let reserved: [String: String] = [
    "application": "UIApplication", "scene": "UIWindowScene", "device": "UIDevice",
    "keyboard": "Keyboard", "menu": "Menu", "undoPrompt": "UndoPrompt",
    "menuController": "UIMenuController", "pasteboard": "UIPasteboard",
    "focusSystem": "UIFocusSystem", "remoteCommandCenter": "MPRemoteCommandCenter",
    "notifications": "Notifications",
  ]

  /// Ids that no object of a document may have.
  static let reservedIDs = Set(reserved.keys).union(["app", "profile"])

  // MARK: - When all are known

  /// Makes a check now if all names are known, else when they are.
  func later(_ check: @escaping () -> Void) {
    if isComplete { check() } else { checks.append(check) }
  }

  /// Makes the checks that waited for all names.
  func complete() {
    isComplete = true
    while !checks.isEmpty {
      let batch = checks
      checks = []
      for check in batch { check() }
    }
  }

  // MARK: - Declaring

  /// Reads an id and makes it known.
  ///
  /// - Returns: The id; nil where it is none or taken, which is reported.
  func declare(_ source: Syntax, as className: String) -> String? {
    guard let id = text(source) else { return nil }
    guard ReferencePath.isID(id) else {
      diagnostics.report(
        .wrongType,
        at: source.path,
        Sentence(
          "'\(id)' is no id: a letter or _, then letters, digits, _ and -",
          zh: "“\(id)”不是 id：以字母或 _ 开头，后接字母、数字、_ 和 -"
        )
      )
      return nil
    }
    if NameTable.reservedIDs.contains(id) {
      diagnostics.report(
        .reservedID,
        at: source.path,
        Sentence("'\(id)' is the name of an object that is always there", zh: "“\(id)”是一直都在的对象的名字")
      )
      return nil
    }
    // Of an id that is there twice both places give it.
    use(.object, id, at: source.path, declares: true)
    if let first = declared[id] {
      reportTwice(id, first, at: source.path)
      return nil
    }
    declared[id] = Declaration(className: className, path: source.path)
    return id
  }

  private func reportTwice(_ id: String, _ first: Declaration, at path: SourcePath) {
    let place = first.path.map { diagnostics.position(of: $0) }.map {
      Sentence(": first at line \($0.line)", zh: "：第一次在第 \($0.line) 行")
    }
    diagnostics.report(
      .duplicateID,
      at: path,
      Sentence(
        "'\(id)' is declared twice\(place ?? .nothing)",
        zh: "“\(id)”声明了两次\(place ?? .nothing)"
      ),
      hint: first.path.map {
        Sentence("The first one is at \($0.pointer).", zh: "第一个在 \($0.pointer)。")
      }
    )
  }

  /// Says which node an id belongs to.
  func bind(_ id: String, to node: NodePlan) { declared[id]?.node = node }

  /// Makes a class of the app's own known.
  ///
  /// - Returns: What it extends elsewhere, where that is something else.
  func declareClass(_ name: String, extending base: String) -> String? {
    if let known = appClasses[name], known != base { return known }
    appClasses[name] = base
    return nil
  }

  func declareNote(_ name: String, at path: SourcePath) {
    notes.insert(name)
    use(.note, name, at: path, declares: true)
  }

  func declareActions(_ names: some Sequence<String>) { actions.formUnion(names) }

  func declareAction(_ name: String) { actions.insert(name) }

  // MARK: - Using

  /// Tells that the document uses a name, or with `declares` gives it; of a longer string `part` says
  /// where it stands.
  func use(
    _ kind: NameUse.Kind,
    _ name: String,
    at path: SourcePath,
    key: Bool = false,
    part: Range<Int>? = nil,
    declares: Bool = false
  ) {
    recorder?.note(
      NameUse(kind: kind, name: name, path: path, isKey: key, part: part, declares: declares)
    )
  }

  /// Tells that the document speaks of an occurrence.
  func mention(_ occurrence: OccurrencePattern) { occurrences.insert(occurrence) }

  /// Tells that values of an occurrence are wanted.
  func take(_ interest: Interest) { interests.append(interest) }

  /// Tells that something refers to an id.
  func refer(to id: String) { referred.insert(id) }

  /// Whether something refers to an id.
  func isReferred(_ id: String) -> Bool { referred.contains(id) }
}
