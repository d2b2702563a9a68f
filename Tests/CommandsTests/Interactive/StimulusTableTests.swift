import ArgumentParser
import Jansson
import Rendering
import Testing
import WorkbenchProtocol

@testable import Commands

/// The stimuli that the shell knows: those of the modules that the daemon has.
struct StimulusTableTests {
  private func table(_ daemons: any DaemonAccess = RealWorkbench()) throws -> StimulusTable {
    let host = Host(
      write: { _ in },
      talk: { _ in },
      readLine: { nil },
      daemons: daemons
    )
    return try Host.$current.withValue(host) {
      StimulusTable(try WorkbenchClient(try GlobalOptions.parse([])))
    }
  }

  @Test func `stimuli are what modules say that they bring, and the app's own`() throws {
    let modules = try Desk().run("module", "list", "-o", "json").json["modules"]
    let brought = try #require(modules).elements.flatMap { $0["stimuli"]?.strings ?? [] }
    #expect(!brought.isEmpty)
    let names = Set(try table().names)
    #expect(names.isSuperset(of: brought))
    #expect(names.subtracting(brought).allSatisfy { $0.hasPrefix("application.") }, "\(names)")
  }

  @Test func `what must be given comes first, and the session is nobody's own`() throws {
    let table = try table()
    for stimulus in table.list {
      #expect(!stimulus.summary.isEmpty, "\(stimulus.name)")
      #expect(!stimulus.ownFields.contains("session") && !stimulus.ownFields.contains("level"))
      #expect(Set(stimulus.fields).count == stimulus.fields.count)
      #expect(stimulus.usage.hasPrefix(stimulus.name))
    }
    let drag = try #require(table.named("touch.drag"))
    #expect(drag.usage.hasPrefix("touch.drag from=… "), "\(drag.usage)")
    #expect(table.named("session.open") == nil && table.named("touch") == nil)
  }

  @Test func `a daemon that describes nothing brings none`() throws {
    #expect(try table(FakeDaemon()).list.isEmpty)
  }
}
