@_spi(Workbench) import ResponderKit
internal import CResponderKit

/// What a loaded library says of itself, before any Swift code of it runs.
@_spi(Workbench) public struct ModuleEntry {
  /// One field of a description that is not what this workbench needs.
  public struct Mismatch: Equatable, Sendable {
    /// The field, in words.
    public let field: String
    /// What the module says.
    public let found: String
    /// What it would have to say.
    public let expected: String
  }

  /// Why a library brought nothing.
  public enum Failure: Error, Equatable, Sendable {
    /// The entry returned no description.
    case noDescription
    /// The description differs from what this workbench needs, in every one of these.
    case mismatches([Mismatch])
    /// The module's start returned this.
    case start(Int32)
    /// What was registered cannot be used.
    case problems([String])
  }

  /// The name of the function that a module's library exports.
  public static var symbol: String { RESPONDER_MODULE_ENTRY }

  /// The compiler that this workbench was built with.
  public static var compiler: String { String(cString: responder_module_compiler()) }

  /// The build-id of the libResponderKit.so of this process; empty where it has none.
  public static var kitBuildID: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 129) { text in
      guard let start = text.baseAddress, responder_kit_build_id(start, text.count) else {
        return ""
      }
      return String(cString: start)
    }
  }

  private let description: UnsafePointer<responder_module_v1>

  /// Calls the entry function of a library and keeps the description that it returns.
  ///
  /// - Parameter function: The address of the exported symbol.
  /// - Throws: `noDescription`.
  public init(calling function: UnsafeRawPointer) throws(Failure) {
    typealias Entry = @convention(c) () -> UnsafePointer<responder_module_v1>?
    // Unsafe because a symbol has no type: whoever exports this name promises this signature, and
    // what the description says about itself is compared before anything else of it is used.
    guard let description = unsafeBitCast(function, to: Entry.self)() else {
      throw .noDescription
    }
    self.description = description
  }

  /// Compares every field with what is needed.
  ///
  /// - Parameters:
  ///   - buildID: The build-id of the libResponderKit.so of this process.
  ///   - isBuiltIn: Whether the file comes from the folder of the workbench itself, where the
  ///     build-id may be left out.
  /// - Returns: Every field that differs; empty when the module may start.
  public func mismatches(buildID: String, isBuiltIn: Bool) -> [Mismatch] {
    var mismatches: [Mismatch] = []
    func compare(_ field: String, _ found: String, _ expected: String) {
      guard found != expected else { return }
      mismatches.append(Mismatch(field: field, found: found, expected: expected))
    }
    compare("magic", hex(description.pointee.magic), hex(RESPONDER_MODULE_MAGIC))
    // What follows is laid out as this header says only if the first bytes are.
    guard mismatches.isEmpty else { return mismatches }
    let major = UInt32(description.pointee.abi_major)
    compare("ABI version", "\(major)", "\(RESPONDER_MODULE_ABI_MAJOR)")
    let minor = UInt32(description.pointee.abi_minor)
    if minor > RESPONDER_MODULE_ABI_MINOR {
      compare("ABI revision", "\(minor)", "at most \(RESPONDER_MODULE_ABI_MINOR)")
    }
    let size = Int(description.pointee.struct_size)
    compare(
      "size of the description",
      "\(size) bytes",
      "\(MemoryLayout<responder_module_v1>.size) bytes"
    )
    guard size >= MemoryLayout<responder_module_v1>.size else { return mismatches }
    compare("compiler", text(description.pointee.compiler), ModuleEntry.compiler)
    let found = text(description.pointee.kit_build_id)
    if !(isBuiltIn && found.isEmpty) {
      compare(
        "libResponderKit.so",
        found.isEmpty ? "none: only built-in modules leave it out" : "build-id \(found)",
        "build-id \(buildID)"
      )
    }
    if description.pointee.start == nil { compare("start", "none", "a function") }
    return mismatches
  }

  /// Checks the description and lets the module register what it brings.
  public func start(buildID: String, isBuiltIn: Bool) throws(Failure) -> [Module] {
    let mismatches = mismatches(buildID: buildID, isBuiltIn: isBuiltIn)
    guard mismatches.isEmpty, let start = description.pointee.start else {
      throw .mismatches(mismatches)
    }
    let registration = ModuleRegistration()
    let status = withExtendedLifetime(registration) {
      start(Unmanaged.passUnretained(registration).toOpaque())
    }
    guard status == 0 else { throw .start(status) }
    let modules = registration.modules
    var problems = modules.flatMap(\.problems)
    if modules.isEmpty { problems.append("nothing was registered") }
    var names: Set<String> = []
    for module in modules where !names.insert(module.name).inserted {
      problems.append("two modules are called '\(module.name)'")
    }
    guard problems.isEmpty else { throw .problems(problems) }
    return modules
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private func hex(_ number: UInt32) -> String { "0x" + String(number, radix: 16) }
}
