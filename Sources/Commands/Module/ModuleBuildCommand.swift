import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder module build`.
struct ModuleBuildCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "build",
      abstract: Sentence(
        "Compile a module and put it where every session finds it",
        zh: "编译模块，放到每个会话都能找到的地方"
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence("The module's folder, or its one Swift file.", zh: "模块的文件夹，或它唯一的 Swift 文件。")
    )
  )
  var place: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let host = Host.current
    let folders = UserFolders(host)
    guard let program = DaemonLauncher.programFolder, let data = folders.data,
      let cache = folders.cache
    else {
      throw Complaint(
        .unavailable,
        Sentence(
          "there is no folder for modules, since neither XDG_DATA_HOME nor HOME is set",
          zh: "没有放模块的文件夹，因为 XDG_DATA_HOME 和 HOME 都没有设置"
        ),
        hint: Sentence("Set HOME.", zh: "请设置 HOME。")
      )
    }
    let builder = try ModuleBuilder(
      programFolder: program,
      dataFolder: data,
      cacheFolder: cache,
      searchPath: host.variable("PATH") ?? "/usr/bin"
    )
    let built = try builder.build(place)
    if !built.warnings.isEmpty { host.talk(Printout(lines: built.warnings)) }
    let value: JSONValue = [
      .module: JSONValue(built.name), "library": JSONValue(built.library),
      .scenarios: JSONValue(built.scenarios),
    ]
    let time = built.duration.formattedSeconds
    let next = built.scenarios.map { "\n      responder run \($0)" }.joined()
    Output(options: options).write(
      value,
      MessageDrawing(
        "built \(built.name) in \(time) s: \(built.library)\nnext:\(next.dropFirst(6))",
        zh: "已构建 \(built.name)，用时 \(time) 秒：\(built.library)\n下一步：\(next.dropFirst(6))"
      )
    )
  }
}

extension Duration {
  /// The duration in seconds with one digit after the point.
  fileprivate var formattedSeconds: String {
    let tenths = components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension ModuleError {
  /// What the command exits with.
  var exitStatus: ExitStatus {
    switch kind {
    case .usage: .usage
    case .badInput: .badInput
    case .unavailable: .unavailable
    case .permission: .permission
    }
  }
}
