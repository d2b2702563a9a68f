#ifndef CPLAYER_HASHES_H
#define CPLAYER_HASHES_H

// Written by `make player-hashes`.

#define PLAYER_STYLE_HASH "sha256-nft3GOAYj6LQLhnbweiKs9vLumd0ph1mzyJBfFWvJ+s="
#define PLAYER_SCRIPT_HASH "sha256-SqXmuFRrZsNqB22LOarRGhxMTvcEEUmSevxjMY4YnrQ="
#define PICTURE_STYLE_HASH "sha256-HC6g1Itu1w9N5aaFEACHQu3bNbpniJvDCyvz9pKQM8Y="

#endif
