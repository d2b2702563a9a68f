@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Each property is one of its own: what is set is read, and nothing else changes with it.
struct PropertyIndependenceTests {
  private let simulation = Simulation()

  /// A value of a type that is neither its default nor another property's; nil for a type whose
  /// values are objects or have no other.
  private static func other(than standard: Value?, of type: ValueType) -> Value? {
    switch type {
    case .flag: .flag(!(standard?.flag ?? false))
    case .number, .angle, .scale: .number(0.75)
    case .time: .number(0.625)
    case .integer, .count: .number(2)
    case .text, .any: .text("other")
    case .color: .text("#01020304")
    case .point: .point(CGPoint(x: 0.25, y: 0.125))
    case .size: .size(CGSize(width: 11, height: 13))
    case .rect, .frame: .rect(CGRect(x: 3, y: 5, width: 17, height: 19))
    case .insets: .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case .transform, .layerTransform: .transform(CGAffineTransform(scaleX: 2, y: 3))
    case .range: nil
    case .selector: .selector(Selector("other:"))
    case .choice(let names): names.last { $0 != standard?.name }.map { .name($0) }
    case .options(let names):
      names.last.map { .names(standard?.shown == "cases [\"\($0)\"]" ? [names[0]] : [$0]) }
    case .optional(let wrapped): other(than: standard, of: wrapped)
    default: nil
    }
  }

  /// What changes together because it is one thing with several names, or follows from another.
  private static let related: [String: Set<String>] = [
    "frame": ["bounds", "center"], "bounds": ["frame", "contentOffset"], "center": ["frame"],
    "transform": ["frame"], "contentOffset": ["bounds"], "isHidden": ["isKeyWindow"],
    "isEnabled": ["state"], "isSelected": ["state"], "isHighlighted": ["state"],
    "text": ["selectedTextRange", "hasText"], "string": ["hasStrings"],
    "UISlider.minimumValue": ["value"], "UIStepper.minimumValue": ["value"],
    "UITableView.frame": ["contentSize"], "UITableView.bounds": ["contentSize"],
    "UICollectionView.frame": ["contentSize"], "UICollectionView.bounds": ["contentSize"],
    "UITextView.text": ["contentSize"],
  ]

  /// What is read where an object keeps a value within its limits.
  private static let limited = [
    "UIScrollView.zoomScale": "1.0", "UITextView.zoomScale": "1.0", "UITableView.zoomScale": "1.0",
    "UICollectionView.zoomScale": "1.0", "UIPageControl.currentPage": "0.0",
    "UISegmentedControl.selectedSegmentIndex": "-1.0",
    "UIStepper.frame": "rect 3.0 5.0 94.0 32.0", "UISwitch.frame": "rect 3.0 5.0 51.0 31.0",
    "UITableView.bounds": "rect 0.0 5.0 17.0 19.0",
    "UICollectionView.bounds": "rect 0.0 5.0 17.0 19.0",
  ]

  @Test func `what is set is read, and no other property changes with it`() throws {
    var checked: Set<String> = []
    for entry in Catalogue.standard.entries.values.sorted(by: { $0.name < $1.name }) {
      guard let make = entry.row.make else { continue }
      for property in entry.order where property.phase == .building && !property.isNodeOnly {
        guard let set = property.set, let get = property.get, property.isStored,
          let value = Self.other(than: property.standard?(), of: property.type)
        else { continue }
        let name = "\(entry.name).\(property.name)"
        let others = entry.order.filter { $0.name != property.name && $0.isStored }
        try simulation.enter {
          let object = try make(NodeValues())
          let before = others.map { $0.get?(object).shown }
          try set(object, value)
          #expect(get(object).shown == Self.limited[name] ?? value.shown, "\(name)")
          let changed = zip(others, before).filter { $0.get?(object).shown != $1 }.map(\.0.name)
          let related = [property.name, name].compactMap { Self.related[$0] }
          #expect(Set(changed).subtracting(related.joined()) == [], "\(name)")
        }
        checked.insert(property.name)
      }
    }
    let all = Catalogue.standard.entries.values.filter { $0.row.make != nil }.flatMap(\.order)
    let plain = all.filter {
      $0.phase == .building && !$0.isNodeOnly && $0.set != nil && $0.get != nil && $0.isStored
    }
    #expect(
      Set(plain.map(\.name)).subtracting(checked).sorted() == [
        "delegate", "mask", "menu", "primaryAction", "refreshControl", "requireToFail", "segments",
        "selectedTextRange", "target", "toolbarItems", "viewControllers",
      ]
    )
  }
}
