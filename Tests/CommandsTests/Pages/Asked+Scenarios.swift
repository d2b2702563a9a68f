import ArgumentParser
import Foundation
import Jansson
import TestSupport

@testable import Commands

extension Asked {
  /// What is asked of each scenario: its run, views, search and reasons, and what does not hold.
  static func ofScenarios(flippedIn folder: String) throws -> [Asked] {
    let run = try RunCommand.parse(["x"])
    let tree = try TreeCommand.parse(["x"])
    let hit = try HitCommand.parse(["x", "100,300"])
    let why = try WhyCommand.parse(["x"])
    return try ScenarioFiles.ids.enumerated().flatMap { place, id -> [Asked] in
      let scenario = try ScenarioReference.read(id)
      let flipped = try FlippedScenario(id)
      try flipped.write(to: folder)
      let file = try ScenarioReference.read(flipped.file)
      return [
        Asked(run, id) {
          $0.scenarios = [scenario]
          $0.lines = 0
        },
        Asked(tree, id) { $0.scene.scenario = scenario },
        Asked(hit, id) { $0.scene.scenario = scenario },
        Asked(why, "\(id) \(flipped.missed)") {
          $0.scene.scenario = scenario
          $0.wanted = flipped.missed
        },
        Asked(run, flipped.file, in: folder) {
          $0.scenarios = [file]
          // Folding draws many times over, so only a part of the pages is folded.
          if !place.isMultiple(of: 4) { $0.lines = 0 }
        },
        Asked(why, flipped.file, in: folder) { $0.scene.scenario = file },
      ]
    }
  }

  /// The questions of quizzes: given up, and with each answer that there may be.
  static func ofQuizzes() throws -> [Asked] {
    let quiz = try QuizCommand.parse([])
    return try ScenarioFiles.ids.filter { try FlippedScenario.document($0).asks }.flatMap { id in
      let scenario = try ScenarioReference.read(id)
      return ["g", "a", "b", "c", "d", "e"].map { answer in
        Asked(quiz, "\(id) -a \(answer)") {
          $0.scenario = scenario
          $0.answer = [answer]
        }
      }
    }
  }
}

extension ScenarioReference {
  static func read(_ text: String) throws -> ScenarioReference {
    guard let reference = ScenarioReference(argument: text) else {
      throw TestError("'\(text)' is no reference")
    }
    return reference
  }
}

extension JSONValue {
  /// Whether a document asks something.
  fileprivate var asks: Bool { self["script"]?.elements.contains { $0["ask"] != nil } == true }
}

/// A built-in scenario of whose expectations hardly one holds any more.
struct FlippedScenario {
  /// The name of its file.
  let file: String

  /// An object of the scenario that does not get what its first expectation is about.
  let missed: String

  private let text: [UInt8]

  init(_ id: String) throws {
    let document = try FlippedScenario.document(id)
    file = id.replacingOccurrences(of: "/", with: "-") + ".json"
    let names = FlippedScenario.names(in: document["app"] ?? .null)
    let script = JSONValue.array()
    var missed: String?
    for step in document["script"]?.elements ?? JSONValue.array().elements {
      let step = step.copy()
      if let expected = step["expect"] {
        let flipped = FlippedScenario.flipped(expected, names)
        missed = missed ?? flipped["hit"]?.string ?? flipped["handledBy"]?.string
        step.set("expect", flipped)
      }
      script.append(step)
    }
    document.set("script", script)
    self.missed = missed ?? names.last ?? "window"
    text = document.serialized()
  }

  func write(to folder: String) throws { try TestSupport.write(text, to: "\(folder)/\(file)") }

  /// The document of a scenario, without the id that belongs to its place.
  static func document(_ id: String) throws -> JSONValue {
    let file = ScenarioFiles.folder.appending(path: "\(id).json")
    let document = try JSON.parse(Array(Data(contentsOf: file)), limits: .document)
    let copy = JSONValue.object()
    for (name, value) in document.members where name != "id" { copy.set(name, value) }
    return copy
  }

  /// What objects of the document are called.
  private static func names(in value: JSONValue) -> [String] {
    let own = [value["id"]?.string].compactMap(\.self)
    return own + value.members.flatMap { names(in: $0.value) } + value.elements.flatMap(names)
  }

  /// The expectation with another object, number or answer in each place.
  private static func flipped(_ expected: JSONValue, _ names: [String]) -> JSONValue {
    let copy = JSONValue.object()
    for (key, value) in expected.members {
      switch key {
      case "hit", "handledBy", "firstResponder":
        let other = names.last { $0 != value.string && $0 != "window" }
        copy.set(key, value.isObject ? value : other.map { JSONValue($0) } ?? value)
      case "fired", "values":
        let members = JSONValue.object()
        for (name, value) in value.members { members.set(name, opposite(value)) }
        copy.set(key, members)
      case "rule": copy.set(key, "hit-test.skips-hidden")
      case "path", "chain", "calls":
        let others = value.isArray ? JSONValue(Array(value.elements.reversed())) : value
        copy.set(key, others)
      default: copy.set(key, opposite(value))
      }
    }
    return copy
  }

  private static func opposite(_ value: JSONValue) -> JSONValue {
    if let flag = value.bool { return JSONValue(!flag) }
    if let number = value.int { return JSONValue(number + 1) }
    return value
  }
}
