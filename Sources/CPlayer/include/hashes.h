#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-IYsNEJ2fwe5OUT/IrWhgEVeo9E4Vk6JdkGasjkHmTOU="
#define PLAYER_SCRIPT_HASH "sha256-eYcpYuFUfMdtbMuwogBMiQM3f84H9eld7FxnQhMrec8="
#define PICTURE_STYLE_HASH "sha256-G2Uh+PfJe19guPX9+MTkipaiA/QPOpIwDkVlHcVBqWY="

#endif
