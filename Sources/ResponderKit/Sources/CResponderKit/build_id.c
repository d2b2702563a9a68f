#include "CResponderKit.h"

#ifdef __ELF__
#include <elf.h>
#include <link.h>
#include <string.h>

// The linker's own name for the first byte of the library.
extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));

bool responder_kit_build_id(char *text, size_t capacity) {
  const char *base = (const char *)&__ehdr_start;
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)(base + __ehdr_start.e_phoff);
  for (int i = 0; i < __ehdr_start.e_phnum; i++) {
    if (headers[i].p_type != PT_NOTE) continue;
    const char *note = base + headers[i].p_vaddr;
    const char *end = note + headers[i].p_memsz;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
      const char *name = note + sizeof *header;
      const unsigned char *bytes = (const unsigned char *)name + ((header->n_namesz + 3) & ~3u);
      if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && memcmp(name, "GNU", 4) == 0 &&
          2 * (size_t)header->n_descsz < capacity) {
        for (size_t k = 0; k < header->n_descsz; k++) {
          text[2 * k] = "0123456789abcdef"[bytes[k] >> 4];
          text[2 * k + 1] = "0123456789abcdef"[bytes[k] & 15];
        }
        text[2 * header->n_descsz] = 0;
        return true;
      }
      note = (const char *)bytes + ((header->n_descsz + 3) & ~3u);
    }
  }
  return false;
}
#else
bool responder_kit_build_id(char *text, size_t capacity) {
  if (capacity > 0) text[0] = 0;
  return false;
}
#endif
