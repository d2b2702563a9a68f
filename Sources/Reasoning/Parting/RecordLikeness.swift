@_spi(Workbench) package import ResponderKit

/// Tells whether records of two runs say the same.
///
/// Objects are compared by their names, since each run has objects of its own; one that the document
/// does not name has its class and a number, of which the number says nothing. Numbers of records
/// and times are left out: a run that only takes longer decides nothing else.
package struct RecordLikeness {
  let left: Simulation
  let right: Simulation

  /// Compares records of one simulation with records of another.
  package init(left: Simulation, right: Simulation) {
    self.left = left
    self.right = right
  }

  /// Whether the same was decided, of the same object, with the same answer, by the same rule.
  package func sayTheSame(_ one: TraceRecord, _ other: TraceRecord) -> Bool {
    guard one.kind == other.kind, one.rule == other.rule, one.method == other.method,
      one.level == other.level, sameName(one.at, other.at)
    else { return false }
    let (fields, others) = (one.fields.filter(isTold), other.fields.filter(isTold))
    return fields.count == others.count
      && zip(fields, others).allSatisfy { $0.key == $1.key && sameValue($0.value, $1.value) }
  }

  /// Whether two records that say the same also happened at the same time.
  package func happenTogether(_ one: TraceRecord, _ other: TraceRecord) -> Bool {
    one.time == other.time
      && zip(one.fields, other.fields).allSatisfy {
        isPlace($0) || sameValue($0.value, $1.value)
      }
  }

  private func isTold(_ field: TraceField) -> Bool { field.key != .due && !isPlace(field) }

  /// Whether a field only tells where on the screen something is: what comes of it is decided by
  /// whoever is asked there, with the place in its own coordinates.
  private func isPlace(_ field: TraceField) -> Bool { field.key == .touches || field.key == .rect }

  private func sameName(_ one: ObjectIndex?, _ other: ObjectIndex?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    let (name, otherName) = (left.objects.name(of: one), right.objects.name(of: other))
    if name == otherName { return true }
    return name.contains("#") && name.prefix { $0 != "#" } == otherName.prefix { $0 != "#" }
  }

  private func sameValue(_ one: TraceField.Value, _ other: TraceField.Value) -> Bool {
    switch (one, other) {
    case (.none, .none): true
    case (.flag(let one), .flag(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): same(one, other)
    case (.text(let one), .text(let other)): one == other
    case (.said(let one), .said(let other)): one == other
    case (.object(let one), .object(let other)): sameName(one, other)
    case (.objects(let ones), .objects(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { sameName($0, $1) }
    case (.texts(let one), .texts(let other)): one == other
    case (.integers(let one), .integers(let other)): one == other
    case (.touches(let one), .touches(let other)): one == other
    case (.numbers(let ones), .numbers(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { same($0, $1) }
    case (.point(let x, let y), .point(let otherX, let otherY)): same(x, otherX) && same(y, otherY)
    default: false
    }
  }

  /// Whether two numbers are the same, where none is none.
  private func same(_ one: Double, _ other: Double) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }
}
