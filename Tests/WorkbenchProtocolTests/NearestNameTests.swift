import Testing
import WorkbenchProtocol

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("fase", "phase", 2), ("abcd", "abdc", 1),
    ("视图", "视", 1),
  ])
  func `distance counts edits and swaps`(left: String, right: String, distance: Int) {
    #expect(NearestName.distance(left, right) == distance)
    #expect(NearestName.distance(right, left) == distance)
  }

  @Test(
    arguments: [
      ("touch.tapp", "touch.tap"), ("Touch.Tap", "touch.tap"), ("tap", "touch.tap"),
      ("session.opne", "session.open"), ("xyz", nil), ("", nil), ("t", nil),
      ("completely.different.name", nil),
    ] as [(String, String?)]
  )
  func `a name is near when about two thirds of it are right`(name: String, nearest: String?) {
    #expect(NearestName.of(name, among: ["touch.tap", "session.open", "hit.test"]) == nearest)
  }

  @Test func `of equally near names the first wins`() {
    #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat")
    #expect(NearestName.hint(for: "bat", among: ["cat"]) == "Did you mean 'cat'?")
  }

  @Test func `a name of any length costs nothing`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.of(long, among: [long + "a", "a"]) == nil)
    #expect(NearestName.of("a", among: [long]) == nil)
  }
}
