#ifndef RESPONDER_CBENCH_H
#define RESPONDER_CBENCH_H

#include <stddef.h>

/* Keeps this process, and those that it starts, on one core. */
int cbench_pin(void);

/* Lets this process, and those that it starts from now on, run on every core again. */
int cbench_unpin(void);

/* Serves one client at a time on a Unix socket, one JSON value per line, until killed.
   Parses each request with jansson and dumps the given lines as its answer, with the request's
   id; when built is not 0, each is first made anew, value by value. */
int cbench_serve(const char *path, const char *lines, int built);

/* Connects; the descriptor, or -1. Whatever then takes longer than a minute is a failure. */
int cbench_connect(const char *path);

/* Sends a line and reads up to the end of its answer, notifications before it included. Returns
   how many bytes came, or -1. */
long cbench_ask(int fd, const char *request, char *answer, size_t room);

/* Sends a line and waits for nothing; 0, or -1. */
int cbench_send(int fd, const char *request);

/* Throws away what has come. 1 when a line ended with it, 0 when not, -1 when an error was in it or
   the other side is gone. */
int cbench_drain(int fd);

/* What an exchange came to. */
struct cbench_exchange {
  double seconds; /* negative on failure */
  long lines;
};

/* Sends windows of requests in one write each and reads their answers, count in all. */
struct cbench_exchange cbench_exchange(int fd, const char *request, int window, int count);

/* A rectangle in its parent's coordinates; its children stand one after the other. */
struct cbench_rectangle {
  double x, y, width, height;
  int first, count;
};

/* Returns the deepest rectangle under a point, those that stand later first; -1 for none. */
int cbench_walk(const struct cbench_rectangle *rectangles, double x, double y);

/* Reads a text with jansson and lets go of what it says; -1 when it is no JSON. */
int cbench_load(const void *text, size_t count);

/* Calls of malloc and its kin since the process started. */
long cbench_allocations(void);

#endif
