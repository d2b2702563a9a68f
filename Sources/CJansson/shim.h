#ifndef RESPONDER_CJANSSON_SHIM_H
#define RESPONDER_CJANSSON_SHIM_H
#include <jansson.h>
#endif
