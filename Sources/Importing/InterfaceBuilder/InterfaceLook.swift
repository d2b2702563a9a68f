import Expat

/// A file as it looks with certain size classes: what is installed, and with which attributes.
struct InterfaceLook: Sendable {
  let file: InterfaceFile
  let traits: InterfaceTraits

  /// The views that are not installed.
  private(set) var excluded: Set<Int> = []

  /// The constraints that are not installed, by id.
  private(set) var excludedConstraints: Set<String> = []

  /// The constraints that give a view a fixed width or height, by view.
  private(set) var fixedSizes: [Int: [InterfaceConstraint]] = [:]

  /// The view in which each object lies, through whatever is no view.
  let superviews: [Int?]

  init(_ file: InterfaceFile, for traits: InterfaceTraits) {
    self.file = file
    self.traits = traits
    var superviews: [Int?] = []
    for object in file.objects {
      let parent = object.parent
      superviews.append(
        parent.flatMap { file.objects[$0].role == .view ? $0 : superviews[$0] }
      )
    }
    self.superviews = superviews
    for (index, object) in file.objects.enumerated() {
      if let key = object.key, InterfaceLook.shownLater.contains(key) { excluded.insert(index) }
      if !object.variations.isEmpty { install(object) }
    }
    for (index, object) in file.objects.enumerated() {
      for constraint in object.constraints where constraint.constant != nil {
        guard constraint.id.map({ !excludedConstraints.contains($0) }) ?? true,
          let view = constraint.item.map({ file[$0] }) ?? index
        else { continue }
        fixedSizes[view, default: []].append(constraint)
      }
    }
  }

  /// The keys of views that UIKit puts in when they are needed: for a cell that is selected or edited,
  /// and for content that is pulled down.
  static let shownLater: Set<String> = [
    "selectedBackgroundView", "multipleSelectionBackgroundView", "editingAccessoryView",
    "refreshControl",
  ]

  private mutating func install(_ object: InterfaceObject) {
    for mask in object.variations(for: traits).flatMap(\.masks) {
      if mask.list == "subviews", let view = file[mask.id] {
        if mask.isIncluded { excluded.remove(view) } else { excluded.insert(view) }
      } else if mask.list == "constraints" {
        if mask.isIncluded {
          excludedConstraints.remove(mask.id)
        } else {
          excludedConstraints.insert(mask.id)
        }
      }
    }
  }

  /// An attribute of an object, as the most special variation that has it says.
  func value(_ name: String, of index: Int) -> String? {
    let object = file.objects[index]
    guard !object.variations.isEmpty else { return object[name] }
    for variation in object.variations(for: traits).reversed() {
      if let attribute = variation.attributes.first(where: { $0.name == name }) {
        return attribute.value
      }
    }
    return object[name]
  }

  func flag(_ name: String, of index: Int) -> Bool? {
    InterfaceNumber.flag(value(name, of: index))
  }

  /// The text that an object shows.
  func text(of index: Int) -> String? {
    value("text", of: index) ?? value("title", of: index) ?? file.objects[index].innerText
  }

  /// The views of a subtree that are installed, each after the one that it lies in.
  func views(below root: Int) -> [Int] {
    var views: [Int] = []
    var next = root
    while next < file.objects[root].end {
      let isOut = excluded.contains(next) || file.objects[next].role == .controller
      if !isOut, file.objects[next].role == .view { views.append(next) }
      next = isOut ? file.objects[next].end : next + 1
    }
    return views
  }
}
