package import Jansson
import WorkbenchProtocol

/// The methods of a protocol schema, each with what it does.
package struct SchemaMethods: Drawing {
  private let schema: JSONValue

  package init(_ schema: JSONValue) {
    self.schema = schema
  }

  package func draw(on page: inout Page) {
    var table = Table()
    for (name, method) in (schema["methods"] ?? .object()).members {
      table.add([StyledText(name, .strong), StyledText(method["description"]?.string ?? "")])
    }
    table.draw(on: &page)
  }
}

/// One method of a protocol schema: what it takes and what it answers.
package struct SchemaMethod: Drawing {
  private let name: String
  private let schema: JSONValue

  package init(_ name: String, _ schema: JSONValue) {
    self.name = name
    self.schema = schema
  }

  package func draw(on page: inout Page) {
    let words = page.words
    let method = schema["methods"]?[name]
    page.add(name, .strong)
    page.addProse(method?["description"]?.string ?? "", indent: 2)
    if let module = method?[.module]?.string {
      page.add(words.say("  module \(module)", zh: "  模块 \(module)"), .faint)
    }
    draw(words.say("parameters", zh: "参数"), method?["params"], on: &page)
    draw(words.say("result", zh: "结果"), method?["result"], on: &page)
  }

  private func draw(_ title: String, _ object: JSONValue?, on page: inout Page) {
    guard let object, let fields = object[.properties], fields.count > 0 else { return }
    let required = Set(object[.required]?.strings ?? [])
    page.blank()
    page.add(title)
    var table = Table(indent: 2)
    for (name, field) in fields.members {
      var text = field["description"]?.string ?? ""
      if let value = field["default"] {
        text += page.words.say(" Default: \(value.shortJSON).", zh: " 默认：\(value.shortJSON)。")
      } else if !required.contains(name) {
        text += page.words.say(" Optional.", zh: " 可省略。")
      }
      table.add([StyledText(name, .strong), StyledText(type(of: field), .faint), StyledText(text)])
    }
    table.draw(on: &page)
  }

  private func type(of field: JSONValue) -> String {
    if let words = field["enum"]?.strings, !words.isEmpty {
      let text = words.joined(separator: "|")
      return text.truncated(to: 28, ellipsis: "...")
    }
    if let name = field["$ref"]?.string?.split(separator: "/").last { return String(name) }
    return field[.type]?.string ?? field[.type]?.strings.joined(separator: "|") ?? ""
  }
}
