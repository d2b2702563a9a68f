#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-ckhMwbBqNduqSyidjM+NYXebZ9fe4cYHJpFODRa1jL4="
#define PLAYER_SCRIPT_HASH "sha256-gNjtQlQclX2GnWJ36Gp0bsIlpE77E8fKwt+Igm3+75s="
#define PICTURE_STYLE_HASH "sha256-C/qi9lQLqV1VaApNL4KCFooVTUrwDYilBzqv3DQRU9o="

#endif
