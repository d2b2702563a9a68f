"""Players that `responder player` writes of the built-in scenarios."""

import json
import os
import sys
import time
import unittest

import program
import timing
from films import NASTY
from program import ProgramCase
from reading import states
from support import PHONE, WIDE
from walking import Walking

# Of each area what draws something of its own: keyboards, menus, alerts, sheets, lists, zoom, many
# fingers, layers that move, and what ends in an error.
WALKED = [
    "actions/past-a-presented-controller", "controls/slider-and-pan", "controls/menu-button",
    "dispatch/from-queue-to-view", "edit-menu/context-menu", "edit-menu/cell-menu", "examples/sparks",
    "examples/deck", "first-responder/input-view", "first-responder/text-field-by-tap",
    "gestures/single-waits-for-double", "gestures/finger-count", "hit-testing/outside-superview",
    "hit-testing/figure-a-to-e", "motion/shake-to-undo", "presses/shortcut-along-chain",
    "remote-control/headphones", "responder-chain/cycle", "scrolling/zoom",
    "scrolling/nested-same-direction", "tables/tap-over-table", "tables/sheet-and-scroll",
    "text-input/accessory-bar", "touches/animated-view", "windows/pass-through",
]


class RealFilmTests(Walking, ProgramCase):
    def test_each_moment_of_many_scenarios(self):
        for scenario in WALKED:
            path = self.program.player(scenario)
            film = program.data(path, "film-0")
            for place, run in enumerate(film["runs"]):
                with self.subTest(scenario, run=place), self.player(path, link=f"#d=1&v={place + 1}") as player:
                    self.assertEqual(player.last, run["count"])
                    for state in states(film, run):
                        self.check(player, film, state)
                        player.press("ArrowRight")

    def test_all_scenarios_in_one_page(self):
        began = time.monotonic()
        path = self.program.player("scenarios/")
        took = time.monotonic() - began
        films = program.data(path, "film-index")["films"]
        size = path.stat().st_size
        print(f"\nall {len(films)} scenarios: {size / 1e6:.2f} MB in {took:.1f} s", file=sys.stderr)
        self.assertGreater(len(films), 180)
        self.assertLess(size, 3_000_000)
        with self.player(path) as player:
            ready = timing.ready(player)
            print(f"  ready {ready:.0f} ms", file=sys.stderr)
            self.assertLess(ready, 1000 * timing.SLOW)
            self.assertEqual(player.tab.locator(".films button").count(), len(films))
            for place, film in enumerate(films):
                with self.subTest(film["scenario"]):
                    player.tab.evaluate("place => { location.hash = `#f=${place}`; }", place + 1)
                    player.tab.wait_for_function(
                        "name => document.querySelector('main:not(.start)') && "
                        "document.querySelector('.scenario')?.textContent === name", arg=film["scenario"])
                    player.press("End")
                    self.assertEqual(player.moment, player.last)
                    player.press("Home")

    def test_a_long_run(self):
        """As many moments as a page of a film has; BROWSER_STEPS=3490 gives the 100,000 of a whole film."""
        document = json.loads((program.ROOT / "scenarios/hit-testing/outside-superview.json").read_text())
        del document["id"]
        taps = [{"send": "touch.tap", "at": {"in": "buy", "point": [x, y]}} for x, y in ((90, 70), (20, 10))]
        drag = {"send": "touch.drag", "from": "root", "by": [30, 60]}
        document["script"] = [
            drag if step % 18 == 17 else taps[step % 2] for step in range(int(os.environ.get("BROWSER_STEPS", "330")))]
        file = self.program.folder / "long.json"
        file.write_text(json.dumps(document))
        path = self.program.player(str(file))
        size = path.stat().st_size
        for window in (WIDE, PHONE):
            with self.subTest(window), self.player(path, size=window) as player:
                ready, last = timing.ready(player), player.last
                on = timing.steps(player, timing.runs(last - 40))
                nodes = timing.nodes(player)
                print(f"\n  {last} moments, {window}: {size / 1e6:.2f} MB; ready {ready:.0f} ms; {nodes} nodes; "
                      f"step {timing.told(on)}", file=sys.stderr)
                self.assertGreater(last, 5000)
                self.assertLess(size - 200_000, 80 * last)
                self.assertLess(ready, 2000 * timing.SLOW)
                self.assertLess(nodes, 3000)
                self.assertLess(on["p95"], 16 * timing.SLOW)

    def test_an_old_player_gives_the_same_film(self):
        path = self.program.player("hit-testing/outside-superview")
        self.assertEqual(self.program.player(str(path)).read_bytes(), path.read_bytes())

    def test_links_of_steps_lead_to_them(self):
        target = self.program.folder / "links.html"
        told = json.loads(self.program.run(
            "player", "tables/tap-over-table", "motion/shake", "-o", "json", "--to", str(target)))
        for film in told["films"]:
            for run in film["runs"]:
                step = run["steps"][-1]
                with self.subTest(step["link"]), self.player(target, link=step["link"]) as player:
                    self.assertEqual(player.moment, step["moment"])
                    self.assertEqual(player.last, run["moments"])
                    self.assertIn(step["phrase"].split()[0], player.tab.text_content(".when"))

    def test_what_strangers_write_stays_text(self):
        words = {"en": NASTY, "zh-Hans": NASTY}
        views = [
            {"id": name, "frame": [20, 100 + 60 * place, 300, 50], "class": "UILabel", "text": NASTY}
            for place, name in enumerate(["constructor", "__proto__", "toString"])
        ]
        document = {
            "format": 1, "title": words, "summary": words,
            "app": {"windows": [{"id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
                "id": "screen", "view": {"id": "root", "subviews": views}}}]},
            "variants": [{"id": "valueOf", "title": words}, {"id": "b", "title": words}],
            "script": [
                {"ask": {"kind": "hit", "prompt": words, "options": [{"answer": "root", "belief": words}, {"answer": "toString"}]}},
                {"send": "touch.tap", "at": "root", "label": NASTY, "expect": {"hit": "constructor"}},
            ],
        }
        file = self.program.folder / "hostile.json"
        file.write_text(json.dumps(document))
        path = self.program.player(str(file), status=1)
        page = path.read_text(encoding="utf-8")
        self.assertEqual(page.count("<script"), 3)
        self.assertNotIn("<img", page)
        for link in ("#d=1", "#x&d=9", "#l=zh&v=2", "#c=2"):
            with self.subTest(link), self.player(path, link=link) as player:
                self.assertEqual(player.tab.title().strip(), NASTY.strip())
                for _ in range(player.last):
                    player.press("ArrowRight")
                self.assertEqual(player.tab.locator("#player img, #player script, #player iframe").count(), 0)
                self.assertIn("__proto__", player.all()["views"])

    def test_a_question_hides_what_comes_and_leads_to_the_reason(self):
        path = self.program.player("hit-testing/outside-superview", "--predict")
        steps = program.data(path, "film-0")["runs"][0]["steps"]
        step = next(step for step in steps if "ask" in step)
        with self.player(path) as player:
            player.press("End", "ArrowRight", "n")
            self.assertEqual((player.moment, player.last), (step["last"], step["last"]))
            shown = player.tab.evaluate("document.documentElement.outerHTML.split('<script type=\"module\"')[0]")
            self.assertNotIn("hit-test.self-is-fallback", shown)
            player.do("answer:" + step["ask"]["right"])
            self.assertIn("Right.", player.tab.text_content(".verdict"))
            player.do("why")
            self.assertEqual(player.moment, step["ask"]["moment"])

    def test_runs_side_by_side_part_where_the_workbench_says(self):
        path = self.program.player("gestures/single-and-double")
        film = program.data(path, "film-0")
        told = json.loads(self.program.run(
            "run", "gestures/single-and-double", "--compare", "#free,#waiting", "-o", "json"))
        first = told["runs"][0]["parting"]["sides"][0]
        with self.player(path, link="#d=1") as player:
            player.press("c")
            self.assertIn("the same up to", player.tab.text_content(".compare h2"))
            player.do("parting")
            self.assertIn("here they part", player.tab.text_content(".compare h2"))
            columns = film["runs"][0]["moments"]["record"][:player.moment]
            self.assertEqual(sum(max(0, step) for step in columns), first["record"])

    def test_without_scripts_the_route_is_text(self):
        path = self.program.player("hit-testing/outside-superview")
        context = self.browser.new_context(java_script_enabled=False, offline=True)
        try:
            tab = context.new_page()
            tab.goto(path.as_uri())
            text = tab.inner_text("body")
            self.assertIn("hit-test.self-is-fallback", text)
            self.assertIn("step 1", text)
        finally:
            context.close()

    def test_a_phone_has_no_sideways_scrolling(self):
        for scenario in ("examples/deck", "gestures/single-waits-for-double"):
            path = self.program.player(scenario)
            with self.subTest(scenario), self.player(path, size=PHONE, link="#d=9") as player:
                self.assertEqual(player.tab.evaluate(
                    "document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0)


if __name__ == "__main__":
    unittest.main()
