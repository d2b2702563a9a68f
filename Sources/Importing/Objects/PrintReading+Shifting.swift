extension PrintReading {
  /// The reading with its places counted from another beginning.
  func shifted(by start: Int) -> PrintReading {
    guard start != 0 else { return self }
    var shifted = self
    for place in objects.indices {
      shifted.objects[place].offset += start
      shifted.objects[place].doubts = objects[place].doubts.map { $0.shifted(by: start) }
    }
    shifted.warnings = warnings.map { $0.shifted(by: start) }
    shifted.question?.offset += start
    return shifted
  }
}

extension ImportWarning {
  /// The warning about a place that is counted from another beginning.
  func shifted(by start: Int) -> ImportWarning {
    ImportWarning(kind, at: offset + start, text)
  }
}
