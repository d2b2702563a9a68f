import Foundation
import TestSupport

/// Prints that tests ask about, as files in a folder of their own.
enum Pasted {
  /// A button that is hidden and covered: both have to be mended.
  static let signIn = """
    <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600000>>
       | <UIView: 0x7fb1a2c03000; frame = (0 0; 390 844); layer = <CALayer: 0x600001>>
       |    | <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44); hidden = YES; layer = <CALayer: 0x600002>>
       |    |    | <UIButtonLabel: 0x7fb1a2c05000; frame = (60 10; 80 24); text = 'Sign in'; userInteractionEnabled = NO>
       |    | <Cafe.CoverView: 0x7fb1a2c09b30; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x600004>>
    """

  /// A button that is hidden, in a view that is transparent, below a cover.
  ///
  /// In front of that lies a view that lets touches through, and at the side what has nothing to do
  /// with it.
  static let threeObstacles = """
    <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600000>>
       | <UIView: 0x7fb1a2c03000; frame = (0 0; 390 844); layer = <CALayer: 0x600001>>
       |    | <UIView: 0x7fb1a2c04000; frame = (0 200; 390 200); alpha = 0; layer = <CALayer: 0x600002>>
       |    |    | <UIButton: 0x7fb1a2c04e10; frame = (110 80; 200 44); hidden = YES; layer = <CALayer: 0x600003>>
       |    |    |    | <UIButtonLabel: 0x7fb1a2c05000; frame = (60 10; 80 24); text = 'Sign in'; userInteractionEnabled = NO>
       |    | <UIView: 0x7fb1a2c08000; frame = (0 0; 390 844); userInteractionEnabled = NO; layer = <CALayer: 0x600004>>
       |    |    | <UIImageView: 0x7fb1a2c08100; frame = (0 0; 390 844); userInteractionEnabled = NO; layer = <CALayer: 0x600005>>
       |    | <Cafe.CoverView: 0x7fb1a2c09b30; baseClass = UIView; frame = (0 0; 390 844); layer = <CALayer: 0x600006>>
       |    | <UIView: 0x7fb1a2c0a000; frame = (0 0; 390 844); userInteractionEnabled = NO; layer = <CALayer: 0x600007>>
       |    | <UIView: 0x7fb1a2c0b000; frame = (0 700; 390 144); layer = <CALayer: 0x600008>>
    """

  /// A responder chain, which is no tree.
  static let chain = """
    <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44); layer = <CALayer: 0x600002>>
       | <UIView: 0x7fb1a2c03000; frame = (0 0; 390 844); layer = <CALayer: 0x600001>>
       |    | <Cafe.SignInController: 0x7fb1a2d01000>
    """

  /// What a touch says of itself: it hit the view behind the cover.
  static let touch = """
    <UITouch: 0x7fb1a2f01000> type: Direct; phase: Began; tap count: 1; window: <UIWindow: \
    0x7fb1a2c00480; frame = (0 0; 390 844)>; responder: <UIView: 0x7fb1a2c03000; frame = (0 0; 390 \
    844)>; location in window: {210, 300}; location in view: {210, 300}
    """

  /// Runs `body` in a folder with a print in `paste.txt`, and what else is given by name.
  static func with(
    _ paste: String,
    _ others: [String: String] = [:],
    _ body: (Desk) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pasted-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in others.merging(["paste.txt": paste], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(Desk(folder: folder.path))
  }
}
