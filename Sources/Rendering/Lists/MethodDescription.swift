package import WorkbenchProtocol

/// A method of the protocol: what it does, what it takes, what it answers.
package struct MethodDescription: Drawing {
  private let method: Method

  package init(_ method: Method) {
    self.method = method
  }

  package func draw(on page: inout Page) {
    let words = page.words
    page.add(method.name, .strong)
    page.addProse(words.say(method.summary), indent: 2)
    draw(words.say("parameters", zh: "参数"), method.parameters, on: &page)
    draw(words.say("result", zh: "结果"), method.results, on: &page)
    guard !method.errors.isEmpty else { return }
    page.blank()
    page.add(words.say("errors", zh: "错误"))
    var table = Table(indent: 2)
    for error in method.errors {
      table.add([StyledText(error.name), StyledText(words.say(error.summary))])
    }
    table.draw(on: &page)
  }

  private func draw(_ title: String, _ fields: [Field], on page: inout Page) {
    guard !fields.isEmpty else { return }
    page.blank()
    page.add(title)
    var table = Table(indent: 2)
    for field in fields {
      let type = page.words.say(field.type.words).truncated(
        to: 28,
        ellipsis: page.style.text(of: .ellipsis)
      )
      table.add([
        StyledText(field.name, .strong), StyledText(type, .faint),
        StyledText(page.words.say(field.summary) + presence(field, page.words)),
      ])
    }
    table.draw(on: &page)
  }

  private func presence(_ field: Field, _ words: Words) -> String {
    switch field.presence {
    case .required: ""
    case .optional: words.say(" Optional.", zh: " 可省略。")
    case .defaulted(let value):
      words.say(
        " Default: \(value.json(in: words.language)).",
        zh: " 默认：\(value.json(in: words.language))。"
      )
    }
  }
}
