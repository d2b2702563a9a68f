import Platform

import TestSupport
import Testing
import WorkbenchFraming

struct BuildIdentifierTests {
  @Test func `the same build has the same identifier`() {
    let identifier = BuildIdentifier.ofRunningDaemon()
    #expect(identifier == BuildIdentifier.ofRunningDaemon())
    #expect(identifier.utf8.count == 16)
  }

  @Test func `a daemon that is missing has none`() {
    #expect(BuildIdentifier.ofDaemon(at: "/nowhere/responderd") == nil)
  }

  /// Where a build and an installation have what belongs to a daemon.
  enum Layout: CaseIterable {
    case build, installation

    var program: String { self == .build ? "/" : "/bin/" }
    var library: String { self == .build ? "/" : "/lib/responder/" }
    var modules: String { self == .build ? "/" : "/lib/responder/modules/" }
  }

  @Test(arguments: Layout.allCases)
  func `another daemon, another library or another module is another build`(
    _ layout: Layout
  ) async throws {
    try await withTemporaryFolder { folder in
      for path in ["/bin", "/lib", "/lib/responder", "/lib/responder/modules"] {
        #expect(mkdir(folder + path, 0o700) == 0)
      }
      let daemon = folder + layout.program + "responderd"
      try write(elf(buildIdentifier: [1, 2, 3, 4]), to: daemon)
      chmod(daemon, 0o700)
      var seen = [BuildIdentifier.ofDaemon(at: daemon)]
      let library = layout.library + "libResponderKit.so"
      let module = layout.modules + "libTouchModule.so"
      for (path, identifier) in [
        (layout.program + "responderd", 5), (library, 1), (library, 2), (module, 1), (module, 2),
      ] as [(String, UInt8)] {
        try write(elf(buildIdentifier: [identifier]), to: folder + path)
        seen.append(BuildIdentifier.ofDaemon(at: daemon))
      }
      #expect(!seen.contains(nil))
      #expect(Set(seen).count == seen.count)
      try write(elf(buildIdentifier: [1]), to: folder + layout.modules + "libunrelated.so")
      #expect(BuildIdentifier.ofDaemon(at: daemon) == seen.last)
    }
  }

  @Test func `linked twice from the same source it is the same build`() async throws {
    try await withTemporaryFolder { folder in
      let daemon = folder + "/responderd"
      try write(elf(buildIdentifier: [1, 2, 3, 4]), to: daemon)
      chmod(daemon, 0o700)
      let first = BuildIdentifier.ofDaemon(at: daemon)
      unlink(daemon)
      try write(elf(buildIdentifier: [1, 2, 3, 4]), to: daemon)
      chmod(daemon, 0o700)
      #expect(BuildIdentifier.ofDaemon(at: daemon) == first)
    }
  }

  @Test func `every cut of an ELF file is read without harm`() async throws {
    try await withTemporaryFolder { folder in
      let whole = elf(buildIdentifier: [1, 2, 3, 4])
      for count in 0..<whole.count {
        let found = try notes(Array(whole[..<count]), in: folder)
        #expect(found == nil)
      }
      let found = try notes(whole, in: folder)
      #expect(found == [1, 2, 3, 4])
    }
  }

  @Test func `no byte of an ELF file is trusted`() async throws {
    try await withTemporaryFolder { folder in
      let whole = elf(buildIdentifier: [1, 2, 3, 4])
      for position in whole.indices {
        var changed = whole
        changed[position] = 0xff
        _ = try notes(changed, in: folder)
      }
    }
  }

  private func notes(_ bytes: [UInt8], in folder: String) throws -> [UInt8]? {
    try write(bytes, to: folder + "/file")
    let descriptor = open(folder + "/file", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return ELFNotes.buildIdentifier(of: descriptor)
  }

  /// The least of an ELF file: a header, one program header of notes, and the note.
  private func elf(buildIdentifier: [UInt8]) -> [UInt8] {
    func little(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var header: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 57)
    header.replaceSubrange(32..<40, with: little(64, 8))
    header.replaceSubrange(54..<58, with: little(56, 2) + little(1, 2))
    let note =
      little(4, 4) + little(buildIdentifier.count, 4) + little(3, 4) + Array("GNU\0".utf8)
      + buildIdentifier
    var program = [UInt8](repeating: 0, count: 56)
    program.replaceSubrange(0..<4, with: little(4, 4))
    program.replaceSubrange(8..<16, with: little(120, 8))
    program.replaceSubrange(32..<40, with: little(note.count, 8))
    return header + program + note
  }
}
