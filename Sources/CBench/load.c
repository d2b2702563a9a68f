#include "CBench.h"

#include <jansson.h>

int cbench_load(const void *text, size_t count) {
  json_t *value = json_loadb(text, count, JSON_REJECT_DUPLICATES, NULL);
  if (value == NULL) return -1;
  json_decref(value);
  return 0;
}
