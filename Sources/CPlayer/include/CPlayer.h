#ifndef CPLAYER_H
#define CPLAYER_H

#include <stddef.h>

#include "hashes.h"

/// A text of the player, as it is embedded.
struct player_text {
  const unsigned char *bytes;
  size_t length;
};

/// The style sheet: the player's style sheets, joined by `make player-hashes`.
struct player_text player_style(void);

/// The script: the player's scripts, joined by `make player-hashes`.
struct player_text player_script(void);

#endif
