@_spi(Workbench) public import ModuleKit
import ScenarioKit
import Sentences

/// The modules of this process: the built-in ones, and in a worker those that its session needs.
///
/// Modules are loaded when the host is made and never closed. All that a library registers belongs
/// to its handle here: either everything of it is used or nothing.
public final class ModuleHost: Sendable {
  /// A module that was loaded.
  public struct Loaded: Sendable {
    public let module: Module
    /// The library's file.
    public let file: String
    public let isBuiltIn: Bool
  }

  /// The modules that can be used, built-in ones first.
  public let loaded: [Loaded]

  /// The libraries that could not be used, with every reason.
  public let refused: [RefusedModule]

  /// Loads the built-in modules, and then those of these names that the search path has.
  ///
  /// A name that no folder has is neither loaded nor refused.
  public init(_ searchPath: ModuleSearchPath = .standard(), loading names: [String] = []) {
    var registry = ModuleRegistry()
    // First: of two modules of one name the second is refused, and that must never be a built-in
    // one.
    for file in searchPath.builtInFiles() { registry.load(file, isBuiltIn: true) }
    for name in names where !registry.hasModule(named: name) {
      if let file = searchPath.file(of: name) {
        registry.load(file, isBuiltIn: false, expecting: name)
      }
    }
    loaded = registry.loaded
    refused = registry.refused
  }

  /// The name of the function that a module's library exports.
  static var entrySymbol: String { ModuleEntry.symbol }

  /// The modules, for reading documents.
  public var modules: [Module] { loaded.map(\.module) }

  /// The module called `name`.
  public func module(named name: String) -> Loaded? {
    loaded.first { $0.module.name == name }
  }
}

/// Collects what libraries register, and keeps nothing of one that fails.
private struct ModuleRegistry {
  private(set) var loaded: [ModuleHost.Loaded] = []
  private(set) var refused: [RefusedModule] = []

  func hasModule(named name: String) -> Bool { loaded.contains { $0.module.name == name } }

  mutating func load(_ file: ModuleFile, isBuiltIn: Bool, expecting name: String? = nil) {
    let result = modules(of: file, isBuiltIn: isBuiltIn, expecting: name)
    switch result {
    case .success(let modules):
      loaded += modules.map {
        ModuleHost.Loaded(module: $0, file: file.path, isBuiltIn: isBuiltIn)
      }
    case .failure(let failure):
      refused.append(
        RefusedModule(name: name ?? file.name, file: file.path, refusals: failure.refusals)
      )
    }
  }

  private struct Failure: Error {
    let refusals: [ModuleRefusal]
  }

  private func modules(
    of file: ModuleFile,
    isBuiltIn: Bool,
    expecting name: String?
  ) -> Result<[Module], Failure> {
    let refusals = file.refusals(exporting: ModuleEntry.symbol)
    guard refusals.isEmpty else { return .failure(Failure(refusals: refusals)) }
    let modules: [Module]
    do {
      let library = try DynamicLibrary(loading: file.path)
      let entry = try ModuleEntry(calling: try library.symbol(ModuleEntry.symbol))
      modules = try entry.start(buildID: ModuleEntry.kitBuildID, isBuiltIn: isBuiltIn)
    } catch let error as DynamicLibrary.LoadError {
      return .failure(Failure(refusals: [.loading(file, error.message)]))
    } catch let failure as ModuleEntry.Failure {
      return .failure(Failure(refusals: ModuleRefusal.entering(file, failure)))
    } catch {
      return .failure(Failure(refusals: [.loading(file, "\(error)")]))
    }
    let conflicts = conflicts(of: modules, expecting: name)
    return conflicts.isEmpty ? .success(modules) : .failure(Failure(refusals: conflicts))
  }

  private func conflicts(of modules: [Module], expecting name: String?) -> [ModuleRefusal] {
    var refusals: [ModuleRefusal] = []
    for module in modules {
      guard let other = loaded.first(where: { $0.module.name == module.name }) else { continue }
      refusals.append(
        ModuleRefusal(
          "name",
          Sentence(
            "a module called '\(module.name)' was loaded already",
            zh: "已加载过叫“\(module.name)”的模块"
          ),
          found: Sentence(verbatim: module.name),
          expected: Sentence(
            "another name than that of \(other.file)",
            zh: "与 \(other.file) 不同的名字"
          ),
          fix: Sentence(
            "Give the module another name: Module(\"…\").",
            zh: "请给模块起别的名字：Module(\"…\")。"
          )
        )
      )
    }
    if let name, !modules.contains(where: { $0.name == name }) {
      refusals.append(
        ModuleRefusal(
          "name",
          Sentence(
            "the file of the module '\(name)' holds another one",
            zh: "模块“\(name)”的文件里是另一个模块"
          ),
          found: Sentence.list(modules.map(\.name)),
          expected: Sentence(verbatim: name),
          fix: Sentence("Name the file after the module.", zh: "请让文件与模块同名。")
        )
      )
    }
    return refusals
  }
}

extension ModuleRefusal {
  fileprivate static func loading(_ file: ModuleFile, _ message: String) -> ModuleRefusal {
    ModuleRefusal(
      "library",
      Sentence(
        "the system cannot load \(file.path): \(message)",
        zh: "系统无法加载 \(file.path)：“\(message)”"
      ),
      // The loader tells the reason in words only.
      fix: message.contains("undefined symbol")
        ? Sentence(
          "It was built against another libResponderKit.so: responder module build \(file.name)",
          zh: "它是对着另一个 libResponderKit.so 构建的：responder module build \(file.name)"
        )
        : nil
    )
  }

  fileprivate static func entering(
    _ file: ModuleFile,
    _ failure: ModuleEntry.Failure
  ) -> [ModuleRefusal] {
    let rebuild = Sentence(
      "Build it again with: responder module build \(file.name)",
      zh: "请重新构建：responder module build \(file.name)"
    )
    switch failure {
    case .noDescription:
      return [
        ModuleRefusal(
          "description",
          Sentence("the module says nothing of itself", zh: "模块没有说明自己"),
          fix: rebuild
        )
      ]
    case .mismatches(let mismatches):
      return mismatches.map {
        ModuleRefusal(
          $0.field.en,
          Sentence(
            "its \(Sentence($0.field)) is \(Sentence($0.found)), "
              + "and this workbench needs \(Sentence($0.expected))",
            zh: "它的\(Sentence($0.field))是 \(Sentence($0.found))，"
              + "而这个工作台需要 \(Sentence($0.expected))"
          ),
          found: Sentence($0.found),
          expected: Sentence($0.expected),
          fix: rebuild
        )
      }
    case .start(let status):
      return [
        ModuleRefusal(
          "start",
          Sentence("the module's start failed with \(status)", zh: "模块启动失败，返回 \(status)"),
          found: Sentence(verbatim: "\(status)")
        )
      ]
    case .problems(let problems):
      return problems.map { ModuleRefusal("content", Sentence($0)) }
    }
  }
}
