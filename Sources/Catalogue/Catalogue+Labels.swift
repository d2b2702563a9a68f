// Methods by their names with labels: any method may be written as Swift writes it.

extension Catalogue.Entry {
  /// Returns the method that a document names, shortly or with its labels.
  package func method(named written: String) -> MethodRow? {
    if let row = methods[written] { return row }
    guard written.hasSuffix(")") else { return nil }
    let names = methods.keys.sorted()
    return names.first { Catalogue.labels(of: $0, in: self).contains(written) }
      .flatMap { methods[$0] }
  }
}

extension Catalogue {
  /// The labels of a method of a class: one form, and the shorter one without a completion.
  fileprivate static func labels(of name: String, in entry: Entry) -> [String] {
    let labelled = SwiftDeclarations.method(name, of: entry)?.labelledName
    return [labelled, withCompletion[name]].compactMap(\.self)
  }

  /// Calls whose completion documents leave out.
  private static let withCompletion = [
    "present": "present(_:animated:completion:)", "dismiss": "dismiss(animated:completion:)",
  ]

  /// Returns a delegate's method of any class by its short name or as Swift declares it.
  package func delegateMethod(named written: String) -> MethodRow? {
    if let row = delegateMethod(written) { return row }
    guard written.hasSuffix(")") else { return nil }
    return delegateMethod(shortName(of: written))
  }

  /// Returns the name by which a method occurs, however it was written.
  package func shortName(of written: String) -> String {
    guard written.hasSuffix(")") else { return written }
    return Catalogue.shortNames[written] ?? written
  }

  /// The short names of methods that are known by them alone, by their names with labels.
  private static let shortNames: [String: String] = {
    var names: [String: String] = [:]
    let entries = standard.entries.values.sorted { $0.name < $1.name }
    for entry in entries {
      for name in entry.methods.keys {
        for labelled in labels(of: name, in: entry) { names[labelled] = name }
      }
      // Of those with the same labels, which Swift tells apart by their types, the first row counts.
      for row in entry.row.delegateMethods.reversed() {
        let declaration = SwiftDeclarations.delegateMethod(row.name, of: entry)
        if let labelled = declaration?.labelledName { names[labelled] = row.name }
      }
    }
    // Where a class tells methods apart by their labels, these are the name.
    for entry in entries {
      for name in entry.methods.keys { names[name] = nil }
    }
    return names
  }()
}
