import ResponderKit

/// The parts of responder-scenario(5) that come from the model's tables.
enum ScenarioTables {
  static let page = "responder-scenario.5"

  static let parts: [String: @Sendable () -> Mdoc] = ["toggles": toggles, "numbers": numbers]

  static func toggles() -> Mdoc {
    var page = Mdoc()
    page.list("-tag -width Ds -compact -offset indent") { list in
      for toggle in Toggle.allCases {
        list.raw(".It Sy " + Mdoc.word(toggle.rawValue))
        list.raw(toggle.settings.map { ".Ql " + $0.rawValue }.joined(separator: "\n"))
      }
    }
    return page
  }

  static func numbers() -> Mdoc {
    var page = Mdoc()
    page.list("-tag -width \"tapMaximumDuration\" -compact -offset indent") { list in
      for number in ProfileNumber.allCases {
        list.raw(".It Va " + Mdoc.word(number.rawValue))
        list.text(plain(number.standard))
      }
    }
    return page
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
