#include "CResponderKit.h"

static _Thread_local void *current_simulation;

void *responder_current_simulation(void) { return current_simulation; }

void responder_set_current_simulation(void *simulation) { current_simulation = simulation; }
