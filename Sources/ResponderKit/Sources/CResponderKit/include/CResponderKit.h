#ifndef RESPONDER_C_RESPONDER_KIT_H
#define RESPONDER_C_RESPONDER_KIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "responder_module.h"

/// The simulation that runs on this thread, or NULL. Set only by Simulation.enter.
void *responder_current_simulation(void);
void responder_set_current_simulation(void *simulation);

/// Writes the build-id of the library that this is linked into, in lower-case hexadecimal digits,
/// and returns whether it has one. Read from memory: the file may have been replaced since.
bool responder_kit_build_id(char *text, size_t capacity);

/// The name of the symbol that begins exactly at an address, or NULL. It lives as long as its image.
const char *responder_symbol_at(const void *address);

/// Swift's own demangler, in libswiftCore. The caller frees what it returns.
char *swift_demangle(const char *mangled_name, size_t length, char *output, size_t *output_size,
                     uint32_t flags);

/// Retains an object, or returns NULL once its end has begun; in libswiftCore.
void *swift_tryRetain(void *object);

#endif
