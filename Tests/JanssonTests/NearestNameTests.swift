import Jansson
import Sentences
import Testing

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
      ("session.opne", "session.open"), ("ses", "session.open"), ("se", nil),
      ("xyz", nil), ("", nil), ("t", nil),
      ("completely.different.name", nil),
    ] as [(String, String?)]
  )
  func `a name is near when about two thirds of it are right`(name: String, nearest: String?) {
    #expect(NearestName.of(name, among: ["touch.tap", "session.open", "hit.test"]) == nearest)
  }

  @Test func `of equally near names the first wins`() {
    #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat")
    #expect(NearestName.hint(for: "bat", among: ["cat"])?.english == "Did you mean 'cat'?")
  }

  @Test func `a name of any length costs nothing`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.of(long, among: [long + "a", "a"]) == nil)
    #expect(NearestName.of("a", among: [long]) == nil)
  }

  @Test func `what is passed over was not the nearest`() {
    // Every name of up to four letters from a small alphabet, against some of them.
    var names = [""]
    for length in 1...4 {
      for name in names where name.count == length - 1 {
        names += ["a", "B", "."].map { name + $0 }
      }
    }
    let candidates = names.enumerated().filter { $0.offset % 7 == 3 }.map(\.element)
    for name in names {
      #expect(
        NearestName.of(name, among: candidates) == plainNearest(name, among: candidates),
        "\(name)"
      )
    }
  }

  /// The nearest name as it is defined, every candidate compared in full.
  private func plainNearest(_ name: String, among candidates: [String]) -> String? {
    let wanted = name.lowercased()
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name && !name.isEmpty {
      let other = candidate.lowercased()
      let parts = other.split(separator: ".", omittingEmptySubsequences: false)
      let isLastPart = parts.count > 1 && parts.last.map(String.init) == wanted
      let distance = isLastPart ? 1 : NearestName.distance(wanted, other)
      let limit = max(1, min(wanted.count, other.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    let longer = candidates.first {
      wanted.count >= 3 && $0 != name && $0.lowercased().hasPrefix(wanted)
    }
    return best?.name ?? longer
  }
}
