import Jansson
import Sentences
import Testing
@testable import ScenarioSyntax

/// Why a change cannot be made, and how changes of one place go together.
struct EditFaultTests {
  private static let text = #"{ "app": { "windows": [ {}, { "id": "w" } ] }, "script": [1, 2] }"#

  private func fault(_ changes: TextChange...) -> EditFault? {
    #expect(throws: EditFault.self) { try TextChange.make(changes, in: Self.text) }
  }

  // MARK: - Faults

  @Test(arguments: ["app", "script/0", "a", " /app", "#/app"])
  func `a pointer begins with a slash`(pointer: String) throws {
    for change in [TextChange.set(pointer, 1), .remove(pointer), .insert(1, 0, pointer)] {
      let fault = fault(change)
      #expect(fault?.message.english == "'\(pointer)' is no JSON pointer")
      #expect(fault?.message.chinese == "“\(pointer)”不是 JSON 指针")
      #expect(
        fault?.hint?.english == "Begin each name and number with a slash, as in /script/0/at."
      )
      #expect(fault?.hint?.chinese == "每个名字和序号前写斜杠，如 /script/0/at。")
    }
  }

  /// A pointer, and up to where it leads.
  @Test(arguments: [
    ("/title/en", ""), ("/app/scenes/0", "/app"), ("/app/windows/2/id", "/app/windows"),
    ("/app/windows/1/id/x", "/app/windows/1/id"), ("/app/windows/0/a/b/c", "/app/windows/0"),
    ("/app/windows/-1", "/app/windows"), ("/app/windows/3", "/app/windows"),
    ("/app/windows/x", "/app/windows"), ("/script/-/at", "/script"),
  ])
  func `a pointer to nothing is told with what there is of it`(pointer: String, outer: String) {
    for change in [TextChange.set(pointer, 1), .remove(pointer)] {
      let fault = fault(change)
      #expect(fault?.message.english == "the document has nothing at \(pointer)")
      #expect(fault?.message.chinese == "文档在 \(pointer) 处没有内容")
      #expect(
        fault?.hint?.english
          == (outer.isEmpty
            ? "Begin with a member of the document, such as /app."
            : "What is there ends at \(outer).")
      )
    }
  }

  @Test func `what was removed or never was is not removed`() {
    #expect(fault(.remove("/app/title")) != nil)
    #expect(fault(.remove("/script/-")) != nil)
    #expect(fault(.remove("/app"), .remove("/app/windows")) != nil)
    #expect(fault(.remove("/app"), .set("/app/title", 1)) != nil)
    #expect(fault(.set("/app", [1]), .set("/app/windows", [])) != nil)
    #expect(fault(.set("/app/a", [:]), .remove("/app/a/b")) != nil)
    #expect(fault(.set("/app/a", [:]), .set("/app/a/b/c", 1)) != nil)
  }

  @Test func `the whole is never removed, and a list that is written anew gets nothing more`() {
    #expect(fault(.remove(""))?.message.english == "the document as a whole cannot be removed")
    #expect(fault(.remove(""))?.hint?.chinese == "请写它的一个成员，如 /script/0。")
    for before in [TextChange.set("/script", [3]), .remove("/script")] {
      let fault = fault(before, .insert(1, 0, "/script"))
      #expect(
        fault?.message.english == "nothing can be put into /script, which is written anew"
      )
      #expect(fault?.hint?.english == "Ask for the two changes one after the other.")
    }
    #expect(fault(.insert(1, 0, "/app")) != nil)
  }

  // MARK: - One place twice

  /// Changes one after the other, and what the script or the app is afterwards.
  @Test func `what is changed twice is as it was changed last`() throws {
    let cases =
      [
        ([.set("/script/2", 3), .set("/script/2", 4)], "/script", [1, 2, 4]),
        ([.set("/script/-", 3), .set("/script/-", 4)], "/script", [1, 2, 3, 4]),
        ([.set("/script/2", ["a": 1]), .set("/script/2/a", 2)], "/script", [1, 2, ["a": 2]]),
        ([.set("/script/2", 3), .remove("/script/2")], "/script", [1, 2]),
        ([.insert(8, 1, "/script"), .insert(9, 1, "/script")], "/script", [1, 8, 9, 2]),
        ([.insert(8, 0, "/script"), .remove("/script/0")], "/script", [8, 2]),
        ([.insert(8, 7, "/script"), .set("/script/-", 9)], "/script", [1, 2, 8, 9]),
        ([.remove("/script/0"), .remove("/script/0")], "/script", [2]),
        ([.remove("/script"), .set("/script", [5])], "/script", [5]),
        (
          [.set("/script", [5, 6]), .set("/script/-", 7), .remove("/script/0")], "/script", [6, 7]
        ),
        ([.set("/script/0", 5), .remove("/script/0"), .set("/script/0", 6)], "/script", [6, 2]),
        ([.set("/app/windows/0/id", "a"), .set("/app", ["b": 1])], "/app", ["b": 1]),
        (
          [.set("/app", ["b": [1]]), .set("/app/b/0", 2), .set("/app/c", 3)], "/app",
          ["b": [2], "c": 3]
        ),
        ([.set("/app", ["b": 1, "c": 2]), .remove("/app/b")], "/app", ["c": 2]),
        (
          [.set("/app/b", ["c": ["d": 1]]), .set("/app/b/c/e", 2), .remove("/app/b/c/d")], "/app/b",
          ["c": ["e": 2]]
        ),
        ([.set("", [1, 2]), .set("/1", 3)], "", [1, 3]),
      ] as [([TextChange], String, JSONValue)]
    for (changes, pointer, value) in cases {
      let text = try TextChange.make(changes, in: Self.text)
      let whole = try JSON.parse(Array(text.utf8), limits: .document)
      #expect((pointer.isEmpty ? whole : whole.value(at: pointer)) == value, "\(changes)")
    }
  }

  /// Changes, and what stands there afterwards and what does not.
  @Test func `it tells what stands at a pointer, as things are changed so far`() throws {
    let cases =
      [
        ([], ["", "/app", "/app/windows/1/id", "/script/1"], ["/title", "/script/2", "script"]),
        ([.remove("/app/windows/1")], ["/app/windows/0"], ["/app/windows/1", "/app/windows/1/id"]),
        ([.set("/app", ["b": [1]])], ["/app/b/0"], ["/app/windows", "/app/b/1"]),
        ([.set("/app/b", ["c": 1])], ["/app/b", "/app/b/c", "/app/windows"], ["/app/b/d"]),
        ([.set("/script/2", 3)], ["/script/2"], ["/script/3"]),
        ([.set("/app/b", 1), .remove("/app/b")], [], ["/app/b"]),
        ([.remove("/script"), .set("/script", [])], ["/script"], ["/script/0"]),
      ] as [([TextChange], [String], [String])]
    for (changes, there, gone) in cases {
      let editing = try TextChange.editing(of: Self.text, changes)
      #expect(there.filter { !editing.has($0) } == [], "\(changes)")
      #expect(gone.filter { editing.has($0) } == [], "\(changes)")
    }
  }

  /// Numbers that are alike as floating-point numbers may be others as whole ones.
  @Test func `a number is the same where it counts as much, to the last digit`() throws {
    let text = #"{ "a": 9007199254740992, "b": 1.0, "c": [1e2] }"#
    #expect(try TextChange.make([.set("/b", 1), .set("/c", [100])], in: text) == text)
    #expect(
      try TextChange.make([.set("/a", 9_007_199_254_740_993)], in: text)
        == text.replacing("0992", with: "0993")
    )
  }
}
