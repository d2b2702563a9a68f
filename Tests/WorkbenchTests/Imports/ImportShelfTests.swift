import Importing
import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Prints that were imported lately.
struct ImportShelfTests {
  private func request(_ text: String, root: String? = nil) -> ImportRequest {
    var request = ImportRequest(ImportRequest.Source(name: "-", bytes: Array(text.utf8)))
    request.root = root
    return request
  }

  private func read(_ number: Int = 1) throws -> Import {
    let text = "<UIWindow: 0x\(number)0; frame = (0 0; 1 1); layer = <UIWindowLayer: 0x1>>"
    return try #require(try Importer.read(request(text)))
  }

  @Test func `what was imported is found by all that was said of it`() throws {
    let shelf = ImportShelf()
    let read = try read()
    shelf.keep(read, of: request("one", root: "0x1"))
    #expect(shelf.read(of: request("one", root: "0x1"))?.document == read.document)
    #expect(shelf.read(of: request("one")) == nil)
    #expect(shelf.read(of: request("other", root: "0x1")) == nil)
  }

  @Test func `of many those are kept that somebody asked for last`() throws {
    let shelf = ImportShelf()
    let read = try read()
    for number in 0..<4 { shelf.keep(read, of: request("\(number)")) }
    _ = shelf.read(of: request("0"))
    shelf.keep(read, of: request("4"))
    #expect((0...4).filter { shelf.read(of: request("\($0)")) != nil } == [0, 2, 3, 4])
    shelf.keep(read, of: request(String(repeating: "x", count: (2 << 20) + 1)))
    #expect((0...4).filter { shelf.read(of: request("\($0)")) != nil } == [0, 2, 3, 4])
  }

  @Test func `a file that changed is imported anew`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    for width in [100, 200] {
      let print = "<UIWindow: 0x10; frame = (0 0; \(width) 1); layer = <UIWindowLayer: 0x1>>"
      for _ in 0..<2 {
        let answer = try client.call("scenario.import", ["text": JSONValue(print)])
        #expect(answer["document"]?.string?.contains("[0,0,\(width),1]") == true)
      }
    }
  }
}
