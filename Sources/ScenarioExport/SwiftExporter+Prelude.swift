import Catalogue
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Writes what every file ends with: the log, the steps, and time.
  ///
  /// - Parameters:
  ///   - pointing: Whether a vector's direction is asked for in it.
  ///   - lines: The file.
  func writePrelude(pointing: Bool, into lines: inout SwiftLines) {
    lines.add("// MARK: - The log, and how the script is played")
    lines.add("")
    lines.block("extension \(space)") { lines in
      writeSourceClasses(into: &lines)
      if pointing { lines.append(SwiftExporter.directions) }
      lines.append(SwiftExporter.prelude)
    }
  }

  private static let directions = """
    /// The sides that a vector may point to.
    enum Side { case left, right, up, down, horizontal, vertical }

    /// Returns whether a vector points mostly to a side.
    static func points(_ vector: CGPoint, _ side: Side) -> Bool {
      let isHorizontal = abs(vector.x) > abs(vector.y)
      switch side {
      case .left: return isHorizontal && vector.x < 0
      case .right: return isHorizontal && vector.x > 0
      case .up: return !isHorizontal && vector.y < 0
      case .down: return !isHorizontal && vector.y > 0
      case .horizontal: return isHorizontal
      case .vertical: return !isHorizontal && vector.y != 0
      }
    }

    """

  private static let prelude = """
    /// One step: what a person or, where there is code, the app does.
    struct Step {
      let number: Int
      let text: String
      let wait: Double
      let expects: [String]
      let code: (() -> Void)?

      init(
        _ number: Int,
        _ text: String,
        wait: Double = 0,
        expects: [String],
        code: (() -> Void)? = nil
      ) {
        self.number = number
        self.text = text
        self.wait = wait
        self.expects = expects
        self.code = code
      }
    }

    /// The lines that were logged.
    static var log: [String] = []

    /// Logs that a method of an object runs, in the words of the trace.
    static func trace(_ name: String, at object: AnyObject, _ values: [String: Any?] = [:]) {
      let known = names.first { $0.1 === object }?.0
      log.append("\\(name) at \\(known ?? String(describing: type(of: object)))")
      #if !canImport(ResponderKit)
      let shown = values.sorted { $0.key < $1.key }.map { "\\($0.key): \\($0.value ?? "nil")" }
      print("  logged:", log.last ?? "", shown.joined(separator: ", "))
      #endif
    }

    /// Runs code on the main queue, after so many seconds.
    static func after(_ seconds: Double, _ code: @escaping () -> Void) {
      #if canImport(ResponderKit)
      MainQueue.asyncAfter(deadline: seconds, code)
      #else
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: code)
      #endif
    }

    #if !canImport(ResponderKit)
    /// Shows the windows in a scene, and plays the script.
    static func start(in scene: UIWindowScene) {
      build()
      connect(to: scene)
      print("launch\\n  expected:", expectedAtLaunch)
      for window in windows { window.isHidden = false }
      keyWindow?.makeKey()
      didLaunch()
      after(1) { play() }
    }

    /// Plays the script from a step on; a person gets so many seconds for each of theirs.
    static func play(from place: Int = 0, secondsPerStep: Double = 6) {
      guard script.indices.contains(place) else { return print("the script is over") }
      let step = script[place]
      print("\\(step.code == nil && step.wait == 0 ? "NOW " : "")\\(step.text)")
      print("  expected:", step.expects)
      step.code?()
      let pause = step.wait > 0 ? step.wait : step.code == nil ? secondsPerStep : 1
      after(pause) { play(from: place + 1, secondsPerStep: secondsPerStep) }
    }
    #endif
    """
}
