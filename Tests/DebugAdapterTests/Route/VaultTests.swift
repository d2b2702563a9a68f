import Jansson
import Testing
import WorkbenchFraming

@testable import DebugAdapter

/// What other tests take for what the workbench says.
struct VaultTests {
  @Test func `what was recorded of the vault is what the workbench says of it`() throws {
    let client = InProcessConnection(to: BuiltInBench.make())
    defer { client.close() }
    var heard: [String] = []
    client.onWire = { direction, bytes in
      if direction == .fromWorkbench { heard.append(String(decoding: bytes, as: UTF8.self)) }
    }
    let text = JSONValue(Vault.text)
    try client.call(
      "scenario.outline",
      ["text": text, "name": "vault.json", "modules": "built-in"]
    )
    try client.call("session.open", ["text": text, "name": "/desk/vault.json", "level": "full"])
    try client.call(
      "trace.subscribe",
      ["level": "full", "since": "start", "policy": "pause"]
    )
    for _ in 1...3 { try client.call("script.step", ["level": "full"]) }
    #expect(heard.count == Vault.recorded.count)
    for (said, recorded) in zip(heard, Vault.recorded) { #expect(said == recorded) }
  }
}
