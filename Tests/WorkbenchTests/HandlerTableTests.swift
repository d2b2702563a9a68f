import Jansson
import Sentences
import Testing
@testable import Workbench
import WorkbenchProtocol

/// A workbench is made only where each row of the protocol has its handler, and no other is there.
struct HandlerTableTests {
  private let rows = MethodTable.standard.methods

  private func table(_ handlers: [Handler]) -> HandlerTable {
    HandlerTable(handlers) { (_, _, _) throws(WireError) in .now(.null) }
  }

  private let quiz = [Method.quizList, .quizStart]

  @Test func `the workbench's own table fits the protocol's`() {
    #expect(HandlerTable.standard.faults(against: rows) == [])
  }

  @Test func `a row without a handler is named`() {
    let faults = table([Handler(.quizList) { (_, _) in .null }]).faults(against: quiz)
    #expect(faults == ["quiz.start has no handler"])
  }

  @Test func `a handler without a row is named`() {
    let handlers = (quiz + [.ruleList]).map { Handler($0) { (_, _) in .null } }
    #expect(table(handlers).faults(against: quiz) == ["the handler of rule.list has no row"])
  }

  @Test func `a stimulus needs no handler of its own`() {
    let stimulus = Method.stimulus("shop.open", Sentence("The shop opens.", zh: "商店打开。"))
    #expect(table([]).faults(against: [stimulus]) == [])
  }

  @Test func `who answers in slices says so in the row, and the other way round`() {
    let sliced = Handler(slicing: .quizList) { (_, _) throws(WireError) in .now(.null) }
    #expect(
      table([sliced]).faults(against: [.quizList])
        == ["quiz.list answers in slices, and its row does not say so"]
    )
    let atOnce = Handler(.scriptRun) { (_, _) in .null }
    #expect(
      table([atOnce]).faults(against: [.scriptRun])
        == ["script.run is to answer in slices, and its handler answers at once"]
    )
  }
}
