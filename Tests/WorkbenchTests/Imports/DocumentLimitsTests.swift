import Importing
@_spi(Workbench) import ResponderKit
import StreamSafe
import Testing
import WorkbenchProtocol

/// Limits that several parts keep to, of which none knows the others.
struct DocumentLimitsTests {
  @Test func `an import is never larger than a document may be`() {
    #expect(DocumentLimits.depth == Limit.viewDepth.value - 1)
  }

  @Test func `as many marks may be typed as may be sent, and hello says how many`() {
    #expect(MarkRun.most == Limit.combiningMarks.value)
    #expect(SimulationLimits().combiningMarks == Limit.combiningMarks.value)
  }
}
