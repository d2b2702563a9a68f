import Importing
import Testing
import WorkbenchProtocol

/// The limits that the importer keeps to are those of the format, which it does not know.
struct DocumentLimitsTests {
  @Test func `an import is never larger than a document may be`() {
    #expect(DocumentLimits.depth == Limit.viewDepth.value - 1)
  }
}
