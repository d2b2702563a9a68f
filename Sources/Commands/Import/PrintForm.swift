import ArgumentParser
import WorkbenchProtocol

/// The form of a print, by its letter.
struct PrintForm: ExpressibleByArgument, Sendable {
  let name: String

  init?(argument: String) {
    let names = PrintedForms.names
    guard let name = names.first(where: { $0.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self.name = name
  }

  static var allValueStrings: [String] { PrintedForms.names }
}
