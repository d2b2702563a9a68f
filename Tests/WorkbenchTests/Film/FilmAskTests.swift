import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// The questions of films, held against quizzes.
struct FilmAskTests {
  /// The built-in scenarios that ask something.
  static let asking = ScenarioFiles.ids.filter {
    (try? Filmed.document($0).questionCount > 0) == true
  }

  /// What the questions of a film's run are, as the wire has them, with the steps that ask.
  private static func asks(of film: JSONValue, _ variant: JSONValue?) -> [(JSONValue, JSONValue)] {
    let run = film["runs"]?.elements.first { $0["variant"] == variant }
    return run?["steps"]?.elements.compactMap { step in step["ask"].map { (step, $0) } } ?? []
  }

  @Test(arguments: asking)
  func `each question has the answer, the reason and the record of a quiz`(id: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = try Filmed.document(id)
    let session = try #require(try client.call("session.open", ["id": JSONValue(id)])["session"])
    let film = try client.call("render.film", ["session": session])
    let variant = try #require(document.firstRunWithQuestions)
    let asks = Self.asks(of: film, variant.map { JSONValue($0) } ?? .null)
    let started = try client.call("quiz.start", ["id": JSONValue(id)])
    let quiz = try #require(started["session"])
    #expect(asks.count == started["questions"]?.int)
    var question = started["question"]
    let films = try Filmed(document, variant: variant)
    for (step, ask) in asks {
      let asked = try #require(question)
      #expect(ask["prompt"]?["en"] == asked["prompt"])
      let given = try client.call("quiz.give-up", ["session": quiz])
      let actual = try #require(given["actual"])
      #expect(ask["right"]?.string == actual.string ?? "\(actual)")
      #expect(ask["why"]?["en"] == given["explanation"])
      let options = try #require(ask["options"]?.elements)
      #expect(options.contains { $0["id"] == ask["right"] })
      if let offered = asked["options"], offered.count > 0 {
        #expect(options.map { $0["text"]?["en"] } == offered.elements.map { $0["text"] })
      }
      let asking = try #require(step["last"]?.int)
      if let record = given["record"]?.int, let moment = ask["moment"]?.int {
        #expect(moment > asking)
        let own = try #require(films.run.maker.moments[moment - 1].record)
        let answers = FilmScenarioTests.answers(in: try films.plainRecords())
        let told = [own, answers[own]?[.seq]?.int]
        #expect(told.contains(record), "\(own) is not \(record)")
      } else {
        #expect(given["record"]?.int == nil)
        #expect(ask["moment"] == nil)
      }
      question = try client.call("quiz.next", ["session": quiz])["question"]
    }
  }

  private static func film(_ script: JSONValue, _ params: JSONValue = .object()) throws -> JSONValue
  {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    document.set("script", script)
    _ = try client.open(document)
    return try client.call("render.film", params)
  }

  @Test func `a number is chosen among some, nobody and a view by their names`() throws {
    let film = try Self.film([
      ["ask": ["kind": "fired", "of": "buy.touchesBegan"]],
      ["send": "touch.tap", "at": [200, 300], "expect": ["hit": "buy"]],
      ["ask": ["kind": "firstResponder"]], ["send": "touch.tap", "at": [200, 300]],
    ])
    let asks = Self.asks(of: film, .null).map(\.1)
    #expect(asks.map { $0["right"]?.string } == ["1", "null"])
    let ids = asks.map { $0["options"]?.elements.map { $0["id"]?.string } }
    #expect(ids[0] == ["0", "1", "2", "3"])
    #expect(ids[1]?.contains("card") == true)
    let none = asks[1]["options"]?.elements.first { $0["id"]?.string == "null" }
    #expect(none?["text"] == ["en": "none", "zh-Hans": "没有"])
  }

  @Test func `beliefs stand beside the options that the author gives`() throws {
    let film = try Self.film([
      [
        "ask": [
          "kind": "hit",
          "options": [
            "buy",
            ["answer": "card", "belief": ["en": "What is seen is hit.", "zh-Hans": "看见的就命中。"]],
          ],
        ]
      ],
      ["send": "touch.tap", "at": [200, 300], "expect": ["hit": "buy"]],
    ])
    let (step, ask) = try #require(Self.asks(of: film, .null).first)
    #expect(step["index"]?.int == 0)
    #expect(ask["options"]?[0]?["belief"] == nil)
    #expect(ask["options"]?[1]?["belief"]?["zh-Hans"]?.string == "看见的就命中。")
  }

  @Test func `a question has no answer in a film that tells only outcomes`() throws {
    let script: JSONValue = [
      ["ask": ["kind": "hit"]], ["send": "touch.tap", "at": [200, 300], "expect": ["hit": "buy"]],
    ]
    #expect(Self.asks(of: try Self.film(script, ["level": "outcome"]), .null).isEmpty)
    #expect(Self.asks(of: try Self.film(script, ["level": "full"]), .null).count == 1)
  }

  @Test func `where only the question is wanted its answer lies in no moment`() throws {
    let script: JSONValue = [
      ["ask": ["kind": "hit"]], ["send": "touch.tap", "at": [200, 300], "expect": ["hit": "buy"]],
    ]
    let (_, ask) = try #require(
      Self.asks(of: try Self.film(script, ["steps": [0, 0]]), .null).first
    )
    #expect(ask["right"]?.string == "buy")
    #expect(ask["moment"] == nil)
  }
}
