import Jansson
import Sentences
import Testing

@testable import Importing

/// Files of Interface Builder's with something before, or around them.
struct InterfaceTextTests {
  private let file = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="q7R"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects>
    """

  private func read(_ text: String) throws -> Import {
    let source = ImportRequest.Source(name: "-", bytes: Array(text.utf8))
    return try #require(try Importer.read(ImportRequest(source)))
  }

  @Test func `12: lines are those of the paste, whatever stands around the file`() throws {
    let made = try read("It does not work:\n\n```xml\n\(file)\n</document>\n```\n")
    let document = try JSON.parse(Array(try #require(made.document).utf8))
    #expect(document.node(ib: "q7R")?["origin"]?["line"]?.int == 5)
    let quoted = "\(file)\n</view>".replacing("\n", with: "\n> ")
    let error = try #require(throws: ImportError.self) {
      try read("> not whole:\n>\n> ```xml\n> \(quoted)\n> ```\n")
    }
    #expect(error.warning.kind == .notWellFormed)
    #expect(error.position?.line == 6)
    #expect(error.position?.column == 5)
  }

  @Test func `a declaration may stand behind blanks`() throws {
    let made = try read("\n  <?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(file)\n</document>")
    #expect(made.document != nil)
  }

  @Test func `12: an introduction may be as long as it likes`() throws {
    let comment = "<!--\n" + String(repeating: "-> it says\n", count: 3000) + "-->\n"
    #expect(try read(comment + file + "\n</document>").document != nil)
    let error = try #require(throws: ImportError.self) { try read(comment + "<!DOCTYPE document>") }
    #expect(error.warning.text.english.contains("DOCTYPE"))
    #expect(error.position?.line == 3003)
  }
}
