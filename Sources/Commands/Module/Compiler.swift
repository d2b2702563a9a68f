import Platform
import Sentences
import WorkbenchFraming

/// The Swift compiler, as a program that is run.
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
  func run(_ arguments: [String]) throws(ModuleError) -> Output {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ModuleError(
        .unavailable,
        Sentence(
          "cannot make a pipe: \(ModuleFiles.lastError())",
          zh: "无法创建管道：\(ModuleFiles.lastError())"
        )
      )
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[0]) }
    let started = spawn(arguments, writingTo: ends[1])
    close(ends[1])
    guard let process = started else {
      throw ModuleError(
        .unavailable,
        Sentence(
          "cannot run \(program): \(ModuleFiles.lastError())",
          zh: "无法运行 \(program)：\(ModuleFiles.lastError())"
        )
      )
    }
    let text = String(decoding: ModuleFiles.readAll(ends[0]), as: UTF8.self)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Output(succeeded: status == 0, text: text)
  }

  private func spawn(_ arguments: [String], writingTo output: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var process = pid_t()
    let code = withCStrings([program] + arguments) {
      posix_spawn(&process, program, &actions, nil, $0, environ)
    }
    guard code == 0 else {
      errno = code
      return nil
    }
    return process
  }
}
