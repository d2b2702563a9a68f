#ifndef RESPONDER_C_RESPONDER_KIT_H
#define RESPONDER_C_RESPONDER_KIT_H

/// The simulation that runs on this thread, or NULL. Set only by Simulation.enter.
void *responder_current_simulation(void);
void responder_set_current_simulation(void *simulation);

#endif
