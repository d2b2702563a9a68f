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

/// Puts the name of the exported symbol that begins exactly at each address into `names`, or NULL, and
/// returns whether the image that `inside` points into could be read. Names live as long as that image.
///
/// One walk through the image's symbols: dladdr makes one for each address that it is asked about.
bool responder_symbols_at(const void *inside, const uintptr_t *addresses, size_t count,
                          const char **names);

/// Swift's own demangler, in libswiftCore. The caller frees what it returns.
char *swift_demangle(const char *mangled_name, size_t length, char *output, size_t *output_size,
                     uint32_t flags);

/// Retains an object, or returns NULL once its end has begun; in libswiftCore.
void *swift_tryRetain(void *object);

#endif
