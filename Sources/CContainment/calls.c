// The filter of calls. It lets through what is listed: code that computes, waits, reads files and
// writes to descriptors that it has. A list of what is refused would be shorter, but each new kernel
// brings calls that nobody has thought of.
//
// What is not listed gets EPERM, so that a library that asks has an error to go on with. What no
// library asks for ends the process. What a newer C library tries first gets ENOSYS, as from an
// older kernel, and it takes the old way, whose arguments can be looked at.

#define _GNU_SOURCE
#include "containment.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

int responder_filters_calls(void) {
#if defined(OWN_ARCHITECTURE)
  uint32_t refuse = SECCOMP_RET_ERRNO, end = SECCOMP_RET_KILL_PROCESS;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &refuse) == 0 &&
         syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &end) == 0;
#else
  return 0;
#endif
}

#if defined(OWN_ARCHITECTURE)

static const uint16_t harmless[] = {
#if defined(__x86_64__)
    SYS_access, SYS_alarm, SYS_arch_prctl, SYS_dup2, SYS_epoll_create, SYS_epoll_wait,
    SYS_getdents, SYS_getpgrp, SYS_lstat, SYS_pause, SYS_pipe, SYS_poll, SYS_readlink, SYS_select,
    SYS_stat, SYS_time,
#endif
    SYS_brk, SYS_capget, SYS_clock_getres, SYS_clock_gettime, SYS_clock_nanosleep, SYS_close,
    SYS_dup, SYS_dup3, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_exit,
    SYS_exit_group, SYS_faccessat, SYS_fadvise64, SYS_fstat, SYS_fstatfs, SYS_futex, SYS_getcpu,
    SYS_getcwd, SYS_getdents64, SYS_getegid, SYS_geteuid, SYS_getgid, SYS_getgroups, SYS_getitimer,
    SYS_getpeername, SYS_getpgid, SYS_getpid, SYS_getppid, SYS_getpriority, SYS_getrandom,
    SYS_getresgid, SYS_getresuid, SYS_getrlimit, SYS_get_robust_list, SYS_getrusage, SYS_getsid,
    SYS_getsockname, SYS_getsockopt, SYS_gettid, SYS_gettimeofday, SYS_getuid, SYS_lseek,
    SYS_madvise, SYS_membarrier, SYS_mincore, SYS_mmap, SYS_mprotect, SYS_mremap, SYS_msync,
    SYS_munmap, SYS_nanosleep, SYS_newfstatat, SYS_pipe2, SYS_pkey_alloc, SYS_pkey_free,
    SYS_pkey_mprotect, SYS_ppoll, SYS_pread64, SYS_preadv, SYS_preadv2, SYS_pselect6, SYS_pwrite64,
    SYS_pwritev, SYS_pwritev2, SYS_read, SYS_readlinkat, SYS_readv, SYS_recvfrom,
    SYS_restart_syscall, SYS_rseq, SYS_rt_sigaction, SYS_rt_sigpending, SYS_rt_sigprocmask,
    SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigtimedwait, SYS_sched_getaffinity,
    SYS_sched_getparam, SYS_sched_get_priority_max, SYS_sched_get_priority_min,
    SYS_sched_getscheduler, SYS_sched_yield, SYS_setitimer, SYS_setrlimit, SYS_set_robust_list,
    SYS_setsockopt, SYS_set_tid_address, SYS_shutdown, SYS_sigaltstack, SYS_statfs, SYS_statx,
    SYS_sysinfo, SYS_timer_create, SYS_timer_delete, SYS_timer_getoverrun, SYS_timer_gettime,
    SYS_timer_settime, SYS_timerfd_create, SYS_timerfd_gettime, SYS_timerfd_settime, SYS_times,
    SYS_umask, SYS_uname, SYS_wait4, SYS_waitid, SYS_write, SYS_writev,
    // close_range, faccessat2, epoll_pwait2, futex_waitv and the three of futex2
    436, 439, 441, 449, 454, 455, 456};

