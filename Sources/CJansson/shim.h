#ifndef RESPONDER_CJANSSON_SHIM_H
#define RESPONDER_CJANSSON_SHIM_H

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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

/* How much a value holds, containers and what they hold counted as JSON texts are. */
struct responder_json_amount {
  size_t bytes;
  size_t containers;
  size_t values;
  int depth;
};

/* At most as many bytes as a string has in a text, its quotes among them. */
static inline size_t responder_json_text_bytes(const char *text, size_t length) {
  size_t bytes = length + 2;
  for (size_t index = 0; index < length; index++) {
    unsigned char byte = (unsigned char)text[index];
    if (byte < 0x20 || byte == 0x7F || byte == '"' || byte == '\\') bytes += 5;
  }
  return bytes;
}

/*
 * Gives each real the value that its text says, which has 15 digits, and adds up
 * what there is; `bytes` is at least what the compact text has. What lies deeper
 * than `limit` is left alone.
 */
static inline void responder_json_settle(json_t *json, int depth, int limit,
                                         struct responder_json_amount *amount) {
  amount->values += 1;
  switch (json_typeof(json)) {
  case JSON_OBJECT:
  case JSON_ARRAY:
    amount->containers += 1;
    amount->bytes += 2;
    if (depth > amount->depth) amount->depth = depth;
    if (depth > limit) return;
    if (json_is_array(json)) {
      size_t count = json_array_size(json);
      amount->bytes += count;
      for (size_t index = 0; index < count; index++) {
        responder_json_settle(json_array_get(json, index), depth + 1, limit, amount);
      }
    } else {
      for (void *at = json_object_iter(json); at; at = json_object_iter_next(json, at)) {
        amount->bytes += 2 + responder_json_text_bytes(json_object_iter_key(at),
                                                       json_object_iter_key_len(at));
        responder_json_settle(json_object_iter_value(at), depth + 1, limit, amount);
      }
    }
    break;
  case JSON_STRING:
    amount->bytes += responder_json_text_bytes(json_string_value(json), json_string_length(json));
    break;
  case JSON_INTEGER: {
    json_int_t number = json_integer_value(json);
    amount->bytes += number < 0 ? 2 : 1;
    while (number /= 10) amount->bytes += 1;
    break;
  }
  case JSON_REAL: {
    char text[32];
    double number = json_real_value(json);
    snprintf(text, sizeof text, "%.15g", number);
    double written = strtod(text, NULL);
    /* The largest numbers are rounded to what no text can say. */
    if (isinf(written)) written = number < 0 ? -1.79769313486231e308 : 1.79769313486231e308;
    /* Not where it is the same already: who shares the value may be reading it. */
    if (written != number) json_real_set(json, written);
    amount->bytes += sizeof text;
    break;
  }
  default:
    amount->bytes += 5;
  }
}

#endif
