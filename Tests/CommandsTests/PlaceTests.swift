@testable import Commands
import Jansson
import Testing
import TypedLines

struct PlaceTests {
  @Test(arguments: [
    ("120,33", #"[120,33]"#), ("-1.5,2", #"[-1.5,2]"#), ("buy", #""buy""#),
    ("buy@3,4", #"{"in":"buy","point":[3,4]}"#),
    (#"{"in":"buy","unit":[1,0]}"#, #"{"in":"buy","unit":[1,0]}"#),
  ])
  func `a place is typed as a point, a name, or both`(text: String, json: String) throws {
    let place = try #require(TypedPlace(argument: text))
    let expected = try JSON.parse("[\(json)]")[0]
    #expect(place.json == expected)
  }
}
