import Foundation
@_spi(Workbench) import ResponderKit

/// A screen of random objects whose methods change whatever they like while they are asked.
///
/// Everything it does follows from its seed, so a seed that fails does so again.
final class MutationWorld {
  let simulation: Simulation
  var numbers: SeededNumbers
  var windows: [UIWindow] = []
  var views: [UIView] = []
  var controllers: [UIViewController] = []
  var recognizers: [UIGestureRecognizer] = []
  /// The event that a method was called with last, for sending it again.
  var lastEvent: UIEvent?
  /// How many more changes the running command may cause.
  var budget = 0
  /// The records of the run, as text.
  private(set) var records: [String] = []
  /// Asked and told by everything that has a delegate.
  private(set) lazy var delegate = simulation.enter { MutatingDelegate(in: self) }
  /// What a document's `keyCommands` answers.
  private(set) lazy var commands = simulation.enter { makeCommands() }
  private var made = 0

  init(seed: UInt64, level: TraceLevel) {
    var numbers = SeededNumbers(seed: seed)
    var profile = Profile()
    profile.ios = numbers.pick(Profile.versions) ?? 17
    for toggle in Toggle.allCases where numbers.once(in: 3) {
      profile.toggles[toggle.rawValue] = numbers.pick(toggle.settings)
    }
    simulation = Simulation(profile: profile)
    self.numbers = numbers
    simulation.dispatcher.limits.calls = 20_000
    simulation.dispatcher.limits.callDepth = 120
    simulation.dispatcher.limits.viewDepth = 30
    simulation.dispatcher.limits.timersAtOnce = 50
    simulation.dispatcher.trace.level = level
    simulation.dispatcher.trace.sink = { [unowned self] in records.append("\($0)") }
    simulation.enter { build() }
  }

  // MARK: - Building

  private func build() {
    let scene = UIWindowScene()
    for _ in 0..<2 {
      let window = UIWindow(windowScene: scene)
      add(window)
      if numbers.once(in: 3) { window.windowLevel = .alert }
      window.rootViewController = makeController()
      window.makeKeyAndVisible()
    }
    for _ in 0..<24 { numbers.pick(views)?.addSubview(makeView()) }
    simulation.application.delegate = delegate
  }

  private func makeCommands() -> [UIKeyCommand] {
    let commands = ["a", "\r", UIKeyCommand.inputUpArrow].map {
      UIKeyCommand(input: $0, modifierFlags: [], action: "change:")
    }
    commands[1].wantsPriorityOverSystemBehavior = true
    return commands
  }

  /// Makes a controller of a random class.
  func makeController() -> UIViewController {
    let controller: UIViewController =
      switch numbers.next(below: 6) {
      case 0: UINavigationController(rootViewController: plainController())
      case 1: tabController()
      case 2: alert()
      default: plainController()
      }
    (controller as? UINavigationController)?.delegate = delegate
    (controller as? UITabBarController)?.delegate = delegate
    controllers.append(controller)
    name(controller)
    disturb(controller)
    return controller
  }

  private func plainController() -> UIViewController {
    let controller = UIViewController()
    controllers.append(controller)
    name(controller)
    disturb(controller)
    if numbers.once(in: 2) { controller.view.addSubview(makeView()) }
    return controller
  }

