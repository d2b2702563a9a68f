import Platform

// What loading a library has to do differently on Linux and on macOS stands in this file. Only
// Linux is tested.

/// A library that was loaded into this process, and stays there.
///
/// It is never closed: Swift registers its types with the runtime for good, and objects of them
/// may outlive every session.
struct DynamicLibrary {
  /// What the loader said when it could not load a library or find a symbol.
  struct LoadError: Error, Equatable {
    let message: String
  }

  private let handle: UInt

  /// Loads a library by an absolute path.
  init(loading path: String) throws(LoadError) {
    // NOW, so that a symbol that is missing is an error here and no crash in the middle of a run;
    // LOCAL, so that one module does not end up with the symbols of another.
    #if os(Linux)
    let flags = RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE
    #else
    let flags = RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE | RTLD_FIRST
    #endif
    guard let handle = dlopen(path, flags) else { throw LoadError(message: Self.lastError()) }
    self.handle = UInt(bitPattern: handle)
  }

  /// Finds a symbol that the library itself exports.
  func symbol(_ name: String) throws(LoadError) -> UnsafeRawPointer {
    guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: handle), name) else {
      throw LoadError(message: Self.lastError())
    }
    return UnsafeRawPointer(address)
  }

  private static func lastError() -> String {
    dlerror().map { String(cString: $0) } ?? "unknown error"
  }

  /// How the names of libraries begin and end.
  static let prefix = "lib"
  #if os(Linux)
  static let suffix = ".so"
  #else
  static let suffix = ".dylib"
  #endif

  /// The folder of the program that runs, links resolved; empty where the system does not tell.
  static var executableFolder: String {
    #if os(Linux)
    guard let resolved = realpath("/proc/self/exe", nil) else { return "" }
    #else
    guard let resolved = realpath(CommandLine.arguments.first ?? "", nil) else { return "" }
    #endif
    defer { free(resolved) }
    let path = String(cString: resolved)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
