import Foundation
import Jansson
import ResponderKit

/// The parts of responder-scenario(5) that come from the model's tables.
enum ScenarioTables {
  static let page = "responder-scenario.5"

  static let parts: [String: @Sendable () -> Mdoc] = [
    "toggles": toggles, "numbers": numbers, "classes": classes,
  ]

  static func toggles() -> Mdoc {
    var page = Mdoc()
    page.list("-tag -width Ds -compact -offset indent") { list in
      for toggle in Toggle.allCases {
        list.raw(".It Sy " + Mdoc.word(toggle.rawValue))
        list.raw(toggle.settings.map { ".Ql " + $0.rawValue }.joined(separator: "\n"))
      }
    }
    return page
  }

  static func numbers() -> Mdoc {
    var page = Mdoc()
    page.list("-tag -width \"tapMaximumDuration\" -compact -offset indent") { list in
      for number in ProfileNumber.allCases {
        list.raw(".It Va " + Mdoc.word(number.rawValue))
        list.text(plain(number.standard))
      }
    }
    return page
  }

  /// The parts of the JSON Schema beside the scenarios, which is made from the catalogue.
  static let schema: [String: [Member]] = {
    let file = ManPage.package.appendingPathComponent("scenarios/scenario.schema.json")
    guard let data = try? Data(contentsOf: file),
      let parts = try? JSON.parse(Array(data), limits: .document)["$defs"]
    else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: parts.members.map { ($0.key, Member.all(of: $0.value)) }
    )
  }()

  /// A member that an object of a document may have.
  struct Member: Sendable {
    let name: String
    let summary: String

    /// The members of an object, or of each object that may stand there.
    static func all(of part: JSONValue) -> [Member] {
      let own = part["properties"]?.members.map {
        Member(name: $0.key, summary: $0.value["description"]?.string ?? "")
      }
      return (own ?? []) + (part["anyOf"]?.elements.flatMap { all(of: $0) } ?? [])
    }
  }

  /// The classes, each with what it adds to the class that it comes from.
  static func classes() -> Mdoc {
    var page = Mdoc()
    page.list { list in
      for part in schema.keys.sorted() where part.hasSuffix(".members") {
        let name = String(part.dropLast(".members".count))
        let methods = schema[name + ".overrides"] ?? []
        let members = schema[part] ?? []
        if members.isEmpty, methods.isEmpty { continue }
        list.raw(".It Vt " + Mdoc.word(name))
        add(members, "Va", "", to: &list)
        add(methods, "Ic", "It is asked or told:", to: &list)
      }
      list.raw(".It delegates")
      add(schema["delegate.overrides"] ?? [], "Ic", "They are asked or told:", to: &list)
    }
    return page
  }

  private static func add(
    _ members: [Member],
    _ macro: String,
    _ title: String,
    to page: inout Mdoc
  ) {
    guard !members.isEmpty else { return }
    if !title.isEmpty { page.text(title) }
    page.list("-tag -width Ds -compact -offset indent") { list in
      for member in members {
        list.raw(".It \(macro) " + Mdoc.word(member.name))
        list.text(member.summary)
      }
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
