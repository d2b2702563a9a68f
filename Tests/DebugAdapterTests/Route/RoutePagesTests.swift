import Jansson
import Testing

@testable import DebugAdapter

/// The texts of old records go, and come back when they are fetched.
struct RoutePagesTests {
  private static let count = 12_000

  private static func record(_ seq: Int) -> JSONValue {
    ["seq": JSONValue(seq), "kind": "declined", "at": JSONValue("v\(seq)"), "level": "route"]
  }

  private static func long(keeping kept: Int = 0) throws -> Route {
    var route = Route(keeping: kept)
    try route.take((1...count).lazy.map { record($0) })
    return route
  }

  /// Fetches as a client would, until everything is there.
  private func fetch(_ range: ClosedRange<Int>, into route: inout Route) throws -> Int {
    var fetched = 0
    while let lacks = route.lacks(range) {
      try #require(lacks.count <= RoutePages.size)
      try #require(fetched < 100, "\(lacks) is wanted for ever")
      route.fill(lacks.map { Self.record($0) })
      fetched += 1
    }
    return fetched
  }

  @Test func `the newest stay, older ones go, and every row is kept`() throws {
    let route = try Self.long(keeping: 2000)
    for seq in (Self.count - 2000)...Self.count { #expect(route.json(seq) != nil) }
    #expect(route.json(1) == nil)
    for seq in 1...Self.count { #expect(route[seq]?.at == "v\(seq)") }
    #expect(route.lacks((Self.count - 2000)...Self.count) == nil)
  }

  @Test func `what is fetched is there as it was`() throws {
    var route = try Self.long()
    #expect(route.lacks(700...710) == 513...1024)
    #expect(try fetch(700...710, into: &route) == 1)
    for seq in 513...1024 {
      #expect(route.json(seq)?.description == Self.record(seq).description)
    }
    #expect(try fetch(1...1025, into: &route) == 2)
    #expect(route.json(1025) != nil)
  }

  @Test func `only a few of the old ones are kept, and the newest never go for them`() throws {
    var route = try Self.long()
    for start in stride(from: 1, through: Self.count, by: RoutePages.size) {
      _ = try fetch(start...start, into: &route)
    }
    // Two pages of the newest, and sixteen that were fetched; six of those before have gone again.
    let gone = 6 * RoutePages.size
    for seq in stride(from: 1, through: Self.count, by: 100) {
      #expect((route.json(seq) == nil) == (seq <= gone), "\(seq)")
    }
  }

  @Test func `a part of a page that comes first is taken, the rest is wanted still`() throws {
    var route = try Self.long()
    route.fill((1...100).map { Self.record($0) })
    #expect(route.json(100) != nil)
    #expect(route.lacks(50...200) == 101...512)
    route.fill((101...512).map { Self.record($0) })
    #expect(route.lacks(1...512) == nil)
  }

  @Test func `what nobody asked for does no harm`() throws {
    var route = try Self.long()
    route.fill([.object(), Self.record(Self.count + 1), Self.record(0), Self.record(300)])
    #expect(route.json(300) == nil)
    #expect(route.last == Self.count)
    #expect(route.lacks(300...300) == 1...512)
    #expect(route.json(Self.count) != nil)
  }

  @Test func `who takes back a great deal fetches what was there before`() throws {
    var route = try Self.long()
    route.cut(after: 700)
    #expect(route.lacks(1...5) == 1...512)
    #expect(route.lacks(600...650) == 513...700)
    try route.take((701...800).lazy.map { Self.record($0) })
    #expect(route.json(750) != nil)
    #expect(try fetch(1...800, into: &route) == 2)
    for seq in 1...800 {
      #expect(route.json(seq)?.description == Self.record(seq).description)
    }
  }

  @Test func `nothing is wanted of what does not exist`() throws {
    let route = try Self.long()
    #expect(route.lacks(0...0) == nil)
    #expect(route.lacks(-5 ... -1) == nil)
    #expect(route.lacks((Self.count + 1)...(Self.count + 9)) == nil)
    #expect(Route().lacks(1...1) == nil)
    #expect(route.json(0) == nil)
    #expect(route.json(Self.count + 1) == nil)
  }
}
