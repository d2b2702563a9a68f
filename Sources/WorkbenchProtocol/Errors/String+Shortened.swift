extension String {
  /// The text, or its beginning where it is long: what is wrong is not sent back by the megabyte.
  package var shortened: String {
    let longest = 60
    let end = unicodeScalars.index(startIndex, offsetBy: longest, limitedBy: endIndex)
    return end == nil || end == endIndex ? self : String(prefix(longest)) + "…"
  }
}
