import Foundation
@_spi(Workbench) import ResponderKit
@testable import ScenarioKit
import Testing

struct CatalogueTests {
  @Test func `every row's default is what a fresh object answers`() throws {
    let simulation = Simulation()
    for entry in Catalogue.standard.entries.values {
      guard let make = entry.row.make else { continue }
      let object = try simulation.enter { try make(NodeValues()) }
      for property in entry.order {
        guard let standard = property.standard?(), let get = property.get else { continue }
        let found = simulation.enter { get(object) }
        #expect(
          "\(found)" == "\(standard)",
          "\(entry.name).\(property.name)"
        )
      }
    }
  }

  @Test func `what a node may write can be read back`() throws {
    for entry in Catalogue.standard.entries.values {
      for property in entry.order where property.set != nil {
        let isSaid = property.get != nil || property.isNodeOnly
        #expect(isSaid, "\(entry.name).\(property.name)")
      }
    }
  }

  @Test func `every class finds its own objects`() throws {
    let simulation = Simulation()
    for entry in Catalogue.standard.entries.values {
      guard let make = entry.row.make else { continue }
      let object = try simulation.enter { try make(NodeValues()) }
      #expect(Catalogue.standard.entry(of: object)?.name == entry.name)
    }
  }

  @Test func `each summary is a sentence`() {
    for entry in Catalogue.standard.entries.values {
      let summaries =
        [entry.row.summary] + entry.row.properties.map(\.summary) + entry.row.methods.map(\.summary)
      for summary in summaries { #expect(summary.hasSuffix("."), "\(entry.name): \(summary)") }
    }
  }

  @Test func `every method of the model that can be overridden has a row`() {
    let rows = Catalogue.standard.entries.values.flatMap {
      $0.methods.values.map(\.name) + $0.delegateMethods.values.map(\.name)
    }
    let known = Set(rows)
    let internalOnly: Set<String> = ["sendAction(_:)", "perform"]
    for method in ResponderKit.Method.allCases where !internalOnly.contains(method.rawValue) {
      #expect(known.contains(method.rawValue), "\(method.rawValue)")
    }
  }

  @Test func `the profile's toggles and numbers are those of the model`() {
    for toggle in Toggle.allCases {
      #expect(ProfileFormat.toggles[toggle.rawValue] == toggle.settings.map(\.rawValue))
    }
    for number in ProfileNumber.allCases {
      #expect(ProfileFormat.numbers[number.rawValue] == number.standard)
    }
  }
}
