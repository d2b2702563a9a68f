import Jansson
import Sentences
import Testing
import TestSupport

@testable import Commands

/// The names that modules can have, and the files that a new one begins with.
struct ModuleTemplateTests {
  @Test(arguments: ["Wide", "W", "_", "wide2", "My_Buttons", String(repeating: "x", count: 64)])
  func `an identifier is a name`(name: String) throws {
    #expect(try ModuleTemplate(name).name == name)
    #expect(try ModuleTemplate(name).scenario == name.lowercased())
  }

  @Test(arguments: [
    "", "2b", "a b", "a-b", "a.b", "../x", "é", "a/b", String(repeating: "x", count: 65),
  ])
  func `what is no identifier is refused with how to write one`(name: String) {
    let error = #expect(throws: ModuleError.self) { try ModuleTemplate(name) }
    #expect(error?.kind == .usage)
    #expect(error?.message.english == "'\(name)' is no module name")
    #expect(error?.message.chinese == "“\(name)”不能作模块名")
    #expect(error?.hint?.english.contains("Wide, MyButtons") == true)
  }

  @Test(arguments: ["UIKit", "ResponderKit", "ModuleKit", "CResponderKit", "Foundation", "Swift"])
  func `the name of a library that a module sees is taken`(name: String) {
    let error = #expect(throws: ModuleError.self) { try ModuleTemplate(name) }
    #expect(error?.message.english == "'\(name)' is the name of a library")
    #expect(error?.hint != nil)
  }

  @Test func `its scenario is a document of its own module, and its source says which`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let files = try ModuleTemplate("Wide").write(below: folder)
      #expect(files == [folder + "/Wide/Wide.swift", folder + "/Wide/wide.json"])
      let document = try JSON.parse(try Files.read(files[1]), limits: .document)
      #expect(document["id"]?.string == "Wide/wide")
      let controller = document["app"]?["windows"]?[0]?["rootViewController"]
      #expect(controller?["class"]?.string == "Wide.WideController")
      #expect(controller?["view"]?["subviews"]?[0]?["class"]?.string == "Wide.WideView")
      #expect(try ModuleSources(folder + "/Wide").name == "Wide")
      let source = String(decoding: try Files.read(files[0]), as: UTF8.self)
      for name in ["WideView", "WideController", "Module(\"Wide\")"] {
        #expect(source.contains(name))
      }
    }
  }

  @Test func `a folder that is there is left alone`() async throws {
    try await withTemporaryFolder { folder in
      Files.makeFolders(above: folder + "/Wide/x")
      let error = #expect(throws: ModuleError.self) {
        try ModuleTemplate("Wide").write(below: folder)
      }
      #expect(error?.message.english == "the folder \(folder)/Wide is there already")
      #expect(error?.hint?.english.hasSuffix("responder module build Wide") == true)
      #expect(names(in: folder + "/Wide").isEmpty)
    }
  }

  @Test func `a folder that cannot be made is told with the reason`() async throws {
    try await withTemporaryFolder { folder in
      try Files.create(folder + "/file", "")
      let error = #expect(throws: ModuleError.self) {
        try ModuleTemplate("Wide").write(below: folder + "/file")
      }
      #expect(error?.kind == .permission)
      let message = "cannot make the folder \(folder)/file/Wide: Not a directory"
      #expect(error?.message.english == message)
    }
  }
}
