import Platform

/// The names that a 64-bit ELF library exports, read from its file without loading it.
///
/// Loading runs code of the library, so what is no module must be recognised before. No field of
/// the file is trusted: every offset is checked against the file's size.
package struct ELFSymbolTable {
  /// Why a file has no such table.
  package enum Failure: Error, Equatable {
    case notELF
    case otherMachine
    case notLibrary
    case damaged
  }

  private let descriptor: Int32
  private let size: UInt64
  private var symbols: [UInt8] = []
  private var names: [UInt8] = []

  /// Reads the table of the file behind a descriptor, which stays open.
  package init(of descriptor: Int32, size: UInt64) throws(Failure) {
    self.descriptor = descriptor
    self.size = size
    let header = read(64, at: 0)
    guard header.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else { throw .notELF }
    guard header.count == 64 else { throw .damaged }
    // 64 bits, little-endian, and the machine that this program itself was compiled for.
    guard header[4] == 2, header[5] == 1, integer(header, 18, 2) == Self.machine else {
      throw .otherMachine
    }
    guard integer(header, 16, 2) == Self.sharedObject else { throw .notLibrary }
    let count = integer(header, 60, 2)
    guard integer(header, 58, 2) == 64, count > 0 else { throw .damaged }
    let sections = read(count * 64, at: integer(header, 40, 8))
    guard sections.count == Int(count) * 64 else { throw .damaged }
    guard
      let table = stride(from: 0, to: sections.count, by: 64)
        .first(where: { integer(sections, $0 + 4, 4) == Self.dynamicSymbols })
    else { throw .damaged }
    let link = integer(sections, table + 40, 4)
    guard link < count else { throw .damaged }
    symbols = contents(of: table, in: sections)
    names = contents(of: Int(link) * 64, in: sections)
    guard !symbols.isEmpty, !names.isEmpty, symbols.count % 24 == 0 else { throw .damaged }
  }

  /// Whether the library itself defines a symbol of this name that others can see.
  package func exports(_ name: String) -> Bool {
    // With the zero at its end, so that a name which only begins so does not count.
    let wanted = Array(name.utf8) + [0]
    return stride(from: 0, to: symbols.count, by: 24).contains { symbol in
      let binding = symbols[symbol + 4] >> 4
      let isDefined = integer(symbols, symbol + 6, 2) != 0
      // Global or weak: the loader does not find a local symbol.
      guard isDefined, binding == 1 || binding == 2 else { return false }
      let start = Int(integer(symbols, symbol, 4))
      return start < names.count && names[start...].starts(with: wanted)
    }
  }

  #if arch(x86_64)
  private static let machine: UInt64 = 62
  #elseif arch(arm64)
  private static let machine: UInt64 = 183
  #endif

  /// `ET_DYN`.
  private static let sharedObject: UInt64 = 3

  /// `SHT_DYNSYM`.
  private static let dynamicSymbols: UInt64 = 11

  /// More than any module has; a damaged file must not make us read gigabytes.
  private static let limit: UInt64 = 64 << 20

  private func contents(of section: Int, in sections: [UInt8]) -> [UInt8] {
    let count = integer(sections, section + 32, 8)
    let contents = read(count, at: integer(sections, section + 24, 8))
    return contents.count == Int(exactly: count) ?? -1 ? contents : []
  }

  private func read(_ count: UInt64, at offset: UInt64) -> [UInt8] {
    // Subtracted and not added: the sum of two numbers that a file claims may overflow.
    guard count <= min(Self.limit, size), offset <= size - count else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, Int(count), off_t(offset)))
    }
  }

  private func integer(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> UInt64 {
    guard offset + size <= bytes.count else { return 0 }
    return (0..<size).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }
}
