import Platform
import WorkbenchFraming

/// The folders in which modules are looked for, in order.
public struct ModuleSearchPath: Equatable, Sendable {
  /// The folder of the built-in modules; nil when there is none.
  ///
  /// It belongs to the daemon: the build's own folder, or the installation's.
  public let builtIn: String?

  /// The folders of all other modules.
  public let folders: [String]

  /// Makes the search path of one client.
  ///
  /// - Parameters:
  ///   - client: The folders that the client named: those of `$RESPONDER_MODULE_PATH`.
  ///   - dataFolder: The user's data folder; what `responder module build` fills lies below it.
  ///   - executableFolder: Where the daemon's program lies.
  public init(client: [String] = [], dataFolder: String?, executableFolder: String) {
    let installation = executableFolder + "/../lib/responder/modules"
    let beside = Self.holdsBuiltInModules(executableFolder)
    let builtIn =
      beside
      ? executableFolder
      : Self.holdsBuiltInModules(installation) ? Self.resolved(installation) : nil
    self.builtIn = builtIn
    // A folder that a client names relative to its own is useless here, where another one is ours.
    var folders = client.filter { $0.hasPrefix("/") }
    if let dataFolder { folders.append(dataFolder + "/responder/modules") }
    // A daemon in its build folder belongs to that build; what is installed is another's.
    if !beside { folders.append(Self.resolved(installation) ?? installation) }
    var seen: Set<String> = []
    self.folders = folders.filter { seen.insert($0).inserted && $0 != builtIn }
  }

  /// The search path of a client of this process.
  public static func standard(client: [String] = []) -> ModuleSearchPath {
    ModuleSearchPath(
      client: client,
      dataFolder: userDataFolder,
      executableFolder: DynamicLibrary.executableFolder
    )
  }

  /// `$XDG_DATA_HOME`, else `~/.local/share`; nil when there is neither.
  public static var userDataFolder: String? {
    if let folder = getenv("XDG_DATA_HOME").map({ String(cString: $0) }), folder.hasPrefix("/") {
      return folder
    }
    guard let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") else {
      return nil
    }
    return home + "/.local/share"
  }

  /// The file of the module called `name`; nil when no folder has one.
  func file(of name: String) -> ModuleFile? {
    for folder in folders {
      for file in [name, DynamicLibrary.prefix + name] {
        let path = folder + "/" + file + DynamicLibrary.suffix
        var status = stat()
        // A dangling link is found, too, so that it can be refused by name.
        if lstat(path, &status) == 0 { return ModuleFile(path: path) }
      }
    }
    return nil
  }

  /// The files that may hold modules, those of the first folder first; of one name the first.
  func files() -> [ModuleFile] {
    var seen: Set<String> = []
    return folders.flatMap { folder in
      Self.libraries(in: folder).map { ModuleFile(path: folder + "/" + $0) }
    }
    .filter { seen.insert($0.name).inserted }
  }

  /// The files of the built-in modules.
  func builtInFiles() -> [ModuleFile] {
    guard let builtIn else { return [] }
    return Self.libraries(in: builtIn).filter(Self.isBuiltInModule)
      .map { ModuleFile(path: builtIn + "/" + $0) }
  }

  private static func holdsBuiltInModules(_ folder: String) -> Bool {
    libraries(in: folder).contains(where: isBuiltInModule)
  }

  private static func isBuiltInModule(_ file: String) -> Bool {
    file.hasPrefix("lib") && file.hasSuffix("Module" + DynamicLibrary.suffix)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names of the libraries in a folder, sorted.
  private static func libraries(in folder: String) -> [String] {
    names(inFolder: folder)
      .filter { $0.hasSuffix(DynamicLibrary.suffix) && !$0.hasPrefix(".") }
      .sorted()
  }
}
