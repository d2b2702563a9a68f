import Foundation
@_spi(Workbench) import ResponderKit

/// A view that answers as it is told when it is asked about focus, and counts the questions.
class FocusView: UIView {
  var can = true
  var letsGo = true
  /// What `resignFirstResponder` answers instead of calling super.
  var resignsWithoutSuper: Bool?
  var becomes = 0
  var resigns = 0
  var wasFirstInsideBecome = false

  override var canBecomeFirstResponder: Bool { can }
  override var canResignFirstResponder: Bool { letsGo }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    becomes += 1
    let answer = super.becomeFirstResponder()
    wasFirstInsideBecome = isFirstResponder
    return answer
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    resigns += 1
    if let resignsWithoutSuper { return resignsWithoutSuper }
    return super.resignFirstResponder()
  }
}

/// A controller that runs what it is given at each step of its life, and notes the steps.
class LifeController: UIViewController {
  let name: String
  var at: [String: (LifeController) -> Void] = [:]
  let diary: Diary

  /// The steps of several controllers, in order.
  final class Diary {
    var lines: [String] = []
  }

  init(_ name: String, _ diary: Diary = Diary()) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ step: String) {
    diary.lines.append("\(name).\(step)")
    at[step]?(self)
  }

  override func loadView() {
    super.loadView()
    note("loadView")
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

extension Screen {
  /// The focus view with this name, in the window or another view.
  @discardableResult
  func focusView(_ name: String, in parent: UIView? = nil) -> FocusView {
    add(name, FocusView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), in: parent)
  }

  /// The rules of the records of one kind, in order.
  func rules(of kind: TraceRecord.Kind) -> [String] {
    records.filter { $0.kind == kind }.compactMap { $0.rule?.id }
  }

  /// Whether a rule decided.
  func decided(_ id: String) -> Bool { rules.contains(id) }

  /// Makes an object inside the simulation.
  func make<T>(_ body: () -> T) -> T { simulation.enter(body) }

  /// Makes a controller the root of the window.
  func setRoot(_ controller: UIViewController) {
    simulation.enter { window.rootViewController = controller }
  }

  /// Lets time pass.
  func wait(_ seconds: Double) {
    simulation.advance(to: simulation.now + Int64(seconds * 1_000_000))
  }
}
