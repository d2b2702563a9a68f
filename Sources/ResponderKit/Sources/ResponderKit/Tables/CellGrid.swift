import Foundation

/// Where cells lie: in lines from the top, section after section.
///
/// Everything is worked out from a few numbers, so that a place among a thousand cells costs no
/// more than one among ten. Cells are counted through all sections, from 0.
///
/// A path gives its number at once; a number or a point takes a search by halves among the
/// sections.
struct CellGrid: Equatable, Sendable {
  /// How cells are put into lines.
  struct Measures: Equatable, Sendable {
    var cell = CGSize.zero
    /// How many cells stand in a line.
    var columns = 1
    /// Where the first cell of a line begins.
    var leading = 0.0
    /// From the beginning of one cell of a line to that of the next.
    var columnStep = 0.0
    /// Between two lines of a section.
    var lineSpacing = 0.0

    fileprivate var lineStep: Double { cell.height + lineSpacing }
  }

  let measures: Measures
  let width: Double
  /// How many cells lie before each section; the last number is that of all cells.
  private let starts: [Int]
  /// Where each section begins; the last number is where the content ends.
  private let tops: [Double]

  /// The most sections, and the most cells of one, that are counted: sums stay far from overflow.
  static let limit = (sections: 1_000_000, cells: 1 << 40)

  init(counts: [Int] = [], measures: Measures = Measures(), width: Double = 0) {
    self.measures = measures
    self.width = width
    var starts = [0]
    var tops = [0.0]
    // Whatever a data source or a document says: no count may overflow a sum or fill the memory.
    for written in counts.prefix(CellGrid.limit.sections) {
      let count = min(max(0, written), CellGrid.limit.cells)
      let lines = (count + measures.columns - 1) / measures.columns
      starts.append(starts[starts.count - 1] + count)
      let height = Double(lines) * measures.lineStep - (lines > 0 ? measures.lineSpacing : 0)
      tops.append(tops[tops.count - 1] + height)
    }
    self.starts = starts
    self.tops = tops
  }

  /// How many sections there are.
  var sections: Int { starts.count - 1 }

  /// How many cells there are in all sections.
  var count: Int { starts[sections] }

  /// How large the content is.
  var contentSize: CGSize { CGSize(width: width, height: tops[sections]) }

  /// How many cells a section has; none where there is no such section.
  func count(inSection section: Int) -> Int {
    (0..<sections).contains(section) ? starts[section + 1] - starts[section] : 0
  }

  /// The number of a cell among all; `nil` where there is no such cell.
  func number(of path: IndexPath) -> Int? {
    guard path.count == 2, (0..<count(inSection: path[0])).contains(path[1]) else { return nil }
    return starts[path[0]] + path[1]
  }

  /// The path of a cell by its number.
  func path(of number: Int) -> IndexPath {
    let section = section { starts[$0 + 1] > number }
    return IndexPath(row: number - starts[section], section: section)
  }

  /// Where a cell lies in the content.
  func frame(of number: Int) -> CGRect {
    let section = section { starts[$0 + 1] > number }
    let row = number - starts[section]
    return CGRect(
      x: measures.leading + Double(row % measures.columns) * measures.columnStep,
      y: tops[section] + Double(row / measures.columns) * measures.lineStep,
      width: measures.cell.width,
      height: measures.cell.height
    )
  }

  /// The cells of which something lies in a rectangle, left and right not looked at.
  func numbers(in rect: CGRect) -> Range<Int> {
    let isReal = [rect.minY, rect.maxY, measures.lineStep].allSatisfy(\.isFinite)
    guard count > 0, isReal, measures.cell.height > 0, measures.lineStep > 0,
      rect.maxY > rect.minY, rect.maxY > 0, rect.minY < tops[sections]
    else { return 0..<0 }
    let first = line(at: rect.minY, upwards: false)
    let last = line(at: rect.maxY, upwards: true)
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// The cell that contains a point of the content; `nil` between cells and beside them.
  func number(at point: CGPoint) -> Int? {
    let strip = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return numbers(in: strip).first { frame(of: $0).contains(point) }
  }

  // MARK: - Details

  /// The cells of the line at a height; from a gap those of the line below it or above it.
  private func line(at y: Double, upwards: Bool) -> Range<Int> {
    let section = section { upwards ? tops[$0 + 1] >= y : tops[$0 + 1] > y }
    let lines = (count(inSection: section) + measures.columns - 1) / measures.columns
    let height = y - tops[section]
    var line = (height / measures.lineStep).rounded(.down)
    let inLine = height - line * measures.lineStep
    // A line's lower edge belongs to the gap, as does the upper edge where one looks up from it.
    if upwards, inLine == 0 { line -= 1 }
    if !upwards, inLine >= measures.cell.height { line += 1 }
    // What lies beyond all numbers has no line.
    let place = line.isNaN ? 0 : Int(min(max(0, line), Double(max(0, lines - 1))))
    let first = starts[section] + place * measures.columns
    return first..<min(first + measures.columns, starts[section + 1])
  }

  /// The first section that is past something; the last one where none is.
  private func section(where isPast: (Int) -> Bool) -> Int {
    var low = 0
    var high = max(0, sections - 1)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
