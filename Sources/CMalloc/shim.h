#ifndef RESPONDER_CMALLOC_SHIM_H
#define RESPONDER_CMALLOC_SHIM_H

#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/*
 * Has the allocator give freed memory back to the system for as long as the process lives.
 *
 * glibc raises its thresholds whenever a large block is freed: after one message of some megabytes
 * each heap keeps twice as much at its end for ever, and a daemon that has been busy never again
 * gets small. A threshold that is set, here to what it begins with, is not raised. Other
 * allocators have no such habit.
 */
static inline void responder_keep_giving_memory_back(void) {
#if defined(__GLIBC__)
  mallopt(M_TRIM_THRESHOLD, 128 * 1024);
#endif
}

/* Gives memory that is free back to the system, wherever in a heap it lies. */
static inline void responder_give_memory_back(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

/*
 * Has all threads share two heaps: each of glibc's reserves 64 MiB of addresses, which is nothing
 * where there is no limit to them, and much where there is.
 */
static inline void responder_keep_heaps_few(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 2);
#endif
}

#endif
