import CJansson
import Coroutines

/// How deep a value that is written, copied or compared may be.
///
/// jansson needs about 300 bytes of stack for each level that it writes; replies
/// are at most twice as deep as views may be nested.
private let depthLimit: Int32 = 1024

extension JSONValue {
  /// The value as UTF-8 text, on one line unless `indent` is above 0.
  ///
  /// Reals are written with 15 significant digits, members in the order in which
  /// they were set unless `sortedKeys` asks for another.
  public func serialized(indent: Int = 0, sortedKeys: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    write(to: &output, indent: indent, sortedKeys: sortedKeys)
    return output
  }

  /// Appends the value as compact UTF-8 text.
  public func write(to output: inout [UInt8]) {
    write(to: &output, indent: 0, sortedKeys: false)
  }

  /// Appends the value as compact UTF-8 text, unless the output would become too long by it.
  ///
  /// - Parameters:
  ///   - output: What the text is appended to.
  ///   - limit: How long the output may become, in bytes. Little more than that is ever written.
  /// - Returns: Whether the text was appended; if not, the output is as it was.
  public func write(to output: inout [UInt8], limit: Int) -> Bool {
    write(to: &output, indent: 0, sortedKeys: false, limit: limit)
  }

  @discardableResult
  private func write(
    to output: inout [UInt8],
    indent: Int,
    sortedKeys: Bool,
    limit: Int = .max
  ) -> Bool {
    checkDepth()
    let before = output.count
    let flags = responder_json_dump_flags(Int32(min(indent, 31)), sortedKeys ? 1 : 0)
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { page in
      var writing = Writing(page, limit: limit)
      swap(&writing.text, &output)
      let status = withUnsafeMutablePointer(to: &writing) { writing in
        withNode { json_dump_callback($0, Writing.take, writing, flags) }
      }
      writing.turnPage()
      let isTooLong = writing.isTooLong
      swap(&writing.text, &output)
      precondition(status == 0 || isTooLong, "jansson could not write a value of kind \(kind)")
      if isTooLong { output.removeSubrange(before...) }
      return !isTooLong
    }
  }

  /// Stops at a value on which jansson's recursion would run out of stack.
  func checkDepth() {
    // What was parsed or sealed has passed limits no deeper than this one, and measuring walks the
    // whole tree.
    guard tree.origin != .fixed else { return }
    precondition(
      withNode { responder_json_depth_within($0, depthLimit) } != 0,
      "a value is more than \(depthLimit) deep, or inside itself"
    )
  }
}

/// A text that jansson writes piece by piece, each mark and each name by itself.
///
/// Pieces are gathered on a page, so that the text grows by pages: jansson's own way into a buffer
/// goes over the whole value once more to learn how long it is.
private struct Writing {
  var text: [UInt8] = []
  private let page: UnsafeMutableRawBufferPointer
  private let limit: Int
  private var count = 0

  init(_ page: UnsafeMutableRawBufferPointer, limit: Int) {
    self.page = page
    self.limit = limit
  }

  /// Whether the text has become longer than it may be.
  var isTooLong: Bool { text.count > limit }

  /// What jansson calls with each piece; 0 is to go on.
  static let take: json_dump_callback_t = { piece, count, writing in
    guard let writing = writing?.assumingMemoryBound(to: Writing.self) else { return -1 }
    writing.pointee.append(UnsafeRawBufferPointer(start: piece, count: count))
    return writing.pointee.isTooLong ? -1 : 0
  }

  private mutating func append(_ piece: UnsafeRawBufferPointer) {
    if piece.count > page.count - count { turnPage() }
    guard piece.count <= page.count else { return text.append(contentsOf: piece) }
    UnsafeMutableRawBufferPointer(rebasing: page[count...]).copyMemory(from: piece)
    count += piece.count
  }

  /// Takes what is on the page into the text.
  mutating func turnPage() {
    Coroutine.pauseIfDue()
    text.append(contentsOf: page[..<count])
    count = 0
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON text.
  public var description: String {
    String(decoding: serialized(), as: UTF8.self)
  }
}
