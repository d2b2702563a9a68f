extension PrintReading {
  /// Marks the views in which more would have followed, where the print breaks off.
  ///
  /// What is printed last and all that it lies in may have had more subviews, and these may take any
  /// point. A print that ends with a whole line cannot be told from one that is whole.
  mutating func markWhatIsMissing() {
    // Some forms are turned around when they are read, so that the last object need not come last.
    guard let last = objects.indices.max(by: { objects[$0].offset < objects[$1].offset }),
      warnings.contains(where: { $0.kind == .truncated && $0.offset >= objects[last].offset })
    else { return }
    var place: Int? = last
    while let view = place {
      objects[view].lacksSubviews = true
      place = objects[view].parent
    }
  }
}
