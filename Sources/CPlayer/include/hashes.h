#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-pRwY3hE2hmqbN0uCVXLfwWOukzOtRp1n/aVTPTMeaG4="
#define PLAYER_SCRIPT_HASH "sha256-tH4tvOWa4Pi82dD5bHASjDpvEDfQl2pro854qNqor/0="
#define PICTURE_STYLE_HASH "sha256-C/qi9lQLqV1VaApNL4KCFooVTUrwDYilBzqv3DQRU9o="

#endif
