#define _GNU_SOURCE
#include "CBench.h"

#include <errno.h>
#include <jansson.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int cbench_pin(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  return sched_setaffinity(0, sizeof set, &set);
}

/* The reply of a hit-test that asked so many views, built anew as a server must. */
static size_t hit_reply(json_t *request, int asked, char *out, size_t room) {
  json_t *views = json_array();
  for (int i = 0; i < asked; i++) {
    json_t *view = json_object();
    json_object_set_new(view, "order", json_integer(i + 1));
    json_object_set_new(view, "depth", json_integer(i));
    json_object_set_new(view, "id", json_string("view"));
    json_t *point = json_array();
    json_array_append_new(point, json_real(60));
    json_array_append_new(point, json_real(220));
    json_object_set_new(view, "point", point);
    json_object_set_new(view, "answer", json_string("leaf"));
    json_object_set_new(view, "rule", json_string("hit-test.first-non-nil-wins"));
    json_array_append_new(views, view);
  }
  json_t *result = json_object();
  json_object_set_new(result, "hit", json_string("leaf"));
  json_object_set_new(result, "asked", views);
  json_t *reply = json_object();
  json_object_set_new(reply, "jsonrpc", json_string("2.0"));
  json_object_set(reply, "id", json_object_get(request, "id"));
  json_object_set_new(reply, "result", result);
  size_t size = json_dumpb(reply, out, room, JSON_COMPACT | JSON_REAL_PRECISION(15));
  json_decref(reply);
  return size;
}

static int write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = send(fd, bytes, count, MSG_NOSIGNAL);
    if (sent < 0) return -1;
    bytes += sent;
    count -= (size_t)sent;
  }
  return 0;
}

int cbench_serve(const char *path, const char *reply, int asked) {
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  unlink(path);
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) return -1;
  if (listen(listener, 16) != 0) return -1;
  size_t capacity = 1 << 20, reply_size = strlen(reply);
  char *in = malloc(capacity), *out = malloc(capacity);
  for (;;) {
    int client = accept(listener, NULL, NULL);
    if (client < 0) continue;
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN};
    epoll_ctl(epoll, EPOLL_CTL_ADD, client, &event);
    size_t filled = 0;
    while (epoll_wait(epoll, &event, 1, -1) > 0) {
      ssize_t got = recv(client, in + filled, capacity - filled, 0);
      if (got <= 0) break;
      filled += (size_t)got;
      size_t start = 0, written = 0;
      char *end;
      while ((end = memchr(in + start, '\n', filled - start)) != NULL) {
        size_t length = (size_t)(end - (in + start));
        json_t *request = json_loadb(in + start, length, JSON_REJECT_DUPLICATES, NULL);
        if (asked > 0) {
          written += hit_reply(request, asked, out + written, capacity - written - 1);
        } else {
          memcpy(out + written, reply, reply_size);
          written += reply_size;
        }
        out[written++] = '\n';
        json_decref(request);
        start += length + 1;
        if (written > capacity / 2) {
          write_all(client, out, written);
          written = 0;
        }
      }
      memmove(in, in + start, filled - start);
      filled -= start;
      if (written > 0) write_all(client, out, written);
    }
    close(epoll);
    close(client);
  }
}
