import CMalloc
import Foundation

/// What memory this process has, and what it may have.
package enum ProcessMemory {
  /// How much is resident and how much is mapped, in bytes; zeros where the system does not tell.
  package static func now() -> (resident: Int, mapped: Int) {
    #if os(Linux)
    var text = [UInt8](repeating: 0, count: 128)
    let count = pread(counts, &text, text.count, 0)
    guard count > 0 else { return (0, 0) }
    let pages = text[..<count].split(separator: UInt8(ascii: " ")).prefix(2).map { digits in
      Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
    guard pages.count == 2 else { return (0, 0) }
    return (pages[1] * pageBytes, pages[0] * pageBytes)
    #else
    return (0, 0)
    #endif
  }

  /// How much there is for this process: the machine's memory, or less where a control group or a
  /// limit of the process says so.
  package static let available: Int = {
    let all = [Int(clamping: ProcessInfo.processInfo.physicalMemory), mostMapped, ofGroup]
    return all.compactMap(\.self).min() ?? 0
  }()

  /// How much may be mapped at all; nil where that has no limit.
  package static let mostMapped: Int? = {
    var limit = rlimit()
    #if os(Linux)
    let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    guard result == 0, limit.rlim_cur < UInt64(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }()

  /// Gives memory that is free back to the system; takes some milliseconds for what is much.
  package static func giveBack() { responder_give_memory_back() }

  #if os(Linux)
  private static let pageBytes = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Kept open: it is asked often, and to open it anew takes longer than to read it.
  private static let counts = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

  private static let ofGroup = ControlGroups.current?.mostMemory
  #else
  private static let ofGroup: Int? = nil
  #endif
}
