#ifndef RESPONDER_CONTAINMENT_H
#define RESPONDER_CONTAINMENT_H

#include <stdint.h>

/*
 * What Linux has to keep a process from what it does not need, as bare calls of the system: C's
 * library knows few of them by name. A function that fails leaves its reason in errno. Elsewhere
 * than on Linux each one fails with ENOSYS.
 */

/* A descriptor that becomes readable when the process has ended; no program that is started gets it. */
int responder_process_descriptor(int process);

/* The version of landlock's interface, 0 where there is none. */
int responder_landlock_version(void);

/* Whether the kernel filters calls, and can refuse one as well as end the process for it. */
int responder_filters_calls(void);

/* How many threads this process has. */
int responder_thread_count(void);

/* Gives up, for good, whatever would let this process have more rights than its user's files give. */
int responder_give_up_privileges(void);

/* Closes every descriptor from `first` on. */
int responder_close_from(int first);

/* The most that a process may ever have of each; it can lower its own limits, and lift none. */
struct responder_bounds {
  uint64_t data_bytes;
  uint64_t address_bytes;
  uint64_t cpu_seconds;
  uint64_t descriptors;
};

int responder_bound(const struct responder_bounds *bounds);

/*
 * Lets this thread, and those that it starts, read the files at `readable` and what lies below them,
 * the folders of the libraries that are loaded, and no others, and change none. What is not there is
 * left out.
 */
int responder_restrict_files(const char *const *readable, int count);

/* Refuses calls that reach out of the process, in all its threads. */
int responder_restrict_calls(void);

/*
 * Lets this thread, and what is started from it, change the files below `writable` and no others; it
 * reads and runs whatever its user may. What is not there is left out.
 */
int responder_restrict_changes(const char *const *writable, int count);

/* Refuses this thread, and what is started from it, calls that reach a network or other processes. */
int responder_restrict_reach(void);

#endif
