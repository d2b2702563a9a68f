import Foundation
import Jansson
import Testing

@testable import Importing

/// A paste of the tests and the form that it is of.
struct PrintFile: CustomTestStringConvertible, Sendable {
  let name: String
  let form: Form

  static let all = [
    PrintFile(name: "views-cafe", form: .views),
    PrintFile(name: "views-without-addresses-cafe", form: .viewsWithoutAddresses),
    PrintFile(name: "view-list-cafe", form: .viewList),
    PrintFile(name: "touches-cafe", form: .touches),
    PrintFile(name: "warnings-cafe", form: .warnings),
    PrintFile(name: "ftadditions-cafe", form: .ftAdditions),
    PrintFile(name: "failure-message-cafe", form: .failureMessage),
    PrintFile(name: "failure-message-list-cafe", form: .failureMessage),
    PrintFile(name: "sentry-cafe", form: .sentry),
    PrintFile(name: "detox-xml-cafe", form: .detoxXML),
    PrintFile(name: "controllers-cafe", form: .controllers),
    PrintFile(name: "layout-trace-cafe", form: .layoutTrace),
    PrintFile(name: "recognizers-cafe", form: .recognizers),
    PrintFile(name: "earlgrey-cafe", form: .earlGrey),
    PrintFile(name: "responder-chain-cafe", form: .responderChain),
    PrintFile(name: "accessibility-description-cafe", form: .accessibility),
    PrintFile(name: "accessibility-xml-cafe", form: .accessibility),
    PrintFile(name: "accessibility-idb-cafe", form: .accessibility),
    PrintFile(name: "accessibility-maestro-cafe", form: .accessibility),
  ]

  var testDescription: String { name }

  func bytes() throws -> [UInt8] { try load("txt") }

  func answer() throws -> [[String: String]] {
    try PrintAnswer.rows(ofAnswer: JSON.parse(load("json")))
  }

  private func load(_ ending: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Array(Data(contentsOf: folder.appending(path: "Pastes/\(name).\(ending)")))
  }
}

extension Form {
  /// Reads a text as a print of the form.
  func read(_ bytes: [UInt8]) -> PrintReading {
    let block = RecognisedBlock(form: self, lines: lines(bytes), command: nil, heading: nil)
    return block.read(isCancelled: { false }) ?? PrintReading(self)
  }

  func read(_ text: String) -> PrintReading { read(Array(text.utf8)) }

  private func lines(_ bytes: [UInt8]) -> [PastedLine] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { PastedLine($0) }
  }
}
