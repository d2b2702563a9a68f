@_spi(Workbench) import ResponderKit
internal import CResponderKit

/// What a loaded library says of itself, before any Swift code of it runs.
@_spi(Workbench) public struct ModuleEntry {
  /// One field of a description that is not what this workbench needs.
  public struct Mismatch: Equatable, Sendable {
    /// The field, in words.
    public let field: Text
    /// What the module says.
    public let found: Text
    /// What it would have to say.
    public let expected: Text
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
    case problems([Text])
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
    func compare(_ field: Text, _ found: Text, _ expected: Text) {
      guard found != expected else { return }
      mismatches.append(Mismatch(field: field, found: found, expected: expected))
    }
    compare(
      Text("magic", zh: "标识"),
      Text(hex(description.pointee.magic)),
      Text(hex(RESPONDER_MODULE_MAGIC))
    )
    // What follows is laid out as this header says only if the first bytes are.
    guard mismatches.isEmpty else { return mismatches }
    let major = UInt32(description.pointee.abi_major)
    compare(
      Text("ABI version", zh: "ABI 版本"),
      Text(String(major)),
      Text(String(RESPONDER_MODULE_ABI_MAJOR))
    )
    let minor = UInt32(description.pointee.abi_minor)
    if minor > RESPONDER_MODULE_ABI_MINOR {
      let most = RESPONDER_MODULE_ABI_MINOR
      compare(
        Text("ABI revision", zh: "ABI 修订号"),
        Text(String(minor)),
        Text("at most \(most)", zh: "最多 \(most)")
      )
    }
    let size = Int(description.pointee.struct_size)
    let needed = MemoryLayout<responder_module_v1>.size
    compare(
      Text("size of the description", zh: "描述的大小"),
      Text("\(size) bytes", zh: "\(size) 字节"),
      Text("\(needed) bytes", zh: "\(needed) 字节")
    )
    guard size >= needed else { return mismatches }
    compare(
      Text("compiler", zh: "编译器"),
      Text(text(description.pointee.compiler)),
      Text(ModuleEntry.compiler)
    )
    let found = text(description.pointee.kit_build_id)
    if !(isBuiltIn && found.isEmpty) {
      compare(
        "libResponderKit.so",
        found.isEmpty
          ? Text("none: only built-in modules leave it out", zh: "没有：只有内置模块才可以省略")
          : Text("build-id \(found)", zh: "构建 id \(found)"),
        Text("build-id \(buildID)", zh: "构建 id \(buildID)")
      )
    }
    if description.pointee.start == nil {
      compare("start", Text("none", zh: "没有"), Text("a function", zh: "一个函数"))
    }
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
    if modules.isEmpty { problems.append(Text("nothing was registered", zh: "没有注册任何内容")) }
    var names: Set<String> = []
    for module in modules where !names.insert(module.name).inserted {
      problems.append(
        Text("two modules are called '\(module.name)'", zh: "有两个模块都叫“\(module.name)”")
      )
    }
    guard problems.isEmpty else { throw .problems(problems) }
    return modules
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private func hex(_ number: UInt32) -> String { "0x" + String(number, radix: 16) }
}
