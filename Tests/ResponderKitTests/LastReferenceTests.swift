import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Views that only a touch keeps alive, whose end is code that uses touches and recognizers.
struct LastReferenceTests {
  private let screen = Screen()

  /// A view that runs code when it goes.
  private final class Mortal: UIView {
    var whenGone: () -> Void = {}
    deinit { whenGone() }
  }

  private func addMortal(in parent: UIView? = nil, whenGone: @escaping () -> Void) -> Mortal {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = screen.add("mortal", Mortal(frame: frame), in: parent)
    view.whenGone = whenGone
    return view
  }

  @Test func `the end of a view takes another finger's view away`() throws {
    let other = screen.add("other", UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)))
    var isGone = false
    var view: Mortal? = addMortal {
      isGone = true
      other.removeFromSuperview()
    }
    try screen.simulation.enter {
      try screen.touch(.began, 10, 10, finger: 1)
      try screen.touch(.began, 210, 10, finger: 2)
      view?.removeFromSuperview()
      view = nil
    }
    #expect(isGone)
    #expect(screen.simulation.touches.fingersDown.isEmpty)
  }

  @Test func `the end of a view at the lift of its finger`() throws {
    var profile = Profile()
    profile.toggles["touch.cancel-when-view-leaves-window"] = .off
    let screen = Screen(profile: profile)
    let other = screen.add("other", UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)))
    var isGone = false
    var view: Mortal? = screen.add(
      "mortal",
      Mortal(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    )
    view?.whenGone = {
      isGone = true
      other.removeFromSuperview()
    }
    try screen.simulation.enter {
      try screen.touch(.began, 10, 10)
      view?.removeFromSuperview()
      view = nil
      #expect(!isGone)
      try screen.touch(.ended, 10, 10)
    }
    #expect(isGone && other.superview == nil)
  }

  @Test func `the end of a view when a recognizer forgets its attempt`() throws {
    let outer = screen.add("outer", UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let tap = screen.simulation.enter { UITapGestureRecognizer() }
    tap.numberOfTapsRequired = 2
    outer.addGestureRecognizer(tap)
    var view: Mortal? = addMortal(in: outer) {
      tap.isEnabled = false
      outer.removeGestureRecognizer(tap)
    }
    weak let weakView = view
    try screen.simulation.enter {
      try screen.touch(.began, 10, 10)
      try screen.touch(.ended, 10, 10)
      view?.removeFromSuperview()
      view = nil
    }
    #expect(weakView != nil)
    screen.wait(1)
    #expect(weakView == nil)
    #expect(tap.view == nil && tap.state == .possible)
  }
}
