extension RandomAccessCollection where Index == Int {
  /// How many elements at the beginning pass a test that none behind them passes.
  ///
  /// Logarithmic: the elements are in the order that the test asks about.
  func sortedPrefixCount(where isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
