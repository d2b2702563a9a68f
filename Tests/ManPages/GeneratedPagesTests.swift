import Foundation
import ResponderKit
import Testing
import WorkbenchProtocol

/// Pages and parts of pages that are made from tables; `RECORD=1` writes them.
struct GeneratedPagesTests {
  @Test func `the page of the rules says what the rule list says`() throws {
    let wanted = RulesPage.page().source
    if ManPage.isRecording { try ManPage.write(wanted, to: RulesPage.name) }
    #expect(try ManPage(RulesPage.name).source == wanted, "RECORD=1 writes it anew")
  }

  @Test func `the page of the protocol says what its table says`() throws {
    let page = try ManPage(ProtocolTables.page)
    let wanted = page.regenerated(ProtocolTables.parts)
    if ManPage.isRecording { try ManPage.write(wanted, to: page.name) }
    #expect(try ManPage(page.name).source == wanted, "RECORD=1 writes it anew")
    for part in ProtocolTables.parts.keys {
      #expect(page.source.contains(".\\\" begin \(part)\n"), "the part \(part) is not there")
    }
  }

  @Test func `the page of scenarios says what can be set in a profile`() throws {
    let page = try ManPage(ScenarioTables.page)
    let wanted = page.regenerated(ScenarioTables.parts)
    if ManPage.isRecording { try ManPage.write(wanted, to: page.name) }
    #expect(try ManPage(page.name).source == wanted, "RECORD=1 writes it anew")
  }

  @Test(.disabled(if: ManPage.isRecording))
  func `every rule, method and error stands in its page once`() throws {
    let rules = try ManPage(RulesPage.name).source
    for entry in RuleEntry.list {
      #expect(rules.components(separatedBy: ".It Sy \(entry.id) Pq").count == 2)
    }
    let table = try ManPage(ProtocolTables.page).source
    for error in ErrorType.all {
      #expect(table.components(separatedBy: ".It Er \(error.name) Pq").count == 2)
    }
  }
}
