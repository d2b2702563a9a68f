import Foundation
import FuzzSubjects
import ScenarioTestSupport

/// Uses texts that nobody would write, in this process.
struct Fuzzer {
  /// How much memory the process may have for data.
  private static let memory: rlim_t = 3 << 30

  /// A text that takes longer, in seconds of the processor, is taken to hang, and its process ends.
  private static let patience: UInt32 = 60

  private let subject: any FuzzSubject
  private let seeds: [[UInt8]]

  /// Begins with the texts of the folder in which the program was started.
  init(_ type: any FuzzSubject.Type) {
    subject = type.init()
    seeds = type.seeds(in: FileManager.default.currentDirectoryPath)
  }

  /// Does all that can be done with the texts of seeds.
  func run(seeds: Range<UInt64>) {
    limitMemory()
    var loaded = 0
    for seed in seeds {
      // Whoever started this process reads here how far it came.
      print("seed \(seed)")
      fflush(nil)
      watch(Self.patience)
      if use(text(seed: seed)) { loaded += 1 }
    }
    watch(0)
    print("loaded \(loaded)")
  }

  /// Does all that can be done with one text.
  func run(file: String) throws {
    limitMemory()
    watch(Self.patience)
    _ = use(Array(try Data(contentsOf: URL(filePath: file))))
  }

  /// The text of a seed: one that is there, changed once or several times.
  func text(seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    var text = numbers.pick(seeds) ?? []
    for _ in 0..<(numbers.pick([1, 1, 2, 4]) ?? 1) {
      let next = seed &* 4 &+ UInt64(numbers.next(below: 4))
      // What is changed without regard to its meaning is mostly refused at the door.
      if !numbers.once(in: 4), let mutated = subject.mutated(text, seed: next) {
        text = mutated
      } else {
        var mutation = TextMutation(of: seeds + [text], seed: next)
        text = mutation.text()
      }
    }
    return text
  }

  private func use(_ text: [UInt8]) -> Bool {
    do { return try subject.use(text) } catch {
      print("error: \(error)")
      fflush(nil)
      exit(1)
    }
  }

  /// Ends the process after so many seconds of the processor; with 0 seconds it may go on.
  private func watch(_ seconds: UInt32) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(seconds)
    // Glibc declares the constants and the parameter with different types.
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    // What waits for ever uses none. By the clock it has more time, since others may have the machine.
    alarm(seconds * 30)
  }

  private func limitMemory() {
    // A sanitizer's own tables are larger than any limit that would show something.
    #if !SANITIZING
    var limit = rlimit(rlim_cur: Self.memory, rlim_max: Self.memory)
    // Glibc declares the constants and the parameter with different types.
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #endif
  }
}
