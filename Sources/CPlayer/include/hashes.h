#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-4wZABPZ0VG7jh0DAkcDuAcIulStwtaMATj6ZxYBaAwc="
#define PLAYER_SCRIPT_HASH "sha256-gjXHjNkj35Pf8tgS2bjAhEL7M4nlze4Pw4k6B6aKIYg="
#define PICTURE_STYLE_HASH "sha256-C/qi9lQLqV1VaApNL4KCFooVTUrwDYilBzqv3DQRU9o="

#endif
