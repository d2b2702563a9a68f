import Jansson
@testable import Rendering
import Sentences
import Testing

/// Every step that a scenario of the package has is said in words, not as the document writes it.
struct SpokenScenarioTests {
  private let english = Words(language: .english)
  private let chinese = Words(language: .chinese)

  @Test func `no step is told as JSON, but for its values`() throws {
    let steps = try ScenarioFiles.steps()
    #expect(steps.count > 500)
    for step in steps {
      let text = SpokenStep(step).text(english)
      #expect(!text.isEmpty && !text.hasPrefix("{") && !text.hasSuffix("?"), "\(text)")
      #expect(!text.contains("\n"))
    }
  }

  @Test func `a step that is said in Chinese has Chinese words`() throws {
    for step in try ScenarioFiles.steps() {
      let text = SpokenStep(step).text(chinese)
      let calls = ["path", "chain", "calls", "values", "state", "raised"]
      let keys = step["expect"]?.members.map(\.key) ?? []
      // An expectation of names alone is names alone.
      guard step["expect"] == nil || !keys.allSatisfy(calls.contains) else { continue }
      #expect(text.hasIdeographs, "\(text)")
    }
  }

  @Test func `every stimulus names its place and all its parameters`() throws {
    for step in try ScenarioFiles.steps() where step["send"] != nil {
      for words in [english, chinese] {
        let text = SpokenStep(step).text(words)
        for key in ["at", "from", "to", "on", "item", "action"] {
          guard let name = step[key]?.string ?? step[key]?["in"]?.string else { continue }
          #expect(text.contains(name), "\(text)")
        }
      }
    }
  }

  @Test func `the point of a place is told to its last digit`() throws {
    for step in try ScenarioFiles.steps() {
      guard let place = step["at"] ?? step["from"], step["send"] != nil else { continue }
      let text = SpokenStep(step).text(english)
      let point = place.isArray ? place : place["point"]
      guard place["part"] == nil, let point, point.isArray else { continue }
      let told = point.elements.map { $0.double?.shortest ?? "" }.joined(separator: ",")
      #expect(text.contains(told), "\(text)")
    }
  }

  @Test func `every expectation tells each of its keys and names`() throws {
    for step in try ScenarioFiles.steps() {
      guard let expectation = step["expect"], expectation.isObject else { continue }
      let text = SpokenExpectation(expectation, english).text
      for (key, value) in expectation.members where key != "comment" {
        if let name = value.string { #expect(text.contains(name), "\(key): \(text)") }
        guard key == "fired" else { continue }
        for (name, _) in value.members { #expect(text.contains(name), "\(text)") }
      }
    }
  }

  @Test func `what is said of a reported step is what is said of the step`() throws {
    for step in try ScenarioFiles.steps() {
      let reported: JSONValue = ["index": 0, "step": step]
      #expect(SpokenStep(reported: reported).text(english) == SpokenStep(step).text(english))
    }
    #expect(SpokenStep(reported: ["action": "ask {}"]).text(english) == "ask {}")
  }
}
