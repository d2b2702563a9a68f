import Foundation
import Platform
import Sentences
import Testing
@testable import Commands

/// `module new` and `module build`, with the real compiler.
final class ModuleBuilderTests {
  private let folder: String

  init() throws { folder = try ModuleFiles.makeTemporaryFolder() }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func builder() throws -> ModuleBuilder {
    let executable = try #require(ModuleFiles.resolved("/proc/self/exe"))
    return try ModuleBuilder(
      programFolder: ModuleFiles.folder(of: executable),
      dataFolder: folder + "/data",
      cacheFolder: folder + "/cache",
      searchPath: String(cString: getenv("PATH"))
    )
  }

  private func write(_ path: String, _ text: String) throws {
    try ModuleFiles.write(Array(text.utf8), to: folder + "/" + path, isNew: false)
  }

  @Test func `what new writes, build compiles and puts where sessions find it`() throws {
    let files = try ModuleTemplate("Wide").write(below: folder)
    #expect(files == [folder + "/Wide/Wide.swift", folder + "/Wide/wide.json"])
    let built = try builder().build(folder + "/Wide")
    #expect(built.name == "Wide")
    #expect(built.library == folder + "/data/modules/Wide.so")
    #expect(built.scenarios == ["Wide/wide"])
    #expect(built.warnings.isEmpty)
    #expect(ModuleFiles.names(in: folder + "/data/modules") == ["Wide.so"])
    #expect(ModuleFiles.names(in: folder + "/data/scenarios/Wide") == ["wide.json"])
  }

  @Test func `nothing that is there is overwritten by new`() throws {
    _ = try ModuleTemplate("Wide").write(below: folder)
    let error = #expect(throws: ModuleError.self) {
      try ModuleTemplate("Wide").write(below: folder)
    }
    #expect(error?.kind == .usage)
  }

  @Test(arguments: ["", "2b", "a b", "../x", "UIKit", "é"])
  func `a name that no module can have is refused`(_ name: String) {
    #expect(throws: ModuleError.self) { try ModuleTemplate(name) }
  }

  @Test func `an error of the compiler names file and line, and keeps what was built before`()
    throws
  {
    try write("Wide.swift", "import UIKit\nlet module = Module(\"Wide\")\n")
    _ = try builder().build(folder + "/Wide.swift")
    try write("Wide.swift", "import UIKit\nlet module = Module(\"Wide\").nothing\n")
    let error = #expect(throws: ModuleError.self) { try builder().build(folder + "/Wide.swift") }
    #expect(error?.kind == .badInput)
    #expect(error?.compilerOutput.contains("\(folder)/Wide.swift:2:") == true)
    #expect(ModuleFiles.names(in: folder + "/data/modules") == ["Wide.so"])
  }

  @Test func `Swift 5 as on iOS compiles unchanged`() throws {
    try write(
      "Wide.swift",
      """
      import UIKit

      class Counter: UIView {
        static var touches = 0
        weak var delegate: UITextFieldDelegate?

        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
          Counter.touches += touches.count
          guard let touch = touches.first else { return }
          print(touch.location(in: self), touch.tapCount)
        }

        override var canBecomeFirstResponder: Bool { true }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          if motion == .motionShake { next?.motionEnded(motion, with: event) }
        }
      }

      let module = Module("Wide").view(Counter.self) { Counter(frame: $0) }
      """
    )
    #expect(throws: Never.self) { try self.builder().build(self.folder + "/Wide.swift") }
  }

  @Test func `a file without a module, and one with another's name`() throws {
    try write("Wide.swift", "import UIKit\n")
    let missing = #expect(throws: ModuleError.self) { try builder().build(folder + "/Wide.swift") }
    #expect(missing?.hint?.english.contains("let module = Module(\"Wide\")") == true)
    try write("Wide.swift", "import UIKit\n\nlet module = Module(\"Narrow\")\n")
    let other = #expect(throws: ModuleError.self) { try builder().build(folder + "/Wide.swift") }
    #expect(other?.message.english.contains("Wide.swift:3:") == true)
  }

  @Test func `what is not there is said with the next step`() {
    let place = folder + "/Nowhere"
    let error = #expect(throws: ModuleError.self) { try builder().build(place) }
    #expect(error?.hint?.english.contains("responder module new Nowhere") == true)
    #expect(throws: ModuleError.self) { try Compiler(searchPath: "/nowhere") }
    #expect(throws: ModuleError.self) { try ModuleKitLocation(beside: "/nowhere") }
  }
}
