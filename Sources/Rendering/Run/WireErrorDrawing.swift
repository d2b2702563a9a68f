import Jansson
package import WorkbenchProtocol

/// An error of the workbench: what happened, where, and what to do next.
package struct WireErrorDrawing: Drawing {
  private let error: WireError

  package init(_ error: WireError) {
    self.error = error
  }

  package func draw(on page: inout Page) {
    let words = page.words
    let cross = page.style.text(of: .cross)
    page.addProse("\(cross) " + words.say(error.message), .bad)
    if let path = error.path, !path.isEmpty {
      page.add(words.say("  where     ", zh: "  位置      ") + path)
    }
    if !error.expected.isEmpty {
      let label = words.say("  expected", zh: "  预期    ")
      let shown = error.expected.prefix(24)
      let more = error.expected.count > shown.count ? " " + page.style.text(of: .ellipsis) : ""
      var table = Table()
      table.add([StyledText(label), StyledText(words.list(Array(shown)) + more)])
      table.draw(on: &page)
    }
    if let got = error.got {
      page.add(words.say("  got       ", zh: "  实际      ") + got.json(in: words.language).shortJSON)
    }
    if let refusals = error.detail("reasons")?.json(in: words.language) {
      for refusal in refusals.elements { Refusal(refusal).draw(on: &page) }
    }
    if let hint = error.hint { page.addProse(words.say(hint), indent: 2) }
  }
}