static const uint16_t deadly[] = {
#if defined(__x86_64__)
    SYS_ioperm, SYS_iopl, SYS_modify_ldt,
#endif
    SYS_acct, SYS_add_key, SYS_bpf, SYS_chroot, SYS_delete_module, SYS_finit_module,
    SYS_init_module, SYS_kexec_load, SYS_keyctl, SYS_mount, SYS_name_to_handle_at,
    SYS_open_by_handle_at, SYS_perf_event_open, SYS_pivot_root, SYS_process_vm_readv,
    SYS_process_vm_writev, SYS_ptrace, SYS_quotactl, SYS_reboot, SYS_request_key, SYS_setns,
    SYS_swapoff, SYS_swapon, SYS_umount2, SYS_unshare, SYS_userfaultfd,
    // io_uring, the newer calls for mounting, and taking descriptors from another process
    425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442};

// clone3 and openat2 hide their arguments behind a pointer.
enum { call_clone3 = 435, call_openat2 = 437, last_known = 456 };

// The first version of landlock that keeps signals among the processes behind the same walls.
enum { landlock_bounds_signals = 6 };

enum { allow = SECCOMP_RET_ALLOW, refuse = SECCOMP_RET_ERRNO | EPERM };

// No answer of the kernel's: what follows decides.
enum { go_on = 1 };

struct filter {
  struct sock_filter steps[512];
  unsigned short count;
};

static void add(struct filter *filter, struct sock_filter step) {
  if (filter->count < sizeof filter->steps / sizeof *filter->steps)
    filter->steps[filter->count] = step;
  filter->count++;
}

static void load(struct filter *filter, size_t offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void load_argument(struct filter *filter, int number) {
  // Both processors store the lower half first.
  load(filter, offsetof(struct seccomp_data, args) + (size_t)number * sizeof(uint64_t));
}

static void answer(struct filter *filter, uint32_t with) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, with));
}

// Answers where what was loaded compares with a value as `jump` says.
static void answer_if(struct filter *filter, uint16_t jump, uint32_t value, uint32_t with) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | jump | BPF_K, value, 0, 1));
  answer(filter, with);
}

// Answers a call by one of its arguments: `met` where it compares with one of the values, `else_`
// where it does with none.
static void by_argument(struct filter *filter, int call, int argument, uint16_t jump,
                        const uint32_t *values, int count, uint32_t met, uint32_t else_) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0,
                                           (uint8_t)(2 + 2 * count)));
  load_argument(filter, argument);
  for (int i = 0; i < count; i++) answer_if(filter, jump, values[i], met);
  if (else_ == go_on)
    load(filter, offsetof(struct seccomp_data, nr));
  else
    answer(filter, else_);
}

#define BY_ARGUMENT(call, argument, jump, met, else_, ...)                                   \
  do {                                                                                       \
    const uint32_t values[] = {__VA_ARGS__};                                                 \
    by_argument(filter, call, argument, jump, values, sizeof values / sizeof *values, met, else_); \
  } while (0)

