#define _GNU_SOURCE
#include "CBench.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static int connect_to(const char *path) {
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
  close(fd);
  return -1;
}

static int send_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = send(fd, bytes, count, MSG_NOSIGNAL);
    if (sent < 0) return -1;
    bytes += sent;
    count -= (size_t)sent;
  }
  return 0;
}

/* Reads until so many lines have come. */
static int read_lines(int fd, char *buffer, size_t room, int lines) {
  while (lines > 0) {
    ssize_t got = recv(fd, buffer, room, 0);
    if (got <= 0) return -1;
    for (ssize_t i = 0; i < got; i++) lines -= buffer[i] == '\n';
  }
  return 0;
}

double cbench_pipelined(
    const char *path, const char *opening, const char *request, int window, int count) {
  int fd = connect_to(path);
  if (fd < 0) return -1;
  size_t size = strlen(request), room = 1 << 20;
  char *buffer = malloc(room), *batch = malloc(size * (size_t)window);
  for (int i = 0; i < window; i++) memcpy(batch + size * (size_t)i, request, size);
  double seconds = -1;
  if (*opening && (send_all(fd, opening, strlen(opening)) || read_lines(fd, buffer, room, 1)))
    goto end;
  double start = now();
  for (int done = 0; done < count; done += window) {
    if (send_all(fd, batch, size * (size_t)window)) goto end;
    if (read_lines(fd, buffer, room, window)) goto end;
  }
  seconds = now() - start;
end:
  free(buffer);
  free(batch);
  close(fd);
  return seconds;
}

double cbench_round_trips(const char *path, const char *opening, const char *request, int count) {
  return cbench_pipelined(path, opening, request, 1, count);
}
