import Foundation
import Testing

/// What the README and the plugins' own pages say of editors, against the plugins.
struct EditorChapterTests {
  /// The plugins, the language in which each is set up, and the file that names its commands.
  private static let editors = [
    (folder: "emacs", language: "elisp", commands: "responder.el"),
    (folder: "neovim", language: "lua", commands: "plugin/responder.lua"),
    (folder: "vim", language: "vim", commands: "plugin/responder.vim"),
    (folder: "vscode", language: "sh", commands: "package.json"),
  ]

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: ManPage.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The README's chapter, up to the next one.
  private static func chapter() throws -> String {
    let parts = try read("README.md").components(separatedBy: "\n## Editors\n")
    return try #require(parts.dropFirst().first).components(separatedBy: "\n## ")[0]
  }

  @Test(arguments: EditorChapterTests.editors.indices)
  func `an editor is set up in five lines, of which the first is on its own page`(
    index: Int
  ) throws {
    let editor = Self.editors[index]
    let chapter = try Self.chapter()
    #expect(chapter.contains("](editors/\(editor.folder)/README.md)"))
    let blocks = chapter.components(separatedBy: "```\(editor.language)\n")
    try #require(blocks.count == 2)
    let lines = blocks[1].components(separatedBy: "```")[0].split(separator: "\n")
    #expect((1...5).contains(lines.count))
    let page = try Self.read("editors/\(editor.folder)/README.md")
    let first = try #require(lines.first)
    #expect(page.contains(first), "\(first)")
  }

  @Test(arguments: ["neovim", "vim"])
  func `the commands that are named are those of the plugin`(folder: String) throws {
    let page = try Self.read("editors/\(folder)/README.md")
    let file = try #require(Self.editors.first { $0.folder == folder }).commands
    let lines = try Self.read("editors/\(folder)/\(file)").split(separator: "\n")
    let named = Set(page.matches(of: /:Responder([A-Z][A-Za-z]*)/).map { String($0.1) })
    // Vim's by command!, Neovim's by a function of the plugin's or in its table of moves.
    let declared = lines.compactMap { line in
      folder == "vim"
        ? line.prefixMatch(of: /command! .*?Responder([A-Z][A-Za-z]*)/)?.1
        : line.prefixMatch(of: /(?:command\('|  )([A-Z][A-Za-z]*)(?:',| = ')/)?.1
    }
    #expect(named == Set(declared.map(String.init)))
  }

  @Test func `the commands that are named are those of Emacs' file`() throws {
    let page = try Self.read("editors/emacs/README.md")
    let file = try Self.read("editors/emacs/responder.el")
    let named = page.matches(of: /`(responder-[a-z-]+[a-z])`/).map { String($0.1) }
    #expect(named.count > 10)
    for name in named {
      let isDeclared = ["defun", "responder--define-move", "defcustom"].contains {
        file.contains("(\($0) \(name) ")
      }
      #expect(isDeclared, "\(name)")
    }
  }
}
