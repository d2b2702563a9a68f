import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioTestSupport
import Testing

@testable import Workbench

/// Where things are at each moment of what moves them, inside a step and not only between two.
struct FilmPlacesTests {
  private static func film(_ id: String, _ variant: String? = nil) throws -> Filmed {
    let document = try Filmed.document(id)
    return try Filmed(document, variant: variant ?? document.runs[0])
  }

  /// The moments of a step, by its place in the script.
  private static func moments(of step: Int, in film: Filmed) throws -> ClosedRange<Int> {
    let step = try #require(film.run.steps.first { $0.index == step })
    return step.first...step.last
  }

  /// What something of a view is at each moment of a step, told where it becomes another.
  private static func values(
    of name: String,
    during step: Int,
    in film: Filmed,
    _ value: (ShownView) -> CGFloat
  ) throws -> [Double] {
    let place = try #require(film.place(of: name))
    var found: [Double] = []
    for moment in try moments(of: step, in: film) {
      guard let view = film.scene(at: moment).views[place]?.shown else { continue }
      let now = (Double(value(view)) * 1000).rounded() / 1000
      if found.last != now { found.append(now) }
    }
    return found
  }

  /// The scene with which a step ends.
  private static func end(of step: Int, in film: Filmed) throws -> FilmScene {
    film.scene(at: try moments(of: step, in: film).upperBound)
  }

  private static func isGrowing(_ values: [Double]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  @Test func `a drag scrolls finger by finger, and takes the keyboard away as it begins`() throws {
    let film = try Self.film("scrolling/keyboard-dismiss", "onDrag")
    let offsets = try Self.values(of: "page", during: 1, in: film) { $0.bounds.minY }
    #expect(offsets.first == 0)
    #expect(offsets.last == 90)
    #expect(offsets.count > 3)
    #expect(Self.isGrowing(offsets))
    #expect(try Self.end(of: 0, in: film).keyboard == CGRect(x: 0, y: 508, width: 390, height: 336))
    let step = try Self.moments(of: 1, in: film)
    let page = try #require(film.place(of: "page"))
    let gone = try #require(step.first { film.scene(at: $0).keyboard == nil })
    #expect(film.scene(at: gone).views[page]?.shown.bounds.minY ?? 90 < 90)
    #expect(film.scene(at: gone).first == nil)
  }

  @Test func `a pinch zooms the content around the fingers`() throws {
    let film = try Self.film("scrolling/zoom", "zooms")
    let scales = try Self.values(of: "photo", during: 0, in: film) { $0.matrix.a }
    #expect(scales.first == 1)
    #expect(scales.last == 2)
    #expect(scales.count > 3)
    #expect(Self.isGrowing(scales))
    let photo = try #require(film.place(of: "photo"))
    let shown = try #require(try Self.end(of: 0, in: film).views[photo]?.shown)
    // The middle stays under the fingers: twice as large, and half of that to the left and above.
    #expect(abs(shown.matrix.tx + 195) < 0.001)
    #expect(abs(shown.matrix.ty + 422) < 0.001)
  }

  @Test func `a flick goes on after the finger has left`() throws {
    let film = try Self.film("scrolling/touch-while-decelerating")
    let step = try #require(
      film.run.steps.first { step in
        film.run.maker.fingers.rows.contains {
          $0.phase == "ended" && (step.first...step.last).contains($0.moment)
        }
      }
    )
    let lifted = try #require(film.run.maker.fingers.rows.first { $0.phase == "ended" })
    let page = try #require(
      film.scene(at: 1).views.first { $0.value.shown.content != nil }?.key
    )
    let end = film.run.steps.first { $0.index == step.index + 1 }?.last ?? film.run.count
    func offset(_ moment: Int) -> CGFloat {
      film.scene(at: moment).views[page]?.shown.bounds.minY ?? 0
    }
    #expect(offset(lifted.moment) > 0)
    #expect(offset(end) > offset(lifted.moment) + 50)
  }

  @Test func `a screen that is turned is another screen from that moment on`() throws {
    let film = try Filmed(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": { "id": "screen", "view": { "id": "root" } } } ] },
        "script": [ { "wait": 0.1 }, { "send": "application.rotate", "orientation": "landscapeLeft" } ] }
      """
    )
    #expect(try Self.end(of: 0, in: film).screen == CGSize(width: 390, height: 844))
    let turned = try Self.end(of: 1, in: film)
    #expect(turned.screen == CGSize(width: 844, height: 390))
    let root = try #require(film.place(of: "root"))
    #expect(turned.views[root]?.shown.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `a menu stands over the views while it is up`() throws {
    let film = try Self.film("edit-menu/context-menu")
    #expect(try Self.end(of: 0, in: film).menu == nil)
    let up = try Self.end(of: 1, in: film)
    let menu = try #require(up.menu)
    #expect(film.tables.objects[menu].kind == .window)
    let share = try #require(film.place(of: "share"))
    #expect(up.views[share]?.shown.text == "Share")
    #expect(up.order.last.map { up.views[$0]?.shown.text } == "Print")
    let step = try Self.moments(of: 2, in: film)
    let closing = try #require(step.first { film.scene(at: $0).menu == nil })
    #expect(closing > step.lowerBound)
  }

  @Test func `an alert stands in the middle, and takes keyboard and focus as long`() throws {
    let film = try Self.film("first-responder/presentation-keeps-focus")
    let name = try #require(film.place(of: "name"))
    #expect(try Self.end(of: 0, in: film).first == name)
    let shown = try Self.end(of: 1, in: film)
    let alert = try #require(shown.alert.flatMap { shown.views[$0]?.shown })
    #expect(alert.matrix.tx == (390 - alert.bounds.width) / 2)
    #expect(shown.keyboard == nil)
    #expect(shown.first == nil)
    let after = try Self.end(of: 2, in: film)
    #expect(after.alert == nil)
    #expect(after.first == name)
    #expect(after.keyboard != nil)
  }

  @Test func `a sheet follows the finger that drags it`() throws {
    let film = try Self.film("tables/sheet-and-scroll")
    #expect(try Self.values(of: "page", during: 0, in: film) { $0.matrix.ty } == [54])
    let offsets = try Self.values(of: "list", during: 0, in: film) { $0.bounds.minY }
    #expect(offsets.last == 100)
    let places = try Self.values(of: "page", during: 3, in: film) { $0.matrix.ty }
    #expect(places.first == 54)
    #expect(abs((places.last ?? 0) - 154) < 0.5)
    #expect(places.count > 3)
    #expect(Self.isGrowing(places))
  }

  @Test func `what is done later is seen in the step in which it is done`() throws {
    let film = try Filmed(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "id": "card", "frame": [10, 20, 50, 60] } ] } ] },
        "script": [ { "after": 0.2, "do": [ { "set": { "card.frame": [100, 200, 50, 60] } } ] },
          { "wait": 0.1 }, { "wait": 0.2 } ] }
      """
    )
    for step in [0, 1] {
      #expect(try Self.values(of: "card", during: step, in: film) { $0.matrix.tx } == [10])
    }
    #expect(try Self.values(of: "card", during: 2, in: film) { $0.matrix.tx } == [10, 100])
    let card = try #require(film.place(of: "card"))
    let shown = try Self.end(of: 2, in: film).views[card]?.shown
    #expect(shown?.matrix.ty == 200)
  }
}
