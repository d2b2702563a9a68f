@_spi(Workbench) import ResponderKit
import Testing
import WorkbenchProtocol

struct RecordKindTests {
  @Test func `the model's kinds of records are those of the protocol`() {
    let emitted = Set(TraceRecord.Kind.allCases.map(\.name))
    #expect(emitted == Set(RecordKind.allCases.map(\.rawValue)))
  }
}
