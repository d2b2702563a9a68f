import CJansson

/// A node of jansson's.
typealias JSONNode = UnsafeMutablePointer<json_t>

/// What keeps a tree of jansson's alive, and says what may be done with it.
///
/// Nothing changes a parsed tree, nor one that is sealed, so all views of its nodes share one owner.
/// A built tree may drop nodes while it grows, so each view of one owns its node.
final class JSONTree {
  enum Origin {
    case fixed
    case built
    case viewed
  }

  let root: JSONNode
  let origin: Origin

  /// Takes a reference that jansson handed over; there is none only without memory.
  init(owning root: JSONNode?, _ origin: Origin) {
    guard let root else { preconditionFailure("jansson made no value: out of memory") }
    self.root = root
    self.origin = origin
  }

  deinit {
    json_decref(root)
  }
}
