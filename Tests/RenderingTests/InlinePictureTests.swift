import Testing

@testable import Rendering

/// Pictures between the lines of a terminal, each in its terminal's own protocol.
struct InlinePictureTests {
  private typealias Form = InlinePicture.Form

  private func text(_ count: Int, _ form: Form) -> String {
    Printout(InlinePicture(png: [UInt8](repeating: 0, count: count), form)).text
  }

  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\", "kitty"),
    ("\u{1B}]1337;ReportCellSize=17.0;8.0\u{1B}\\", "iterm"),
    // One that knows both is told kitty's.
    ("\u{1B}]1337;ReportCellSize=17;8\u{7}\u{1B}_Gi=31;OK\u{1B}\\", "kitty"),
    ("\u{1B}[?62;c\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", "kitty"),
  ])
  func `a terminal is told the form that it answered to`(answer: String, form: String) {
    #expect(Form(answer: answer).map { "\($0)" } == form)
  }

  @Test(arguments: [
    "", "\u{1B}[?62;c", "\u{1B}_Gi=31;ENOTSUPPORTED:no pictures\u{1B}\\",
    "\u{1B}_Gi=3;OK\u{1B}\\", "Gi=31;OK", "\u{1B}]1337;Other=1\u{7}",
    // Since a terminal that knows nothing may send back what it was sent.
    Form.question,
  ])
  func `an answer that grants neither form is none`(answer: String) {
    #expect(Form(answer: answer) == nil)
  }

  @Test func `iTerm2 is told how many bytes there are, and all of them at once`() {
    let text = Printout(InlinePicture(png: Array("pixel".utf8), .iterm)).text
    #expect(text == "\u{1B}]1337;File=inline=1;size=5:cGl4ZWw=\u{7}\n")
    #expect(self.text(90_000, .iterm).count { $0 == "\u{1B}" } == 1)
  }

  @Test func `kitty is told a small picture in one piece`() {
    let text = Printout(InlinePicture(png: Array("pixel".utf8), .kitty)).text
    #expect(text == "\u{1B}_Gf=100,a=T,m=0;cGl4ZWw=\u{1B}\\\n")
    #expect(self.text(0, .kitty) == "\u{1B}_Gf=100,a=T,m=0;\u{1B}\\\n")
  }

  // 3,072 bytes are 4,096 digits, which is all that kitty takes at once.
  @Test(arguments: [(3_071, 1), (3_072, 1), (3_073, 2), (6_144, 2), (6_145, 3)])
  func `a piece is never longer than kitty takes, and none is empty`(bytes: Int, pieces: Int) {
    let text = text(bytes, .kitty)
    let parts = text.dropLast().split(separator: "\u{1B}\\").compactMap { part in
      part.split(separator: ";", maxSplits: 1).last
    }
    #expect(parts.count == pieces)
    #expect(parts.allSatisfy { 1...4_096 ~= $0.utf8.count })
    #expect(parts.dropLast().allSatisfy { $0.utf8.count == 4_096 })
  }

  @Test func `only the first piece says what the picture is, and only the last that it is whole`() {
    let heads = text(6_145, .kitty).dropLast().split(separator: "\u{1B}\\").map { part in
      String(part.prefix { $0 != ";" })
    }
    #expect(heads == ["\u{1B}_Gf=100,a=T,m=1", "\u{1B}_Gm=1", "\u{1B}_Gm=0"])
  }

  @Test func `whatever the bytes are, a terminal finds nothing in them to obey`() {
    let nasty = Array("\u{1B}\\\u{7}\u{1B}[2J".utf8) + Array(0...255)
    let kitty = Printout(InlinePicture(png: nasty, .kitty)).text
    #expect(kitty.unicodeScalars.count { $0.isObeyed } == 3)
    let iterm = Printout(InlinePicture(png: nasty, .iterm)).text
    #expect(iterm.unicodeScalars.count { $0.isObeyed } == 3)
  }

  // The examples of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `base 64 is what everybody takes it for`(text: String, digits: String) {
    #expect(InlinePicture.base64(Array(text.utf8)) == digits)
  }
}
