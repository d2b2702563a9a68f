import Containment
import Platform
import Sentences
import WorkbenchFraming

/// The Swift compiler, as a program that is run: on what somebody else may have written.
struct Compiler {
  /// What a run said, on both its outputs.
  struct Output: Equatable {
    let succeeded: Bool
    let text: String
  }

  private let program: String

  /// Finds the compiler in the folders of `$PATH`.
  init(searchPath: String) throws(ModuleError) {
    let places = searchPath.split(separator: ":").map { String($0) + "/swiftc" }
    guard let program = places.first(where: { access($0, X_OK) == 0 }) else {
      throw ModuleError(
        .unavailable,
        Sentence(
          "the Swift compiler is not there: no folder of PATH has swiftc",
          zh: "没有 Swift 编译器：PATH 的文件夹里都没有 swiftc"
        ),
        hint: Sentence(
          "Install Swift from https://swift.org/install, and add its bin folder to PATH.",
          zh: "请从 https://swift.org/install 安装 Swift，并把它的 bin 文件夹加进 PATH。"
        )
      )
    }
    self.program = program
  }

  /// Runs the compiler and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: What it is told.
  ///   - writable: The folders in which it may change anything; the first is for what is temporary.
  /// - Returns: Whether it was content, and what it said.
  /// - Throws: `ModuleError` when it cannot be started.
  func run(
    _ arguments: [String],
    changing writable: [String]
  ) throws(ModuleError) -> Output {
    let pipe: (read: Int32, write: Int32)
    do throws(SystemError) {
      pipe = try makePipe()
    } catch {
      let text = errorText(error.code)
      throw ModuleError(
        .unavailable,
        Sentence("cannot make a pipe: \(text)", zh: "无法创建管道：\(text)")
      )
    }
    defer { close(pipe.read) }
    let process: pid_t
    do throws(SystemError) {
      // The compiler's own is the last one then, and its end is the end of the text.
      defer { close(pipe.write) }
      process = try start(arguments, changing: writable, writingTo: pipe.write)
    } catch {
      // It may be a wall around it that fails.
      let call: Sentence = error.call == program ? .nothing : Sentence(verbatim: error.call + ": ")
      let text = errorText(error.code)
      throw ModuleError(
        .unavailable,
        Sentence("cannot run \(program): \(call)\(text)", zh: "无法运行 \(program)：\(call)\(text)")
      )
    }
    let text = String(decoding: ModuleFiles.readAll(pipe.read), as: UTF8.self)
    return Output(succeeded: ProcessEnd(of: process, waiting: true) == .exit(0), text: text)
  }

  private func start(
    _ arguments: [String],
    changing writable: [String],
    writingTo output: Int32
  ) throws(SystemError) -> pid_t {
    var launch = ProcessLaunch(program, arguments)
    launch.descriptors = [
      STDIN_FILENO: .nothing, STDOUT_FILENO: .copy(of: output), STDERR_FILENO: .copy(of: output),
    ]
    launch.environment = Self.environment + writable.prefix(1).map { "TMPDIR=\($0)" }
    return try ContainedTool(launch, writable: writable).start()
  }

  /// What its work depends on; what else stands in the environment is no business of its.
  private static var environment: [String] {
    let names = [
      "DEVELOPER_DIR", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "SDKROOT",
      "SWIFTLY_BIN_DIR", "SWIFTLY_HOME_DIR", "SWIFTLY_TOOLCHAINS_DIR", "TOOLCHAINS",
    ]
    return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }
}
