import CContainment
package import Platform

/// A descriptor that becomes readable when a child has ended, whoever else holds its sockets.
///
/// - Returns: Nil where the system has none: before Linux 5.3, and elsewhere than on Linux.
package func processDescriptor(of process: pid_t) -> Int32? {
  let descriptor = responder_process_descriptor(process)
  return descriptor >= 0 ? descriptor : nil
}
