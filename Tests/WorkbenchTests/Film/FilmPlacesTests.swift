import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioTestSupport
import Testing

@testable import Workbench

/// Where things are at each moment of what moves them, inside a step and not only between two.
struct FilmPlacesTests {
  private static func film(
    _ id: String,
    _ variant: String? = nil,
    level: TraceLevel = .route
  ) throws -> Filmed {
    let document = try Filmed.document(id)
    return try Filmed(document, variant: variant ?? document.runs[0], level: level)
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

  /// Whether values are those that a scenario leads to, but for how they are rounded.
  private static func areNear(_ values: [Double], _ others: [Double]) -> Bool {
    values.count == others.count
      && zip(values, others).allSatisfy { abs($0 - $1) < 0.005 }
  }

  /// A length as scroll views keep it, in whole pixels of a third of a point.
  private static func pixels(_ length: Double) -> Double { (length * 3).rounded() / 3 }

  @Test func `a drag scrolls with the finger, and takes the keyboard away as it begins`() throws {
    // The finger goes 100 points in 18 moves, and the first 10 points only begin the drag, so that
    // the page follows from the second move on.
    let follows = (2...18).map { Self.pixels(Double($0) * 100 / 18 - 10) }
    let whole = try Self.film("scrolling/keyboard-dismiss", "onDrag", level: .full)
    let offsets = try Self.values(of: "page", during: 1, in: whole) { $0.bounds.minY }
    #expect(Self.areNear(offsets, [0] + follows), "\(offsets)")
    // Moves between which nothing is decided are one moment: after the drag has begun, all others.
    let film = try Self.film("scrolling/keyboard-dismiss", "onDrag")
    let told = try Self.values(of: "page", during: 1, in: film) { $0.bounds.minY }
    #expect(Self.areNear(told, [0, follows[0], 90]), "\(told)")
    // The keyboard is 291 points high and stands at the bottom of 844 points.
    #expect(try Self.end(of: 0, in: film).keyboard == CGRect(x: 0, y: 553, width: 390, height: 291))
    let step = try Self.moments(of: 1, in: film)
    let page = try #require(film.place(of: "page"))
    let gone = try #require(step.first { film.scene(at: $0).keyboard == nil })
    #expect(film.scene(at: gone).views[page]?.shown.bounds.minY ?? 90 < 90)
    #expect(film.scene(at: gone).first == nil)
  }

  @Test func `a pinch zooms the content around the fingers`() throws {
    // The fingers go from 100 to 216 points apart in 18 moves; the pinch begins with the second,
    // and the first 8 points are left out of its scale.
    let zooms = (2...18).map { (100 + Double($0) * 116 / 18) / 108 }
    let whole = try Self.film("scrolling/zoom", "zooms", level: .full)
    let scales = try Self.values(of: "photo", during: 0, in: whole) { $0.matrix.a }
    #expect(Self.areNear(scales, [1] + zooms), "\(scales)")
    let film = try Self.film("scrolling/zoom", "zooms")
    let told = try Self.values(of: "photo", during: 0, in: film) { $0.matrix.a }
    #expect(Self.areNear(told, [1, zooms[0], 2]), "\(told)")
    let photo = try #require(film.place(of: "photo"))
    let shown = try #require(try Self.end(of: 0, in: film).views[photo]?.shown)
    // The middle stays under the fingers: twice as large, and half of that to the left and above.
    #expect(abs(shown.matrix.tx + 195) < 0.001)
    #expect(abs(shown.matrix.ty + 422) < 0.001)
  }

  @Test func `a flick goes on after the finger has left`() throws {
    let film = try Self.film("scrolling/touch-while-decelerating")
    let page = try #require(film.place(of: "page"))
    func offset(_ moment: Int) -> Double {
      Double(film.scene(at: moment).views[page]?.shown.bounds.minY ?? .nan)
    }
    #expect(offset(1) == 0)
    // The finger goes 200 points, of which 10 begin the drag, and leaves at 2 points a millisecond.
    let lifted = try #require(film.run.maker.fingers.rows.first { $0.phase == "ended" })
    #expect(abs(offset(lifted.moment) - 190) < 0.001)
    // Each millisecond keeps 0.998 of the speed of the one before.
    func rolled(_ milliseconds: Double) -> Double {
      190 + 2 * 0.998 * (1 - pow(0.998, milliseconds)) / (1 - 0.998)
    }
    let wait = try Self.moments(of: 1, in: film).upperBound
    #expect(abs(offset(wait) - rolled(200)) < 0.4, "\(offset(wait))")
    // Where each call is told, each frame of the screen is.
    let whole = try Self.film("scrolling/touch-while-decelerating", level: .full)
    let frames = try Self.values(of: "page", during: 1, in: whole) { $0.bounds.minY }
    #expect(frames.count == 13)
    for (frame, value) in frames.enumerated() {
      let meant = rolled(Double(frame) * 1000 / 60)
      #expect(abs(value - meant) < 0.4, "\(value) is not \(meant)")
    }
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
    // Below the photo, which ends at 400, a row of 44 points for each action, the first on top.
    let rows = up.order.suffix(2).compactMap { up.views[$0]?.shown }
    #expect(rows.map(\.text) == ["Share", "Print"])
    #expect(rows.map(\.matrix.ty) == [400, 444])
    #expect(rows.map(\.bounds.height) == [44, 44])
    // It is there with the words that say so, while the finger is still down.
    let opening = try Self.moments(of: 1, in: film)
    let shown = try #require(opening.first { film.scene(at: $0).menu != nil })
    let said = film.tables.kinds.firstIndex(of: film.run.maker.moments[shown - 1].kind)
    #expect(said.map { film.tables.kinds[$0].name } == "menu-built")
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
    // Down by 110 points in 30 moves, of which the first 10 points only begin the drag: the sheet
    // follows from the third move on.
    func follows(_ move: Int) -> Double { 54 + Double(move) * 110 / 30 - 10 }
    #expect(Self.areNear(places, [54, follows(3), follows(29), follows(30)]), "\(places)")
    let whole = try Self.film("tables/sheet-and-scroll", level: .full)
    let all = try Self.values(of: "page", during: 3, in: whole) { $0.matrix.ty }
    #expect(Self.areNear(all, [54] + (3...30).map(follows)), "\(all)")
  }

  @Test func `what is done later is seen in the step in which it is done`() throws {
    let document = try Scenario.document(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "id": "card", "frame": [10, 20, 50, 60] } ] } ] },
        "script": [ { "after": 0.2, "do": [ { "set": { "card.frame": [100, 200, 50, 60] } } ] },
          { "wait": 0.1 }, { "wait": 0.2 } ] }
      """
    )
    let film = try Filmed(document, variant: nil)
    for step in [0, 1] {
      #expect(try Self.values(of: "card", during: step, in: film) { $0.matrix.tx } == [10])
    }
    // The timer is told only where every call is: without it the step has one moment, and what the
    // step changes is seen there.
    #expect(try Self.values(of: "card", during: 2, in: film) { $0.matrix.tx } == [100])
    let card = try #require(film.place(of: "card"))
    let shown = try Self.end(of: 2, in: film).views[card]?.shown
    #expect(shown?.matrix.ty == 200)
    let whole = try Filmed(document, variant: nil, level: .full)
    #expect(try Self.values(of: "card", during: 2, in: whole) { $0.matrix.tx } == [10, 100])
    let moved = try Self.moments(of: 2, in: whole).upperBound
    #expect(whole.run.maker.moments[moved - 1].time == 200_000)
  }
}
