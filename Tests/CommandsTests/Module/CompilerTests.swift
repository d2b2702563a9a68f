import Containment
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
      let output = try Compiler(searchPath: folder).run(["-a", "b c"], changing: [folder])
      #expect(output == Compiler.Output(succeeded: true, text: "one\ntwo\n-a b c\n"))
    }
  }

  @Test(arguments: ["exit 1", "exit 255", "kill -9 $$"])
  func `one that fails, however that is, has not succeeded`(end: String) async throws {
    try await with("echo why; \(end)") { folder in
      let output = try Compiler(searchPath: folder).run([], changing: [folder])
      #expect(output == Compiler.Output(succeeded: false, text: "why\n"))
    }
  }

  @Test func `it has nothing to read, and may write much`() async throws {
    try await with("cat; head -c 300000 /dev/zero | tr '\\0' x") { folder in
      let output = try Compiler(searchPath: folder).run([], changing: [folder])
      #expect(output.succeeded && output.text.utf8.count == 300_000)
    }
  }

  @Test func `the first of the search path that can be run is taken`() async throws {
    try await with("echo first", mode: 0o600) { closed in
      #expect(throws: ModuleError.self) { try Compiler(searchPath: "/nowhere:\(closed)") }
    }
    try await with("echo second") { open in
      let compiler = try Compiler(searchPath: "/nowhere::\(open):/usr/bin")
      #expect(try compiler.run([], changing: [open]).text == "second\n")
    }
  }

  #if os(Linux)
  @Test func `it changes nothing outside of its folder, and reaches no network and no process`()
    async throws
  {
    // What this kernel does not keep is not kept here either.
    guard Set(Containment.kept).isSuperset(of: [.files, .network, .signals]) else { return }
    let script = """
      echo > "$TMPDIR/own" && echo own
      echo > "$1" || echo no file
      rm "$2" || echo no removal
      mkdir "$1" || echo no folder
      kill -0 "$3" || echo no signal
      bash -c 'exec 3<>/dev/tcp/127.0.0.1/1' 2>&1 | grep -o 'not permitted' | sort -u
      env | cut -d= -f1 | grep -vE "^(DEVELOPER_DIR|HOME|LANG|LC_.*|LD_LIBRARY_PATH|PATH)$" |
        grep -vE "^(SDKROOT|SWIFTLY_.*|TMPDIR|TOOLCHAINS|_|PWD|OLDPWD|SHLVL)$"
      """
    try await with("exec 2>/dev/null\n" + script) { folder in
      let own = folder + "/own"
      #expect(mkdir(own, 0o700) == 0)
      try write([1], to: folder + "/kept")
      let output = try Compiler(searchPath: folder).run(
        [folder + "/other", folder + "/kept", "\(getpid())"],
        changing: [own]
      )
      #expect(
        output.text == """
          own
          no file
          no removal
          no folder
          no signal
          not permitted

          """
      )
      #expect(names(in: folder) == ["kept", "own", "swiftc"])
      // This process is behind no wall of it.
      try write([1], to: folder + "/other")
    }
  }
  #endif

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
      let error = #expect(throws: ModuleError.self) {
        try Compiler(searchPath: folder).run([], changing: [folder])
      }
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
