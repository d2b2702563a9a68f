#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-ThPjqSrjnWU2yTGRvH77gYQlHCppWsLWxOXDJbzAfk4="
#define PLAYER_SCRIPT_HASH "sha256-l8Xgk2r5s3YeI0K3nhuwFEvSP0Kb1xIlSJWolbcslQ8="

#endif
