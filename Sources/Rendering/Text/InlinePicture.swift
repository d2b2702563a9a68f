/// A picture between the lines of a terminal, in a form of its own.
package struct InlinePicture {
  /// How a terminal is told a picture.
  package enum Form: Sendable {
    /// Kitty's graphics.
    case kitty
    /// iTerm2's files.
    case iterm

    /// What asks a terminal which of the forms it knows.
    // Both questions at once, so that a terminal that knows neither is waited for only once.
    package static let question =
      "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}]1337;ReportCellSize\u{7}"

    /// Reads what a terminal answered to the question; nil where it knows neither form.
    package init?(answer: String) {
      if answer.contains("\u{1B}_Gi=31;OK") {
        self = .kitty
      } else if answer.contains("]1337;ReportCellSize=") {
        self = .iterm
      } else {
        return nil
      }
    }
  }

  /// How much of a picture kitty takes at once.
  private static let most = 4096

  fileprivate let escapes: String

  /// - Parameters:
  ///   - png: The picture.
  ///   - form: The form that the terminal knows.
  package init(png: [UInt8], _ form: Form) {
    let text = InlinePicture.base64(png)
    switch form {
    case .iterm:
      escapes = "\u{1B}]1337;File=inline=1;size=\(png.count):\(text)\u{7}\n"
    case .kitty:
      var escapes = ""
      var rest = text[...]
      // Only the first part says what comes, as kitty has it.
      var keys = "f=100,a=T,"
      repeat {
        let part = rest.prefix(InlinePicture.most)
        rest = rest.dropFirst(InlinePicture.most)
        escapes += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
        keys = ""
      } while !rest.isEmpty
      self.escapes = escapes + "\n"
    }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Bytes in base 64, which nothing obeys.
  static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(UInt32(0)) { bits, place in
        bits << 8 | UInt32(place < group.count ? group[start + place] : 0)
      }
      for place in 0..<4 {
        let isThere = place <= group.count
        let digit = digits[Int(bits >> (18 - 6 * UInt32(place))) & 63]
        text.append(isThere ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Printout {
  /// A picture, of which a terminal obeys that it is one.
  package init(_ picture: InlinePicture) { self.init(stringLiteral: picture.escapes) }
}
