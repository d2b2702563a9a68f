"""Holds what is seen of a moment against what the film says of it."""

ROLES = {"asked", "declined", "answered", "hit", "passes", "keeps", "waiting"}


class Walking:
    """What a test of moments checks; mixed into a test case."""

    def check(self, player, film, state, chinese=False):
        shown = player.all()
        self.assertEqual(shown["moment"], state["moment"])
        self.assertEqual(shown["said"], state["say"][chinese])
        seen = shown["views"]
        self.assertEqual(set(seen), set(state["views"]))
        for name, view in state["views"].items():
            self.assertEqual(seen[name]["transform"], f"matrix({' '.join(number(part) for part in view['matrix'])})")
            classes = set(seen[name]["classes"])
            self.assertEqual(classes & ROLES, state["roles"].get(name, set()), (state["moment"], name))
            self.assertEqual("here" in classes, name == state["at"])
            self.assertEqual("first" in classes, name == state["first"])
        for finger, (x, y, phase) in state["fingers"].items():
            if phase in ("began", "moved"):
                self.assertEqual(shown["fingers"][str(finger)], f"translate({number(x)} {number(y)})")
            else:
                self.assertEqual(str(finger) in shown["fingers"], phase != "gone", (state["moment"], finger))
        self.assertEqual([name for name in reversed(shown["way"]) if name in state["way"]], state["way"])


def number(value):
    return str(int(value)) if float(value).is_integer() else str(value)
