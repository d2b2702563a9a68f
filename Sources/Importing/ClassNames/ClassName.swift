/// The name of a class as it was printed, and what can be told from it.
///
/// Objective-C classes have plain names, Swift classes `Module.Class`; generic, nested and local
/// Swift classes are printed by the names that the Objective-C runtime has for them, `_Tt…`. What
/// cannot be taken apart stays as it was printed.
struct ClassName: Hashable, Sendable {
  /// The name as printed.
  let raw: String

  /// The name as people read it: `Module.Type<Module.Arg>`, without discriminators.
  let display: String

  /// The name without its module and without generic arguments.
  let baseName: String

  /// The Swift module; nil for a class of Objective-C, and where none is printed.
  let module: String?

  init(_ raw: String) {
    self.raw = raw
    if raw.utf8.starts(with: MangledName.prefix.utf8), let name = MangledName.read(raw) {
      display = name.display
      baseName = name.baseName
      module = name.module
    } else {
      let name = PlainName(raw)
      display = name.display
      baseName = name.baseName
      module = name.module
    }
  }

  /// Whether the class is the app's or of a library in it, so that its overrides cannot be seen.
  ///
  /// An object that was printed with a `baseClass` is of the app whatever its class is called.
  var isOfApp: Bool {
    if let module { return !AppleNames.isModule(module) }
    return !AppleNames.isClass(baseName)
  }
}
