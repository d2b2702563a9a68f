#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-7x+Tg7ZojOyHQ43/96NKKPkRTqgZEv+QdUvpeVxH0BM="
#define PLAYER_SCRIPT_HASH "sha256-SAK7J5+OhQmV/ajkeWCB4nOqKl3tSXSd4bcZBO3m3Bc="

#endif
