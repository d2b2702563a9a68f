import Platform
import Workbench
import WorkbenchFraming

/// Files that may be libraries: their tables are read before anything of theirs is loaded.
public struct FuzzedLibraries: FuzzSubject {
  public static let name = "libraries"

  public init() {}

  /// The least that is a library, and what is left of it when its end is missing.
  public static func seeds(in project: String) -> [[UInt8]] {
    let library = library()
    return [library, Array(library.prefix(200)), Array(library.prefix(64))]
  }

  /// A library that exports one name: a header, three sections, and what is in two of them.
  private static func library() -> [UInt8] {
    func bytes(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let names = [0] + Array("responder_module_entry".utf8) + [0]
    // A name, a global function in section 1, and where it lies.
    let symbols =
      Array(repeating: UInt8(0), count: 24)
      + bytes(1, 4) + [0x12, 0] + bytes(1, 2) + bytes(64, 8) + bytes(8, 8)
    let start = 64 + 3 * 64
    func section(_ type: Int, _ offset: Int, _ size: Int, link: Int, entry: Int) -> [UInt8] {
      bytes(0, 4) + bytes(type, 4) + bytes(0, 16) + bytes(offset, 8) + bytes(size, 8)
        + bytes(link, 4) + bytes(0, 4) + bytes(8, 8) + bytes(entry, 8)
    }
    #if arch(arm64)
    let machine = 183
    #else
    let machine = 62
    #endif
    let header =
      [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: UInt8(0), count: 9)
      + bytes(3, 2) + bytes(machine, 2) + bytes(1, 4) + bytes(0, 16) + bytes(64, 8) + bytes(0, 4)
      + bytes(64, 2) + bytes(0, 4) + bytes(64, 2) + bytes(3, 2) + bytes(0, 2)
    return header + Array(repeating: 0, count: 64)
      + section(11, start, symbols.count, link: 2, entry: 24)
      + section(3, start + symbols.count, names.count, link: 0, entry: 0) + symbols + names
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    guard let file = tmpfile() else { throw FuzzFault("no file could be made") }
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
    let descriptor = fileno(file)
    let table = try? ELFSymbolTable(of: descriptor, size: UInt64(bytes.count))
    _ = table?.exports("responder_module_entry")
    if let identifier = ELFNotes.buildIdentifier(of: descriptor), identifier.count > bytes.count {
      throw FuzzFault("an identifier of \(identifier.count) bytes in a file of \(bytes.count)")
    }
    return table != nil
  }
}
