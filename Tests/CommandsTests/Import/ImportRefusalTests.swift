import Foundation
import TestSupport
import Testing

@testable import Commands

/// What is typed about a print that nothing can be made of.
struct ImportRefusalTests {
  @Test(arguments: ["--view", "--at"])
  func `9: no scenario is written where a name means several objects, or none`(
    option: String
  ) throws {
    try Pasted.with(Pasted.signIn.replacing("Cafe.CoverView", with: "UIView")) { desk in
      let several = desk.run("import", "paste.txt", option, "UIView")
      #expect(several.status == 65)
      #expect(several.output.isEmpty)
      #expect(several.errors.contains("UIView-7fb1a2c03000 (line 2)"), "\(several.errors)")
      let none = desk.run("import", "paste.txt", option, "Sign im")
      #expect(none.status == 65)
      #expect(none.errors.contains("Did you mean 'Sign in'?"), "\(none.errors)")
      let address = desk.run("hit", "--dump", "paste.txt", option, "0x7fb1a2c03001")
      #expect(address.status == 65)
      #expect(address.errors.contains("0x7fb1a2c03000"), "\(address.errors)")
    }
  }

  @Test func `a version that is not modelled is the fault of the option`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      for command in [["import", "paste.txt"], ["tree", "--dump", "paste.txt"]] {
        let result = desk.run(command + ["--ios", "99"])
        #expect(result.status == 65, "\(result.errors)")
        #expect(result.errors.contains("iOS 99 is not modelled"))
        #expect(!result.errors.contains("UIWindow"), "\(result.errors)")
      }
    }
  }

  @Test func `a print that is too large is told by its own name, with what helps`() throws {
    try Pasted.with(String(repeating: "x", count: (16 << 20) + 1)) { desk in
      let result = desk.run("import", "paste.txt")
      #expect(result.status == 65)
      #expect(result.errors.contains("paste.txt: line 1, column 1"), "\(result.errors)")
      #expect(result.errors.contains("16777216"), "\(result.errors)")
      #expect(!result.errors.contains("document"), "\(result.errors)")
      let missing = desk.run("hit", "--dump", "nowhere.txt", "--at", "1,1")
      #expect(missing.errors.contains("- for the standard input"), "\(missing.errors)")
    }
  }
}
