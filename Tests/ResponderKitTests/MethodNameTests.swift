#if os(Linux) && _pointerBitWidth(_64)
import CResponderKit
import Foundation
import ResponderKit
import Testing

/// The names of the functions in UIKit's method tables, by which overrides are known.
struct MethodNameTests {
  private static let classes: [AnyClass] = [
    UIResponder.self, UIView.self, UIControl.self, UIButton.self, UIScrollView.self,
    UITextField.self, UIWindow.self, UIApplication.self, UIViewController.self,
    UIGestureRecognizer.self, UITapGestureRecognizer.self,
  ]

  @Test(arguments: classes.indices)
  func `one walk finds the names that dladdr finds, and nothing else`(index: Int) throws {
    let (image, words) = Self.table(of: Self.classes[index])
    let dladdr = try Self.dladdr(inside: image)
    var names = [UnsafePointer<CChar>?](repeating: nil, count: words.count)
    #expect(responder_symbols_at(image, words, words.count, &names))
    #expect(names.map { $0.map { String(cString: $0) } } == words.map(dladdr))
    #expect(names.count { $0 != nil } > 10)
  }

  @Test func `an address between two functions has no name`() throws {
    let (image, words) = Self.table(of: UIView.self)
    let dladdr = try Self.dladdr(inside: image)
    let function = try #require(words.first { dladdr($0) != nil })
    var names = [UnsafePointer<CChar>?](repeating: nil, count: 3)
    #expect(responder_symbols_at(image, [function + 1, function, 0], 3, &names))
    #expect(names.map { $0 != nil } == [false, true, false])
  }

  @Test func `what lies in no image has no names`() {
    let (_, words) = Self.table(of: UIView.self)
    var names = [UnsafePointer<CChar>?](repeating: nil, count: words.count)
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
      #expect(!responder_symbols_at(memory.baseAddress, words, words.count, &names))
    }
    #expect(names.allSatisfy { $0 == nil })
  }

  /// The words of a class's metadata, and an address in its image.
  private static func table(of type: AnyClass) -> (image: UnsafeRawPointer, words: [UInt]) {
    // Unsafe because Swift has no other way to a class's metadata; its size stands at byte 32.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let bytes =
      metadata.load(fromByteOffset: 32, as: UInt32.self)
      - metadata.load(fromByteOffset: 36, as: UInt32.self)
    let words = UnsafeBufferPointer(
      start: metadata.assumingMemoryBound(to: UInt.self),
      count: Int(bytes) / MemoryLayout<UInt>.size
    )
    return (metadata, Array(words))
  }

  /// Tells the name of the symbol that begins exactly at an address of an image, as the loader does.
  private static func dladdr(inside image: UnsafeRawPointer) throws -> (UInt) -> String? {
    typealias Function = @convention(c) (UInt, UnsafeMutablePointer<UInt>) -> CInt
    // Unsafe because glibc declares it as an extension, which Swift does not see.
    let function = unsafeBitCast(try #require(dlsym(nil, "dladdr")), to: Function.self)
    // File and base of the image, name and address of the symbol: what `Dl_info` holds, in order.
    var own: [UInt] = [0, 0, 0, 0]
    try #require(function(UInt(bitPattern: image), &own) != 0)
    return { [base = own[1]] address in
      var info: [UInt] = [0, 0, 0, 0]
      guard function(address, &info) != 0, info[1] == base, info[3] == address else { return nil }
      return UnsafePointer<CChar>(bitPattern: info[2]).map { String(cString: $0) }
    }
  }
}
#endif
