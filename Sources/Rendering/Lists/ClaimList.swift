/// The claims that scenarios judge, each with what came of it.
package struct ClaimList: Drawing {
  /// A scenario about a claim, and whether its run was as expected.
  package struct Evidence: Sendable {
    package var scenario: String
    package var title: String
    package var passed: Bool

    package init(scenario: String, title: String, passed: Bool) {
      self.scenario = scenario
      self.title = title
      self.passed = passed
    }
  }

  /// A claim with the scenarios about it.
  package struct Claim: Sendable {
    package var id: String
    package var evidence: [Evidence]

    package init(id: String, evidence: [Evidence]) {
      self.id = id
      self.evidence = evidence
    }

    package var isGreen: Bool { evidence.allSatisfy(\.passed) }
  }

  private let claims: [Claim]

  package init(_ claims: [Claim]) {
    self.claims = claims
  }

  package func draw(on page: inout Page) {
    var table = Table()
    for claim in claims {
      for (index, evidence) in claim.evidence.enumerated() {
        table.add([
          StyledText(index == 0 ? claim.id : "", .strong), verdict(evidence.passed, page.style),
          StyledText(evidence.scenario), StyledText(evidence.title, .faint),
        ])
      }
    }
    table.draw(on: &page)
    page.blank()
    let green = claims.count(where: \.isGreen)
    let text = page.words.say(
      "\(green) of \(claims.count) \(claims.count == 1 ? "claim" : "claims") "
        + "\(claims.count == 1 || green == 1 ? "is" : "are") green",
      zh: "\(claims.count) 条论断中 \(green) 条成立"
    )
    page.add(text, green == claims.count ? .good : .bad)
  }

  private func verdict(_ passed: Bool, _ style: Style) -> StyledText {
    let words = style.words
    return passed
      ? StyledText("\(style.text(of: .tick)) " + words.say("green", zh: "成立"), .good)
      : StyledText("\(style.text(of: .cross)) " + words.say("red", zh: "不成立"), .bad)
  }
}
