import ArgumentParser
import Foundation
import Jansson
import Testing

@testable import Commands

/// The parts of responder(1) that are made from the commands; `RECORD=1` writes them anew.
struct ManPageTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "man/responder.1")

  @Test func `the man page lists every command and option as the program has them`() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let reference = try CommandReference()
    let wanted = reference.putting(into: page)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try wanted.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(page == wanted, "RECORD=1 writes it anew")
  }
}

/// The commands and their options in mdoc.
struct CommandReference {
  private let root: JSONValue
  private let globals: Set<String>

  init() throws {
    let help = try JSON.parse(ResponderCommand._dumpHelp())
    root = try #require(help["command"])
    globals = Set(CommandReference.arguments(of: root).compactMap(CommandReference.name))
  }

  func putting(into page: String) -> String {
    var lines: [String] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(".\\\" end ") { isInside = false }
      if !isInside { lines.append(line) }
      if line == ".\\\" begin globals" {
        lines += list(of: CommandReference.arguments(of: root))
        isInside = true
      }
      if line == ".\\\" begin commands" {
        lines += commands(of: root, named: "")
        isInside = true
      }
    }
    return lines.joined(separator: "\n")
  }

  private func commands(of parent: JSONValue, named prefix: String) -> [String] {
    (parent["subcommands"] ?? .array()).elements.flatMap { command -> [String] in
      let name = prefix + (command["commandName"]?.string ?? "")
      guard name != "help" else { return [] }
      let inner = commands(of: command, named: name + " ")
      guard inner.isEmpty else { return inner }
      let own = CommandReference.arguments(of: command).filter { argument in
        CommandReference.name(argument).map { !globals.contains($0) } ?? true
      }
      let positional = own.filter { $0["kind"]?.string == "positional" }
      var lines = [".Ss responder " + name + positional.map(CommandReference.place).joined()]
      lines.append(CommandReference.sentence(command["abstract"]?.string ?? ""))
      let aliases = (command["aliases"] ?? .array()).elements.compactMap(\.string)
      if !aliases.isEmpty { lines.append("Also \(aliases.joined(separator: ", ")).") }
      return lines + list(of: own)
    }
  }

  private func list(of arguments: [JSONValue]) -> [String] {
    guard !arguments.isEmpty else { return [] }
    let items = arguments.flatMap { argument in
      [
        ".It " + CommandReference.label(argument),
        CommandReference.sentence(argument["abstract"]?.string ?? ""),
      ] + CommandReference.usual(argument)
    }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  private static func arguments(of command: JSONValue) -> [JSONValue] {
    (command["arguments"] ?? .array()).elements.filter { argument in
      argument["shouldDisplay"]?.bool != false && !["help", "version"].contains(name(argument))
    }
  }

  private static func name(_ argument: JSONValue) -> String? {
    argument["preferredName"]?["name"]?.string
  }

  private static func label(_ argument: JSONValue) -> String {
    let value = argument["valueName"]?.string ?? ""
    guard argument["kind"]?.string != "positional" else { return "Ar \(value)" }
    let names = (argument["names"] ?? .array()).elements.compactMap { name -> String? in
      guard let text = name["name"]?.string else { return nil }
      return name["kind"]?.string == "long" ? "Fl -\(text)" : "Fl \(text)"
    }
    let joined = names.sorted { $0.count < $1.count }.joined(separator: " , ")
    return argument["kind"]?.string == "option" ? joined + " Ar \(value)" : joined
  }

  private static func place(_ argument: JSONValue) -> String {
    let name = argument["valueName"]?.string ?? ""
    let dots = argument["isRepeating"]?.bool == true ? " ..." : ""
    return argument["isOptional"]?.bool == true ? " [\(name)\(dots)]" : " \(name)\(dots)"
  }

  private static func usual(_ argument: JSONValue) -> [String] {
    argument["defaultValue"]?.string.map { ["The default is \($0)."] } ?? []
  }

  /// One sentence in mdoc, safe from being read as a request.
  private static func sentence(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e")
    let ended = escaped.hasSuffix(".") || escaped.isEmpty ? escaped : escaped + "."
    return ended.hasPrefix(".") || ended.hasPrefix("'") ? "\\&" + ended : ended
  }
}
