import Foundation
@_spi(Workbench) import ModuleKit
import Sentences
import Testing

@testable import Workbench

/// Modules that must be refused, each with a reason that names what to do.
struct ModuleZooTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  /// Loads the module of that name and returns why it was refused.
  private func refusals(_ name: String) throws -> [ModuleRefusal] {
    let path = ModuleSearchPath(
      client: [workshop.folder],
      dataFolder: nil,
      executableFolder: DynamicLibrary.executableFolder
    )
    let host = ModuleHost(path, loading: [name])
    #expect(host.module(named: name)?.isBuiltIn ?? true)
    #expect(
      host.loaded.map(\.module.name) == TestWorkbench.modules.host.loaded.map(\.module.name),
      "the built-in modules go on"
    )
    return try #require(host.refused.first { $0.name == name }).refusals
  }

  private static let start = "static int32_t start(void *registration) { return 0; }"

  private func description(_ changes: String) -> String {
    """
    #include <responder_module.h>
    \(Self.start)
    static responder_module_v1 d;
    const responder_module_v1 *responder_module_entry_v1(void) {
      d = *responder_module_describe("\(ModuleEntry.kitBuildID)", start);
      \(changes)
      return &d;
    }
    """
  }

  @Test func `a file of 0 bytes`() throws {
    try workshop.write("Empty.so", "")
    #expect(try refusals("Empty").map(\.field) == ["format"])
  }

  @Test func `a text that is called .so`() throws {
    try workshop.write("Script.so", "#!/bin/sh\nexit 0\n")
    let refusal = try #require(try refusals("Script").first)
    #expect(refusal.message.english.contains("not an ELF file"))
  }

  @Test func `the first half of an ELF file`() throws {
    let whole = try workshop.compile("Whole", c: description(""))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
    for length in [4, 63, 64, 200, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: workshop.folder + "/Half.so"))
      #expect(try refusals("Half").map(\.field) == ["format"], "\(length) bytes")
    }
  }

  @Test func `a library that is no module is not loaded to find that out`() throws {
    let witness = workshop.folder + "/loaded"
    try workshop.compile(
      "Other",
      c: """
        #include <fcntl.h>
        __attribute__((constructor)) static void run(void) { creat("\(witness)", 0600); }
        int something(void) { return 1; }
        """
    )
    let refusal = try #require(try refusals("Other").first)
    #expect(refusal.field == "entry")
    #expect(refusal.fix?.english == "Build it with: responder module build Other")
    #expect(!FileManager.default.fileExists(atPath: witness))
  }

  @Test func `a symbol that the library only uses does not count`() throws {
    try workshop.compile(
      "User",
      c:
        "extern int responder_module_entry_v1(void); int f(void) { return responder_module_entry_v1(); }"
    )
    #expect(try refusals("User").map(\.field) == ["entry"])
  }

  @Test func `wrong magic: nothing else is read`() throws {
    try workshop.compile("Magic", c: description("d.magic = 1; d.compiler = (char *)1;"))
    #expect(try refusals("Magic").map(\.field) == ["magic"])
  }

  @Test func `every field that differs is listed, found and expected`() throws {
    try workshop.compile(
      "Foreign",
      c: description(
        #"d.abi_major = 2; d.abi_minor = 7; d.compiler = "Swift 5"; d.kit_build_id = "abcd";"#
      )
    )
    let refusals = try refusals("Foreign")
    #expect(
      refusals.map(\.field) == ["ABI version", "ABI revision", "compiler", "libResponderKit.so"]
    )
    #expect(refusals.map(\.found?.english) == ["2", "7", "Swift 5", "build-id abcd"])
    #expect(refusals.last?.expected?.english == "build-id \(ModuleEntry.kitBuildID)")
    #expect(
      refusals.allSatisfy { $0.fix?.english.contains("responder module build Foreign") == true }
    )
  }

  @Test func `a description that is too short is not read past its end`() throws {
    try workshop.compile("Short", c: description("d.struct_size = 16; d.compiler = (char *)1;"))
    #expect(try refusals("Short").map(\.field) == ["size of the description"])
  }

  @Test func `the empty build-id is for built-in modules only`() throws {
    try workshop.compile("Sly", c: description(#"d.kit_build_id = "";"#))
    #expect(try refusals("Sly").map(\.field) == ["libResponderKit.so"])
  }

  @Test func `no description, no start`() throws {
    try workshop.compile(
      "Silent",
      c: "#include <stddef.h>\nvoid *responder_module_entry_v1(void) { return NULL; }"
    )
    #expect(try refusals("Silent").map(\.field) == ["description"])
    try workshop.compile("Idle", c: description("d.start = NULL;"))
    #expect(try refusals("Idle").map(\.field) == ["start"])
  }

  @Test func `a library that cannot be loaded names the missing symbol`() throws {
    try workshop.compile(
      "Lost",
      c: description("").replacing("d.magic", with: "") + "\nextern int nowhere(void);\n"
        + "int f(void) { return nowhere(); }"
    )
    let refusal = try #require(try refusals("Lost").first)
    #expect(refusal.message.english.contains("nowhere"))
    #expect(refusal.fix?.english.contains("another libResponderKit.so") == true)
  }

  @Test func `a start that fails half-way leaves nothing behind`() throws {
    try workshop.compile(
      "Half",
      swift: """
        import UIKit
        let first = Module("Half").object(NSObject.self) { NSObject() }
        """,
      entry: """
        import CResponderKit
        import ModuleKit
        @c(responder_module_entry_v1)
        public func responderModuleEntry() -> UnsafePointer<responder_module_v1>? {
          responder_module_describe("\(ModuleEntry.kitBuildID)") {
            _ = ModuleRegistration.add(first, to: $0)
            return 3
          }
        }
        """
    )
    let refusal = try #require(try refusals("Half").first)
    #expect(refusal.field == "start")
    #expect(refusal.found?.english == "3")
  }

  @Test func `names that are there twice, or belong to somebody else`() throws {
    try workshop.compile(
      "Twice",
      swift: """
        import UIKit
        final class Box: UIView {}
        let module = Module("Twice")
          .view(Box.self) { Box(frame: $0) }
          .view(Box.self) { Box(frame: $0) }
          .stimulus(Stimulus("touch.tap", "Not mine.") { _ in })
        """
    )
    let messages = try refusals("Twice").map(\.message.english)
    #expect(messages.contains("the class 'Box' is there twice"))
    #expect(messages.contains { $0.contains("'touch.tap' should be called 'Twice.…'") })
  }

  @Test func `a module cannot take the name of a built-in one`() throws {
    try workshop.compile("Mine", swift: "import UIKit\nlet module = Module(\"touch\")")
    let refusals = try refusals("Mine")
    #expect(refusals.map(\.field) == ["name", "name"])
    #expect(refusals[0].message.english.contains("'touch' was loaded already"))
  }

  // MARK: - Who could have written it

  @Test func `a link, to a file or to a folder`() throws {
    let file = try workshop.compile("Real", c: description(""))
    try FileManager.default.createSymbolicLink(
      atPath: workshop.folder + "/Link.so",
      withDestinationPath: file
    )
    #expect(try refusals("Link").map(\.field) == ["link"])

    let folder = try Workshop()
    try FileManager.default.createSymbolicLink(
      atPath: folder.folder + "/modules",
      withDestinationPath: workshop.folder
    )
    let path = ModuleFile(path: folder.folder + "/modules/Real.so")
    #expect(path.refusals(exporting: ModuleEntry.symbol).map(\.field) == ["link"])
  }

  @Test func `a file that others can write`() throws {
    let file = try workshop.compile("Open", c: description(""))
    try workshop.setMode(0o666, of: file)
    let refusal = try #require(try refusals("Open").first)
    #expect(refusal.field == "mode")
    #expect(refusal.found?.english == "0666")
    #expect(refusal.fix?.english == "Close it with: chmod o-w \(file)")
  }

  @Test func `a folder that others can write`() throws {
    try workshop.compile("Inside", c: description(""))
    try workshop.setMode(0o777, of: workshop.folder)
    #expect(try refusals("Inside").map(\.field) == ["mode"])
  }

  @Test func `a named pipe, without waiting for somebody to write to it`() throws {
    mkfifo(workshop.folder + "/Pipe.so", 0o600)
    #expect(try refusals("Pipe").map(\.field) == ["file"])
  }
}
