import ModuleKit
import ResponderKit
import Workbench

/// The page responder-rules(7), made from the rule list.
enum RulesPage {
  static let name = "responder-rules.7"

  static func page() -> Mdoc {
    var page = Mdoc()
    page.raw(".\\\" Made from the rulebook; the test target ManPages writes it: RECORD=1.")
    head(&page)
    page.macro("Sh", "RULES")
    for section in RuleSection.all {
      page.macro("Ss", "\(section.number)", section.title.en)
      page.list("-tag -width Ds") { list in
        for entry in section.rules { add(entry, to: &list) }
      }
    }
    sources(&page)
    page.macro("Sh", "SEE", "ALSO")
    page.raw(".Xr responder 1 ,")
    page.raw(".Xr responder-scenario 5 ,")
    page.raw(".Xr responder-module 7 ,")
    page.raw(".Xr responder-protocol 7")
    return page
  }

  private static func add(_ entry: RuleEntry, to list: inout Mdoc) {
    list.raw(".It Sy " + Mdoc.word(entry.id) + " Pq " + Mdoc.word("\(entry.rule.number)"))
    list.text(entry.text.en)
    if let practice = entry.practice {
      list.raw(".Pp")
      list.text("In practice: \(practice.en)")
      list.raw(".Pp")
    } else {
      list.raw(".br")
    }
    list.text("Source: \(entry.sources.joined(separator: ", ")).")
    var remark = "\(entry.confidence.rawValue); \(entry.state.name)"
    if case .notSimulated(let reason) = entry.state { remark += ": \(reason.en)" }
    list.raw(".br")
    list.raw(".Em " + Mdoc.word(remark.hasSuffix(".") ? String(remark.dropLast()) : remark) + " .")
    guard let toggle = Toggle(rawValue: entry.id) else { return }
    let settings = toggle.settings.map(\.rawValue)
    list.raw(".br")
    list.text(
      "Toggle of the profile: \(settings.joined(separator: ", ")); the first is the default."
    )
  }

  private static func sources(_ page: inout Mdoc) {
    page.macro("Sh", "SOURCES")
    page.text(
      """
      What the sources of the rules stand for. D: and a name is a page of Apple's developer \
      documentation, and with a dagger one that was known and not read again for the rulebook; H: \
      and a name is a comment in a header of UIKit's.
      """
    )
    page.list("-tag -width \"X-wwdc235\" -compact") { list in
      for source in SourceKey.all {
        list.raw(".It Em " + Mdoc.word(source.key))
        list.text(source.text.en)
      }
    }
  }

  private static func head(_ page: inout Mdoc) {
    page.raw(".Dd November 22, 2026")
    page.raw(".Dt RESPONDER-RULES 7")
    page.raw(".Os")
    page.macro("Sh", "NAME")
    page.raw(".Nm responder-rules")
    page.raw(".Nd the rules by which Responder routes events")
    page.macro("Sh", "DESCRIPTION")
    page.text(
      """
      Each decision that the workbench takes follows a rule, and the trace names it by its id. \
      This page lists the rules, in the order of the sections of the rulebook that they come from. \
      Apple publishes some of them and others were observed, so each says how sure it is, and what \
      the model does about it.
      """
    )
    page.raw(".Pp")
    page.text("How sure a rule is:")
    page.list("-tag -width \"single observation\" -compact") { list in
      for (confidence, text) in confidences {
        list.raw(".It Em " + Mdoc.word(confidence.rawValue))
        list.text(text)
      }
    }
    page.raw(".Pp")
    page.text("What the model does about it:")
    page.list("-tag -width \"not simulated\" -compact") { list in
      for (state, text) in states {
        list.raw(".It Em " + Mdoc.word(state))
        list.text(text)
      }
    }
    page.raw(".Pp")
    page.raw("A disputed rule is a toggle:")
    page.raw("the profile of a scenario sets it by its id; see")
    page.raw(".Xr responder-scenario 5 .")
    page.raw(".Pp")
    page.raw("The command")
    page.raw(".Ql responder explain Ar rule")
    page.raw("says more about one rule, and")
    page.raw(".Ql responder rules --coverage")
    page.raw("counts them by section and state.")
  }

  private static let confidences: [(RuleEntry.Confidence, String)] = [
    (.documented, "Apple's documentation states it."),
    (.headerComment, "A comment in UIKit's public headers states it."),
    (.widelyObserved, "Many independent reports agree; Apple does not state it."),
    (.singleObservation, "One experiment or statement: try it on a device before relying on it."),
    (.privateConstant, "A number that Apple does not publish; the profile can change it."),
    (.inferred, "It follows from other rules, or was chosen so that the model is deterministic."),
    (.authorKnowledge, "General practice knows it; no source was found."),
    (.disputed, "Sources disagree."),
  ]

  private static let states: [(String, String)] = [
    ("decides", "The model takes the decision, and the trace names the rule there."),
    ("holds", "The model is built so that the rule cannot be broken; no trace names it."),
    ("reports", "A diagnostic or an error names the rule."),
    ("not simulated", "The model does not do this; the reason stands beside it."),
  ]
}
