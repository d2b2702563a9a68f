import Sentences
import Testing

@testable import DebugAdapter

/// Numbers that are good until the debugger moves.
struct HandleTests {
  @Test func `numbers go on where they stopped, so that an old one is known`() throws {
    var handles = Handles()
    let first = [handles.add(.whatIfs), handles.add(.decision(5))]
    #expect(first == [1, 2])
    handles.tell(frames: 3)
    #expect(try handles.place(ofFrame: 3) == 2)
    handles.forget()
    #expect(handles.frameBase == 4)
    for old in 1...2 {
      let error = #expect(throws: DebugError.self) { try handles[old] }
      #expect(error == .stale)
    }
    #expect(throws: DebugError.stale) { try handles.place(ofFrame: 1) }
    let next = handles.add(.decision(9))
    #expect(next == 3)
    guard case .decision(9) = try handles[3] else {
      Issue.record("another")
      return
    }
  }

  @Test(arguments: [0, -1, 7, .max, .min])
  func `a number that was never given out is refused as such`(number: Int) {
    var handles = Handles()
    _ = handles.add(.whatIfs)
    handles.tell(frames: 1)
    let variable = #expect(throws: DebugError.self) { try handles[number] }
    #expect(variable?.message.english == "variablesReference \(number) was never given out")
    let frame = #expect(throws: DebugError.self) { try handles.place(ofFrame: number) }
    #expect(frame?.message.english == "frameId \(number) was never given out")
  }
}
