#define _GNU_SOURCE
#include "CBench.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

/* The executable's own malloc stands before the library's, so every allocation is counted. */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *pointer, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_long allocations;

static void count_one(void) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_one();
  return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
  count_one();
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  count_one();
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *pointer = made;
  return 0;
}

long cbench_allocations(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }
