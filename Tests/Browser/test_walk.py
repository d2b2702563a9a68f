"""Walks through films, and holds what is seen against what the film says."""

import unittest

import films
from reading import states
from support import BrowserCase, MIDDLE, PHONE, WIDE
from walking import Walking


class WalkTests(Walking, BrowserCase):
    def test_each_moment_forward_and_back(self):
        for make in (films.outside_superview, films.looks, films.single_and_double):
            film = make()
            run = film.json["runs"][0]
            all_states = list(states(film.json, run))
            with self.subTest(make.__name__), self.player(film, link="#d=1") as player:
                for state in all_states:
                    self.check(player, film, state)
                    player.press("ArrowRight")
                for state in reversed(all_states):
                    self.check(player, film, state)
                    player.press("ArrowLeft")

    def test_any_moment_of_a_long_run(self):
        film = films.long_film(3000)
        run = film.json["runs"][0]
        all_states = list(states(film.json, run))
        with self.player(film) as player:
            for moment in (2999, 5, 256, 257, 258, 513, 512, 1, 2048, 1800, 1799, 1536, 1537):
                player.tab.evaluate(
                    "moment => { const range = document.querySelector('input[type=range]');"
                    " range.value = moment; range.dispatchEvent(new Event('input')); }", moment)
                self.check(player, film, all_states[moment - 1])

    def test_views_on_one_place_are_inset(self):
        with self.player(films.outside_superview()) as player:
            seen = player.seen()
            self.assertEqual(seen["window"]["frame"], [0, 0, 390, 844])
            self.assertEqual(seen["root"]["frame"], [4, 4, 382, 836])

    def test_parts(self):
        film = films.looks()
        with self.player(film, link="#d=34") as player:
            self.assertEqual(player.tab.locator("[data-part=keyboard]").count(), 1)
            # Keys are where the system's own keyboard is, and not over what stands above it.
            self.assertEqual(player.tab.locator("[data-part=keyboard] .key").count(), 27)
            self.assertEqual(player.tab.get_attribute("[data-part=keyboard] .frame", "y"), "588")
            player.press("End")
            self.assertEqual(player.tab.locator("[data-part=keyboard]").count(), 0)
            self.assertEqual(player.tab.locator("[data-part=alert]").count(), 1)
            self.assertIn("index 3 beyond bounds", player.tab.text_content(".card.failure"))

    def test_colours_are_thin_and_give_way_to_roles(self):
        def fill(player, name):
            return player.tab.eval_on_selector(
                f'main svg .views [data-id="{name}"] > .frame',
                "node => { const style = getComputedStyle(node); return [style.fill, style.fillOpacity]; }")

        with self.player(films.looks(), link="#d=1") as player:
            self.assertEqual(fill(player, "photo"), ["rgb(255, 136, 0)", "0.25"])
            self.assertEqual(fill(player, "gone")[0], "none")
            self.assertEqual(fill(player, "note")[1], "0.045")
        film = films.outside_superview()
        for scene in film.json["runs"][0]["scenes"]:
            for place, view in scene["views"].items():
                if film.json["objects"][int(place)]["id"] == "card":
                    view["colour"] = "#ff8800"
        with self.player(film, link="#d=1") as player:
            before = fill(player, "card")
            self.assertEqual(before, ["rgb(255, 136, 0)", "0.25"])
            while "declined" not in player.seen()["card"]["classes"] and player.moment < player.last:
                player.press("ArrowRight")
            self.assertNotEqual(fill(player, "card"), before)

    def test_scroll_views_show_how_far_they_are(self):
        for content, offset, frames in (
            # Its bounds are 350 wide and 180 high.
            ([350, 600], [0, 40], [[344, 52, 3, 54]]), ([700, 180], [350, 0], [[525, 174, 175, 3]]), ([350, 180], [0, 0], []),
        ):
            film = films.looks()
            for scene in film.json["runs"][0]["scenes"]:
                for view in scene["views"].values():
                    if view and "scroll" in view:
                        view.update(scroll=content, bounds=[*offset, 350, 180])
            with self.subTest(content), self.player(film, link="#d=1") as player:
                seen = player.tab.eval_on_selector_all("main .indicator", """nodes => nodes.map((node) =>
                  ['x', 'y', 'width', 'height'].map((name) => Number(node.getAttribute(name))))""")
                self.assertEqual(seen, frames)

    def test_failed_expectation(self):
        with self.player(films.outside_superview()) as player:
            player.press("End")
            card = player.tab.text_content(".card.failure")
            self.assertIn("hit buy, not card", card)

    def test_nothing_to_see_and_too_much(self):
        with self.player(films.empty()) as player:
            self.assertIn("There is no view", player.tab.text_content(".note"))
        with self.player(films.many_views(), link="#d=6") as player:
            self.assertLess(len(player.seen()), 10)
            self.assertIn("more views are left out", player.tab.text_content(".note"))
            player.open_tree()
            self.assertEqual(player.tab.locator(".tree button").count(), 400)
            self.assertIn("2102 more views are left out", player.tab.text_content(".tree"))

    def test_views_two_hundred_deep(self):
        with self.player(films.deep(), link="#d=300") as player:
            player.open_tree()
            self.assertEqual(player.tab.locator(".tree button").count(), 202)
            self.assertEqual(len(player.way()), 205)
            # Nothing begins so far to the right that there is no room for it.
            for part in (".tree button", ".way .wayrow", ".way .disc"):
                narrow = player.tab.eval_on_selector_all(part, """nodes => nodes.filter((node) => {
                  const [own, pane] = [node, node.closest('section')].map((each) => each.getBoundingClientRect());
                  return own.right > pane.right || own.width < 10;
                }).length""")
                self.assertEqual(narrow, 0, part)
            # What adds up does not hide what lies in it.
            dark = player.tab.eval_on_selector_all(
                ".views .view > .frame", "nodes => nodes.filter((node) => Number(getComputedStyle(node).fillOpacity) > 0).length")
            self.assertLess(dark, 20)
            self.assertLess(len(player.tab.text_content("main svg desc")), 8000)
            player.press("x", "x", "End")
            self.assertEqual(player.moment, player.last)

    def test_many_that_declined_are_one_row_that_opens(self):
        for count, shown in ((5, 5), (6, 0)):
            film = films.siblings(count)
            last = film.json["runs"][0]["count"]
            with self.subTest(count), self.player(film, link=f"#d={last}") as player:
                declined = lambda: [name for name in player.way() if name.startswith("no")]
                self.assertEqual(len(declined()), shown)
                if shown == 0:
                    player.tab.get_by_text("6 more declined").click()
                    self.assertEqual(len(declined()), 6)
                    # Each stands below its nearest ancestor on the chain, which here is root.
                    self.assertEqual(player.way().index("root") + 1, player.way().index("no0"))

    def test_a_row_tells_what_the_apps_code_says(self):
        for end, told in (("card", "comes back to card"), (None, "its own code says who is next")):
            film = films.siblings(1)
            run = film.json["runs"][0]
            way = [film.object(name) for name in ("card", "root", "window")]
            run["ways"] = [[run["count"], [*way, film.object(end) if end else -1]]]
            with self.subTest(told), self.player(film, link=f"#d={run['count']}") as player:
                self.assertEqual(player.tab.locator(".way > li").first.text_content(), told)
                self.assertEqual(player.way(), ["window", "root", "no0", "card"])
                self.assertIn("overrides next", player.tab.text_content("[data-way=card]"))

    def test_a_long_way_goes_to_where_the_moment_is(self):
        # In the list, which is not taller than the window; what else is told stays where it was.
        seen = """() => {
          const box = (selector) => document.querySelector(selector).getBoundingClientRect();
          const [row, list, said] = [box('.way .here'), box('.way'), box('[data-say]')];
          return [row.top > list.top - 1 && row.bottom < list.bottom + 1, list.height < innerHeight, said.top];
        }"""
        for size in (WIDE, MIDDLE, PHONE):
            with self.subTest(size), self.player(films.deep(), link="#d=2", size=size) as player:
                top = player.tab.evaluate("document.querySelector('[data-say]').getBoundingClientRect().top")
                for moment in (100, 101, 203, 300, 399, 8, 9):
                    player.press("g")
                    player.tab.keyboard.type(str(moment))
                    player.press("Enter")
                    self.assertEqual(player.tab.evaluate(seen), [True, True, top], moment)


if __name__ == "__main__":
    unittest.main()
