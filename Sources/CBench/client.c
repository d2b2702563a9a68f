#define _GNU_SOURCE
#include <errno.h>
#include "CBench.h"
#include "send.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

/* An answer starts with its id, a notification with its method. */
static const char answer_start[] = "{\"jsonrpc\":\"2.0\",\"id\"";

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int cbench_connect(const char *path) {
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  struct timeval patience = {.tv_sec = 60};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
  close(fd);
  return -1;
}

static int is_answer(const char *line, size_t length) {
  size_t size = sizeof answer_start - 1;
  return length >= size && memcmp(line, answer_start, size) == 0;
}

/* Reads until so many answers have come, keeping no line that has been seen. */
static long read_answers(int fd, char *buffer, size_t room, int answers) {
  size_t filled = 0;
  long lines = 0;
  while (answers > 0) {
    ssize_t got = recv(fd, buffer + filled, room - filled, 0);
    if (got <= 0) return -1;
    // What came before has no end of a line in it.
    char *line = buffer, *unseen = buffer + filled, *end;
    filled += (size_t)got;
    while ((end = memchr(unseen, '\n', filled - (size_t)(unseen - buffer))) != NULL) {
      lines++;
      answers -= is_answer(line, (size_t)(end - line));
      unseen = line = end + 1;
    }
    filled -= (size_t)(line - buffer);
    memmove(buffer, line, filled);
  }
  return lines;
}

static const char error_start[] = "\"error\":{\"code\"";

int cbench_send(int fd, const char *request) { return send_all(fd, request, strlen(request)); }

int cbench_drain(int fd) {
  static char buffer[1 << 20];
  int ended = 0;
  for (;;) {
    ssize_t got = recv(fd, buffer, sizeof buffer, MSG_DONTWAIT);
    if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? ended : -1;
    if (got == 0) return -1;
    if (memmem(buffer, (size_t)got, error_start, sizeof error_start - 1)) return -1;
    ended = buffer[got - 1] == '\n';
  }
}

long cbench_ask(int fd, const char *request, char *answer, size_t room) {
  if (send_all(fd, request, strlen(request))) return -1;
  size_t filled = 0, start = 0;
  for (;;) {
    ssize_t got = recv(fd, answer + filled, room - filled, 0);
    if (got <= 0) return -1;
    filled += (size_t)got;
    char *end;
    while ((end = memchr(answer + start, '\n', filled - start)) != NULL) {
      size_t length = (size_t)(end - answer) - start;
      if (is_answer(answer + start, length)) return (long)filled;
      start += length + 1;
    }
  }
}

struct cbench_exchange cbench_exchange(int fd, const char *request, int window, int count) {
  struct cbench_exchange result = {-1, 0};
  size_t size = strlen(request), room = 64 << 20;
  char *buffer = malloc(room), *batch = malloc(size * (size_t)window);
  for (int i = 0; i < window; i++) memcpy(batch + size * (size_t)i, request, size);
  double start = now();
  for (int done = 0; done < count; done += window) {
    if (send_all(fd, batch, size * (size_t)window)) goto end;
    long lines = read_answers(fd, buffer, room, window);
    if (lines < 0) goto end;
    result.lines += lines;
  }
  result.seconds = now() - start;
end:
  free(buffer);
  free(batch);
  return result;
}
