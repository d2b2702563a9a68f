import Jansson
@testable import Rendering
import Sentences
import Testing
import WorkbenchProtocol

/// Every method of the protocol is described, by its row of the table and by its schema.
struct MethodDescriptionTests {
  private static let names = MethodTable.standard.methods.map(\.name)

  private func method(_ name: String) throws -> Method {
    try #require(MethodTable.standard.method(name))
  }

  @Test(arguments: Self.names, Language.allCases)
  func `a method is described with all its fields and errors`(
    name: String,
    language: Language
  ) throws {
    let method = try method(name)
    for width in [40, 60, 80, 120] {
      var style = Style()
      style.language = language
      style.width = width
      let text = MethodDescription(method).text(style)
      #expect(text.pageLines.allSatisfy { $0.displayWidth() <= width }, "\(text)")
      let told = text.withoutBlanks
      #expect(told.hasPrefix(name + method.summary.text(in: language).withoutBlanks))
      for field in method.parameters + method.results {
        #expect(told.contains(field.name))
        #expect(told.contains(field.summary.text(in: language).withoutBlanks))
      }
      for error in method.errors { #expect(told.contains(error.name)) }
    }
  }

  @Test(arguments: Self.names, Language.allCases)
  func `a parameter that may be left out says so`(name: String, language: Language) throws {
    let method = try method(name)
    var style = Style()
    style.language = language
    style.width = 500
    let lines = MethodDescription(method).text(style).pageLines
    for field in method.parameters {
      let row = try #require(lines.first { $0.hasPrefix("  \(field.name) ") })
      let isOptional = row.hasSuffix(language == .english ? " Optional." : " 可省略。")
      let isDefaulted = row.contains(language == .english ? " Default: " : " 默认：")
      switch field.presence {
      case .required: #expect(!isOptional && !isDefaulted)
      case .optional: #expect(isOptional)
      case .defaulted: #expect(isDefaulted)
      }
    }
  }

  @Test(arguments: Self.names)
  func `a schema is described with the same fields`(name: String) throws {
    let method = try method(name)
    let schema = MethodTable.standard.schema(for: method, in: .english)
    var style = Style()
    style.width = 500
    let text = SchemaMethod(name, schema).text(style)
    #expect(text.hasPrefix(name + "\n  " + method.summary.english + "\n"))
    for field in method.parameters + method.results {
      #expect(text.contains("\n  \(field.name) "), "\(field.name)")
    }
    #expect(text.contains("\nparameters\n") == !method.parameters.isEmpty)
    #expect(text.contains("\nresult\n") == !method.results.isEmpty)
  }

  @Test func `all methods of a schema are listed, each on a row with what it does`() {
    let schema = MethodTable.standard.schema(in: .english)
    var style = Style()
    style.width = 400
    let lines = SchemaMethods(schema).text(style).pageLines
    #expect(lines.count == Self.names.count)
    for (line, method) in zip(lines, MethodTable.standard.methods) {
      #expect(line.hasPrefix(method.name + " ") && line.hasSuffix(method.summary.english))
    }
  }

  @Test func `a method that a schema does not have is told by its name alone`() {
    #expect(SchemaMethod("a.b", .object()).text(.drawn).trimmedEnd.hasPrefix("a.b\n"))
  }

  @Test func `the words of a choice and the type of a reference are told`() throws {
    let schema = try JSON.parse(
      """
      {"methods":{"a.b":{"description":"Does it.","module":"M","params":{"required":["one"],
      "properties":{"one":{"enum":["x","y"],"description":"A."},"two":{"$ref":"#/$defs/point",
      "description":"B."},"three":{"type":["string","null"],"default":1.50,"description":"C."}}}}}}
      """
    )
    #expect(
      SchemaMethod("a.b", schema).text(.drawn).pageLines == [
        "a.b", "  Does it.", "  module M", "", "parameters", "  one    x|y          A.",
        "  two    point        B. Optional.", "  three  string|null  C. Default: 1.5.",
      ]
    )
  }
}
