import Foundation
@_spi(Workbench) import ModuleKit
import TestSupport

/// A folder in which a test makes modules, good and bad; it goes when the test ends.
final class Workshop: Sendable {
  /// A compiler that did not like its source.
  struct CompilationError: Error, CustomStringConvertible {
    let description: String
  }

  let folder: String

  /// Where the test program and the libraries built with it lie.
  static let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  init() throws {
    folder = NSTemporaryDirectory() + "responder-modules-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String, mode: Int = 0o644) throws -> String {
    let path = folder + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try setMode(mode, of: path)
    return path
  }

  func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// Compiles C into a library called `NAME.so`, so that every field of the border can be wrong.
  @discardableResult
  func compile(_ name: String, c source: String) throws -> String {
    let file = try write("\(name).c", source)
    let output = folder + "/\(name).so"
    let headers = "Sources/ResponderKit/Sources/CResponderKit/include"
    try run(
      "clang",
      ["-shared", "-fPIC", "-I", Self.package + "/" + headers, "-o", output, file]
    )
    return output
  }

  /// Compiles C into a program.
  func compileProgram(_ name: String, c source: String) throws -> String {
    let file = try write("\(name).c", source)
    let output = folder + "/\(name)"
    try run("clang", ["-O1", "-o", output, file])
    return output
  }

  /// Compiles a module as `responder module build` does, with the entry given or the usual one.
  @discardableResult
  func compile(
    _ name: String,
    swift source: String,
    entry: String? = nil,
    buildID: String = ModuleEntry.kitBuildID
  ) throws -> String {
    let file = try write("\(name).swift", source)
    let usual = """
      import CResponderKit
      import ModuleKit
      @c(responder_module_entry_v1)
      public func responderModuleEntry() -> UnsafePointer<responder_module_v1>? {
        responder_module_describe("\(buildID)") { ModuleRegistration.add(module, to: $0) }
      }
      """
    let entryFile = try write("\(name)-entry.swift", entry ?? usual)
    let output = folder + "/\(name).so"
    let map = Self.build + "/CResponderKit.build/module.modulemap"
    try run(
      "swiftc",
      [
        "-swift-version", "5", "-parse-as-library", "-emit-library", "-module-name", name,
        "-module-alias", "UIKit=ResponderKit",
        "-Xfrontend", "-import-module", "-Xfrontend", "ModuleKit",
        "-I", Self.build + "/Modules", "-Xcc", "-fmodule-map-file=" + map,
        "-L", Self.build, "-lResponderKit", "-o", output, file, entryFile,
      ]
    )
    return output
  }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func run(_ tool: String, _ arguments: [String]) throws {
    let compiler = try FinishedProcess(tool, arguments)
    guard compiler.succeeded else { throw CompilationError(description: compiler.said) }
  }
}
