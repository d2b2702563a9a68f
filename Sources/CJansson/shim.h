#ifndef RESPONDER_CJANSSON_SHIM_H
#define RESPONDER_CJANSSON_SHIM_H

#include <jansson.h>
#include <string.h>

/* What Swift cannot import from jansson: its function-like macros; and what goes with them. */

static inline json_type responder_json_typeof(const json_t *json) {
  return json_typeof(json);
}

static inline json_t *responder_json_boolean(int flag) {
  return flag ? json_true() : json_false();
}

static inline int responder_json_contains_nul(const char *text, size_t length) {
  return memchr(text, 0, length) != NULL;
}

/* Compact or indented UTF-8 with 15 significant digits in reals; scalars may stand alone. */
static inline size_t responder_json_dump_flags(int indent, int sorted) {
  return JSON_ENCODE_ANY | JSON_REAL_PRECISION(15) | (sorted ? JSON_SORT_KEYS : 0) |
         (indent > 0 ? JSON_INDENT(indent) : JSON_COMPACT);
}

static inline enum json_error_code responder_json_error_code(const json_error_t *error) {
  return json_error_code(error);
}

/*
 * Whether no path through the value is longer than `limit`. jansson 2.14 dumps
 * and compares by recursion without a limit of its own, so a value that was
 * built, not parsed, is measured first.
 */
static inline int responder_json_depth_within(json_t *json, int limit) {
  if (json_is_array(json)) {
    size_t count = json_array_size(json);
    if (limit == 0) return 0;
    for (size_t index = 0; index < count; index++) {
      if (!responder_json_depth_within(json_array_get(json, index), limit - 1)) return 0;
    }
  } else if (json_is_object(json)) {
    if (limit == 0) return 0;
    for (void *at = json_object_iter(json); at; at = json_object_iter_next(json, at)) {
      if (!responder_json_depth_within(json_object_iter_value(at), limit - 1)) return 0;
    }
  }
  return 1;
}

#endif
