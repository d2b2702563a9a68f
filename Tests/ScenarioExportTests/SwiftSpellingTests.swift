@testable import Catalogue
import Foundation
import Testing

/// What the catalogue's rows say of Swift.
struct SwiftSpellingTests {
  private static let entries = Catalogue.standard.entries.values.sorted { $0.name < $1.name }

  @Test func `what the catalogue says of Swift is what was recorded`() throws {
    let text = SwiftSpelling(catalogue: .standard).text
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/spelling.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "RECORD=1 writes it anew")
  }

  @Test func `every method that documents override has its declaration`() {
    for entry in Self.entries {
      for row in entry.row.methods where row.forms != nil {
        #expect(row.swift != nil, "\(entry.name).\(row.name)")
      }
      for row in entry.row.delegateMethods {
        #expect(row.swift != nil, "\(entry.name)'s \(row.name)")
      }
    }
  }

  @Test func `a declaration is the sum of its parts`() {
    for entry in Self.entries {
      for declaration in (entry.row.methods + entry.row.delegateMethods).compactMap(\.declaration) {
        #expect(written(declaration) == declaration.head, "\(entry.name)")
      }
    }
  }

  @Test func `a call has a parameter for each argument that documents write`() {
    for entry in Self.entries {
      for row in entry.row.methods {
        guard let declaration = row.declaration else { continue }
        let name = "\(entry.name).\(row.name)"
        #expect(declaration.parameters.count == row.parameters.count, "\(name)")
        #expect((declaration.answer == nil) == (row.answer == nil), "\(name)")
      }
    }
  }

  // What a delegate's method gets is found by its name there, since documents leave some of it out.
  @Test func `a delegate's method has a parameter of the name for each that documents read`() {
    for entry in Self.entries {
      for row in entry.row.delegateMethods {
        let declaration = row.declaration
        let names = Set(declaration?.parameters.map(\.name) ?? [])
        #expect(names.isSuperset(of: row.parameters.map(\.name)), "\(entry.name)'s \(row.name)")
        #expect((declaration?.answer == nil) == (row.answer == nil), "\(entry.name)'s \(row.name)")
      }
    }
  }

  @Test func `an initializer takes what a node of the class may write`() {
    for entry in Self.entries {
      for argument in entry.initializer.arguments {
        guard let name = argument.property else {
          #expect(argument.otherwise != nil, "\(entry.name): \(argument.label)")
          continue
        }
        #expect(entry.properties[name]?.isWritten == true, "\(entry.name): \(argument.label)")
      }
    }
  }

  @Test func `whatever has methods of a delegate has the protocol and the property for it`() {
    for entry in Self.entries where !entry.delegateMethods.isEmpty {
      #expect(entry.delegateProtocol != nil, "\(entry.name)")
      #expect(entry.properties["delegate"] != nil, "\(entry.name)")
    }
  }

  @Test func `a name with labels is one method of a class`() {
    for entry in Self.entries {
      let names = entry.methods.values.compactMap(\.declaration?.labelledName)
      #expect(names.count == Set(names).count, "\(entry.name)")
    }
  }

  @Test(arguments: ["present(_:animated:completion:)", "dismiss(animated:completion:)"])
  func `a call may be written with the completion that it has in Swift`(written: String) {
    let controller = Catalogue.standard.entries["UIViewController"]
    #expect(controller?.method(named: written)?.name == String(written.prefix { $0 != "(" }))
    #expect(Catalogue.standard.shortName(of: written) == String(written.prefix { $0 != "(" }))
  }

  /// Puts a declaration together again.
  private func written(_ declaration: SwiftDeclaration) -> String {
    if declaration.isProperty { return "var \(declaration.name): \(declaration.answer ?? "")" }
    let parameters = declaration.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }
    let answer = declaration.answer.map { " -> " + $0 } ?? ""
    return "func \(declaration.name)(\(parameters.joined(separator: ", ")))\(answer)"
  }
}
