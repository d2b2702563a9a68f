import Foundation
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import TestSupport
import Testing

@testable import Workbench

/// Where the names of views stand.
struct LabelSlotsTests {
  /// Names of a scene, with the rectangles of their labels.
  private static func frames(
    _ slots: [Int: CGPoint],
    _ names: [Int: String],
    height: CGFloat
  ) -> [CGRect] {
    slots.map { object, origin in
      let width = LabelSlots.width(of: names[object] ?? "", height: height)
      return CGRect(origin: origin, size: CGSize(width: width, height: height))
    }
  }

  @Test func `the table tells wide letters from narrow ones, and Chinese from both`() {
    #expect(LabelWidth.ems("iii") < LabelWidth.ems("aaa"))
    #expect(LabelWidth.ems("aaa") < LabelWidth.ems("mmm"))
    #expect(LabelWidth.ems("购买") == 2)
    #expect(LabelWidth.ems("") == 0)
  }

  @Test func `window and root have one place, and stand one above the other`() throws {
    let film = try Filmed(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "id": "root", "frame": [0, 0, 390, 844] } ] } ] }, "script": [] }
      """
    )
    let scene = film.scene(at: film.run.count)
    let slots = ["window", "root"].map { name in
      film.place(of: name).flatMap { scene.views[$0]?.slot }
    }
    #expect(slots == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 19)])
  }

  @Test(arguments: ScenarioFiles.ids)
  func `labels lie on the screen, and none on another or on the finger's way`(id: String) throws {
    for film in try Filmed.all(id) {
      let names = Dictionary(
        uniqueKeysWithValues: film.tables.objects.enumerated().map { ($0.offset, $0.element.id) }
      )
      for (place, delta) in film.run.scenes.deltas.enumerated() {
        let scene = film.scene(at: delta.moment)
        let deltas = film.run.scenes.deltas
        let end = place + 1 < deltas.count ? deltas[place + 1].moment : .max
        // One that has left is where it was, and nobody sees it.
        let fingers = film.run.maker.fingers.rows.filter {
          (delta.moment..<end).contains($0.moment) && $0.phase != FingerTrack.gone
        }
        let screen = CGRect(origin: .zero, size: scene.screen)
        for (slots, height) in [
          (scene.views.compactMapValues(\.slot), LabelSlots.height),
          (scene.views.compactMapValues(\.largeSlot), LabelSlots.largeHeight),
        ] {
          let frames = Self.frames(slots, names, height: height)
          for (index, frame) in frames.enumerated() {
            #expect(screen.contains(frame), "\(id): \(frame) outside \(screen)")
            // Less an edge, which labels below each other share.
            let inner = frame.insetBy(dx: 0.001, dy: 0.001)
            #expect(!frames[..<index].contains { $0.intersects(inner) }, "\(id) \(delta.moment)")
            let isUnderFinger = fingers.contains { frame.contains(CGPoint(x: $0.x, y: $0.y)) }
            #expect(!isUnderFinger, "\(id) \(delta.moment)")
          }
        }
      }
    }
  }
}
