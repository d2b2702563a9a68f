"""Each key, each button, each kind of link; wrong ones, too."""

import unittest

import films
from support import BrowserCase, PHONE


class KeyTests(BrowserCase):
    def test_moments_and_steps(self):
        film = films.outside_superview()
        steps = film.json["runs"][0]["steps"]
        with self.player(film) as player:
            for keys, moment in (
                (["ArrowRight"], 2), (["ArrowLeft"], 1), (["ArrowLeft"], 1), (["End"], player.last), (["ArrowRight"], player.last),
                (["Home"], 1), (["Shift+ArrowRight"], 2), (["n"], 3), (["n"], steps[3]["first"]),
                (["Shift+ArrowLeft"], 3), (["b"], 2), (["2"], 3), (["5"], steps[-1]["first"]), (["9"], steps[-1]["first"]),
                (["ArrowRight", "b"], steps[-1]["first"]),
            ):
                player.press(*keys)
                self.assertEqual(player.moment, moment, keys)

    def test_slider_is_native(self):
        with self.player(films.outside_superview()) as player:
            player.tab.focus("input[type=range]")
            player.press("ArrowRight", "ArrowRight", "ArrowRight")
            self.assertEqual(player.moment, 4)
            player.press("End")
            self.assertEqual(player.moment, player.last)
            player.press("n", "Home", "n")
            self.assertEqual(player.moment, 2)
            text = player.tab.get_attribute("input[type=range]", "aria-valuetext")
            self.assertEqual(text, f"2 of {player.last}: a question")

    def test_not_with_modifiers_nor_in_text_fields(self):
        with self.player(films.outside_superview()) as player:
            player.press("Control+x", "Alt+x", "Meta+l")
            self.assertFalse(player.is_on("layers"))
            player.press("/")
            player.tab.keyboard.type("xlt root")
            self.assertEqual(player.tab.input_value("dialog input"), "xlt root")
            player.press("Escape")
            player.tab.locator("dialog").wait_for(state="detached")
            self.assertFalse(player.is_on("layers"))

    def test_keys_mean_something_again_once_a_dialog_is_closed(self):
        # The browser tells a dialog that it was closed some time later.
        close = """key => {
          document.querySelector('dialog').close();
          document.dispatchEvent(new KeyboardEvent('keydown', { key }));
        }"""
        with self.player(films.outside_superview()) as player:
            player.press("?", "x")
            self.assertFalse(player.is_on("layers"))
            player.tab.evaluate(close, "x")
            self.assertTrue(player.is_on("layers"))

    def test_play_and_speed(self):
        with self.player(films.outside_superview()) as player:
            player.press("]", "]", "]", "]", "]", " ")
            player.tab.wait_for_selector('.now > :not([data-moment="1"])', state="attached")
            player.press(" ")
            moment = player.moment
            player.tab.wait_for_timeout(400)
            self.assertEqual(player.moment, moment)
            player.press("End")
            self.assertEqual(player.moment, player.last)
            player.press(*"[[[[[[")
            self.assertEqual(player.tab.text_content(".speed"), "¼×")

    def test_find_and_number(self):
        with self.player(films.outside_superview()) as player:
            player.press("/")
            player.tab.keyboard.type("PRUNES")
            player.tab.wait_for_selector(".results button")
            player.press("Enter")
            self.assertEqual(player.tab.get_attribute("[data-say]", "data-rule"), "hit-test.point-inside-prunes")
            player.press("g")
            player.tab.keyboard.type("12")
            player.press("Enter")
            self.assertEqual(player.moment, 12)
            player.press("g")
            player.tab.keyboard.type("9999")
            player.press("Enter")
            self.assertEqual(player.moment, player.last)

    def test_modes(self):
        with self.player(films.single_and_double(), link="#d=20") as player:
            player.press("v")
            self.assertTrue(player.is_on("variant:waiting"))
            player.press("x")
            self.assertTrue(player.is_on("layers"))
            player.press("c")
            self.assertTrue(player.is_on("compare"))
            self.assertEqual(player.tab.locator("main svg[role=img]:visible").count(), 2)
            player.press("l")
            self.assertEqual(player.tab.get_attribute("html", "lang"), "zh-Hans")
            player.press("t")
            self.assertEqual(player.tab.evaluate("getComputedStyle(document.documentElement).colorScheme"), "dark")
            player.wait_for_link("#d=20&v=waiting&c=free&l=zh&t=dark&x")
            player.press("t", "l", "?")
            self.assertIn("a moment back", player.tab.text_content("dialog"))

    def test_letters_can_be_switched_off(self):
        with self.player(films.outside_superview()) as player:
            player.do("keys")
            player.tab.uncheck("#letters")
            player.press("Escape")
            player.press("x", "n", "3")
            self.assertFalse(player.is_on("layers"))
            self.assertEqual(player.moment, 1)
            player.press("ArrowRight")
            self.assertEqual(player.moment, 2)

    def test_decisions_are_one_stop(self):
        with self.player(films.outside_superview(), link="#d=6") as player:
            stops = player.tab.locator(".decisions [tabindex='0']")
            self.assertEqual(stops.count(), 1)
            stops.focus()
            player.press("ArrowDown", "ArrowDown", "ArrowUp")
            self.assertEqual(player.moment, 7)
            focused = player.tab.evaluate("document.activeElement.dataset.moment")
            self.assertEqual(focused, "7")
            self.assertEqual(player.tab.locator("[aria-current=step]").count(), 1)

    def test_the_focus_stays(self):
        with self.player(films.outside_superview(), link="#d=12") as player:
            focused = lambda name: player.tab.evaluate(f"document.activeElement.getAttribute('{name}')")
            player.tab.focus("[data-way=window]")
            self.assertEqual(player.tab.locator(".hover").count(), 1)
            player.press("Enter")
            self.assertEqual((player.moment, focused("data-way")), (5, "window"))
            player.tab.focus('[data-step="5"]')
            player.press("Enter")
            self.assertEqual(focused("data-moment"), str(player.moment))
            player.open_tree()
            player.tab.locator(".tree button").nth(2).focus()
            player.press("Enter")
            self.assertEqual(player.tab.evaluate("document.activeElement.textContent"), "card")

    def test_timeline_zooms(self):
        with self.player(films.long_film(3000)) as player:
            for key in ["-"] * 9 + ["+"] * 9:
                player.press(key)
            player.press("End")
            self.assertEqual(player.moment, player.last)


