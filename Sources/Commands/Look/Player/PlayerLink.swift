extension String {
  /// The text as a value of a link into a player, as the page itself writes it.
  var inPlayerLink: String {
    // Those that `URLSearchParams` leaves as they are, and the slash, for people's sake.
    let plain = Set("*-._/".utf8)
    return utf8.reduce(into: "") { link, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte == UInt8(ascii: " ") {
        link += "+"
      } else if byte < 0x80, character.isLetter || character.isNumber || plain.contains(byte) {
        link.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        link += (digits.count < 2 ? "%0" : "%") + digits
      }
    }
  }
}
