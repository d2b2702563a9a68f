import CContainment
package import Platform

/// The walls around a process that runs code of others: it enters them itself, before that code is
/// there, and can never leave.
///
/// Only Linux has them; elsewhere nothing is promised and nothing can be entered.
package struct Containment {
  /// What the walls promise; a kernel may lack what one of them is made of.
  package enum Promise: String, CaseIterable, Sendable {
    /// Reads no files but those that were named, and changes none.
    case files
    /// Reaches no network and no socket but those that were handed down.
    case network
    /// Starts no other process and no other program.
    case processes
    /// Sends no signal to another process.
    case signals
    /// Takes no more memory, time and descriptors than it is given, and gains no rights.
    case limits
  }

  /// The files that may be read, and the folders below which everything may be.
  package var readable: [String]

  /// How much memory the process may take for data.
  package var dataBytes: Int

  /// How much may be mapped altogether: programs, libraries and what is shared count here.
  package static let addressBytes = 2 << 30

  /// How much of a processor's time there is; a session may be open for days, but is rarely busy.
  package static let processorSeconds = 3600

  /// How many descriptors may be open.
  package static let descriptors = 128

  package init(readable: [String], dataBytes: Int) {
    self.readable = readable
    self.dataBytes = dataBytes
  }

  /// What this kernel lets the walls promise.
  package static let kept: [Promise] = {
    #if os(Linux)
    let landlock = responder_landlock_version()
    let filters = responder_filters_calls() != 0
    return Promise.allCases.filter { promise in
      switch promise {
      // The first two versions let a file be emptied, which the filter of calls sees to.
      case .files: landlock >= 3 || (landlock >= 1 && filters)
      case .network, .processes: filters
      case .signals: filters || landlock >= 6
      case .limits: true
      }
    }
    #else
    []
    #endif
  }()

  /// What this kernel does not let them promise.
  package static var missing: [Promise] { Promise.allCases.filter { !kept.contains($0) } }

  /// Goes behind the walls, as far as the kernel has them.
  ///
  /// - Parameter first: The first descriptor of those that are closed.
  /// - Throws: The call that failed, after which the process should end: some walls may stand.
  package func enter(closingFrom first: Int32) throws(SystemError) {
    #if os(Linux)
    // Asked now, since what is inside may no longer ask the kernel.
    _ = Self.kept
    // Some of them are a thread's own, and go on to those that it starts.
    guard responder_thread_count() == 1 else { throw SystemError("threads", EBUSY) }
    // A sanitizer's own memory is many times what the process takes.
    #if SANITIZING
    let (dataBytes, addressBytes) = (UInt64.max, UInt64.max)
    #else
    let (dataBytes, addressBytes) = (UInt64(self.dataBytes), UInt64(Self.addressBytes))
    #endif
    var bounds = responder_bounds(
      data_bytes: dataBytes,
      address_bytes: addressBytes,
      cpu_seconds: UInt64(Self.processorSeconds),
      descriptors: UInt64(Self.descriptors)
    )
    guard responder_close_from(first) == 0 else { throw SystemError("close") }
    guard responder_bound(&bounds) == 0 else { throw SystemError("setrlimit") }
    guard responder_give_up_privileges() == 0 else { throw SystemError("capset") }
    if responder_landlock_version() > 0 {
      let paths = readable + Self.system
      let result = withCStrings(paths) { list in
        responder_restrict_files(list.map { UnsafePointer($0) }, Int32(paths.count))
      }
      guard result == 0 else { throw SystemError("landlock") }
    }
    if responder_filters_calls() != 0 {
      guard responder_restrict_calls() == 0 else { throw SystemError("seccomp") }
    }
    #endif
  }

  /// What C's library and Swift's read of a system: libraries, locales, time zones, and what the
  /// kernel tells of the process itself.
  private static let system = [
    "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime", "/proc/self", "/dev/urandom",
    "/dev/zero", "/sys/devices/system/cpu/online",
  ]
}