class PointerTests(BrowserCase):
    def test_view_and_way_move_the_moment(self):
        with self.player(films.outside_superview(), link="#d=4") as player:
            player.tab.locator(".views [data-id=card]").click(position={"x": 20, "y": 60})
            self.assertEqual(player.said, "card declines: the point lies outside")
            player.tab.locator(".views [data-id=buy]").click(position={"x": 30, "y": 40})
            self.assertIn("on the screen 120 × 80 at 180, 280", player.tab.text_content(".factcard"))
            player.tab.click("[data-way=window]")
            self.assertEqual(player.said, "window is asked for 270, 350")

    def test_timeline_is_dragged(self):
        with self.player(films.outside_superview()) as player:
            box = player.tab.locator(".lanes").bounding_box()
            player.tab.mouse.move(box["x"] + 60, box["y"] + 30)
            player.tab.mouse.down()
            first = player.moment
            player.tab.mouse.move(box["x"] + 200, box["y"] + 30, steps=4)
            player.tab.mouse.up()
            self.assertGreater(first, 1)
            self.assertGreater(player.moment, first)

    def test_swipe_on_a_phone(self):
        with self.player(films.outside_superview(), size=PHONE) as player:
            player.tab.evaluate("""() => {
              const node = document.querySelector('.screens');
              const fire = (type, x) => node.dispatchEvent(new PointerEvent(type,
                { pointerType: 'touch', clientX: x, clientY: 200, bubbles: true }));
              fire('pointerdown', 300); fire('pointerup', 180);
            }""")
            self.assertEqual(player.moment, 2)

    def test_hover_shows_a_name(self):
        with self.player(films.looks()) as player:
            player.tab.locator('.views [data-id="list.cell[0,2]"]').hover(position={"x": 60, "y": 20})
            self.assertIn("list.cell[0,2]", player.tab.text_content(".labels"))
            self.assertEqual(player.tab.locator(".hover").count(), 1)


