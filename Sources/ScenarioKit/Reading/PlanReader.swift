import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Reads one variant of a document into a plan and reports everything that is wrong with it.
///
/// Names may be used before they are declared, so whatever hangs on a name is checked at the end.
final class PlanReader {
  package let environment: ScenarioEnvironment
  let diagnostics: DiagnosticCollector
  package let plan: Plan
  package var catalogue: Catalogue { environment.catalogue }

  /// Checks to be made when all objects are known.
  private var checks: [() -> Void] = []
  private(set) var isComplete = false
  /// The names of all notes.
  package var notes: Set<String> = []
  /// The labels of the script.
  var labels: Set<String> = []
  /// The labels of the steps that this variant runs.
  var ownLabels: Set<String> = []
  /// The ids that something refers to.
  var referred: Set<String> = []
  /// The actions that somebody is explicit target of.
  var explicitTargets: [(target: String, action: Selector, path: SourcePath)] = []
  /// The names of all actions: UIKit's own, those of module classes, and what is written anywhere.
  package var actions = Catalogue.standardActions
  /// What stands somewhere, in the order of reading.
  var placements: [(place: Placement, path: SourcePath)] = []
  /// Where views and controllers stand, by reference.
  var places: [Placement: SourcePath] = [:]
  /// What stands somewhere by its name, because it was declared elsewhere.
  var placedReferences: [(name: String, path: SourcePath)] = []
  /// Which node or reference stands inside which, for cycles.
  var inside: [String: [String]] = [:]

  init(
    environment: ScenarioEnvironment,
    diagnostics: DiagnosticCollector,
    plan: Plan = Plan(),
    isComplete: Bool = false
  ) {
    self.environment = environment
    self.diagnostics = diagnostics
    self.plan = plan
    self.isComplete = isComplete
    if plan.declared.isEmpty { declareReserved() }
  }

  private func declareReserved() {
    for (id, className) in PlanReader.reserved {
      plan.declared[id] = Declaration(className: className)
    }
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

  // MARK: - Members

  /// Reports the members of an object that are not among `allowed`.
  func refuseUnknown(_ source: Syntax, allowed: [String], _ what: Sentence) {
    for (key, value) in source.members where !allowed.contains(key) {
      diagnostics.reportUnknown(
        .unknownMember,
        key,
        at: value.path,
        key: true,
        Sentence("\(what) has no member '\(key)'", zh: "\(what)没有成员“\(key)”"),
        allowed: allowed
      )
    }
  }

  /// Reports a value of another type.
  func wrongType(_ source: Syntax, _ expected: Sentence) {
    diagnostics.report(
      .wrongType,
      at: source.path,
      Sentence(
        "expected \(expected), found \(source.typeName)",
        zh: "应为\(expected)，实际是\(source.typeName)"
      ),
      forms: [expected]
    )
  }

  /// Returns the object that the source is, or reports that it is none.
  package func object(_ source: Syntax) -> Syntax? {
    guard source.isObject else {
      wrongType(source, Sentence("an object", zh: "对象"))
      return nil
    }
    if let comment = source.comment, comment.string == nil {
      wrongType(comment, Sentence("text", zh: "文本"))
    }
    return source
  }

  /// The members of what should be an object; none where it is missing, or no object and reported.
  func members(_ source: Syntax?) -> [(key: String, value: Syntax)] {
    source.flatMap { object($0) }.map { Array($0.members) } ?? []
  }

  package func text(_ source: Syntax) -> String? {
    guard let text = source.string else {
      wrongType(source, Sentence("text", zh: "文本"))
      return nil
    }
    return text
  }

  package func flag(_ source: Syntax) -> Bool? {
    guard let flag = source.bool else {
      wrongType(source, Sentence("true or false", zh: "true 或 false"))
      return nil
    }
    return flag
  }

  package func number(_ source: Syntax, atLeast minimum: Double? = nil) -> Double? {
    guard let number = source.double else {
      wrongType(source, Sentence("a number", zh: "数字"))
      return nil
    }
    if let minimum, number < minimum {
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence("\(number) is below \(minimum)", zh: "\(number) 小于 \(minimum)"),
        allowed: ["≥ \(minimum)"]
      )
      return nil
    }
    return number
  }

  /// Reads a time or a duration, in seconds.
  func time(_ source: Syntax) -> Double? {
    guard source.isNumber else {
      wrongType(source, ValueType.time.text)
      return nil
    }
    return expression(source, as: .time)?.constant?.number
  }

  /// Reads a text that may be there in two languages.
  func localized(_ source: Syntax) -> Text? {
    if let text = source.string { return Text(text) }
    guard source.isObject else {
      wrongType(
        source,
        Sentence("text, or { \"en\", \"zh-Hans\" }", zh: "文本，或 { \"en\", \"zh-Hans\" }")
      )
      return nil
    }
    refuseUnknown(source, allowed: ["en", "zh-Hans"], Sentence("a text", zh: "文本"))
    guard let english = source["en"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a text needs 'en'", zh: "文本需要 'en'"),
        allowed: ["en"]
      )
      return nil
    }
    return text(english).map { Text($0, zh: source["zh-Hans"].flatMap { text($0) }) }
  }

  /// Reads texts: one, or a list of them.
  func texts(_ source: Syntax) -> [(text: String, path: SourcePath)] {
    source.elementsOrSelf.compactMap { element in text(element).map { ($0, element.path) } }
  }
}
