import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

// Index paths in references: `list.cellForRow[0,3]`.

extension NameTable {
  /// Returns the type of a cell that a reference asks for by its index path, `list.cellForRow[0,3]`.
  ///
  /// - Returns: The type, inside; `nil` outside when the step is no such method, `nil` inside when
  ///   the index path is none and has been reported.
  func typeOfCell(
    _ reference: ReferencePath,
    at place: Int,
    in type: ValueType,
    _ path: SourcePath,
    _ key: Bool,
    _ faults: DiagnosticCollector?
  ) -> ValueType?? {
    guard case .property(let name) = reference.steps[place], type.isObject,
      let className = type.className,
      let entry = catalogue.entries[className], entry.properties[name] == nil,
      let method = entry.methods[name] ?? (place > 0 ? cellMethod(name, below: entry) : nil),
      method.takesIndexPath
    else { return nil }
    var holder = reference
    holder.steps.removeSubrange(place...)
    let form = "\(holder.text).\(name)[0,3]"
    guard place + 1 < reference.steps.count, case .index(let numbers) = reference.steps[place + 1],
      numbers.count == 2, numbers.allSatisfy({ $0 >= 0 })
    else {
      faults?.report(
        .unknownReference,
        at: path,
        key: key,
        Sentence(
          "'\(name)' takes an index path of section and number, in '\(reference.text)'",
          zh: "“\(name)”需要由节和序号组成的索引路径，在“\(reference.text)”里"
        ),
        allowed: [form],
        hint: Sentence("Write it as \(form).", zh: "请写成 \(form)。")
      )
      return .some(nil)
    }
    if place == 0, !reference.isVariable, let node = declared[reference.base]?.node,
      let problem = node.problem(withSection: numbers[0], number: numbers[1])
    {
      faults?.report(
        .unknownReference,
        at: path,
        key: key,
        Sentence(
          "\(reference.base) \(problem), in '\(reference.text)'",
          zh: "\(reference.base) \(problem)，在“\(reference.text)”里"
        )
      )
      return .some(nil)
    }
    return .some(method.answer)
  }

  /// The method that asks for a cell in a more special class, of which what a way leads to may be.
  private func cellMethod(_ name: String, below entry: Catalogue.Entry) -> MethodRow? {
    catalogue.entries.values
      .filter { $0.ancestry.contains(entry.name) && $0.methods[name]?.takesIndexPath == true }
      .min { ($0.depth, $0.name) < ($1.depth, $1.name) }?.methods[name]
  }
}

extension MethodRow {
  /// Whether references may call it with an index path in brackets.
  package var takesIndexPath: Bool {
    guard call != nil, parameters.count == 1, case .indexPath = parameters[0].type else {
      return false
    }
    return answer != nil
  }
}

extension NodePlan {
  /// What is wrong with a cell's index path, as far as the document tells; `nil` for nothing.
  fileprivate func problem(withSection section: Int, number: Int) -> Sentence? {
    // A module's class may have other cells than those that are written.
    guard moduleClass == nil, let counts = writtenCounts else { return nil }
    guard counts.indices.contains(section) else {
      return counts.count == 1
        ? Sentence("has one section, which is 0", zh: "只有一节，即 0")
        : Sentence("has \(counts.count) sections, counted from 0", zh: "有 \(counts.count) 节，从 0 数起")
    }
    guard number < counts[section] else {
      return Sentence(
        "has \(counts[section]) cells in section \(section), counted from 0",
        zh: "的第 \(section) 节有 \(counts[section]) 个单元格，从 0 数起"
      )
    }
    return nil
  }

  /// How many cells the node writes in each section.
  private var writtenCounts: [Int]? {
    for (property, value, _) in properties {
      switch (property.type, value) {
      case (.sections, .list(let sections)):
        return sections.map { section in
          guard case .list(let cells) = section else { return 0 }
          return cells.count
        }
      case (.count, .constant(let value)): return value.number.map { [Int($0)] }
      default: continue
      }
    }
    return entry.properties["sections"] == nil ? nil : []
  }
}
