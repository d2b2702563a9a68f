@testable import Catalogue
import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

/// Everything that the page of the format names is known here, and some document uses it.
struct FormatTableTests {
  private let catalogue = Catalogue.standard

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").flatMap { $0.split(separator: "\n") }.map(String.init)
  }

  @Test func `the keys of the document, the app, the steps and the actions are those of the page`()
  {
    let document = words(FormatTable.document)
    #expect(Set(DocumentSyntax.keys).union(["comment"]) == Set(document))
    #expect(Set(AppBinder.keys) == Set(words(FormatTable.app)))
    #expect(Binder.actionKeys == words(FormatTable.actions))
    #expect(
      Set(StepSyntax.keys + ["expect"] + StepSyntax.besideKeys)
        == Set(words(FormatTable.steps))
    )
    #expect(Expectation.keys == words(FormatTable.expectations))
    #expect(Binder.matcherKeys == words(FormatTable.matchers))
    #expect(DiagnosticType.allCases.map(\.rawValue) == words(FormatTable.diagnostics))
    #expect(LifecycleStimulus.allCases.map(\.rawValue) == words(FormatTable.lifecycle))
  }

  @Test func `each key of a node is one that a node may write`() throws {
    for (className, names) in FormatTable.properties {
      let entry = try #require(catalogue.entries[className], "\(className)")
      for name in words(names) {
        #expect(entry.properties[name]?.isWritten == true, "\(className).\(name)")
      }
    }
  }

  @Test func `each object that is always there has its properties`() throws {
    for (id, names) in FormatTable.fixtures {
      let className = try #require(NameTable.reserved[id], "\(id)")
      let entry = try #require(catalogue.entries[className], "\(className)")
      for name in words(names) { #expect(entry.properties[name]?.get != nil, "\(id).\(name)") }
    }
  }

  @Test func `each method takes the forms of the page`() throws {
    for (forms, className, names) in FormatTable.methods {
      let entry = try #require(catalogue.entries[className], "\(className)")
      for name in words(names) { expect(forms, of: entry.methods[name], "\(className).\(name)") }
    }
    for (forms, className, names) in FormatTable.delegateMethods {
      let entry = try #require(catalogue.entries[className], "\(className)")
      for name in words(names) {
        expect(forms, of: entry.delegateMethods[name], "\(className)'s \(name)")
      }
    }
  }

  private func expect(_ forms: String, of row: MethodRow?, _ name: String) {
    let wanted = forms.isEmpty ? "a body" : forms + ", a body"
    #expect(row?.forms?.names.sorted() == wanted.components(separatedBy: ", ").sorted(), "\(name)")
  }

  @Test func `each stimulus has its parameters, with their defaults`() throws {
    for (name, written) in FormatTable.stimuli {
      let stimulus = try #require(Scenario.environment.stimuli[name], "\(name)")
      let everyTouch = name.hasPrefix("touch.") ? words(FormatTable.everyTouch) : []
      for word in words(written) + everyTouch {
        let parts = word.split(separator: ":").map(String.init)
        let field = stimulus.fields.first { $0.name == parts[0] }
        #expect(field != nil, "\(name) has no '\(parts[0])'")
        guard parts.count == 2, let field else { continue }
        #expect(parts[1] == standard(of: field), "\(name) \(word)")
      }
    }
  }

  private func standard(of field: StimulusField) -> String {
    switch field.defaultValue {
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .flag(let flag): "\(flag)"
    default: "null"
    }
  }

  @Test func `a document of ours uses each of them`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    var texts = try ["ScenarioKitTests", "ScenarioExportTests"].flatMap { suite in
      try FormatTableTests.texts(below: tests.appending(path: suite)) {
        $0.pathExtension == "swift"
      }
    }
    texts += try FormatTableTests.texts(below: ScenarioFiles.folder) {
      $0.pathExtension == "json" && $0.lastPathComponent != "scenario.schema.json"
    }
    // What stands between two quotes, and the word behind each dot, of which some begin with a name:
    // looked up first, since the texts are megabytes and the names hundreds.
    var used: Set<String> = []
    for text in texts {
      for quoted in text.utf8.split(separator: UInt8(ascii: "\"")) where quoted.count < 100 {
        used.insert(String(decoding: quoted, as: UTF8.self))
      }
      for rest in text.utf8.split(separator: UInt8(ascii: ".")).dropFirst() {
        let word = rest.prefix { isalnum(Int32($0)) != 0 || $0 == UInt8(ascii: "-") }
        used.insert(String(decoding: word, as: UTF8.self))
      }
    }
    let names =
      [
        FormatTable.document, FormatTable.app, FormatTable.actions, FormatTable.steps,
        FormatTable.lifecycle, FormatTable.expectations, FormatTable.matchers,
        FormatTable.everyTouch,
      ] + FormatTable.properties.values + FormatTable.methods.map(\.names)
      + FormatTable.delegateMethods.map(\.names) + FormatTable.stimuli.keys
    let all = texts.joined(separator: "\n")
    let unused = Set(names.flatMap { words($0) }).subtracting(used).filter {
      !all.contains(".\($0)")
    }
    #expect(unused.sorted() == [])
  }

  /// The texts of files below a folder, but for the table itself.
  private static func texts(below folder: URL, _ isWanted: (URL) -> Bool) throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { isWanted($0) && !$0.path.contains("/Format/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
