#ifndef CPLAYER_H
#define CPLAYER_H

#include <stddef.h>

#include "hashes.h"

/// A file of the player, as it is embedded.
struct player_part {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// A style sheet by its place among those that are joined; null behind the last one.
const struct player_part *player_style(ptrdiff_t place);

/// A script by its place among those that are joined; null behind the last one.
const struct player_part *player_script(ptrdiff_t place);

#endif
