/// Has this thread, and those that it begins, wait where others have something to do.
///
/// Where the system does not let it, the thread goes on as it was.
package func yieldToOtherThreads() {
  #if os(Linux)
  // Of a thread, although POSIX means the process: Linux keeps it for each of them. A third of what
  // others get, where there is not enough for all: such work is waited for, too.
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
  #else
  pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
  #endif
}
