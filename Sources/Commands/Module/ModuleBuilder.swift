import Sentences

/// Compiles a module and puts it where every session finds it.
///
/// ```swift
/// let builder = try ModuleBuilder(
///   programFolder: "/usr/local/bin",
///   dataFolder: "/home/ada/…",
///   cacheFolder: "/home/ada/…",
///   searchPath: "/usr/bin"
/// )
/// let built = try builder.build("Wide")
/// ```
///
/// The library goes to `modules/NAME.so` of the user's data folder and the scenarios to
/// `scenarios/NAME/`, so that `responder run NAME/name` finds both with no variable set. A session
/// that is open keeps the library that it began with; the next one loads the new one.
package struct ModuleBuilder {
  private let kit: ModuleKitLocation
  private let dataFolder: String
  /// Where the compiler keeps what it has made of C's headers: half of the time of a build.
  private let compilerCache: String
  private let compiler: Compiler

  /// Finds what building needs.
  ///
  /// - Parameters:
  ///   - programFolder: The folder of the program that runs, links resolved.
  ///   - dataFolder: The folder of the user's data: `$XDG_DATA_HOME/responder`.
  ///   - cacheFolder: The folder of what is kept to be fast: `$XDG_CACHE_HOME/responder`.
  ///   - searchPath: The value of `$PATH`.
  /// - Throws: `ModuleError` when the library or the compiler is not there.
  package init(
    programFolder: String,
    dataFolder: String,
    cacheFolder: String,
    searchPath: String
  ) throws(ModuleError) {
    kit = try ModuleKitLocation(beside: programFolder)
    self.dataFolder = dataFolder
    compilerCache = cacheFolder + "/compiler"
    compiler = try Compiler(searchPath: searchPath)
  }

  /// Builds the module of a folder or of one Swift file.
  ///
  /// The compiler may be at work on what a stranger wrote: it changes no file but those of its own, and
  /// reaches no network, as far as the kernel lets that be promised.
  package func build(_ place: String) throws(ModuleError) -> BuiltModule {
    let sources = try ModuleSources(place)
    let temporary = try ModuleFiles.makeTemporaryFolder()
    defer { ModuleFiles.removeFolder(temporary) }
    let entry = temporary + "/Entry.swift"
    try ModuleFiles.write(Array(self.entry.utf8), to: entry, isNew: true)
    let modules = dataFolder + "/modules"
    try ModuleFiles.makeFolder(modules)
    // Beside its place, so that it can be moved there in one step.
    let unfinished = modules + "/.\(sources.name)-\(ModuleFiles.name(of: temporary))"
    defer { ModuleFiles.remove(unfinished) }
    let clock = ContinuousClock()
    let start = clock.now
    try ModuleFiles.makeFolder(compilerCache)
    let compiled = temporary + "/\(sources.name)\(ModuleKitLocation.suffix)"
    let output = try compiler.run(
      arguments(for: sources, entry: entry, output: compiled),
      changing: [temporary, compilerCache]
    )
    guard output.succeeded else {
      throw ModuleError(
        .badInput,
        Sentence("\(sources.name) does not compile", zh: "\(sources.name) 编译不过"),
        hint: Sentence(
          "Correct the file and build it again; what was built before is still there.",
          zh: "请改正文件后重新构建；之前构建的还在。"
        ),
        compilerOutput: output.text
      )
    }
    try ModuleFiles.write(try ModuleFiles.read(compiled), to: unfinished, isNew: true)
    let library = modules + "/\(sources.name)\(ModuleKitLocation.suffix)"
    try ModuleFiles.move(unfinished, to: library)
    return BuiltModule(
      name: sources.name,
      library: library,
      scenarios: try copyScenarios(of: sources),
      warnings: output.text,
      duration: clock.now - start
    )
  }

  private func arguments(
    for sources: ModuleSources,
    entry: String,
    output: String
  ) -> [String] {
    [
      "-swift-version", "5", "-parse-as-library", "-wmo", "-emit-library",
      "-module-name", sources.name,
      "-module-alias", "UIKit=ResponderKit",
      // `import UIKit` is all that a module's file says, and Module is not in ResponderKit.
      "-Xfrontend", "-import-module", "-Xfrontend", "ModuleKit",
      "-I", kit.interfaces, "-Xcc", "-fmodule-map-file=" + kit.moduleMap,
      "-L", kit.library, "-lResponderKit",
      "-module-cache-path", compilerCache, "-o", output,
    ] + sources.swift + [entry]
  }

  /// The C entry, with the build-id of the library that the module is linked against.
  private var entry: String {
    """
    import CResponderKit
    import ModuleKit

    @c(responder_module_entry_v1)
    public func responderModuleEntry() -> UnsafePointer<responder_module_v1>? {
      responder_module_describe("\(kit.buildID)") { ModuleRegistration.add(module, to: $0) }
    }

    """
  }

  private func copyScenarios(of sources: ModuleSources) throws(ModuleError) -> [String] {
    guard !sources.scenarios.isEmpty else { return [] }
    let folder = dataFolder + "/scenarios/" + sources.name
    try ModuleFiles.makeFolder(folder)
    var ids: [String] = []
    for file in sources.scenarios {
      let name = ModuleFiles.name(of: file)
      try ModuleFiles.write(try ModuleFiles.read(file), to: folder + "/" + name, isNew: false)
      ids.append(sources.name + "/" + name.dropLast(".json".count))
    }
    return ids
  }
}

/// What building a module gave.
package struct BuiltModule {
  /// The module's name.
  package let name: String

  /// The library's file.
  package let library: String

  /// The ids of its scenarios.
  package let scenarios: [String]

  /// What the compiler said although it was content; mostly empty.
  package let warnings: String

  /// How long it took.
  package let duration: Duration
}
