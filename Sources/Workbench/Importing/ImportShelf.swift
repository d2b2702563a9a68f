import Importing
import NIOConcurrencyHelpers

/// Imports that were made lately: who asks about a print asks more than once.
///
/// An import is a matter of its request alone, bytes included, so that the same request need not be
/// carried out again. Any thread may ask.
final class ImportShelf: Sendable {
  /// What is kept of an import takes some five times its bytes.
  private let imports = NIOLockedValueBox(
    RecentList<ImportRequest, Import>(mostEntries: 4, mostBytes: 2 << 20)
  )

  /// What came of a request when it was carried out lately; nil where it was not.
  func read(of request: ImportRequest) -> Import? {
    imports.withLockedValue { $0.value(of: request) }
  }

  /// Lets go of all.
  func clear() { imports.withLockedValue { $0.clear() } }

  /// Keeps what came of a request; those that nobody asked for longest make room.
  func keep(_ read: Import, of request: ImportRequest) {
    imports.withLockedValue { $0.keep(read, of: request, bytes: request.size) }
  }
}

extension ImportRequest {
  /// How many bytes it has to read.
  fileprivate var size: Int { with.reduce(source.bytes.count) { $0 + $1.bytes.count } }
}
