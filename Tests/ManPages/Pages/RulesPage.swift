import ResponderKit

/// The page responder-rules(7), made from the rule list.
enum RulesPage {
  static let name = "responder-rules.7"

  /// The titles of the rulebook's sections.
  private static let titles: [Int: String] = [
    1: "Events and their dispatch", 2: "Ignoring interaction", 3: "Windows", 4: "Hit-testing",
    5: "The life of a touch", 6: "Several fingers", 7: "Delivery of touches",
    8: "The responder chain", 9: "Recognizers: which touches they get",
    10: "Recognizers: states and actions", 11: "Recognizers: which of several",
    12: "Recognizers, views and controls", 13: "Recognizers: thresholds", 14: "Controls",
    16: "Motion", 17: "Remote control",
    19: "Actions and the edit menu", 20: "First responder and input views",
  ]

  static func page() -> Mdoc {
    var page = Mdoc()
    page.raw(".\\\" Made from the rule list; the test target ManPages writes it: RECORD=1.")
    head(&page)
    page.macro("Sh", "RULES")
    for section in RuleEntry.list.map(\.section).reduce(into: [Int](), appendNew) {
      page.macro("Ss", "\(section)", titles[section] ?? "Section \(section)")
      page.list("-tag -width Ds") { list in
        for entry in RuleEntry.list where entry.section == section { add(entry, to: &list) }
      }
    }
    page.macro("Sh", "SEE", "ALSO")
    page.raw(".Xr responder 1 ,")
    page.raw(".Xr responder-scenario 5 ,")
    page.raw(".Xr responder-module 7 ,")
    page.raw(".Xr responder-protocol 7")
    return page
  }

  private static func appendNew(_ sections: inout [Int], _ section: Int) {
    if !sections.contains(section) { sections.append(section) }
  }

  private static func add(_ entry: RuleEntry, to list: inout Mdoc) {
    list.raw(".It Sy " + Mdoc.word(entry.id) + " Pq " + Mdoc.word("\(entry.rule.number)"))
    list.text(entry.text)
    var remark = "\(entry.confidence.rawValue); \(entry.state.name)"
    if case .notSimulated(let reason) = entry.state { remark += ": \(reason)" }
    list.raw(".br")
    list.raw(".Em " + Mdoc.word(remark.hasSuffix(".") ? String(remark.dropLast()) : remark) + " .")
    guard let toggle = Toggle(rawValue: entry.id) else { return }
    let settings = toggle.settings.map(\.rawValue)
    list.raw(".br")
    list.text(
      "Toggle of the profile: \(settings.joined(separator: ", ")); the first is the default."
    )
  }

  private static func head(_ page: inout Mdoc) {
    page.raw(".Dd November 21, 2026")
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
    page.raw(".Ql responder rules")
    page.raw("lists them with their scenarios.")
  }

  private static let confidences: [(RuleEntry.Confidence, String)] = [
    (.documented, "Apple's documentation states it."),
    (.headerComment, "A comment in UIKit's public headers states it."),
    (.widelyObserved, "Many independent reports agree; Apple does not state it."),
    (.singleObservation, "One experiment shows it: try it on a device before relying on it."),
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
