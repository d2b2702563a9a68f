import CResponderKit
import Foundation
import Synchronization

/// Tells whether a class overrides a method of UIKit's, from the classes' own method tables.
///
/// A class's metadata holds one pointer for each method. Where the pointer of a class differs from
/// that of its nearest superclass in UIKit, somebody between the two overrides the method. Which
/// place in the table belongs to which method is read once for each class of UIKit from the names
/// of the functions that its table points to.
///
/// What it answers decides who handled a message, the words of a record, and which calls may go
/// unrecorded; what the app's own code does never hangs on it.
enum Overriding {
  /// Whether `type`, or a superclass outside UIKit, overrides each method that UIKit's class has.
  ///
  /// Unknown, and so not in the answer, is a method that UIKit's class does not have, every method
  /// of a class that is no subclass of UIKit's, and everything on another platform.
  static func table(of type: AnyClass) -> [Method: Bool] {
    #if os(Linux) && _pointerBitWidth(_64)
    guard let uikit = nearestUIKitClass(of: type) else { return [:] }
    let places = places(in: uikit)
    guard type != uikit else { return places.mapValues { _ in false } }
    let own = MethodPointers(of: type)
    let base = MethodPointers(of: uikit)
    return places.mapValues { own[$0] != base[$0] }
    #else
    // Elsewhere a class's metadata is laid out differently; unknown is better than a guess.
    return [:]
    #endif
  }

  /// Whether `type` runs the versions of the methods that `base`, a class of UIKit's, has.
  ///
  /// Unlike `table(of:)` it looks past UIKit's own subclasses: a class that inherits the version of
  /// one of these does not run that of `base`.
  static func inherits(_ methods: [Method], in type: AnyClass, from base: AnyClass) -> Bool {
    #if os(Linux) && _pointerBitWidth(_64)
    let places = places(in: base)
    let (own, inherited) = (MethodPointers(of: type), MethodPointers(of: base))
    return methods.allSatisfy { method in
      places[method].map { own[$0] == inherited[$0] } ?? false
    }
    #else
    return false
    #endif
  }

  private static func nearestUIKitClass(of type: AnyClass) -> AnyClass? {
    var candidate: AnyClass? = type
    while let type = candidate {
      if isUIKit(type) { return type }
      candidate = _getSuperclass(type)
    }
    return nil
  }

  /// Whether a class is one of UIKit's.
  static func isUIKit(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("ResponderKit.")
  }

  // MARK: - Places

  /// The places of a UIKit class's methods, for the classes that were asked about before.
  private static let known = Mutex<[ObjectIdentifier: [Method: Int]]>([:])

  private static func places(in uikit: AnyClass) -> [Method: Int] {
    let id = ObjectIdentifier(uikit)
    if let places = known.withLock({ $0[id] }) { return places }
    // A superclass's table is the beginning of its subclass's, so only the rest is read here.
    var places: [Method: Int] = [:]
    var start = 0
    if let superclass = _getSuperclass(uikit) {
      start = MethodPointers(of: superclass).count
      if isUIKit(superclass) { places = self.places(in: superclass) }
    }
    for (place, symbol) in MethodPointers(of: uikit).symbols(from: start) {
      guard let signature = signature(of: symbol),
        let method = methods.first(where: { signature.hasPrefix($0.signature) })?.method
      else { continue }
      places[method] = places[method] ?? place
    }
    known.withLock { [places] in $0[id] = places }
    return places
  }

  /// How the demangled signature of each method's implementation begins, after the class.
  private static let methods: [(signature: String, method: Method)] = Method.allCases.flatMap {
    switch $0 {
    case .pointInside: [("point(inside:", $0)]
    case .willMoveToWindow: [("willMove(toWindow:", $0)]
    case .willMoveToParent: [("willMove(toParent:", $0)]
    case .didMoveToParent: [("didMove(toParent:", $0)]
    case .target: [("target(forAction:", $0)]
    case .sendAction: [("sendAction(_: ResponderKit.Selector", $0)]
    case .sendUIAction: [("sendAction(_: ResponderKit.UIAction", $0)]
    default: [($0.name + "(", $0), ($0.name + ".getter", $0)]
    }
  }

  /// Returns `touchesBegan(_: …` of a function `ResponderKit.UIView.touchesBegan(_: …`.
  ///
  /// Slow, and needed for each place of a UIKit class's table only once in a process.
  private static func signature(of symbol: UnsafePointer<CChar>) -> Substring? {
    guard let demangled = swift_demangle(symbol, strlen(symbol), nil, nil, 0) else { return nil }
    defer { free(demangled) }
    let name = String(cString: demangled)
    guard name.hasPrefix("ResponderKit."),
      let dot = name.dropFirst("ResponderKit.".count).firstIndex(of: ".")
    else { return nil }
    return name[name.index(after: dot)...]
  }
}

/// The words of a class's metadata after its header: methods, and field offsets among them.
private struct MethodPointers {
  private let words: UnsafeBufferPointer<UInt>

  init(of type: AnyClass) {
    // Unsafe because Swift has no other way to a class's metadata: on Linux a class without payload
    // is the pointer to it, as the ABI that this file reads lays down.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Two 32-bit numbers at byte 32: the size of the whole, and how much lies before the header.
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    words = UnsafeBufferPointer(
      start: metadata.assumingMemoryBound(to: UInt.self),
      count: (size - before) / MemoryLayout<UInt>.size
    )
  }

  var count: Int { words.count }

  subscript(place: Int) -> UInt? { place < words.count ? words[place] : nil }

  /// The names of the functions that the words from `start` on point to, each with its place.
  func symbols(from start: Int) -> [(place: Int, symbol: UnsafePointer<CChar>)] {
    guard start < words.count else { return [] }
    let rest = UnsafeBufferPointer(rebasing: words[start...])
    var symbols = [UnsafePointer<CChar>?](repeating: nil, count: rest.count)
    _ = responder_symbols_at(words.baseAddress, rest.baseAddress, rest.count, &symbols)
    return symbols.enumerated().compactMap { place, symbol in symbol.map { (start + place, $0) } }
  }
}
