"""For everybody: axe, sizes, zoom, forced colours, motion, print; and the speed of a long film."""

import json
import unittest

import films
import timing
from support import BrowserCase, MIDDLE, PHONE, WIDE

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

MODES = {
    "plain": ("#d=8", []), "predict": ("#p", []), "layers": ("#x&d=8", []), "dialog": ("#d=3", ["?"]),
    "find": ("#d=3", ["/"]),
}


@unittest.skipIf(Axe is None, "there is no axe for this Python")
class AxeTests(BrowserCase):
    def check(self, *made, link, size, scheme, keys=()):
        with self.player(*made, link=link, size=size, color_scheme=scheme, is_loud=True, bypass_csp=True) as player:
            player.press(*keys)
            found = Axe().run(player.tab).response["violations"]
            told = [(item["id"], [node["html"][:160] for node in item["nodes"]][:3]) for item in found]
            self.assertEqual(told, [], json.dumps(found)[:1500])

    def test_modes_themes_and_widths(self):
        film, two = films.outside_superview(), films.single_and_double()
        for scheme in ("light", "dark"):
            for size in (WIDE, MIDDLE, PHONE):
                for name, (link, keys) in MODES.items():
                    with self.subTest(mode=name, scheme=scheme, size=size):
                        self.check(film, link=link, size=size, scheme=scheme, keys=keys)
                with self.subTest(mode="compare", scheme=scheme, size=size):
                    self.check(two, link="#d=30&c=waiting&l=zh", size=size, scheme=scheme)
                with self.subTest(mode="start", scheme=scheme, size=size):
                    self.check(film, two, link="", size=size, scheme=scheme)

    def test_a_form_with_its_list_of_views(self):
        with self.player(films.looks(), link="#d=38", is_loud=True, bypass_csp=True) as player:
            player.open_tree()
            found = Axe().run(player.tab).response["violations"]
            self.assertEqual([(item["id"], item["nodes"][0]["html"]) for item in found], [])


