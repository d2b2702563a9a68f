// Landlock: which files a process may read. Written against the kernel's interface itself, since the
// headers of older systems know only a part of what their kernel, or a newer one, has.

#define _GNU_SOURCE
#include "containment.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { call_create_ruleset = 444, call_add_rule = 445, call_restrict_self = 446 };
enum { ask_version = 1, rule_path_beneath = 1 };

enum { execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3 };

struct ruleset {
  uint64_t files;
  uint64_t ports;
  uint64_t scopes;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

int responder_landlock_version(void) {
  long version = syscall(call_create_ruleset, NULL, 0, ask_version);
  return version < 0 ? 0 : (int)version;
}

// Everything that a version can refuse: a right that is not asked for here would be left to all.
static struct ruleset everything(int version, size_t *size) {
  int rights = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  struct ruleset rules = {.files = (1ULL << rights) - 1};
  if (version >= 4) rules.ports = 3;   // binding and connecting TCP
  if (version >= 6) rules.scopes = 3;  // abstract sockets and signals
  *size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return rules;
}

static int allow(int ruleset, const char *path, uint64_t rights) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
  struct stat status;
  int result = fstat(place, &status);
  if (result == 0) {
    // What folders alone have would be refused for a file.
    if (!S_ISDIR(status.st_mode)) rights &= execute | write_file | read_file;
    struct path_rule rule = {.allowed = rights, .parent = place};
    result = (int)syscall(call_add_rule, ruleset, rule_path_beneath, &rule, 0);
  }
  int reason = errno;
  close(place);
  errno = reason;
  return result;
}

// What a library loads later, when it is first needed, lies beside it.
static int allow_beside(struct dl_phdr_info *library, size_t size, void *ruleset) {
  (void)size;
  const char *name = library->dlpi_name, *end = name ? strrchr(name, '/') : NULL;
  char folder[PATH_MAX];
  if (!end || end == name || (size_t)(end - name) >= sizeof folder) return 0;
  memcpy(folder, name, (size_t)(end - name));
  folder[end - name] = '\0';
  return allow(*(int *)ruleset, folder, read_file | read_folder);
}

// Goes behind a set of rules, unless making it has failed, and lets go of it.
static int enter(int ruleset, int result) {
  if (result == 0) result = (int)syscall(call_restrict_self, ruleset, 0);
  int reason = errno;
  close(ruleset);
  errno = reason;
  return result;
}

int responder_restrict_files(const char *const *readable, int count) {
  size_t size;
  struct ruleset rules = everything(responder_landlock_version(), &size);
  int ruleset = (int)syscall(call_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return -1;
  int result = allow(ruleset, "/dev/null", read_file | write_file);
  // Swift's queues look at their threads under numbers that nobody knows yet. Of other processes it
  // tells what everybody may know: for the rest a process must be allowed to trace them, which
  // landlock refuses.
  if (result == 0) result = allow(ruleset, "/proc", read_file);
  for (int i = 0; i < count && result == 0; i++)
    result = allow(ruleset, readable[i], read_file | read_folder);
  if (result == 0) result = dl_iterate_phdr(allow_beside, &ruleset);
  return enter(ruleset, result);
}

int responder_restrict_changes(const char *const *writable, int count) {
  size_t size;
  struct ruleset rules = everything(responder_landlock_version(), &size);
  int ruleset = (int)syscall(call_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return -1;
  int result = allow(ruleset, "/", execute | read_file | read_folder);
  if (result == 0) result = allow(ruleset, "/dev/null", read_file | write_file);
  for (int i = 0; i < count && result == 0; i++) result = allow(ruleset, writable[i], rules.files);
  return enter(ruleset, result);
}

#endif
