#ifndef RESPONDER_CBENCH_SEND_H
#define RESPONDER_CBENCH_SEND_H

#include <stddef.h>
#include <sys/socket.h>
#include <sys/types.h>

/* Sends all bytes; -1 when the other side does not take them. */
static inline int send_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = send(fd, bytes, count, MSG_NOSIGNAL);
    if (sent < 0) return -1;
    bytes += sent;
    count -= (size_t)sent;
  }
  return 0;
}

#endif
