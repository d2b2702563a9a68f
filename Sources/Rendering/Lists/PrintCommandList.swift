package import Jansson
import WorkbenchProtocol

/// The commands whose prints can be imported, by tool, each with what its print shows and cannot.
package struct PrintCommandList: Drawing {
  private let commands: [JSONValue]

  /// Takes the answer of `import.how`.
  package init(_ answer: JSONValue) {
    commands = Array((answer[.commands] ?? .array()).elements)
  }

  package func draw(on page: inout Page) {
    let words = page.words
    var tool: String?
    for command in commands {
      // They come grouped by tool.
      if command[.tool]?.string != tool {
        if tool != nil { page.blank() }
        tool = command[.tool]?.string
        page.add((tool ?? "?").printable(), .strong)
      }
      page.add(whole: StyledText("  " + (command[.text]?.string ?? "")))
      let form = command[.form]?.string ?? "?"
      let shows = command[.shows]?.string ?? ""
      let lacks = command[.lacks]?.string ?? ""
      page.addProse(words.say("\(form): \(shows)", zh: "\(form)：\(shows)"), indent: 6, .faint)
      page.addProse(words.say("not shown: \(lacks)", zh: "不显示：\(lacks)"), indent: 6, .faint)
    }
    page.blank()
    page.addProse(words.say("Copy what is printed, then:", zh: "复制打印的内容，然后："))
    page.add(whole: StyledText("  pbpaste | responder why --dump - --view 'Sign in'"))
  }
}
