#define _GNU_SOURCE
#include "CResponderKit.h"

#ifdef __linux__
#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#ifdef __LP64__
#define SYMBOL_TYPE ELF64_ST_TYPE
#else
#define SYMBOL_TYPE ELF32_ST_TYPE
#endif

/// What an image says of the symbols that it exports.
struct exports {
  uintptr_t base;
  const ElfW(Sym) *symbols;
  const char *texts;
  const uint32_t *hash;
};

/// An address of the dynamic section: glibc has added the image's own to it, others have not.
static const void *at(const struct link_map *map, const ElfW(Dyn) *entry) {
  uintptr_t address = entry->d_un.d_ptr;
  return (const void *)(address < map->l_addr ? address + map->l_addr : address);
}

static bool read_exports(const void *inside, struct exports *found) {
  Dl_info info;
  struct link_map *map;
  if (dladdr1(inside, &info, (void **)&map, RTLD_DL_LINKMAP) == 0) return false;
  *found = (struct exports){.base = map->l_addr};
  for (const ElfW(Dyn) *each = map->l_ld; each->d_tag != DT_NULL; each++) {
    switch (each->d_tag) {
      case DT_SYMTAB: found->symbols = at(map, each); break;
      case DT_STRTAB: found->texts = at(map, each); break;
      case DT_GNU_HASH: found->hash = at(map, each); break;
    }
  }
  return found->symbols && found->texts && found->hash;
}

bool responder_symbols_at(const void *inside, const uintptr_t *addresses, size_t count,
                          const char **names) {
  for (size_t i = 0; i < count; i++) names[i] = 0;
  struct exports exports;
  if (!read_exports(inside, &exports)) return false;
  // Not all that is asked about is an address; what lies below the image is none of its.
  uintptr_t lowest = UINTPTR_MAX, highest = 0;
  for (size_t i = 0; i < count; i++) {
    if (addresses[i] < exports.base) continue;
    if (addresses[i] < lowest) lowest = addresses[i];
    if (addresses[i] > highest) highest = addresses[i];
  }
  // How many symbols there are stands nowhere. The table by which names are found has all that are
  // exported, in chains that end with a number whose lowest bit is set.
  uint32_t buckets = exports.hash[0], first = exports.hash[1], words = exports.hash[2];
  const uint32_t *bucket = exports.hash + 4 + words * (sizeof(uintptr_t) / sizeof(uint32_t));
  const uint32_t *chain = bucket + buckets;
  for (uint32_t b = 0; b < buckets; b++) {
    uint32_t number = bucket[b];
    if (number < first) continue;
    do {
      const ElfW(Sym) *symbol = &exports.symbols[number];
      uintptr_t address = exports.base + symbol->st_value;
      if (symbol->st_shndx == SHN_UNDEF || SYMBOL_TYPE(symbol->st_info) == STT_TLS) continue;
      if (address < lowest || address > highest) continue;
      for (size_t i = 0; i < count; i++) {
        // Of several names of one function the first is taken, as dladdr does.
        if (addresses[i] == address && !names[i]) names[i] = exports.texts + symbol->st_name;
      }
    } while ((chain[number++ - first] & 1) == 0);
  }
  return true;
}
#else
bool responder_symbols_at(const void *inside, const uintptr_t *addresses, size_t count,
                          const char **names) {
  for (size_t i = 0; i < count; i++) names[i] = 0;
  return false;
}
#endif
