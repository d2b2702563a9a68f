#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-brFmuUjqF607GKnfos0PtXFkjOpDJ6Y1fwxnEPHZ6YY="
#define PLAYER_SCRIPT_HASH "sha256-E7HHr5PYpFOHqlQ4aXvufHjdw0oq2jWB0jRVCy+Q2CQ="
#define PICTURE_STYLE_HASH "sha256-C/qi9lQLqV1VaApNL4KCFooVTUrwDYilBzqv3DQRU9o="

#endif
