import Foundation
import Jansson
import Sentences
import Testing
import WorkbenchProtocol

struct MethodTableTests {
  private let table = MethodTable.standard

  private func objects(_ type: WireType) -> [[Field]] {
    switch type {
    case .object(let fields): [fields] + fields.flatMap { objects($0.type) }
    case .array(let element, _), .map(let element): objects(element)
    case .oneOf(let types): types.flatMap { objects($0) }
    case .string, .boolean, .integer, .number, .null, .any, .choice, .named: []
    }
  }

  private func named(_ type: WireType) -> [String] {
    switch type {
    case .named(let name): [name]
    case .array(let element, _), .map(let element): named(element)
    case .oneOf(let types): types.flatMap { named($0) }
    case .object(let fields): fields.flatMap { named($0.type) }
    case .string, .boolean, .integer, .number, .null, .any, .choice: []
    }
  }

  /// Every list of members in the table, with where it stands.
  private var allFields: [(place: String, fields: [Field])] {
    table.methods.flatMap { [("\($0.name) params", $0.parameters), ($0.name, $0.results)] }
      + table.events.map { ($0.name, $0.parameters) }
      + table.types.map { ($0.name, [.required("type", $0.type, $0.summary)]) }
      + ErrorType.all.map { ($0.name, $0.details) }
  }

  @Test func `every group of the design has its methods`() {
    let groups = Set(table.methods.map(\.group))
    #expect(
      groups == [
        "workbench", "module", "scenario", "session", "script", "application", "object", "hit",
        "clock", "trace", "rule", "quiz", "render", "import",
      ]
    )
    let names = table.methods.map(\.name)
    for name in [
      "hello", "describe", "stats", "shutdown", "module.list", "module.info", "scenario.list",
      "scenario.show", "scenario.check", "session.open", "session.close", "session.list",
      "session.reset", "session.attach", "session.record", "session.replay", "script.run",
      "script.step", "script.back", "object.get", "object.set", "object.call", "object.tree",
      "object.chain", "hit.test", "hit.why", "clock.advance", "trace.subscribe",
      "trace.unsubscribe", "trace.get", "rule.explain", "rule.list", "quiz.list", "quiz.start",
      "quiz.answer", "quiz.give-up", "quiz.next", "render.text", "render.film", "scenario.export",
      "scenario.outline", "scenario.edit",
    ] {
      #expect(names.contains(name))
    }
    #expect(Set(names).count == names.count)
  }

  @Test func `every constant of a field's name is the name of a row's field`() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/WorkbenchProtocol/Table/FieldNames.swift")
    let constants = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /static let `?(\w+)`?: JSONKey = "(\w+)"/)
    #expect(!constants.isEmpty)
    // The members of every error, whose rows stand where an answer is checked.
    let ofErrors: Set = ["code", "data", "doc"]
    let inRows = ofErrors.union(
      allFields.flatMap { objects(.object($0.fields)).joined().map(\.name) }
    )
    for constant in constants {
      #expect(constant.1 == constant.2)
      #expect(inRows.contains(String(constant.2)), "\(constant.2) is no field of the table")
    }
  }

  @Test func `members are in camel case, described by one sentence, and named once`() {
    for (place, fields) in allFields {
      for object in objects(.object(fields)) {
        #expect(Set(object.map(\.name)).count == object.count, "\(place)")
        for field in object {
          #expect(field.name.first?.isLowercase == true, "\(place) \(field.name)")
          #expect(field.name.allSatisfy { $0.isLetter || $0.isNumber }, "\(place) \(field.name)")
          #expect(field.summary.english.hasSuffix("."), "\(place) \(field.name)")
        }
      }
    }
  }

  @Test func `types that are named exist and are used`() {
    let used = Set(allFields.flatMap { named(.object($0.fields)) })
    #expect(used == Set(table.types.map(\.name)))
  }

  @Test func `summaries are sentences`() {
    for summary in table.methods.map(\.summary) + table.events.map(\.summary)
      + table.types.map(\.summary) + Limit.all.map(\.summary) + Capability.all.map(\.summary)
    {
      #expect(summary.english.hasSuffix("."))
      #expect(summary.english.first?.isUppercase == true)
    }
  }

  @Test func `defaults are of the member's type`() throws {
    for (_, fields) in allFields {
      for field in objects(.object(fields)).joined() {
        if case .defaulted(let value) = field.presence {
          try table.check(value.json(in: .english), field.type)
        }
      }
    }
  }

  @Test func `a module adds its stimuli and takes them away`() {
    var table = MethodTable.standard
    let shake = Method.stimulus(
      "motion.shake",
      Sentence(verbatim: "The device is shaken."),
      fields: [
        .defaulted(
          "duration",
          .number(in: 0...60),
          0.5,
          unit: "seconds",
          Sentence(verbatim: "How long.")
        )
      ],
      module: "motion"
    )
    let added = table.add(shake)
    let addedTwice = table.add(shake)
    #expect(added && !addedTwice)
    #expect(table.method("motion.shake")?.module == "motion")
    #expect(MethodTable.standard.method("motion.shake") == nil)
    #expect(table.method("motion.shake")?.group == "motion")
    table.remove("motion.shake")
    #expect(table.method("motion.shake") == nil)
    #expect(table.method("render.text")?.name == "render.text")
  }

  @Test func `limits and capabilities are named once`() {
    #expect(Set(Limit.all.map(\.name)).count == Limit.all.count)
    #expect(Set(Capability.all.map(\.name)).count == Capability.all.count)
  }
}
