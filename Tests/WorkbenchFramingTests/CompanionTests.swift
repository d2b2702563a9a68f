import Foundation
import Jansson
import Testing
import WorkbenchFraming

/// What else a client listens to while it waits.
struct CompanionTests {
  /// A pipe whose reading end a client hears.
  private final class Voice {
    private let ends: [Int32]
    private(set) var heard = ""
    /// Done at each byte that is heard.
    var onByte: () -> Void = {}

    init() {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      self.ends = ends
    }

    deinit {
      close(ends[0])
    }

    func say(_ text: String) { _ = write(ends[1], text, text.utf8.count) }

    func fallSilent() { close(ends[1]) }

    lazy var companion = Companion(input: ends[0]) { [unowned self] in
      var byte: UInt8 = 0
      guard read(ends[0], &byte, 1) == 1 else { return false }
      heard.unicodeScalars.append(Unicode.Scalar(byte))
      onByte()
      return true
    }
  }

  private func connect(hearing voice: Voice) -> BlockingClient {
    let client = BlockingClient(
      descriptor: ToyServer.start(ToyWorkbench()),
      timeout: .seconds(600)
    )
    client.companion = voice.companion
    return client
  }

  @Test func `what it says is heard while an answer is waited for`() throws {
    let voice = Voice()
    let client = connect(hearing: voice)
    voice.say("a")
    #expect(try client.call("echo", ["number": 1])["number"]?.int == 1)
    #expect(voice.heard == "a")
    voice.fallSilent()
  }

  @Test func `a call may be given up by what it says`() {
    let voice = Voice()
    let client = connect(hearing: voice)
    voice.onByte = { client.finishSending() }
    voice.say("x")
    let error = #expect(throws: ConnectionError.self) { try client.call("silence") }
    #expect(error?.kind == .closed)
    voice.fallSilent()
  }

  @Test func `one that has nothing more to say is not asked again`() throws {
    let voice = Voice()
    let client = connect(hearing: voice)
    voice.fallSilent()
    #expect(try client.call("later")["late"]?.bool == true)
    #expect(try client.call("later")["late"]?.bool == true)
    #expect(!voice.companion.isOpen)
    // It would wait for ever on one that is not.
    voice.companion.wait()
  }

  @Test func `both are attended to`() throws {
    let voice = Voice()
    let client = connect(hearing: voice)
    voice.say("b")
    #expect(try client.attend())
    #expect(voice.heard == "b")
    _ = try client.send("tell", ["count": 2])
    while client.notifications.count < 2 { #expect(try client.attend()) }
    #expect(client.takeNotifications().compactMap { $0.params["number"]?.int } == [0, 1])
    client.finishSending()
    while try client.attend() {}
    voice.fallSilent()
  }

  @Test func `a call is given up for one that neither speaks nor reads`() {
    var output: [Int32] = [-1, -1]
    pipe(&output)
    close(output[0])
    let client = BlockingClient(
      descriptor: ToyServer.start(ToyWorkbench()),
      timeout: .seconds(600)
    )
    var input: [Int32] = [-1, -1]
    pipe(&input)
    close(input[1])
    let companion = Companion(input: input[0], output: output[1]) {
      false
    } leave: { [weak client] in
      // The client holds its companion; were it held in turn, neither would ever go.
      client?.close()
    }
    client.companion = companion
    let error = #expect(throws: ConnectionError.self) { try client.call("silence") }
    #expect(error?.kind == .closed)
    #expect(companion.isGone)
    close(input[0])
    close(output[1])
  }

  @Test func `without a client it is waited for alone`() {
    let voice = Voice()
    voice.say("c")
    voice.companion.wait()
    #expect(voice.heard == "c")
    voice.fallSilent()
  }
}
