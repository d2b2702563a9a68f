import Synchronization
import WorkbenchProtocol

/// The shelf of each executor: what is read on one stays there.
final class DocumentShelves: Sendable {
  private let shelves = Mutex<[ObjectIdentifier: Confined<Place>]>([:])

  private final class Place {
    // Weak because another executor may come to stand where one was, on another thread.
    weak var executor: (any Executor)?
    let shelf: DocumentShelf

    init(_ executor: any Executor, mostBytes: Int) {
      self.executor = executor
      shelf = DocumentShelf(mostBytes: mostBytes)
    }
  }

  /// How much memory what each of them keeps may take, in bytes.
  private let mostBytes: Int

  init(_ budget: MemoryBudget) { mostBytes = min(40 << 20, budget.bytes / 48) }

  /// Has all of them let go of what they have.
  func clear() {
    for place in shelves.withLock({ Array($0.values) }) { place.submit { $0.shelf.clear() } }
  }

  /// The shelf of the executor on which this is called.
  func shelf(of executor: any Executor) -> DocumentShelf {
    let id = ObjectIdentifier(executor)
    let known = shelves.withLock { $0[id] }
    if let place = known?.value, place.executor === executor { return place.shelf }
    let place = Place(executor, mostBytes: mostBytes)
    let confined = Confined(place, to: executor.remote)
    shelves.withLock { $0[id] = confined }
    return place.shelf
  }
}
