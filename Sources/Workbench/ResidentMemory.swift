import Foundation

/// How much memory the process keeps resident.
enum ResidentMemory {
  /// The bytes; 0 where the system does not tell.
  static var bytes: Int {
    #if os(Linux)
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
    return 0
    #endif
  }
}
