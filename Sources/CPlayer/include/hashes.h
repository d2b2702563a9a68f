#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-ckhMwbBqNduqSyidjM+NYXebZ9fe4cYHJpFODRa1jL4="
#define PLAYER_SCRIPT_HASH "sha256-T+LVTc1nJWXO1V5DOq9VeYHUkhlWwABv7jo0i5EaKx0="
#define PICTURE_STYLE_HASH "sha256-C/qi9lQLqV1VaApNL4KCFooVTUrwDYilBzqv3DQRU9o="

#endif
