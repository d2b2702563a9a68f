// The limits and the rights of a process, and the descriptor that tells of its end.

#define _GNU_SOURCE
#include "containment.h"

#include <errno.h>

#if defined(__linux__)
#include <dirent.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Calls newer than the headers of some systems; they have one number everywhere.
enum { call_pidfd_open = 434, call_close_range = 436 };

int responder_process_descriptor(int process) {
  // The kernel marks it to be closed in programs that are started.
  return (int)syscall(call_pidfd_open, process, 0);
}

int responder_thread_count(void) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return -1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(threads));) count += entry->d_name[0] != '.';
  closedir(threads);
  return count;
}

int responder_give_up_privileges(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  return (int)syscall(SYS_capset, &header, none);
}

int responder_close_from(int first) {
  if (syscall(call_close_range, first, ~0U, 0) == 0) return 0;
  // Before Linux 5.9: one after the other, as many as there may be.
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return -1;
  for (int descriptor = first; (rlim_t)descriptor < limit.rlim_cur; descriptor++) close(descriptor);
  return 0;
}

static int bound(int resource, uint64_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  // What is stricter already stays.
  if (limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit);
}

int responder_bound(const struct responder_bounds *bounds) {
  // Not the number of processes: it counts all of the user's, so that a busy user could start no
  // thread here. That there is one process only is what the filter of calls sees to.
  if (bound(RLIMIT_DATA, bounds->data_bytes) || bound(RLIMIT_AS, bounds->address_bytes) ||
      bound(RLIMIT_CPU, bounds->cpu_seconds) || bound(RLIMIT_NOFILE, bounds->descriptors) ||
      bound(RLIMIT_FSIZE, 0) || bound(RLIMIT_CORE, 0) || bound(RLIMIT_MEMLOCK, 0) ||
      bound(RLIMIT_MSGQUEUE, 0))
    return -1;
  return 0;
}

#else

static int missing(void) {
  errno = ENOSYS;
  return -1;
}

int responder_process_descriptor(int process) { (void)process; return missing(); }
int responder_landlock_version(void) { return 0; }
int responder_filters_calls(void) { return 0; }
int responder_thread_count(void) { return missing(); }
int responder_give_up_privileges(void) { return missing(); }
int responder_close_from(int first) { (void)first; return missing(); }
int responder_bound(const struct responder_bounds *bounds) { (void)bounds; return missing(); }
int responder_restrict_files(const char *const *readable, int count) {
  (void)readable, (void)count;
  return missing();
}
int responder_restrict_calls(void) { return missing(); }
int responder_restrict_changes(const char *const *writable, int count) {
  (void)writable, (void)count;
  return missing();
}
int responder_restrict_reach(void) { return missing(); }

#endif
