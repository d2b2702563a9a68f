#ifndef RESPONDER_CSCHEDULING_SHIM_H
#define RESPONDER_CSCHEDULING_SHIM_H

#if defined(__linux__)
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/* As sched_setattr(2) describes it; what C library has it depends on its age. */
struct responder_sched_attr {
  uint32_t size;
  uint32_t policy;
  uint64_t flags;
  int32_t nice;
  uint32_t priority;
  uint64_t runtime;
  uint64_t deadline;
  uint64_t period;
};

/*
 * Asks for turns of so many nanoseconds for the calling thread, which keeps its policy and niceness.
 *
 * The kernel takes 100,000 to 100,000,000 of them, from 6.12 on; an older one asks nobody.
 */
static inline void responder_take_turns_of(uint64_t nanoseconds) {
  struct responder_sched_attr attributes;
  if (syscall(SYS_sched_getattr, 0, &attributes, sizeof attributes, 0) != 0) return;
  attributes.runtime = nanoseconds;
  (void)syscall(SYS_sched_setattr, 0, &attributes, 0);
}
#endif

#endif
