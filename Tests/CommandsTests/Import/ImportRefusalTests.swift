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

  /// Files that are not for this, and a word of what is said of each.
  private static let refused = [
    (
      #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"></archive>"#,
      "Xcode 4"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
      "macOS"
    ),
    (
      #"<!DOCTYPE document [<!ENTITY out SYSTEM "secret.txt">]><document>&out;</document>"#,
      "DOCTYPE"
    ),
    (#"<!DOCTYPE document SYSTEM "secret.txt"><document/>"#, "DOCTYPE"),
  ]

  @Test(arguments: refused, ["", "It does not work:\n\n"])
  func `12: a file that is not for this is refused in one sentence`(
    file: (text: String, word: String),
    before: String
  ) throws {
    let text = before.isEmpty ? file.text : before + "```xml\n\(file.text)\n```\n"
    try Pasted.with(text, ["secret.txt": "<view>xyzzy</view>"]) { desk in
      for language in ["en", "zh-Hans"] {
        for command in [["import", "paste.txt"], ["hit", "--dump", "paste.txt", "--at", "1,1"]] {
          let result = desk.run(command + ["--lang", language])
          #expect(result.status == 65)
          #expect(result.output.isEmpty)
          let lines = result.errors.split(separator: "\n")
          // One line says what it is, and at most one more what to do.
          #expect(lines.count <= 2, "\(result.errors)")
          let said = try #require(lines.first)
          #expect(said.hasPrefix("✗ paste.txt"), "\(said)")
          #expect(said.contains(file.word), "\(said)")
          #expect(!said.contains(". ") && !said.contains("。"), "\(said)")
          #expect(!result.errors.contains("xyzzy"))
        }
      }
      let told = desk.run("import", "paste.txt").errors
      #expect(told.contains("paste.txt: line \(before.isEmpty ? 1 : 4), column 1: "), "\(told)")
    }
  }

  @Test func `12: a file in UTF-16 is refused in one sentence`() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"
    let units = [0xFEFF] + Array(text.utf16)
    try Pasted.with("") { desk in
      let file = URL(filePath: desk.folder + "/wide.xib")
      for bytes in [
        units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
        units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      ] {
        try Data(bytes).write(to: file)
        let result = desk.run("import", "wide.xib")
        #expect(result.status == 65)
        #expect(result.output.isEmpty)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count <= 2, "\(result.errors)")
        #expect(lines.first?.contains("wide.xib: line 1, column 1: ") == true, "\(result.errors)")
        #expect(lines.first?.contains("UTF-16") == true, "\(result.errors)")
      }
    }
  }
}
