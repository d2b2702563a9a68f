import Platform

/// Reads what a linker noted down in a 64-bit little-endian ELF file, without loading it.
///
/// No field of the file is trusted: whatever does not fit makes the answer nil.
package enum ELFNotes {
  /// Returns the build id that the linker wrote; nil when there is none, or this is no ELF file.
  package static func buildIdentifier(of descriptor: Int32) -> [UInt8]? {
    let header = read(descriptor, 64, at: 0)
    guard header.count == 64, header.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      return nil
    }
    let entries = Int(integer(header, 56, 2))
    // The file says how much is read next. Linkers write about a dozen entries and notes of some
    // hundred bytes; bounds far above that keep a wrong file from having us allocate what it likes.
    guard integer(header, 54, 2) == 56, entries <= 128 else { return nil }
    let table = read(descriptor, entries * 56, at: integer(header, 32, 8))
    guard table.count == entries * 56 else { return nil }
    for entry in stride(from: 0, to: table.count, by: 56) where integer(table, entry, 4) == noteType
    {
      let size = min(integer(table, entry + 32, 8), 64 * 1024)
      let notes = read(descriptor, Int(size), at: integer(table, entry + 8, 8))
      if let identifier = buildIdentifier(in: notes) { return identifier }
    }
    return nil
  }

  /// `PT_NOTE`.
  private static let noteType: UInt64 = 4

  /// `NT_GNU_BUILD_ID`.
  private static let buildIdentifierType: UInt64 = 3

  private static func buildIdentifier(in notes: [UInt8]) -> [UInt8]? {
    var offset = 0
    while offset + 12 <= notes.count {
      let nameSize = Int(integer(notes, offset, 4))
      let size = Int(integer(notes, offset + 4, 4))
      let type = integer(notes, offset + 8, 4)
      let name = offset + 12
      // The format pads name and content to four bytes each.
      let content = name + (nameSize + 3) & ~3
      guard content + size <= notes.count else { return nil }
      if type == buildIdentifierType, notes[name..<name + nameSize].elementsEqual("GNU\0".utf8) {
        return Array(notes[content..<content + size])
      }
      offset = content + (size + 3) & ~3
    }
    return nil
  }

  private static func read(_ descriptor: Int32, _ count: Int, at offset: UInt64) -> [UInt8] {
    guard let offset = off_t(exactly: offset) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, offset))
    }
  }

  private static func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> UInt64 {
    (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }
}
