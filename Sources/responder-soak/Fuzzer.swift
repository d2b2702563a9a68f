import Foundation

/// A sort of text that is fuzzed, and what is done with it.
///
/// Whatever the texts are, there is one thing to be seen: whether the process is still there.
protocol FuzzSubject: SendableMetatype {
  /// What a command line calls it.
  static var name: String { get }

  /// Where what is mutated lies, below the folder in which the program was started.
  static var folder: String { get }

  /// A text that takes longer, in seconds of the processor, is taken to hang, and its process ends.
  static var patience: UInt32 { get }

  /// How many seeds one process takes.
  static var block: UInt64 { get }

  /// The ending of files with such a text.
  static var fileExtension: String { get }

  /// Takes what is mutated from its folder.
  init()

  /// The text of a seed.
  func text(seed: UInt64) -> [UInt8]

  /// Does all that can be done with a text; answers whether something could be made of it.
  @discardableResult
  func use(_ text: [UInt8]) -> Bool
}

/// Uses texts that nobody would write, in this process.
struct Fuzzer {
  /// All that can be fuzzed; the first is meant where none is named.
  static let subjects: [any FuzzSubject.Type] = [
    FuzzedScenarios.self, FuzzedPastes.self, FuzzedInterfaces.self,
  ]

  /// How much memory the process may have for data.
  private static let memory: rlim_t = 3 << 30

  let subject: any FuzzSubject

  /// Does all that can be done with the texts of seeds.
  func run(seeds: Range<UInt64>) {
    limitMemory()
    var loaded = 0
    for seed in seeds {
      // Whoever started this process reads here how far it came.
      print("seed \(seed)")
      fflush(nil)
      watch(type(of: subject).patience)
      if subject.use(subject.text(seed: seed)) { loaded += 1 }
    }
    watch(0)
    print("loaded \(loaded)")
  }

  /// Does all that can be done with one text.
  func run(file: String) throws {
    limitMemory()
    watch(type(of: subject).patience)
    subject.use(Array(try Data(contentsOf: URL(filePath: file))))
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
