#define _GNU_SOURCE
#include "CBench.h"
#include "send.h"

#include <jansson.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static cpu_set_t allowed;

int cbench_unpin(void) { return sched_setaffinity(0, sizeof allowed, &allowed); }

int cbench_pin(void) {
  cpu_set_t one;
  if (sched_getaffinity(0, sizeof allowed, &allowed)) return -1;
  /* The last core: interrupts and whatever else runs prefer the first. */
  for (int core = CPU_SETSIZE - 1; core >= 0; core--) {
    if (!CPU_ISSET(core, &allowed)) continue;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    return sched_setaffinity(0, sizeof one, &one);
  }
  return -1;
}

/* The lines of an answer, and what they say. */
struct answer {
  json_t **lines;
  size_t count;
};

/* Makes a value anew, as a program must that has just found out what it says. */
static json_t *rebuilt(json_t *value) {
  const char *key;
  json_t *member, *made;
  size_t index;
  switch (json_typeof(value)) {
    case JSON_OBJECT:
      made = json_object();
      json_object_foreach(value, key, member) json_object_set_new(made, key, rebuilt(member));
      return made;
    case JSON_ARRAY:
      made = json_array();
      json_array_foreach(value, index, member) json_array_append_new(made, rebuilt(member));
      return made;
    case JSON_STRING: return json_string(json_string_value(value));
    case JSON_INTEGER: return json_integer(json_integer_value(value));
    case JSON_REAL: return json_real(json_real_value(value));
    default: return json_incref(value);
  }
}

static struct answer read_answer(const char *text) {
  struct answer answer = {0};
  const char *end;
  for (const char *line = text; (end = strchr(line, '\n')) != NULL; line = end + 1) {
    answer.lines = realloc(answer.lines, (answer.count + 1) * sizeof *answer.lines);
    answer.lines[answer.count++] = json_loadb(line, (size_t)(end - line), 0, NULL);
  }
  return answer;
}

/* Writes the answer to a request and returns its size. */
static size_t write_answer(
    const struct answer *answer, json_t *request, int built, char *out, size_t room) {
  size_t written = 0;
  for (size_t i = 0; i < answer->count; i++) {
    json_t *line = built ? rebuilt(answer->lines[i]) : json_incref(answer->lines[i]);
    if (json_object_get(line, "id")) json_object_set(line, "id", json_object_get(request, "id"));
    written += json_dumpb(
        line, out + written, room - written - 1, JSON_COMPACT | JSON_REAL_PRECISION(15));
    out[written++] = '\n';
    json_decref(line);
  }
  return written;
}

static void serve_client(int client, const struct answer *answer, int built) {
  size_t capacity = 1 << 20, filled = 0;
  char *in = malloc(capacity), *out = malloc(capacity);
  int epoll = epoll_create1(EPOLL_CLOEXEC);
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(epoll, EPOLL_CTL_ADD, client, &event);
  while (epoll_wait(epoll, &event, 1, -1) > 0) {
    ssize_t got = recv(client, in + filled, capacity - filled, 0);
    if (got <= 0) break;
    filled += (size_t)got;
    size_t start = 0, written = 0;
    char *end;
    while ((end = memchr(in + start, '\n', filled - start)) != NULL) {
      size_t length = (size_t)(end - (in + start));
      json_t *request = json_loadb(in + start, length, JSON_REJECT_DUPLICATES, NULL);
      written += write_answer(answer, request, built, out + written, capacity - written);
      json_decref(request);
      start += length + 1;
      if (written > capacity / 2) {
        send_all(client, out, written);
        written = 0;
      }
    }
    filled -= start;
    memmove(in, in + start, filled);
    if (written > 0) send_all(client, out, written);
  }
  close(epoll);
  free(in);
  free(out);
}

int cbench_serve(const char *path, const char *lines, int built) {
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  unlink(path);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) return -1;
  if (listen(listener, 16) != 0) return -1;
  struct answer answer = read_answer(lines);
  for (;;) {
    int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    if (client < 0) continue;
    serve_client(client, &answer, built);
    close(client);
  }
}
