#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-49KKvr8oqAaTxOuRzolybGxz1PmTkt/53UF5+6+RdpY="
#define PLAYER_SCRIPT_HASH "sha256-9SdgCYae0+DE25OitKlGVFbqZT3drWPN+T/Z6z6Gg/U="

#endif