class RoomTests(BrowserCase):
    def overflow(self, player):
        return player.tab.evaluate("""() => {
          const scrolls = (node) => node.scrollWidth > node.clientWidth + 1
            && ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
          const page = document.documentElement;
          return [page.scrollWidth - page.clientWidth,
            [...document.querySelectorAll('body *')].filter((node) => !node.closest('.tools, .timeline')
              && scrolls(node)).map((node) => node.outerHTML.slice(0, 80))];
        }""")

    def test_narrow_windows_need_no_sideways_scrolling(self):
        film, two = films.outside_superview(), films.single_and_double()
        for size in ((320, 640), (320, 256), (390, 844), (701, 600)):
            for made, link in ((film, "#d=9"), (film, "#p"), (two, "#d=30&c=waiting"), (films.hostile(), "#d=6")):
                with self.subTest(size=size, link=link), self.player(made, link=link, size=size) as player:
                    self.assertEqual(self.overflow(player), [0, []])

    def test_names_can_be_read_where_the_screen_is_small(self):
        """Their letters are large enough, and none covers another."""
        for size in (WIDE, (1200, 800), (1200, 780), (900, 560), PHONE, (320, 640)):
            with self.subTest(size), self.player(films.outside_superview(), link="#d=9", size=size) as player:
                boxes = player.tab.evaluate("""() => [...document.querySelectorAll('main .label')].map((node) => {
                  const { x, y, width, height } = node.querySelector('.plate').getBoundingClientRect();
                  const text = node.querySelector('text:last-of-type');
                  const { a } = text.getScreenCTM();
                  return [x, y, width, height, a * parseFloat(getComputedStyle(text).fontSize), text.textContent];
                })""")
                self.assertGreaterEqual(len(boxes), 3)
                for place, (x, y, width, height, letters, name) in enumerate(boxes):
                    self.assertGreaterEqual(letters, 8.5, name)
                    self.assertLessEqual(letters, 14, name)
                    for left, top, wide, high, _, other in boxes[:place]:
                        apart = left >= x + width - 0.1 or x >= left + wide - 0.1 or top >= y + height - 0.1 or y >= top + high - 0.1
                        self.assertTrue(apart, f"{name} and {other}")

    def test_text_twice_as_large(self):
        for size in (WIDE, PHONE, (320, 640)):
            with self.subTest(size), self.player(films.outside_superview(), link="#d=9", size=size) as player:
                player.tab.evaluate("document.documentElement.style.fontSize = '200%'")
                player.wait_for_frame()
                self.assertEqual(self.overflow(player), [0, []])
                low = player.tab.eval_on_selector_all(
                    ".names div", "nodes => nodes.filter((node) => node.scrollHeight > node.clientHeight + 1).length")
                self.assertEqual(low, 0, "names of lanes lie over one another")
                # What has no room is scrolled to, and nothing lies over it for ever.
                apart = player.tab.evaluate("""() => {
                  scrollTo(0, document.documentElement.scrollHeight);
                  const top = document.querySelector('.foot').getBoundingClientRect().top;
                  return top - document.querySelector('main').getBoundingClientRect().bottom;
                }""")
                self.assertGreaterEqual(apart, -1)

    def test_targets_are_large_enough(self):
        sizes = """selector => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility())
          .map((node) => [node.getBoundingClientRect(), node.outerHTML.slice(0, 90)])
          .filter(([box]) => Math.min(box.width, box.height) < least).map(([box, html]) => `${box.width}x${box.height} ${html}`)"""
        for size, link in ((WIDE, "#d=9"), (WIDE, "#p"), (PHONE, "#d=9"), (PHONE, "#p")):
            with self.subTest(size=size, link=link), self.player(films.outside_superview(), link=link, size=size) as player:
                small = player.tab.evaluate(sizes.replace("least", "23.9"), "button, input, summary")
                self.assertEqual(small, [])
                if size == PHONE:
                    small = player.tab.evaluate(sizes.replace("least", "43.9"), ".transport > button, .options button")
                    self.assertEqual(small, [])

    def test_reduced_motion(self):
        # Both at once: what glides is there for less time than a busy machine may take to ask.
        move = """() => {
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
          return document.getAnimations().length;
        }"""
        with self.player(films.looks(), link="#d=12", reduced_motion="reduce") as player:
            self.assertEqual(player.tab.evaluate(move), 0)
            self.assertEqual(player.moment, 13)
        with self.player(films.looks(), link="#d=12", reduced_motion="no-preference") as player:
            self.assertGreater(player.tab.evaluate(move), 0)

    def test_forced_colors(self):
        with self.player(films.looks(), link="#d=12", forced_colors="active") as player:
            here = "getComputedStyle(document.querySelector('.now > .row'))"
            colours = player.tab.evaluate(f"[{here}.backgroundColor, {here}.color]")
            self.assertNotEqual(colours[0], colours[1])
            self.assertEqual(player.tab.evaluate("matchMedia('(forced-colors: active)').matches"), True)

    def test_print(self):
        with self.player(films.outside_superview(), link="#d=9") as player:
            player.tab.emulate_media(media="print")
            self.assertFalse(player.tab.is_visible(".transport"))
            self.assertTrue(player.tab.is_visible("[data-say]"))
            self.assertGreater(len(player.tab.pdf()), 10_000)

    def test_the_line_that_is_spoken(self):
        with self.player(films.outside_superview()) as player:
            # It alone speaks, beside what a link asked for in vain.
            live = player.tab.eval_on_selector_all(
                "[aria-live], [role=status], [role=alert], output", "nodes => nodes.map((node) => node.className)")
            self.assertEqual(sorted(live), ["notice", "quiet", "unseen"])
            spoken = lambda: player.tab.text_content("[aria-live=polite]")
            player.press("5", "ArrowRight")
            self.assertEqual(spoken(), "touch 1 began at 200, 290 · dispatch.queue-is-fifo")
            player.press("]", "]", "]", " ")
            player.tab.wait_for_timeout(300)
            self.assertEqual(spoken(), "touch 1 began at 200, 290 · dispatch.queue-is-fifo")

    def test_the_screen_in_words(self):
        with self.player(films.outside_superview(), link="#d=8") as player:
            words = player.tab.text_content("main svg desc")
            self.assertIn("card asked as number 3, declined", words)
            self.assertIn("finger 1 began at 270, 350", words)


class SpeedTests(BrowserCase):
    def test_a_hundred_thousand_moments(self):
        film = films.long_film()
        for size in (WIDE, PHONE):
            with self.subTest(size), self.player(film, size=size) as player:
                ready = timing.ready(player)
                on = timing.steps(player, timing.runs(99_000))
                far = timing.steps(player, [1 + place * 7919 % 99_000 for place in range(60)])
                nodes = timing.nodes(player)
                print(f"\n  {size}: ready {ready:.0f} ms; {nodes} nodes; step {timing.told(on)}; jump {timing.told(far)}")
                self.assertLess(ready, 2000 * timing.SLOW)
                self.assertLess(on["p95"], 16 * timing.SLOW)
                self.assertLess(nodes, 3000)


if __name__ == "__main__":
    unittest.main()
