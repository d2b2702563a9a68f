#define _GNU_SOURCE
#include "CFaults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind {
#define KIND(name) kind_##name,
  RESPONDER_FAULTS(KIND) kinds
};

static const char *const names[] = {
#define NAME(name) #name,
  RESPONDER_FAULTS(NAME)
};

static _Atomic uint64_t *counts;
static enum kind chosen = kinds;
static uint64_t first, times = 1;
static int error;

/* Before anything of the program runs, and by bare calls: those below count. */
__attribute__((constructor)) static void prepare(void) {
  const char *path = getenv("FAULTS_COUNTS"), *call = getenv("FAULTS_CALL");
  const char *number = getenv("FAULTS_NUMBER"), *code = getenv("FAULTS_ERROR");
  const char *row = getenv("FAULTS_TIMES");
  if (path) {
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
    void *page = (void *)syscall(
        SYS_mmap, NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)0);
    if (file >= 0) syscall(SYS_close, file);
    if (page != MAP_FAILED) counts = page;
  }
  if (!call || !number || !code) return;
  for (int kind = 0; kind < kinds; kind++)
    if (!strcmp(names[kind], call)) chosen = kind;
  first = strtoull(number, NULL, 10);
  error = atoi(code);
  if (row) times = strtoull(row, NULL, 10);
}

/* Counts a call; whether it is one that fails. */
static int fails(enum kind kind) {
  if (!counts) return 0;
  uint64_t number = atomic_fetch_add(&counts[kind], 1) + 1;
  if (kind != chosen || number < first || number >= first + times) return 0;
  errno = error;
  return 1;
}

/* The function of this name that would be called without this library. */
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int accept(int fd, struct sockaddr *restrict address, socklen_t *restrict length) {
  return fails(kind_accept) ? -1 : NEXT(accept)(fd, address, length);
}

int accept4(int fd, struct sockaddr *restrict address, socklen_t *restrict length, int flags) {
  return fails(kind_accept) ? -1 : NEXT(accept4)(fd, address, length, flags);
}

int bind(int fd, const struct sockaddr *address, socklen_t length) {
  return fails(kind_bind) ? -1 : NEXT(bind)(fd, address, length);
}

pid_t fork(void) { return fails(kind_fork) ? -1 : NEXT(fork)(); }

int posix_spawn(
    pid_t *restrict process, const char *restrict path,
    const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[restrict], char *const environment[restrict]) {
  /* It returns the error, and leaves errno. */
  if (fails(kind_fork)) return error;
  return NEXT(posix_spawn)(process, path, actions, attributes, arguments, environment);
}

int fsync(int fd) { return fails(kind_fsync) ? -1 : NEXT(fsync)(fd); }
int fdatasync(int fd) { return fails(kind_fsync) ? -1 : NEXT(fdatasync)(fd); }
int ftruncate(int fd, off_t length) {
  return fails(kind_ftruncate) ? -1 : NEXT(ftruncate)(fd, length);
}
int ftruncate64(int fd, off64_t length) {
  return fails(kind_ftruncate) ? -1 : NEXT(ftruncate64)(fd, length);
}
int mkdir(const char *path, mode_t mode) {
  return fails(kind_mkdir) ? -1 : NEXT(mkdir)(path, mode);
}

void *mmap(void *address, size_t length, int protection, int flags, int fd, off_t offset) {
  return fails(kind_mmap)
             ? MAP_FAILED
             : NEXT(mmap)(address, length, protection, flags, fd, offset);
}
void *mmap64(void *address, size_t length, int protection, int flags, int fd, off64_t offset) {
  return fails(kind_mmap)
             ? MAP_FAILED
             : NEXT(mmap64)(address, length, protection, flags, fd, offset);
}

/* The mode is there only where a file may be made. */
#define MODE(flags, mode)                              \
  mode_t mode = 0;                                     \
  if ((flags) & (O_CREAT | O_TMPFILE)) {               \
    va_list list;                                      \
    va_start(list, flags);                             \
    mode = (mode_t)va_arg(list, int);                  \
    va_end(list);                                      \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, mode)
  return fails(kind_open) ? -1 : NEXT(open)(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE(flags, mode)
  return fails(kind_open) ? -1 : NEXT(open64)(path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags, mode)
  return fails(kind_open) ? -1 : NEXT(openat)(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags, mode)
  return fails(kind_open) ? -1 : NEXT(openat64)(folder, path, flags, mode);
}

int pipe(int ends[2]) { return fails(kind_pipe) ? -1 : NEXT(pipe)(ends); }
int pipe2(int ends[2], int flags) { return fails(kind_pipe) ? -1 : NEXT(pipe2)(ends, flags); }
int rename(const char *from, const char *to) {
  return fails(kind_rename) ? -1 : NEXT(rename)(from, to);
}
int renameat(int from, const char *old, int to, const char *new) {
  return fails(kind_rename) ? -1 : NEXT(renameat)(from, old, to, new);
}
int socket(int domain, int type, int protocol) {
  return fails(kind_socket) ? -1 : NEXT(socket)(domain, type, protocol);
}
int socketpair(int domain, int type, int protocol, int ends[2]) {
  return fails(kind_socket) ? -1 : NEXT(socketpair)(domain, type, protocol, ends);
}

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
    void *(*start)(void *), void *restrict argument) {
  if (fails(kind_thread)) return error;
  return NEXT(pthread_create)(thread, attributes, start, argument);
}

/* Writing fails for other reasons at a socket than at a file. */
static int fails_at(int fd) {
  struct stat status;
  return fails(!fstat(fd, &status) && S_ISSOCK(status.st_mode) ? kind_send : kind_write);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  return fails_at(fd) ? -1 : NEXT(write)(fd, bytes, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
  return fails_at(fd) ? -1 : NEXT(pwrite)(fd, bytes, count, offset);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  return fails_at(fd) ? -1 : NEXT(pwrite64)(fd, bytes, count, offset);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  return fails_at(fd) ? -1 : NEXT(writev)(fd, parts, count);
}
ssize_t send(int fd, const void *bytes, size_t count, int flags) {
  return fails(kind_send) ? -1 : NEXT(send)(fd, bytes, count, flags);
}
ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
  return fails(kind_send) ? -1 : NEXT(sendmsg)(fd, message, flags);
}
