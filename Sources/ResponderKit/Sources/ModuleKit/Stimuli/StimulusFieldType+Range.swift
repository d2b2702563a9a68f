@_spi(Workbench) import ResponderKit

extension StimulusFieldType {
  /// Whether the numbers of a value, and how many elements its lists have, are within the bounds.
  ///
  /// What a document writes out is held against them when it is read; what it reads from an object
  /// or a call is known only when the stimulus is sent.
  func allows(_ value: Value) -> Bool {
    switch (self, value) {
    case (.number(let range?), .number(let number)): range.contains(number)
    case (.integer(let range?), .number(let number)):
      (Double(range.lowerBound)...Double(range.upperBound)).contains(number)
    case (.list(let element, let count), .list(let values)):
      count?.contains(values.count) ?? true && values.allSatisfy { element.allows($0) }
    case (.record(let fields), .list(let values)):
      zip(fields, values).allSatisfy { $0.type.allows($1) }
    default: true
    }
  }
}
