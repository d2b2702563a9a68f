// Methods by their names with labels: any method may be written as Swift writes it.

extension Catalogue.Entry {
  /// Returns the method that a document names, shortly or with its labels.
  package func method(named written: String) -> MethodRow? {
    if let row = methods[written] { return row }
    guard written.hasSuffix(")") else { return nil }
    // Of two that are written alike always the same one, not the one that hashing puts first.
    return methods.values.filter { $0.labelledNames.contains(written) }.min { $0.name < $1.name }
  }
}

extension MethodRow {
  /// The names with labels by which documents may also write it, as Swift has them.
  fileprivate var labelledNames: [String] {
    guard let name = declaration?.labelledName else { return [] }
    return hasCompletion ? [name, name.dropLast() + "completion:)"] : [name]
  }
}

extension Catalogue {
  /// Returns a delegate's method of any class by its short name or as Swift declares it.
  package func delegateMethod(named written: String) -> MethodRow? {
    if let row = delegateMethod(written) { return row }
    guard written.hasSuffix(")") else { return nil }
    return Catalogue.delegateNames[written].flatMap { delegateMethod($0) }
  }

  /// Returns the name by which a method occurs, however it was written.
  package func shortName(of written: String) -> String {
    guard written.hasSuffix(")") else { return written }
    return Catalogue.shortNames[written] ?? written
  }

  /// The short names of methods that are known by them alone, by their names with labels.
  private static let shortNames: [String: String] = {
    var names: [String: String] = [:]
    // Sorted, or which of two rows counts would hang on the order of a dictionary.
    let entries = standard.entries.values.sorted { $0.name < $1.name }
    for entry in entries {
      for row in entry.methods.values {
        for labelled in row.labelledNames { names[labelled] = row.name }
      }
    }
    // A view has one of the same name as a recognizer's delegate, which is found in `delegateNames`.
    names.merge(delegateNames, uniquingKeysWith: { method, _ in method })
    // Where a class tells methods apart by their labels, these are the name.
    for entry in entries {
      for name in entry.methods.keys { names[name] = nil }
    }
    return names
  }()

  /// The short names of delegates' methods alone, by their names with labels.
  private static let delegateNames: [String: String] = {
    var names: [String: String] = [:]
    for entry in standard.entries.values.sorted(by: { $0.name < $1.name }) {
      // Of those with the same labels, which Swift tells apart by their types, the first row counts.
      for row in entry.row.delegateMethods.reversed() {
        for labelled in row.labelledNames { names[labelled] = row.name }
      }
    }
    return names
  }()
}
