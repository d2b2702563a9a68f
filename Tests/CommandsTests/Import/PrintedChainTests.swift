import Jansson
import Testing

@testable import Commands

/// A chain as a print tells it.
struct PrintedChainTests {
  private func report(_ objects: JSONValue...) -> JSONValue { ["objects": JSONValue(objects)] }

  private func object(_ address: String, _ name: String, next: String? = nil) -> JSONValue {
    let object: JSONValue = ["address": JSONValue(address), "class": JSONValue(name), "line": 1]
    if let next { object.set("next", next) }
    return object
  }

  private func ids(_ chain: PrintedChain?) -> [String] {
    chain?.json["chain"]?.elements.compactMap { $0["id"]?.string } ?? []
  }

  @Test func `it ends where nobody printed who is next`() {
    let report = report(object("0x1", "UIView", next: "0x2"), object("0x2", "Cafe.Screen"))
    #expect(ids(PrintedChain(report, from: nil)) == ["0x1", "0x2"])
    #expect(ids(PrintedChain(report, from: "Screen")) == ["0x2"])
    #expect(ids(PrintedChain(report, from: "2")) == ["0x2"])
    let origin = PrintedChain(report, from: nil)?.json["origins"]?["0x2"]
    #expect(origin?["class"]?.string == "Cafe.Screen")
    #expect(origin?["line"]?.int == 1)
  }

  @Test func `what leads in a circle is told once`() {
    let circle = report(object("0x1", "A", next: "0x2"), object("0x2", "B", next: "0x1"))
    #expect(ids(PrintedChain(circle, from: "B")) == ["0x2", "0x1"])
  }

  @Test func `where no next was printed, or nobody is called so, there is none`() {
    #expect(ids(PrintedChain(report(object("0x1", "UIView")), from: nil)).isEmpty)
    #expect(ids(PrintedChain(report(), from: nil)).isEmpty)
    let chain = report(object("0x1", "UIView", next: "0x2"))
    #expect(ids(PrintedChain(chain, from: "UILabel")).isEmpty)
  }
}
