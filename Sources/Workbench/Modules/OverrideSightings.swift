import Jansson
@_spi(Workbench) import ModuleKit
import NIOConcurrencyHelpers
@_spi(Workbench) import ResponderKit

/// Whether overrides of modules called super when they last ran, wherever that was.
///
/// A worker sees it in the records of its session and tells the daemon; the daemon keeps it and
/// tells the next worker that is asked about the module. What was seen of a library is forgotten
/// when its file is another.
final class OverrideSightings: Sendable {
  /// One override that ran: `Wide.WideView`, `pointInside`.
  struct Sighting: Hashable, Sendable {
    let type: String
    let method: String
  }

  private struct State {
    var seen: [Sighting: Bool] = [:]
    /// The files of which that was seen, by the module's name.
    var stamps: [String: FileStamp] = [:]
    /// Grows with each change.
    var changes = 0
  }

  /// Guarded by a lock that the thread sanitizer knows, as it does not know `Mutex`.
  private let state = NIOLockedValueBox(State())

  /// Grows with each change, so that only news are told.
  var changes: Int { state.withLockedValue { $0.changes } }

  /// Whether super was called when an override last ran; nil when it has not.
  func callsSuper(_ type: String, _ method: String) -> Bool? {
    state.withLockedValue { $0.seen[Sighting(type: type, method: method)] }
  }

  /// Takes what one override did.
  func note(_ sighting: Sighting, callsSuper: Bool) {
    state.withLockedValue { state in
      guard state.seen[sighting] != callsSuper else { return }
      state.seen[sighting] = callsSuper
      state.changes += 1
    }
  }

  /// Takes what a worker saw of its modules, whose files are now these.
  func merge(_ other: JSONValue, of files: [String: String]) {
    // Before anything is taken over: what was seen of an older library must not stand beside it.
    for (module, path) in files { keep(module, only: FileStamp(path: path)) }
    for (type, methods) in other.members {
      for (method, callsSuper) in methods.members {
        guard let callsSuper = callsSuper.bool else { continue }
        note(Sighting(type: type, method: method), callsSuper: callsSuper)
      }
    }
  }

  /// Forgets what was seen of a module whose file was another.
  func keep(_ module: String, only stamp: FileStamp?) {
    state.withLockedValue { state in
      defer { state.stamps[module] = stamp }
      guard let known = state.stamps[module], known != stamp else { return }
      state.seen = state.seen.filter { !$0.key.type.hasPrefix(module + ".") }
      state.changes += 1
    }
  }

  /// All that was seen, by class and method.
  var json: JSONValue {
    let object = JSONValue.object()
    let seen = state.withLockedValue { $0.seen }
    let ordered = seen.sorted { ($0.key.type, $0.key.method) < ($1.key.type, $1.key.method) }
    for (sighting, callsSuper) in ordered {
      let methods = object[sighting.type] ?? .object()
      methods.set(sighting.method, callsSuper)
      object.set(sighting.type, methods)
    }
    return object
  }
}

/// Reads from the records of a session which overrides of modules ran, and how.
struct OverrideWatch {
  private let types: [ObjectIdentifier: String]
  /// The last record that was read.
  private var last: (epoch: Int, seq: Int) = (0, 0)

  init(_ host: ModuleHost) {
    var types: [ObjectIdentifier: String] = [:]
    for loaded in host.loaded where !loaded.isBuiltIn {
      for type in loaded.module.classes {
        types[ObjectIdentifier(type.type)] = "\(loaded.module.name).\(type.name)"
      }
    }
    self.types = types
  }

  /// Reads the records that came since the last time.
  mutating func read(_ session: Session, into sightings: OverrideSightings) {
    guard !types.isEmpty else { return }
    // The numbers of records that were taken back are given out again.
    if session.epoch != last.epoch { last = (session.epoch, 0) }
    let level = session.level
    // From the newest back: an answer must not cost a look at the whole ring.
    for record in session.ring.kept.reversed().lazy.map(\.record) {
      guard record.seq[level] > last.seq else { break }
      guard let method = record.method, let index = record.at,
        let called = OverrideWatch.callsSuper(record),
        let object = session.simulation.objects.object(at: index),
        let type = types[ObjectIdentifier(Swift.type(of: object))]
      else { continue }
      sightings.note(.init(type: type, method: method.name), callsSuper: called)
    }
    last.seq = session.position(level)
  }

  /// Whether super was called, where a record closes the call of a Swift override.
  private static func callsSuper(_ record: TraceRecord) -> Bool? {
    for field in record.fields where field.key == .how {
      guard case .text(let how) = field.value else { return nil }
      switch how {
      case "overridden, super called": return true
      case "overridden, super not called": return false
      default: return nil
      }
    }
    return nil
  }
}
