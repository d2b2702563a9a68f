/// What a module registers while it starts; all of it belongs to the module's handle.
///
/// The host makes one for each library that it loads, and looks at it only after the start
/// returned 0 and every check passed. A start that fails half-way leaves nothing behind.
public final class ModuleRegistration {
  /// What was registered so far.
  @_spi(Workbench) public private(set) var modules: [Module] = []

  @_spi(Workbench) public init() {}

  /// Adds a module; called from the `start` of the library's description.
  ///
  /// The pointer is the one that `start` was given.
  public static func add(_ module: Module, to registration: UnsafeMutableRawPointer?) -> Int32 {
    guard let registration else { return 1 }
    Unmanaged<ModuleRegistration>.fromOpaque(registration).takeUnretainedValue().modules
      .append(module)
    return 0
  }
}
