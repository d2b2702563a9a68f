import CJansson
import Coroutines

/// A long text that jansson reads a piece at a time: between two of them it may pause.
struct Pieces {
  /// How many bytes are read in one go: a millisecond's worth.
  static let most = 32_768

  private var rest: UnsafeRawBufferPointer

  /// Reads a text as `json_loadb` does.
  static func load(
    _ bytes: UnsafeRawBufferPointer,
    _ fault: inout json_error_t
  ) -> UnsafeMutablePointer<json_t>? {
    var pieces = Pieces(rest: bytes)
    return json_load_callback(next, &pieces, rejectDuplicates, &fault)
  }

  /// What jansson calls for the next piece; 0 is the end.
  private static let next: json_load_callback_t = { buffer, room, pieces in
    guard let buffer, let pieces else { return 0 }
    Coroutine.pauseIfDue()
    return pieces.assumingMemoryBound(to: Pieces.self).pointee.fill(
      UnsafeMutableRawBufferPointer(start: buffer, count: room)
    )
  }

  private mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, rest.count)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<count]))
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    return count
  }
}
