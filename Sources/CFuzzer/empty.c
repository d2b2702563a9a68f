// The library is given to the linker by scripts/fuzz; a target needs a file.
#include "fuzzer.h"
