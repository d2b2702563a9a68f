import Importing
import NIOConcurrencyHelpers

/// Imports that were made lately: who asks about a print asks more than once.
///
/// An import is a matter of its request alone, bytes included, so that the same request need not be
/// carried out again. Any thread may ask.
final class ImportShelf: Sendable {
  private let kept = NIOLockedValueBox<[(request: ImportRequest, read: Import)]>([])

  /// How many imports are kept at most, and how many bytes their sources may have together: what is
  /// kept of one takes some five times its bytes.
  private static let limits = (imports: 4, bytes: 2 << 20)

  /// What came of a request when it was carried out lately; nil where it was not.
  func read(of request: ImportRequest) -> Import? {
    kept.withLockedValue { kept in
      guard let place = kept.firstIndex(where: { $0.request == request }) else { return nil }
      let found = kept.remove(at: place)
      // The newest stands last; at the front is what goes first.
      kept.append(found)
      return found.read
    }
  }

  /// Keeps what came of a request; those that nobody asked for longest make room.
  func keep(_ read: Import, of request: ImportRequest) {
    guard request.size <= Self.limits.bytes else { return }
    kept.withLockedValue { kept in
      kept.append((request, read))
      var bytes = kept.reduce(0) { $0 + $1.request.size }
      while kept.count > Self.limits.imports || bytes > Self.limits.bytes {
        bytes -= kept.removeFirst().request.size
      }
    }
  }
}

extension ImportRequest {
  /// How many bytes it has to read.
  fileprivate var size: Int { with.reduce(source.bytes.count) { $0 + $1.bytes.count } }
}