class LinkTests(BrowserCase):
    def test_right_links(self):
        film = films.single_and_double()
        for link, moment, run in (
            ("#d=7", 7, "free"), ("#d=30&v=waiting", 30, "waiting"), ("#r=5", 7, "free"), ("#v=2", 1, "waiting"),
            ("#rule=tap.recognizes-on-up", 18, "free"), ("#d=3&l=zh&t=dark&x", 3, "free"),
        ):
            with self.subTest(link), self.player(film, link=link) as player:
                self.assertEqual(player.moment, moment)
                self.assertTrue(player.is_on(f"variant:{run}"))
                self.assertFalse(player.tab.is_visible(".notice"))

    def test_wrong_links_give_the_nearest_and_say_so_once(self):
        film = films.single_and_double()
        last = film.json["runs"][0]["count"]
        recorded = max(place for place, record in enumerate(film.json["runs"][0]["moments"]["record"], 1) if record > 0)
        for link, moment in (
            ("#d=999", last), ("#d=0", 1), ("#d=-4", 1), ("#d=x", 1), ("#r=9999", recorded), ("#rule=no.such", 1), ("#v=nobody", 1),
            ("#c=nobody&d=2", 2), ("#l=xx", 1), ("#t=blue", 1), ("#f=7", 1), ("#s=no/such", 1), ("#p", 1), ("#%E0%A4%A", 1),
            ("#d=__proto__&v=constructor&s=__proto__", 1),
        ):
            with self.subTest(link), self.player(film, link=link) as player:
                self.assertEqual(player.moment, moment)
                if "%" not in link:
                    self.assertTrue(player.tab.is_visible(".notice"), link)
                player.press("ArrowRight", "ArrowLeft")
                self.assertFalse(player.tab.is_visible(".notice"))

    def test_link_is_kept_and_obeyed_when_it_changes(self):
        with self.player(films.single_and_double()) as player:
            player.press("ArrowRight", "v", "x")
            player.wait_for_link("#d=2&v=waiting&x")
            player.tab.evaluate("location.hash = '#d=9'")
            player.wait_for_moment(9)
            self.assertTrue(player.is_on("variant:free"))
            self.assertFalse(player.is_on("layers"))

    def test_start_page(self):
        made = [films.outside_superview(), films.single_and_double(), films.looks()]
        with self.player(*made) as player:
            self.assertEqual(player.tab.locator(".films li").count(), 3)
            player.tab.fill("#search", "prunes")
            self.assertEqual(player.tab.locator(".films li").count(), 1)
            player.tab.click(".films button")
            self.assertEqual(player.tab.title(), "A button that sticks out of its card can be seen there and not touched")
            player.press("ArrowRight", "Escape")
            self.assertTrue(player.tab.is_visible("#search"))
        with self.player(*made, link="#s=controls/form&d=3") as player:
            self.assertEqual(player.moment, 3)
            player.wait_for_link("#d=3&s=controls/form")
        with self.player(*made, link="#f=2&d=4") as player:
            self.assertEqual(player.tab.text_content("h1 >> visible=true"), "Single and double tap, two fast taps")

    def test_embedded(self):
        with self.player(films.outside_superview(), link="#embed", size=(320, 400)) as player:
            self.assertFalse(player.tab.is_visible("header.head"))
            self.assertLessEqual(player.tab.evaluate("document.documentElement.scrollWidth"), 320)
            # What happens is read beside the screen, without scrolling.
            said = player.tab.locator("[data-say]").first.bounding_box()
            self.assertLessEqual(said["y"] + said["height"], player.tab.locator(".foot").bounding_box()["y"])


if __name__ == "__main__":
    unittest.main()
