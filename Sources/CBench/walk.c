#include "CBench.h"

int cbench_walk(const double *rectangles, int count, double x, double y) {
  for (int i = count - 1; i >= 0; i--) {
    const double *r = rectangles + 4 * i;
    if (x >= r[0] && x < r[0] + r[2] && y >= r[1] && y < r[1] + r[3]) return i;
  }
  return -1;
}
