import CJansson
import Jansson
import Testing

/// How many more allocations succeed; only in a process made for one test, on one thread.
nonisolated(unsafe) private var allowance = Int.max
/// How many blocks are allocated.
nonisolated(unsafe) private var blocks = 0

struct MemoryFailureTests {
  @Test func `reading fails clearly and leaks nothing at whatever allocation memory ends`() async {
    await #expect(processExitsWith: .success) {
      json_set_alloc_funcs(
        { size in
          guard allowance > 0 else { return nil }
          allowance -= 1
          blocks += 1
          return UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 16)
        },
        { block in
          guard let block else { return }
          blocks -= 1
          block.deallocate()
        }
      )
      let text = #"{"a":[1,2.5,"text",{"b":null,"c":{"d":[[],[{}]]}}],"e":"\u00e9","f":true}"#
      _ = try JSON.parse(text)
      let before = blocks
      var failures = 0
      while true {
        allowance = failures
        do throws(JSONError) {
          _ = try JSON.parse(text)
          break
        } catch {
          // A token for which jansson had no room is called an invalid one.
          precondition([.outOfMemory, .syntax].contains(error.kind), "\(error)")
          failures += 1
          precondition(blocks == before, "\(blocks - before) blocks are left")
        }
      }
      precondition(failures > 20, "only \(failures)")
    }
  }
}
