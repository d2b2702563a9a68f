#ifndef RESPONDER_CBENCH_H
#define RESPONDER_CBENCH_H

#include <stddef.h>

/* Keeps this process, and those that it starts, on one core. */
int cbench_pin(int core);

/* Serves one client at a time on a Unix socket, one JSON value per line, until killed.
   Parses each request with jansson. With asked == 0 it sends reply as it is; else it builds a
   reply of a hit-test that asked so many views, and dumps that. */
int cbench_serve(const char *path, const char *reply, int asked);

/* Sends request and waits for its answer, count times; returns seconds, negative on failure. */
double cbench_round_trips(const char *path, const char *opening, const char *request, int count);

/* Sends windows of requests in one write and reads their answers; seconds, negative on failure. */
double cbench_pipelined(
    const char *path, const char *opening, const char *request, int window, int count);

/* Walks rectangles (x, y, w, h each) from the last to the first and returns the one hit, or -1. */
int cbench_walk(const double *rectangles, int count, double x, double y);

/* Calls of malloc and its kin since the process started. */
long cbench_allocations(void);

#endif
