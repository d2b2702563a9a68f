#define _GNU_SOURCE
#include "CResponderKit.h"
#include <dlfcn.h>

const char *responder_symbol_at(const void *address) {
  Dl_info info;
  if (dladdr(address, &info) == 0 || info.dli_saddr != address) return 0;
  return info.dli_sname;
}
