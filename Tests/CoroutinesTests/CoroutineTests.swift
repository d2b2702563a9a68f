import Coroutines
import Platform
import Testing

struct CoroutineTests {
  @Test func `code goes on where it paused, while nobody else runs`() {
    var seen: [Int] = []
    let coroutine = Coroutine {
      for number in 1...3 {
        seen.append(number)
        Coroutine.pauseIfDue()
      }
    }
    #expect(seen.isEmpty)
    // A deadline that is over: it pauses at every place.
    for number in 1...3 {
      #expect(!coroutine.resume(until: .now))
      seen.append(-number)
    }
    #expect(coroutine.resume(until: .now))
    #expect(seen == [1, -1, 2, -2, 3, -3])
    #expect(coroutine.isOver)
    #expect(coroutine.resume(until: .now), "what is over stays so")
  }

  @Test func `code with time enough does not pause`() {
    var count = 0
    let coroutine = Coroutine {
      for _ in 1...1000 {
        count += 1
        Coroutine.pauseIfDue()
      }
    }
    #expect(coroutine.resume(until: .now + .seconds(600)))
    #expect(count == 1000)
  }

  @Test func `what is short is done at once, and never pauses`() {
    var count = 0
    let coroutine = Coroutine {
      Coroutine.pauseIfDue()
      count += 1
    }
    coroutine.runHere()
    #expect(coroutine.isOver)
    coroutine.runHere()
    #expect(coroutine.resume(until: .now))
    #expect(count == 1)
  }

  @Test func `elsewhere a place to pause is nothing`() {
    Coroutine.pauseIfDue()
    let coroutine = Coroutine {}
    #expect(coroutine.resume(until: .now))
    Coroutine.pauseIfDue()
  }

  @Test func `one within another pauses only itself`() {
    var seen: [String] = []
    let outer = Coroutine {
      let inner = Coroutine {
        seen.append("inner 1")
        Coroutine.pauseIfDue()
        seen.append("inner 2")
      }
      while !inner.resume(until: .now) { seen.append("outer") }
      Coroutine.pauseIfDue()
      seen.append("end")
    }
    #expect(!outer.resume(until: .now))
    #expect(seen == ["inner 1", "outer", "inner 2"])
    #expect(outer.resume(until: .now))
    #expect(seen.last == "end")
  }

  @Test func `what code holds is let go of with its end`() {
    final class Held {}
    weak var held: Held?
    var coroutine: Coroutine?
    do {
      let object = Held()
      held = object
      coroutine = Coroutine { _ = object }
    }
    #expect(held != nil)
    #expect(coroutine?.resume(until: .now) == true)
    #expect(held == nil)
  }

  @Test func `code may nest as deep as on the main thread`() {
    func depth(_ number: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { room in
        room[0] = 1
        return number == 0 ? 0 : depth(number - 1) + Int(room[0])
      }
    }
    var found = 0
    let coroutine = Coroutine { found = depth(2000) }
    #expect(coroutine.resume(until: .now))
    #expect(found == 2000)
  }

  @Test func `a thousand at once come to their end`() {
    let coroutines = (0..<1000).map { _ in
      Coroutine { for _ in 0..<3 { Coroutine.pauseIfDue() } }
    }
    var rounds = 0
    while !coroutines.allSatisfy(\.isOver) {
      for coroutine in coroutines { _ = coroutine.resume(until: .now) }
      rounds += 1
    }
    #expect(rounds == 4)
  }
}
