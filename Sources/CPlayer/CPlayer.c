#include "CPlayer.h"

#ifdef __clang__
// `#embed` is older in clang than the standard that a package asks for.
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

// Embedded, since an array literal of this size takes a Swift compiler seconds and `#embed` none.

static const unsigned char style_base[] = {
#embed "player.css"
};
static const unsigned char style_drawing[] = {
#embed "player-drawing.css"
};
static const unsigned char style_room[] = {
#embed "player-room.css"
};

static const unsigned char script_words[] = {
#embed "player-words.js"
};
static const unsigned char script_dom[] = {
#embed "player-dom.js"
};
static const unsigned char script_rows[] = {
#embed "player-rows.js"
};
static const unsigned char script_film[] = {
#embed "player-film.js"
};
static const unsigned char script_geometry[] = {
#embed "player-geometry.js"
};
static const unsigned char script_looks[] = {
#embed "player-looks.js"
};
static const unsigned char script_fingers[] = {
#embed "player-fingers.js"
};
static const unsigned char script_labels[] = {
#embed "player-labels.js"
};
static const unsigned char script_screen[] = {
#embed "player-screen.js"
};
static const unsigned char script_sentence[] = {
#embed "player-sentence.js"
};
static const unsigned char script_predict[] = {
#embed "player-predict.js"
};
static const unsigned char script_way[] = {
#embed "player-way.js"
};
static const unsigned char script_decisions[] = {
#embed "player-decisions.js"
};
static const unsigned char script_axis[] = {
#embed "player-axis.js"
};
static const unsigned char script_lanes[] = {
#embed "player-lanes.js"
};
static const unsigned char script_timeline[] = {
#embed "player-timeline.js"
};
static const unsigned char script_compare[] = {
#embed "player-compare.js"
};
static const unsigned char script_transport[] = {
#embed "player-transport.js"
};
static const unsigned char script_tools[] = {
#embed "player-tools.js"
};
static const unsigned char script_dialogs[] = {
#embed "player-dialogs.js"
};
static const unsigned char script_start[] = {
#embed "player-start.js"
};
static const unsigned char script_facts[] = {
#embed "player-facts.js"
};
static const unsigned char script_state[] = {
#embed "player-state.js"
};
static const unsigned char script_keys[] = {
#embed "player-keys.js"
};
static const unsigned char script_layout[] = {
#embed "player-layout.js"
};
static const unsigned char script_moves[] = {
#embed "player-moves.js"
};
static const unsigned char script_player[] = {
#embed "player-player.js"
};
static const unsigned char script_main[] = {
#embed "player-main.js"
};

#define PART(file, bytes) {file, bytes, sizeof bytes}

static const struct player_part player_styles[] = {
    PART("player.css", style_base),
    PART("player-drawing.css", style_drawing),
    PART("player-room.css", style_room),
};

// What a file needs while it is read stands before it; what it calls later may stand behind it.
static const struct player_part player_scripts[] = {
    PART("player-words.js", script_words),
    PART("player-dom.js", script_dom),
    PART("player-rows.js", script_rows),
    PART("player-film.js", script_film),
    PART("player-geometry.js", script_geometry),
    PART("player-looks.js", script_looks),
    PART("player-fingers.js", script_fingers),
    PART("player-labels.js", script_labels),
    PART("player-screen.js", script_screen),
    PART("player-sentence.js", script_sentence),
    PART("player-predict.js", script_predict),
    PART("player-way.js", script_way),
    PART("player-decisions.js", script_decisions),
    PART("player-axis.js", script_axis),
    PART("player-lanes.js", script_lanes),
    PART("player-timeline.js", script_timeline),
    PART("player-compare.js", script_compare),
    PART("player-transport.js", script_transport),
    PART("player-tools.js", script_tools),
    PART("player-dialogs.js", script_dialogs),
    PART("player-start.js", script_start),
    PART("player-facts.js", script_facts),
    PART("player-state.js", script_state),
    PART("player-keys.js", script_keys),
    PART("player-layout.js", script_layout),
    PART("player-moves.js", script_moves),
    PART("player-player.js", script_player),
    PART("player-main.js", script_main),
};

#define COUNT(list) (sizeof list / sizeof list[0])

const struct player_part *player_style(ptrdiff_t place) {
  return place >= 0 && (size_t)place < COUNT(player_styles) ? &player_styles[place] : NULL;
}

const struct player_part *player_script(ptrdiff_t place) {
  return place >= 0 && (size_t)place < COUNT(player_scripts) ? &player_scripts[place] : NULL;
}
