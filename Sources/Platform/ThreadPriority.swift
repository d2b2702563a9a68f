import CScheduling

/// Has this thread, and those that it begins, wait where others have something to do.
///
/// Where the system does not let it, the thread goes on as it was.
package func yieldToOtherThreads() {
  #if os(Linux)
  // Of a thread, although POSIX means the process: Linux keeps it for each of them. A tenth of what
  // others get where there is not enough for all, as nice(1) has it: no less, since such work is waited
  // for, too; no more, since who ran beside it owes it a share, and does not run again before that is
  // paid.
  let thread = __priority_which_t(PRIO_PROCESS.rawValue)
  setpriority(thread, 0, getpriority(thread, 0) + 10)
  // From turns as long as these, whoever wakes and wants shorter ones takes the processor at once.
  responder_take_turns_of(20_000_000)
  #else
  pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
  #endif
}

/// Has this thread, and those that it begins, run as soon as they have something to do.
///
/// For one that does little at a time. Linux lets whoever runs go on until its turn is over, which is
/// some milliseconds, but where the one that wakes has asked for shorter turns.
package func runAtOnce() {
  #if os(Linux)
  // The shortest that there are.
  responder_take_turns_of(100_000)
  #else
  pthread_set_qos_class_self_np(QOS_CLASS_USER_INITIATED, 0)
  #endif
}
