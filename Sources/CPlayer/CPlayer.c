#include "CPlayer.h"

#ifdef __clang__
// `#embed` is older in clang than the standard that a package asks for.
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

// Embedded, since an array literal of this size takes a Swift compiler seconds and `#embed` none.

static const unsigned char style[] = {
#embed "joined.css"
};
static const unsigned char script[] = {
#embed "joined.js"
};

struct player_text player_style(void) { return (struct player_text){style, sizeof style}; }

struct player_text player_script(void) { return (struct player_text){script, sizeof script}; }
