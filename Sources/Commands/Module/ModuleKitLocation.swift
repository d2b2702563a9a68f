import Platform
import Sentences
import WorkbenchFraming

/// Where the library lies that modules are compiled against, in a build tree or an installation.
struct ModuleKitLocation {
  /// The folder of libResponderKit.so.
  let library: String

  /// The folder of ResponderKit.swiftmodule and ModuleKit.swiftmodule.
  let interfaces: String

  /// The module map of the C header.
  let moduleMap: String

  /// The build-id of the library, in lower-case hexadecimal digits.
  let buildID: String

  /// Finds the library that belongs to a program in `folder`.
  init(beside folder: String) throws(ModuleError) {
    let installation = folder + "/../lib/responder"
    let places = [
      (folder, folder + "/Modules", folder + "/CResponderKit.build/module.modulemap"),
      (installation, installation + "/include", installation + "/include/module.modulemap"),
    ]
    for (library, interfaces, moduleMap) in places
    where ModuleFiles.isFile(interfaces + "/ModuleKit.swiftmodule")
      && ModuleFiles.isFile(moduleMap)
    {
      let file = library + "/" + Self.fileName
      guard let buildID = Self.buildID(of: file) else { continue }
      self.library = ModuleFiles.resolved(library) ?? library
      self.interfaces = ModuleFiles.resolved(interfaces) ?? interfaces
      self.moduleMap = ModuleFiles.resolved(moduleMap) ?? moduleMap
      self.buildID = buildID
      return
    }
    throw ModuleError(
      .unavailable,
      Sentence(
        "what modules are compiled against is neither in \(folder) nor in \(installation)",
        zh: "编译模块所需的文件既不在 \(folder)，也不在 \(installation)"
      ),
      hint: Sentence(
        "Build Responder with make, or install it again with make install.",
        zh: "请用 make 构建 Responder，或用 make install 重新安装。"
      )
    )
  }

  private static func buildID(of file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    #if os(Linux)
    return ELFNotes.buildIdentifier(of: descriptor)?.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    #else
    return ""
    #endif
  }

  #if os(Linux)
  static let fileName = "libResponderKit.so"
  static let suffix = ".so"
  #else
  static let fileName = "libResponderKit.dylib"
  static let suffix = ".dylib"
  #endif
}
