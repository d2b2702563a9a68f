/// Keys that no part of the program reads: each is reported at its first place.
struct UnknownKeys {
  private var seen: Set<String> = []

  /// Keeps what was printed, and reports the key unless that was done before.
  mutating func keep(
    _ key: String,
    _ value: String,
    at offset: Int,
    of object: Int,
    in reading: inout PrintReading
  ) {
    reading.objects[object].rest.append((key, value))
    // Beyond this number nobody reads what is said.
    guard seen.count < FormLimits.warnings, seen.insert(key).inserted else { return }
    reading.notice(.unknownField, at: offset, .unknownField(key))
  }
}
