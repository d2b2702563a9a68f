"""Holds the two pens against each other: what `responder picture` draws of a moment, and the player."""

import re
import unittest
import xml.etree.ElementTree as tree

import program
from program import ProgramCase
from walking import ROLES

# Of each area what is drawn in a way of its own: views cut off or turned, layers that move, keyboards,
# menus, alerts, sheets, zoom, several fingers, chains that come back, and runs that an error ends.
SCENARIOS = [
    "actions/past-a-presented-controller", "controls/slider-and-pan", "edit-menu/context-menu",
    "examples/deck", "examples/sparks", "first-responder/text-field-by-tap", "gestures/finger-count",
    "gestures/single-and-double", "hit-testing/figure-a-to-e", "hit-testing/outside-superview",
    "motion/shake-to-undo", "responder-chain/cycle", "scrolling/zoom", "tables/sheet-and-scroll",
    "text-input/accessory-bar", "touches/animated-view", "windows/pass-through",
]
SAMPLES = 12
SVG = "{http://www.w3.org/2000/svg}"


class Drawn:
    """What an SVG says of a moment."""

    def __init__(self, text):
        root = tree.fromstring(text)
        self.said = root.findtext(f"{SVG}title")
        self.views = {}
        for views in root.iter(f"{SVG}g"):
            if views.get("class") == "views":
                for view in views.iter(f"{SVG}g"):
                    if view.get("data-id") is not None:
                        self.views[view.get("data-id")] = self.view(view)
        self.way = [
            self.whole(text) for way in root.iter(f"{SVG}g") if way.get("class") == "way"
            for text in way.iter(f"{SVG}text") if "id" in (text.get("class") or "").split()
        ]

    @staticmethod
    def view(view):
        frame = view.find(f"{SVG}rect")
        sides = [float(frame.get(name, "0")) for name in ("x", "y", "width", "height")]
        return {"transform": view.get("transform"), "frame": sides, "classes": set(view.get("class", "").split())}

    @staticmethod
    def whole(text):
        """A text, also where it was cut."""
        title = text.find(f"{SVG}title")
        return (title if title is not None else text).text


class PensTests(ProgramCase):
    def test_views_stand_in_the_same_places_with_the_same_roles(self):
        compared = 0
        for scenario in SCENARIOS:
            path = self.program.player(scenario)
            film = program.data(path, "film-0")
            for place, run in enumerate(film["runs"]):
                with self.subTest(scenario, run=place), self.player(path, link=f"#d=1&v={place + 1}") as player:
                    for moment in sampled(run["count"]):
                        self.go(player, moment)
                        self.compare(player, film, run, scenario, moment)
                        compared += 1
        self.assertGreater(compared, 8 * len(SCENARIOS))

    @staticmethod
    def go(player, moment):
        player.tab.evaluate("""moment => {
            const slider = document.querySelector('input[type=range]');
            slider.value = moment;
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            slider.dispatchEvent(new Event('change', { bubbles: true }));
          }""", moment)

    def compare(self, player, film, run, scenario, moment):
        reference = scenario + (f"#{run['variant']}" if run["variant"] else "")
        passed = all(each["passed"] for each in film["runs"] if not run["variant"] or each is run)
        drawn = Drawn(self.program.run("picture", reference, "--moment", str(moment), status=0 if passed else 1))
        where = (reference, moment)
        self.assertEqual(player.moment, moment, where)
        self.assertTrue(drawn.said.endswith(player.said), (where, drawn.said, player.said))
        seen = player.seen()
        self.assertEqual(set(seen), set(drawn.views), where)
        for name, view in drawn.views.items():
            other = seen[name]
            self.assertEqual(numbers(other["transform"]), numbers(view["transform"]), (where, name))
            for one, two in zip(other["frame"], view["frame"], strict=True):
                # The SVG rounds lengths to a thousandth.
                self.assertAlmostEqual(one, two, delta=0.0011, msg=(where, name, other["frame"], view["frame"]))
            for names in (ROLES, {"here"}, {"first"}):
                self.assertEqual(set(other["classes"]) & names, view["classes"] & names, (where, name))
        # A picture leaves rows out where there is no room: what it shows of the way is in order.
        way = player.way()
        self.assertEqual([name for name in way if name in drawn.way], drawn.way, where)
        if len(way) <= 8:
            self.assertEqual(set(drawn.way), set(way), where)


def sampled(count):
    """The first and the last moment, and those between at even distances."""
    step = max(1, count // SAMPLES)
    return sorted({1, *range(1, count + 1, step), count})


def numbers(transform):
    return [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", transform)]


if __name__ == "__main__":
    unittest.main()
