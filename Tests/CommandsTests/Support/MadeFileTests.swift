import Platform
import Rendering
import Sentences
import Synchronization
import Testing
import TestSupport
import WorkbenchFraming

@testable import Commands

/// Documents that commands make for others to open.
struct MadeFileTests {
  private static let document = #"<svg data-made-by="responder"><text>one</text></svg>"#

  private func write(_ text: String, _ path: String, isForced: Bool = false) throws {
    try MadeFile(path, named: "x", isTold: false).write(text, isForced: isForced)
  }

  @Test func `a file is made, and what responder made is made anew with the rights that it has`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = folder + "/a/picture.svg"
      try write(Self.document, path)
      chmod(path, 0o600)
      try write("other", path)
      #expect(try Files.read(path) == Array("other".utf8))
      guard case .file(let mode) = Files.kind(path) else {
        Issue.record("no file is left")
        return
      }
      #expect(mode == 0o600)
      #expect(names(in: folder + "/a") == ["picture.svg"])
    }
  }

  @Test func `a file that somebody else made is replaced by force alone`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/mine.svg"
      // Far behind the beginning everybody may say anything.
      let other = "<svg>\(String(repeating: " ", count: 2000))\(Self.document)</svg>"
      try Files.create(path, other)
      let error = #expect(throws: Complaint.self) { try write(Self.document, path) }
      #expect(error?.status == .cannotCreate)
      #expect(error?.message.english == "\(path) is there already, and responder did not make it")
      #expect(error?.hint?.english.contains("--force") == true)
      #expect(try Files.read(path) == Array(other.utf8))
      try write(Self.document, path, isForced: true)
      #expect(try Files.read(path) == Array(Self.document.utf8))
      #expect(names(in: folder) == ["mine.svg"])
    }
  }

  @Test func `where a name is a link, the file that it leads to is replaced`() async throws {
    try await withTemporaryFolder { folder in
      try Files.create(folder + "/real.svg", Self.document)
      symlink("real.svg", folder + "/link.svg")
      try write("new", folder + "/link.svg")
      #expect(try Files.read(folder + "/real.svg") == Array("new".utf8))
      #expect(names(in: folder) == ["link.svg", "real.svg"])
    }
  }

  @Test func `a folder, a full disk and a place without a folder are told, with the status 73`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try Files.create(folder + "/file", "")
      for path in [folder, "/dev/full", folder + "/file/picture.svg"] {
        let error = #expect(throws: Complaint.self) { try write("x", path, isForced: true) }
        #expect(error?.status == .cannotCreate)
        #expect(error?.message.english.hasPrefix("cannot write \(path): ") == true)
        #expect(error?.message.chinese.hasPrefix("无法写入 \(path)：") == true)
        #expect(error?.hint != nil)
      }
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test func `without a path it is a file where somebody looks on, else the standard output`() {
    func path(_ wanted: String?, isTerminal: Bool, isTold: Bool = false) -> String? {
      var host = Host.current
      host.outputIsTerminal = isTerminal
      return Host.$current.withValue(host) {
        MadeFile(wanted, named: "name.svg", isTold: isTold).path
      }
    }
    #expect(path(nil, isTerminal: true) == "name.svg")
    #expect(path(nil, isTerminal: false) == nil)
    #expect(path(nil, isTerminal: false, isTold: true) == "name.svg")
    #expect(path("-", isTerminal: true) == nil)
    #expect(path("other.svg", isTerminal: false) == "other.svg")
  }
}
