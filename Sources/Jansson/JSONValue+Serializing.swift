import CJansson

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

  private func write(to output: inout [UInt8], indent: Int, sortedKeys: Bool) {
    checkDepth()
    let flags = responder_json_dump_flags(Int32(min(indent, 31)), sortedKeys ? 1 : 0)
    var room = 4096
    while !append(to: &output, room: &room, flags) {}
  }

  /// Appends the text if it has at most `room` bytes; otherwise says how many it has.
  private func append(to output: inout [UInt8], room: inout Int, _ flags: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
      // jansson writes what fits and answers the whole length, so that the second try is the last.
      let count = withNode { json_dumpb($0, buffer.baseAddress, buffer.count, flags) }
      precondition(count > 0, "jansson could not write a value of kind \(kind)")
      room = count
      guard count <= buffer.count else { return false }
      output.append(contentsOf: UnsafeRawBufferPointer(buffer)[..<count])
      return true
    }
  }

  /// Stops at a value on which jansson's recursion would run out of stack.
  func checkDepth() {
    // What was parsed has passed limits no deeper than this one, and measuring walks the whole
    // tree.
    guard tree.origin != .parsed else { return }
    precondition(
      withNode { responder_json_depth_within($0, depthLimit) } != 0,
      "a value is more than \(depthLimit) deep, or inside itself"
    )
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON text.
  public var description: String {
    String(decoding: serialized(), as: UTF8.self)
  }
}
