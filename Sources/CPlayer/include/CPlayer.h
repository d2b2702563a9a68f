#ifndef CPLAYER_H
#define CPLAYER_H

#include <stddef.h>

/// A file of the player, as it is embedded.
struct player_part {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// The style sheets, in the order in which they are joined.
extern const struct player_part player_styles[];
extern const size_t player_style_count;

/// The scripts, in the order in which they are joined.
extern const struct player_part player_scripts[];
extern const size_t player_script_count;

#endif
