public import Foundation

// UIKit's names for the two numbers of a path; Foundation's own type has no names for them.

extension IndexPath {
  /// Makes the path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section; `NSNotFound` for an empty path.
  public var section: Int { count > 0 ? self[0] : NSNotFound }

  /// The number of the row in its section; `NSNotFound` for a path without one.
  public var row: Int { count > 1 ? self[1] : NSNotFound }

  /// The number of the item in its section; `NSNotFound` for a path without one.
  public var item: Int { row }

  /// The path as hosts read it: section and row.
  var modelValue: Value { .list([.number(Double(section)), .number(Double(row))]) }
}

/// What a delegate answers that may put another row, or none, in the place of one.
///
/// A type of its own, because no answer and the answer "none" are two things: the first leaves the
/// row that was asked about, the second selects nothing.
struct IndexPathAnswer: ModelValue {
  let indexPath: IndexPath?

  init(_ indexPath: IndexPath?) { self.indexPath = indexPath }

  init?(modelValue: Value) {
    switch modelValue {
    case .none: indexPath = nil
    case .list(let values):
      let numbers = values.compactMap { value -> Int? in
        guard case .number(let number) = value else { return nil }
        return Int(exactly: number)
      }
      guard numbers.count == 2, values.count == 2 else { return nil }
      indexPath = IndexPath(row: numbers[1], section: numbers[0])
    case .flag, .number, .text, .point, .size, .rect, .insets, .transform, .selector, .object,
      .name, .names, .range:
      return nil
    }
  }

  var modelValue: Value { indexPath?.modelValue ?? .none }

  static var unanswered: IndexPathAnswer { IndexPathAnswer(nil) }
}
