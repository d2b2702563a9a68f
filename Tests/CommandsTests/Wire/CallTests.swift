import Jansson
import Testing
import TestSupport
import WorkbenchProtocol

@testable import Commands

/// `responder call` and `describe`: the protocol from the command line.
struct CallTests {
  @Test func `an answer is JSON, on lines or on one`() throws {
    let result = Desk().run("call", "scenario.show", #"{"id": "motion/shake"}"#)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{\n  "))
    let line = Desk().run("call", "scenario.show", #"{"id": "motion/shake"}"#, "-o", "jsonl")
    #expect(line.lines.count == 1)
    #expect(try line.json == result.json)
    #expect(try result.json["text"]?.string == Desk().run("show", "motion/shake").output)
  }

  @Test(arguments: [
    (["nonsense"], 65, "there is no method 'nonsense'"),
    (["session.opne"], 65, "Did you mean 'session.open'?"),
    (["session.open", #"{"idd": "x"}"#], 65, "Did you mean 'id'?"),
    (["session.open", #"{"id": 3}"#], 65, "expected string, got integer"),
    (["session.open", "{"], 2, "what was given for the parameters is no JSON"),
    (["session.open", "id"], 2, "what was given for the parameters is no JSON"),
    (["session.open", ""], 2, "what was given for the parameters is no JSON"), ([], 2, "<method>"),
  ])
  func `a request that is none is told with the next step`(
    arguments: [String],
    status: Int32,
    told: String
  ) {
    let result = Desk().run(["call"] + arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(told), "\(result.errors)")
  }

  @Test func `parameters may come from the standard input`() async throws {
    try await CommandLinePlace.with { place in
      let good = try await place.shell(
        #"echo '{"id": "motion/shake"}' | responder call scenario.show -"#
      )
      #expect(good.end == .status(0), "\(good.errors)")
      #expect(try JSON.parse(good.output)["scenario"]?["id"]?.string == "motion/shake")
      let bad = try await place.shell("echo '[' | responder call scenario.show -")
      #expect(bad.end == .status(2))
    }
  }

  @Test func `every method is listed and described`() throws {
    let list = Desk().run("describe")
    #expect(list.status == 0)
    let names = Set(list.lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    for method in MethodTable.standard.methods { #expect(names.contains(method.name)) }
    #expect(names.contains("touch.tap"))
    let schema = try Desk().run("describe", "-o", "json").json["methods"]
    for method in MethodTable.standard.methods { #expect(schema?[method.name] != nil) }
    for name in ["session.open", "touch.tap"] {
      let described = Desk().run("describe", name)
      #expect(described.status == 0 && described.output.hasPrefix(name + "\n"), "\(name)")
      #expect(try Desk().run("describe", name, "-o", "json").json["methods"]?[name] != nil)
    }
  }

  @Test func `a method of the standard is described without a daemon, others need one`() {
    var desk = Desk()
    desk.daemons = LocalDaemons()
    let options = ["--no-spawn", "--socket", "/nonexistent/socket"]
    #expect(desk.run(["describe", "session.open"] + options).status == 0)
    #expect(desk.run(["describe", "touch.tap"] + options).status == 69)
    let unknown = Desk().run("describe", "session.opne")
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("Did you mean 'session.open'?"), "\(unknown.errors)")
  }
}
