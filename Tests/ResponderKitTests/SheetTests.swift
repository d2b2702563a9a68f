import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Sheets that a finger moves, and the control that is pulled down above a scroll view's content.
@Suite(.seesItsRules)
struct SheetTests {
  private struct Stage {
    let screen: Screen
    let home: UIViewController
    let sheet: UIViewController
    let scroll: UIScrollView

    init(profile: Profile = Profile(), size: CGSize? = nil) {
      let screen = Screen(profile: profile)
      self.screen = screen
      if let size {
        screen.simulation.device.screen = size
        screen.window.frame.size = size
      }
      (home, sheet, scroll) = screen.simulation.enter {
        let (home, sheet) = (UIViewController(), UIViewController())
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 790))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        screen.setRoot(home)
        home.present(sheet, animated: false)
        sheet.view.addSubview(scroll)
        return (home, sheet, scroll)
      }
      screen.simulation.objects.name(sheet, "sheet")
    }

    func drag(from y: Double, by distance: Double, seconds: Double = 0.5, lifts: Bool = true) throws
    {
      try screen.simulation.enter {
        try screen.touch(.began, 195, y)
        try screen.slide(195, y, by: 0, distance, steps: Int(seconds * 60))
        if lifts { try screen.touch(.ended, 195, y + distance) }
      }
    }

    var top: Double { sheet.view.frame.minY }
  }

  @Test func `scroll.in-sheet: a downward drag at the top moves the sheet, less 10 points`() throws
  {
    let stage = Stage()
    #expect(stage.top == 54)
    try stage.drag(from: 200, by: 110, lifts: false)
    #expect(abs(stage.top - 154) < 0.001)
    #expect(stage.scroll.contentOffset.y == 0)
    #expect(stage.screen.decided("scroll.in-sheet"))
  }

  @Test func `scroll.in-sheet: let go before half its height, the sheet returns`() throws {
    let stage = Stage()
    try stage.drag(from: 200, by: 300, seconds: 1)
    #expect(stage.top == 344)
    stage.screen.wait(2)
    #expect(stage.top == 54)
    #expect(stage.home.presentedViewController === stage.sheet)
    #expect(stage.screen.decided("scroll.in-sheet"))
  }

  private static let tops: [(CGSize, Double)] = [
    (CGSize(width: 393, height: 852), 59), (CGSize(width: 440, height: 956), 62),
    (CGSize(width: 390, height: 844), 54), (CGSize(width: 375, height: 667), 54),
  ]

  @Test(arguments: tops)
  func `a sheet begins at the safe area's top and is as high as what is left`(
    size: CGSize,
    top: Double
  ) {
    let stage = Stage(size: size)
    #expect(
      stage.sheet.view.frame
        == CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    )
    var profile = Profile()
    profile.numbers["sheetTop"] = 100
    #expect(Stage(profile: profile, size: size).top == 100)
  }

  @Test func `scroll.in-sheet: let go, it goes back by a critically damped spring`() throws {
    let stage = Stage()
    try stage.drag(from: 200, by: 210, seconds: 0.5)
    #expect(stage.top == 254)
    let (distance, velocity, rate) = (200.0, 7 * 60.0, 18.26)
    #expect(stage.screen.simulation.isMoving)
    stage.screen.wait(0.0001)
    for frame in 1...12 {
      stage.screen.wait(1.0 / 60)
      let time = Double(frame) / 60
      let way = (distance + (velocity + rate * distance) * time) * exp(-rate * time)
      #expect(abs(stage.top - 54 - way) < 0.1, "frame \(frame)")
    }
    #expect(stage.screen.decided("scroll.in-sheet"))
    // A finger can hold it on its way.
    let held = stage.top
    try stage.drag(from: 400, by: 110, lifts: false)
    #expect(abs(stage.top - held - 100) < 60)
    try stage.screen.simulation.enter { try stage.screen.touch(.ended, 195, 510) }
    stage.screen.wait(2)
    #expect(stage.top == 54 && !stage.screen.simulation.isMoving)
  }

  @Test func `a sheet that is dismissed leaves downwards`() throws {
    let stage = Stage()
    try stage.drag(from: 200, by: 420, seconds: 1)
    let top = stage.top
    stage.screen.wait(0.2)
    #expect(stage.top > top + 100)
    stage.screen.wait(1)
    #expect(stage.sheet.view.window == nil && !stage.screen.simulation.isMoving)
  }

  @Test func `scroll.in-sheet: beyond half its height it is dismissed`() throws {
    let stage = Stage()
    try stage.drag(from: 200, by: 420, seconds: 1)
    stage.screen.wait(1)
    #expect(stage.home.presentedViewController == nil)
    #expect(stage.sheet.view.window == nil)
  }

  @Test func `scroll.in-sheet: a fast flick dismisses it from anywhere`() throws {
    let stage = Stage()
    try stage.drag(from: 200, by: 120, seconds: 0.1)
    stage.screen.wait(1)
    #expect(stage.home.presentedViewController == nil)
  }

  @Test func `scroll.in-sheet: a sheet that insists on an answer returns`() throws {
    let stage = Stage()
    stage.sheet.isModalInPresentation = true
    try stage.drag(from: 200, by: 420, seconds: 0.1)
    stage.screen.wait(2)
    #expect(stage.home.presentedViewController === stage.sheet)
    #expect(stage.top == 54)
  }

  @Test(arguments: [(0.0, -200.0), (500, 200), (500, -200)])
  func `any other drag in a sheet scrolls the content`(
    _ offset: Double,
    _ distance: Double
  ) throws {
    let stage = Stage()
    stage.scroll.contentOffset.y = offset
    try stage.drag(from: 400, by: distance, lifts: false)
    #expect(stage.top == 54)
    #expect(abs(stage.scroll.contentOffset.y - (offset - distance + 10 * distance.signum)) < 0.001)
  }

  @Test func `what is beside the sheet does not move it`() throws {
    let stage = Stage()
    try stage.drag(from: 20, by: 300, lifts: false)
    #expect(stage.top == 54)
  }

  @Test func `before iOS 13 nothing is a sheet on a phone`() throws {
    let stage = Stage(profile: profile(ios: 12))
    try stage.drag(from: 200, by: 420, seconds: 1)
    #expect(stage.home.presentedViewController === stage.sheet)
  }
}

