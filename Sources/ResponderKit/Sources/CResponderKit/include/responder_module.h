#ifndef RESPONDER_MODULE_H
#define RESPONDER_MODULE_H

#include <stddef.h>
#include <stdint.h>

// The border between the workbench and a module: the one thing that a module's library exports.
//
// The workbench looks up responder_module_entry_v1, calls it, and compares what it returns with
// its own before anything written in Swift runs. Nothing here is freed: the description and its
// texts are constants of the module, which stays loaded for the life of the process.

/// The first bytes of a description: "RSPM".
#define RESPONDER_MODULE_MAGIC 0x4D505352u

/// Changes whenever a module built before could not be used any more.
#define RESPONDER_MODULE_ABI_MAJOR 1u

/// Changes whenever something was added; a workbench takes modules with its own or a lower one.
#define RESPONDER_MODULE_ABI_MINOR 0u

/// The name of the exported function.
#define RESPONDER_MODULE_ENTRY "responder_module_entry_v1"

/// What a module says of itself.
typedef struct responder_module_v1 {
  /// RESPONDER_MODULE_MAGIC.
  uint32_t magic;
  uint16_t abi_major;
  uint16_t abi_minor;

  /// The size of this struct as the module was compiled; no field past it is read.
  uint32_t struct_size;

  /// 0.
  uint32_t reserved;

  /// The compiler that built the module: responder_module_compiler() of that compilation.
  const char *compiler;

  /// The build-id of the libResponderKit.so that the module was linked against, in lower-case
  /// hexadecimal digits; empty in a module that is installed together with the workbench.
  const char *kit_build_id;

  /// Registers what the module brings, with ModuleRegistration; 0 when that went well.
  /// Called once, only after everything above agreed. The registration is valid during the call.
  int32_t (*start)(void *registration);
} responder_module_v1;

/// The compiler that compiles the caller; Swift's own knows its C compiler's exact version.
static inline const char *responder_module_compiler(void) { return __VERSION__; }

/// The description that a module's entry returns, filled with what the caller's own compilation
/// knows. It is a constant of the library that calls this: there is one in each module.
static inline const responder_module_v1 *responder_module_describe(
    const char *kit_build_id, int32_t (*start)(void *registration)) {
  static char build_id[129];
  static responder_module_v1 description;
  size_t length = 0;
  while (kit_build_id[length] != '\0' && length + 1 < sizeof build_id) {
    build_id[length] = kit_build_id[length];
    length++;
  }
  description.magic = RESPONDER_MODULE_MAGIC;
  description.abi_major = RESPONDER_MODULE_ABI_MAJOR;
  description.abi_minor = RESPONDER_MODULE_ABI_MINOR;
  description.struct_size = sizeof description;
  description.compiler = responder_module_compiler();
  description.kit_build_id = build_id;
  description.start = start;
  return &description;
}

#endif