  private func tabController() -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = [plainController(), plainController()]
    return controller
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "ok", style: .default) { [weak self] _ in self?.change() })
    return alert
  }

  /// Makes a view of a random class, mostly where fingers go.
  func makeView() -> UIView {
    let frame = CGRect(
      x: numbers.next(below: 200),
      y: numbers.next(below: 400),
      width: 40 + numbers.next(below: 300),
      height: 40 + numbers.next(below: 300)
    )
    let view: UIView =
      switch numbers.next(below: 14) {
      case 0: UILabel(frame: frame)
      case 1: UIButton(frame: frame)
      case 2: UISwitch(frame: frame)
      case 3: UISlider(frame: frame)
      case 4: UIStepper(frame: frame)
      case 5: UISegmentedControl(items: ["a", "b", "c"])
      case 6: UITextField(frame: frame)
      case 7: UITextView(frame: frame)
      case 8, 9: MutatingView(frame: frame, in: self)
      default: UIView(frame: frame)
      }
    view.frame = frame
    view.isMultipleTouchEnabled = numbers.once(in: 3)
    view.isExclusiveTouch = numbers.once(in: 8)
    if numbers.once(in: 6) { view.addInteraction(UIEditMenuInteraction(delegate: delegate)) }
    (view as? UITextField)?.delegate = delegate
    (view as? UITextView)?.delegate = delegate
    add(view)
    disturb(view)
    if numbers.once(in: 2) { makeRecognizer(on: view) }
    return view
  }

  private func add(_ view: UIView) {
    views.append(view)
    if let window = view as? UIWindow { windows.append(window) }
    name(view)
  }

  func add(_ recognizer: UIGestureRecognizer) {
    recognizers.append(recognizer)
    name(recognizer)
  }

  private func name(_ object: AnyObject) {
    made += 1
    simulation.objects.name(object, "object\(made)")
  }

  /// Lets an object's methods change the world, one time in two.
  func disturb(_ object: AnyObject) {
    guard numbers.once(in: 2) else { return }
    var methods: Set<ResponderKit.Method> = []
    for _ in 0..<6 {
      if let method = numbers.pick(MutatingOverrides.methods) { methods.insert(method) }
    }
    simulation.dispatcher.setOverrides(MutatingOverrides(methods, in: self), of: object)
  }

  // MARK: - Running

  /// Runs a command and returns what is wrong afterwards.
  func step() -> [String] {
    budget = 12
    simulation.dispatcher.beginCommand()
    simulation.enter { stimulate() }
    budget = 0
    _ = simulation.finishStimulus()
    simulation.dispatcher.clearFailure()
    return faults()
  }

  private func stimulate() {
    switch numbers.next(below: 15) {
    case 0: simulation.advance(to: simulation.now + Int64(numbers.next(below: 900_000)))
    case 1: change()
    case 2: try? simulation.motion.sendShake(duration: 0.1)
    case 3: try? simulation.remoteControl.send(.remoteControlPlay)
    case 4: simulation.lifecycle.resignActive()
    case 5: simulation.lifecycle.becomeActive()
    case 6: simulation.windowServer.rotate(to: numbers.once(in: 2) ? "landscapeLeft" : "portrait")
    case 7, 8: press()
    case 9: simulation.firstResponders.type(numbers.pick(["a", "é\n", "\u{8}\u{8}", "👍🏽x"]) ?? "")
    default: touch()
    }
  }

  /// Lets a key or button do something, at times something impossible.
  private func press() {
    let flags = numbers.pick([[], .shift, .command] as [UIKeyModifierFlags]) ?? []
    let input = numbers.pick(["a", "\r", "\t", UIKeyCommand.inputDelete, UIKeyCommand.inputUpArrow])
    let source: PressSource =
      numbers.once(in: 4) ? .button(.select) : .key(input ?? "a", flags)
    switch numbers.next(below: 6) {
    case 0, 1, 2: try? simulation.presses.send(source)
    case 3: try? simulation.presses.begin(source)
    case 4: try? simulation.presses.end(source)
    default: try? simulation.presses.cancel()
    }
    if let view = numbers.pick(views), numbers.once(in: 3) {
      simulation.focusSystem.requestFocusUpdate(to: view)
    }
  }

  /// Lets one or two fingers do something, at times something impossible.
  private func touch() {
    let down = simulation.touches.fingersDown.map(\.finger)
    var changes: [TouchChange] = []
    for finger in 1...(1 + numbers.next(below: 2)) {
      let phases: [UITouch.Phase] =
        numbers.once(in: 20) || !down.contains(finger)
        ? [.began] : [.moved, .moved, .ended, .ended, .cancelled]
      guard let phase = numbers.pick(phases) else { continue }
      changes.append(TouchChange(finger, phase, at: numbers.once(in: 4) ? nil : point()))
    }
    try? simulation.touches.send(changes)
  }

  /// A point that is mostly on the screen.
  func point() -> CGPoint {
    numbers.once(in: 10)
      ? CGPoint(x: odd(), y: odd())
      : CGPoint(x: numbers.next(below: 390), y: numbers.next(below: 844))
  }

  /// A number that geometry has to bear.
  func odd() -> Double {
    numbers.pick([
      0, 1, -1, 0.5, 40, 100, -100, 1e9, 1e308, -1e308, .infinity, -.infinity, .nan,
      .leastNonzeroMagnitude,
    ]) ?? 0
  }

  // MARK: - Judging

  /// What does not fit together.
  private func faults() -> [String] {
    var faults: [String] = []
    if let call = simulation.dispatcher.runningCall { faults.append("\(call) was never answered") }
    for view in views {
      for child in view.subviews where child.superview !== view {
        faults.append(
          "\(name(of: child)) is a subview of \(name(of: view)), which it does not know"
        )
      }
      if Set(view.subviews).count != view.subviews.count {
        faults.append("\(name(of: view)) has a subview twice")
      }
    }
    for controller in controllers {
      for child in controller.children where child.parent !== controller {
        faults.append("\(name(of: child)) is a child of \(name(of: controller)), not its parent")
      }
    }
    for window in windows {
      guard let view = simulation.firstResponder(of: window) as? UIView, view.window !== window
      else { continue }
      // What stands in the keyboard's own window has the focus of the app's.
      guard view.window == nil || windows.contains(where: { $0 === view.window }) else { continue }
      faults.append(
        "\(name(of: view)) has the focus of \(name(of: window)), it is in "
          + (view.window.map { name(of: $0) } ?? "no window")
      )
    }
    return faults + faultsOfRecognizers
  }

  private func name(of object: AnyObject) -> String { simulation.objects.name(of: object) }

  /// The trees of all windows, as text.
  var trees: String { windows.map { tree($0, "") }.joined(separator: "\n") }

  private func tree(_ view: UIView, _ indent: String) -> String {
    ([indent + name(of: view) + " \(view.frame)"] + view.subviews.map { tree($0, indent + " ") })
      .joined(separator: "\n")
  }
}
