import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

// What is expected of the rules that decided, and of the records of the trace.

extension ExpectationBinder {
  /// Reads the rules that must have decided, or must not.
  func rules(_ source: Syntax) -> [(id: String, decided: Bool, path: SourcePath)] {
    texts(source).compactMap { text, path in
      let isNegative = text.hasPrefix("!")
      let id = isNegative ? String(text.dropFirst()) : text
      names.use(.rule, id, at: path, part: isNegative ? 1..<text.utf8.count : nil)
      guard Rule.named(id) != nil else {
        diagnostics.reportUnknown(
          .unknownRule,
          id,
          at: path,
          Sentence("no rule is called '\(id)'", zh: "没有叫“\(id)”的规则"),
          allowed: RuleEntry.list.map(\.id)
        )
        return nil
      }
      return (id, !isNegative, path)
    }
  }

  /// Reads what records there must be.
  func traces(_ source: Syntax) -> [[(key: String, matcher: Matcher)]] {
    source.elementsOrSelf.compactMap { record in
      guard let record = object(record) else { return nil }
      refuseUnknown(
        record,
        allowed: ExpectationBinder.recordKeys,
        Sentence("a record of the trace", zh: "轨迹的记录")
      )
      return record.members.compactMap { key, value in
        useName(key, value)
        if key == "rule", let id = value.string, Rule.named(id) == nil {
          diagnostics.reportUnknown(
            .unknownRule,
            id,
            at: value.path,
            Sentence("no rule is called '\(id)'", zh: "没有叫“\(id)”的规则"),
            allowed: RuleEntry.list.map(\.id)
          )
        }
        return binder.matcher(value, expecting: recordType(key)).map { (key, $0) }
      }
    }
  }

  /// Tells of what a member of a record names beside objects.
  private func useName(_ key: String, _ value: Syntax) {
    switch key {
    case "rule": names.useTexts(.rule, in: value)
    case "method": names.useTexts(.method, in: value)
    default: break
    }
  }

  /// What a member of a record holds, where all records hold the same there.
  private func recordType(_ key: String) -> Box<ValueType> {
    switch key {
    case "kind": Box(.choice(TraceRecord.Kind.allCases.map(\.name)))
    case "at": Box(.object("NSObject"))
    case "method": Box(.choice(ResponderKit.Method.allCases.map(\.name)))
    case "time": Box(.number)
    default: Box(nameType(key))
    }
  }

  /// The type of a member that holds objects by their names, for a recorder alone: whatever else it
  /// holds is no fault.
  private func nameType(_ key: String) -> ValueType? {
    guard names.recorder != nil else { return nil }
    switch TraceField.Key(rawValue: key) {
    case .answer, .to, .from, .hit, .handledBy, .returned, .window, .view, .controller, .sender,
      .by:
      return .object("NSObject")
    case .path, .recognizedBy: return .list(.object("NSObject"))
    default: return nil
    }
  }

  static let recordKeys =
    ["kind", "at", "rule", "method", "time"] + TraceField.Key.allCases.map(\.rawValue)
}
