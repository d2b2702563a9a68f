import Jansson
import WorkbenchProtocol

/// One reason for which a module may not be loaded.
struct Refusal: Drawing {
  private let refusal: JSONValue

  init(_ refusal: JSONValue) {
    self.refusal = refusal
  }

  func draw(on page: inout Page) {
    let words = page.words
    let field = refusal[.field]?.string ?? "?"
    let message = refusal[.message]?.string ?? ""
    page.addProse("\(field)" + words.colon + message, indent: 2)
    if let found = refusal[.found]?.string {
      page.add(words.say("    found     ", zh: "    实际      ") + found)
    }
    if let expected = refusal[.expected]?.string {
      page.add(words.say("    expected  ", zh: "    预期      ") + expected)
    }
    if let fix = refusal[.fix]?.string { page.addProse(fix, indent: 4) }
  }
}