static void add_special(struct filter *filter) {
  uint32_t own = (uint32_t)getpid();
  // Threads, and no processes.
  BY_ARGUMENT(SYS_clone, 0, BPF_JSET, allow, refuse, CLONE_THREAD);
  // Landlock's first versions let a file be emptied that may only be read.
  BY_ARGUMENT(SYS_openat, 2, BPF_JSET, refuse, allow, O_CREAT | O_TRUNC);
#if defined(__x86_64__)
  BY_ARGUMENT(SYS_open, 1, BPF_JSET, refuse, allow, O_CREAT | O_TRUNC);
#endif
  // A signal to itself is how code aborts.
  BY_ARGUMENT(SYS_kill, 0, BPF_JEQ, allow, refuse, own);
  BY_ARGUMENT(SYS_tgkill, 0, BPF_JEQ, allow, refuse, own);
  BY_ARGUMENT(SYS_rt_tgsigqueueinfo, 0, BPF_JEQ, allow, refuse, own);
  // A thread's own, which Swift's queues set: not that of a group or a user, or of another process.
  BY_ARGUMENT(SYS_setpriority, 0, BPF_JEQ, refuse, go_on, PRIO_PGRP, PRIO_USER);
  BY_ARGUMENT(SYS_setpriority, 1, BPF_JEQ, allow, refuse, 0);
  BY_ARGUMENT(SYS_prlimit64, 0, BPF_JEQ, allow, refuse, 0, own);
  // To a descriptor that is connected, and to no address.
  BY_ARGUMENT(SYS_sendto, 4, BPF_JEQ, allow, refuse, 0);
  // The owner of a descriptor is sent signals by the kernel.
  BY_ARGUMENT(SYS_fcntl, 1, BPF_JEQ, refuse, allow, F_SETOWN, F_SETSIG, F_SETOWN_EX, F_NOTIFY);
  BY_ARGUMENT(SYS_ioctl, 1, BPF_JEQ, refuse, allow, 0x8901 /* FIOSETOWN */, 0x8902 /* SIOCSPGRP */,
              0x5412 /* TIOCSTI */, 0x541C /* TIOCLINUX */);
  BY_ARGUMENT(SYS_prctl, 0, BPF_JEQ, allow, refuse, PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE,
              PR_GET_NO_NEW_PRIVS, PR_GET_SECCOMP, 0x53564d41 /* PR_SET_VMA */);
}

static void begin(struct filter *filter) {
  load(filter, offsetof(struct seccomp_data, arch));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0));
  answer(filter, SECCOMP_RET_KILL_PROCESS);
  load(filter, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  // The calls of a third architecture come under the name of this one.
  answer_if(filter, BPF_JGE, 0x40000000, SECCOMP_RET_KILL_PROCESS);
#endif
}

static int enter(struct filter *filter, int flags) {
  if (filter->count > sizeof filter->steps / sizeof *filter->steps) {
    errno = E2BIG;
    return -1;
  }
  struct sock_fprog program = {.len = filter->count, .filter = filter->steps};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

int responder_restrict_calls(void) {
  struct filter built = {.count = 0}, *filter = &built;
  begin(filter);
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
    answer_if(filter, BPF_JEQ, harmless[i], allow);
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
    answer_if(filter, BPF_JEQ, deadly[i], SECCOMP_RET_KILL_PROCESS);
  answer_if(filter, BPF_JEQ, call_clone3, SECCOMP_RET_ERRNO | ENOSYS);
  answer_if(filter, BPF_JEQ, call_openat2, SECCOMP_RET_ERRNO | ENOSYS);
  answer_if(filter, BPF_JGT, last_known, SECCOMP_RET_ERRNO | ENOSYS);
  add_special(filter);
  answer(filter, refuse);
  return enter(filter, SECCOMP_FILTER_FLAG_TSYNC);
}

// A tool needs more than can be listed, and starts others. Which processes are its own newer kernels
// know: there landlock bounds its signals. Elsewhere it sends none, but to threads, by which code
// aborts.
int responder_restrict_reach(void) {
  struct filter built = {.count = 0}, *filter = &built;
  begin(filter);
  const uint16_t refused[] = {SYS_accept, SYS_accept4, SYS_bind, SYS_connect, SYS_listen,
                              SYS_socket};
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
    answer_if(filter, BPF_JEQ, refused[i], refuse);
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
    answer_if(filter, BPF_JEQ, deadly[i], refuse);
  if (responder_landlock_version() < landlock_bounds_signals)
    answer_if(filter, BPF_JEQ, SYS_kill, refuse);
  answer(filter, allow);
  return enter(filter, 0);
}

#else

int responder_restrict_reach(void) {
  errno = ENOSYS;
  return -1;
}

int responder_restrict_calls(void) {
  errno = ENOSYS;
  return -1;
}

#endif
#endif
