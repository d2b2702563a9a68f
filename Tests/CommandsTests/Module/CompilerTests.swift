import Platform
import Sentences
import Testing
import TestSupport

@testable import Commands

/// The compiler as a program that is run, and where what it needs is found.
struct CompilerTests {
  /// Runs `body` with a folder in which `swiftc` is a script of the shell.
  private func with(
    _ script: String,
    mode: mode_t = 0o700,
    _ body: (String) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try write(Array("#!/bin/sh\n\(script)\n".utf8), to: folder + "/swiftc")
      chmod(folder + "/swiftc", mode)
      try body(folder)
    }
  }

  @Test func `what it writes on either output is kept, in order`() async throws {
    try await with("echo one; echo two >&2; echo \"$@\"") { folder in
      let output = try Compiler(searchPath: folder).run(["-a", "b c"])
      #expect(output == Compiler.Output(succeeded: true, text: "one\ntwo\n-a b c\n"))
    }
  }

  @Test(arguments: ["exit 1", "exit 255", "kill -9 $$"])
  func `one that fails, however that is, has not succeeded`(end: String) async throws {
    try await with("echo why; \(end)") { folder in
      let output = try Compiler(searchPath: folder).run([])
      #expect(output == Compiler.Output(succeeded: false, text: "why\n"))
    }
  }

  @Test func `it has nothing to read, and may write much`() async throws {
    try await with("cat; head -c 300000 /dev/zero | tr '\\0' x") { folder in
      let output = try Compiler(searchPath: folder).run([])
      #expect(output.succeeded && output.text.utf8.count == 300_000)
    }
  }

  @Test func `the first of the search path that can be run is taken`() async throws {
    try await with("echo first", mode: 0o600) { closed in
      #expect(throws: ModuleError.self) { try Compiler(searchPath: "/nowhere:\(closed)") }
    }
    try await with("echo second") { open in
      let compiler = try Compiler(searchPath: "/nowhere::\(open):/usr/bin")
      #expect(try compiler.run([]).text == "second\n")
    }
  }

  @Test(arguments: ["", ":", "/nowhere"])
  func `where there is none the next step is told`(path: String) {
    let error = #expect(throws: ModuleError.self) { try Compiler(searchPath: path) }
    #expect(error?.kind == .unavailable)
    #expect(error?.hint?.english.contains("https://swift.org/install") == true)
    #expect(error?.hint?.chinese.contains("https://swift.org/install") == true)
  }

  @Test func `a program that the system cannot start is told with the reason`() async throws {
    try await withTemporaryFolder { folder in
      try write(Array("#!/nowhere/interpreter\n".utf8), to: folder + "/swiftc")
      chmod(folder + "/swiftc", 0o700)
      let error = #expect(throws: ModuleError.self) { try Compiler(searchPath: folder).run([]) }
      #expect(error?.kind == .unavailable)
      #expect(error?.message.english.hasPrefix("cannot run \(folder)/swiftc: ") == true)
    }
  }

  @Test func `what modules are compiled against lies beside the program, or where it is installed`()
    async throws
  {
    let beside = try ModuleKitLocation(beside: Programs.folder)
    #expect(beside.library == Programs.folder)
    #expect(beside.buildID.count > 8 && beside.buildID.allSatisfy(\.isHexDigit))
    try await withTemporaryFolder { folder in
      let include = folder + "/lib/responder/include"
      Files.makeFolders(above: include + "/x")
      Files.makeFolders(above: folder + "/bin/x")
      let missing = #expect(throws: ModuleError.self) {
        try ModuleKitLocation(beside: folder + "/bin")
      }
      #expect(missing?.kind == .unavailable)
      #expect(missing?.message.english.contains(folder + "/bin") == true)
      #expect(missing?.hint?.english.contains("make install") == true)
      for name in ["ModuleKit.swiftmodule", "module.modulemap"] {
        try Files.create("\(include)/\(name)", "")
      }
      let library = Programs.folder + "/" + ModuleKitLocation.fileName
      let place = folder + "/lib/responder/" + ModuleKitLocation.fileName
      #expect(symlink(library, place) == 0)
      let installed = try ModuleKitLocation(beside: folder + "/bin")
      #expect(installed.interfaces == include)
      #expect(installed.moduleMap == include + "/module.modulemap")
      #expect(installed.buildID == beside.buildID)
    }
  }
}
