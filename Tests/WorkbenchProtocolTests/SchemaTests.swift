import Jansson
import Sentences
import Testing
import WorkbenchProtocol

struct SchemaTests {
  private let table = MethodTable.standard

  private func references(_ value: JSONValue) -> [String] {
    var found = value.elements.flatMap { references($0) }
    for (key, member) in value.members {
      if key == "$ref", let reference = member.string {
        found.append(reference)
      } else {
        found += references(member)
      }
    }
    return found
  }

  @Test func `every reference of the schema leads somewhere`() {
    let schema = table.schema(in: .english)
    let references = references(schema)
    #expect(references.contains("#/$defs/record"))
    for reference in references {
      #expect(schema.value(at: String(reference.dropFirst())) != nil, "\(reference)")
    }
  }

  @Test func `every method, event and error is described`() {
    let schema = table.schema(in: .english)
    #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["methods"]?.members.map(\.key) == table.methods.map(\.name))
    #expect(schema["events"]?.members.map(\.key) == table.events.map(\.name))
    #expect(schema["errors"]?.members.map(\.key) == ErrorType.all.map(\.name))
  }

  @Test func `one method brings the types that it needs and no others`() throws {
    let schema = try table.schema(for: table.requireMethod("script.run"), in: .english)
    #expect(schema["methods"]?.count == 1)
    #expect(
      Set(schema["$defs"]?.members.map(\.key) ?? []) == [
        "run", "step", "outcome", "failure", "change", "reason", "sentence",
        "condition",
      ]
    )
    for reference in references(schema) {
      #expect(schema.value(at: String(reference.dropFirst())) != nil, "\(reference)")
    }
  }

  @Test func `a member's schema says type, range, unit and default`() throws {
    let schema = try table.schema(for: table.requireMethod("script.back"), in: .english)
    #expect(
      schema.value(at: "/methods/script.back/params/properties/steps") == [
        "type": "integer", "minimum": 1, "maximum": 1_000_000, "default": 1,
        "description": "How many steps are taken back.",
      ]
    )
    #expect(schema.value(at: "/methods/script.back/params/additionalProperties")?.bool == false)
    let clock = try table.schema(for: table.requireMethod("clock.advance"), in: .english)
    #expect(
      clock.value(at: "/methods/clock.advance/params/properties/by/unit")?.string == "seconds"
    )
    #expect(clock.value(at: "/methods/clock.advance/params/required") == ["by"])
  }

  @Test func `the description is an answer that passes its own row`() throws {
    try table.validateResult(
      ["protocol": 1, "schema": table.schema(in: .english)],
      of: table.requireMethod("describe")
    )
  }
}