extension Double {
  fileprivate var signum: Double { self < 0 ? -1 : 1 }
}

/// The control that is pulled down.
@Suite(.seesItsRules)
struct RefreshControlTests {
  private let stage = TableStage()
  private let control: UIRefreshControl
  private let target = EventCounter()

  init() {
    control = stage.screen.simulation.enter { UIRefreshControl() }
    stage.screen.simulation.objects.name(control, "refresh")
    stage.screen.simulation.enter { stage.table.refreshControl = control }
    control.addTarget(target, action: "count", for: .valueChanged)
  }

  private func pull(_ distance: Double) throws {
    try stage.down(1)
    try stage.drag(1, by: distance, steps: 30)
  }

  @Test func `scroll.refresh-control: pulled far enough it starts once and the content stays`()
    throws
  {
    try pull(200)
    #expect(target.count == 1)
    #expect(control.isRefreshing)
    #expect(stage.table.contentInset.top == 60)
    stage.screen.wait(2)
    #expect(stage.table.contentOffset.y == -60)
    try pull(200)
    #expect(target.count == 1, "it has started already")
    stage.screen.simulation.enter { control.endRefreshing() }
    stage.screen.wait(2)
    #expect(stage.table.contentInset.top == 0)
    #expect(stage.table.contentOffset.y == 0)
    #expect(stage.screen.decided("scroll.refresh-control"))
  }

  @Test func `a short pull does nothing`() throws {
    try pull(80)
    #expect(target.count == 0)
    #expect(!control.isRefreshing)
    #expect(stage.table.contentInset.top == 0)
  }

  @Test func `one pull starts it once, even if the content is there at once`() throws {
    target.whenCounted = { [unowned control] in control.endRefreshing() }
    try pull(250)
    #expect(target.count == 1)
    #expect(stage.table.contentInset.top == 0)
    target.whenCounted = {}
    stage.screen.wait(2)
    try pull(250)
    #expect(target.count == 2)
  }

  @Test func `code that starts it sends no event`() {
    stage.screen.simulation.enter { control.beginRefreshing() }
    #expect(stage.table.contentInset.top == 60)
    #expect(target.count == 0)
    stage.screen.simulation.enter { stage.table.refreshControl = nil }
    #expect(stage.table.contentInset.top == 0)
    #expect(control.superview == nil)
  }
}

/// A target that counts.
private final class EventCounter: ActionTarget {
  private(set) var count = 0
  var whenCounted: () -> Void = {}

  static var actions: Actions { Actions().adding("count", EventCounter.counted) }

  func counted() {
    count += 1
    whenCounted()
  }
}
