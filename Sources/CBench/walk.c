#include "CBench.h"

static int walk(const struct cbench_rectangle *all, int index, double x, double y) {
  const struct cbench_rectangle *own = all + index;
  x -= own->x;
  y -= own->y;
  if (x < 0 || x >= own->width || y < 0 || y >= own->height) return -1;
  for (int child = own->first + own->count - 1; child >= own->first; child--) {
    int hit = walk(all, child, x, y);
    if (hit >= 0) return hit;
  }
  return index;
}

int cbench_walk(const struct cbench_rectangle *rectangles, double x, double y) {
  return walk(rectangles, 0, x, y);
}
