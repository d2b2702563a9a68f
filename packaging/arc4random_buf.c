// Random bytes for expat's hash tables, from the kernel.
//
// Debian's static library of expat asks for `arc4random_buf`, which C's library has since glibc 2.36.
// Linked together with this it needs no more of that than the rest of Responder does.

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

__attribute__((visibility("hidden"))) void arc4random_buf(void *buffer, size_t count) {
  unsigned char *place = buffer;
  while (count > 0) {
    ssize_t got = getrandom(place, count, 0);
    if (got > 0) {
      place += got;
      count -= (size_t)got;
    } else if (got == 0 || errno != EINTR) {
      // Tables whose order can be foretold are worse than none.
      abort();
    }
  }
}
