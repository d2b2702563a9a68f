#ifndef RESPONDER_FUZZER_H
#define RESPONDER_FUZZER_H

#include <stddef.h>
#include <stdint.h>

// What libFuzzer has for programs with a main of their own; its headers are C++.

/// Runs the fuzzer with the arguments of a command line until it is done or something was found.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*use)(const uint8_t *data, size_t size));

/// Changes bytes in place, which may grow up to `most`; returns how many there are then.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

#endif
