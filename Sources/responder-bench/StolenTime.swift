import Foundation

/// The processor time that the host of a virtual machine keeps from it.
///
/// While a core is kept nothing on it runs, and no clock ticks: whoever waits for it waits for the
/// host, and the longest waits of a daemon are soon those.
enum StolenTime {
  /// All of it since the machine began, in seconds; nil where the system does not tell.
  ///
  /// By `/proc/stat`, in hundredths of a second: the eighth number of its first line, after the name.
  static var soFar: Double? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8) else { return nil }
    let fields = text.prefix { $0 != "\n" }.split(separator: " ")
    guard fields.count > 8, let ticks = Double(fields[8]) else { return nil }
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
