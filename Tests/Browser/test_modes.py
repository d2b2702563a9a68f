"""Predicting hides, comparing parts, and what cannot be read says why."""

import unittest

import films
from support import BrowserCase, PHONE


class PredictTests(BrowserCase):
    def test_nothing_later_is_in_the_document(self):
        film = films.outside_superview()
        run = film.json["runs"][0]
        ask = run["steps"][1]["last"]
        phrases = film.json["phrases"]
        earlier = {run["moments"][name][moment] for name in ("say", "short") for moment in range(ask)}
        later = {run["moments"][name][moment] for name in ("say", "short") for moment in range(ask, run["count"])}
        later |= {step["outcome"] for step in run["steps"] if step["outcome"] >= 0}
        for size in (PHONE, (1440, 900)):
            with self.subTest(size), self.player(film, page={"predict": True}, size=size) as player:
                self.assertEqual(player.moment, ask)
                self.assertEqual(player.last, ask)
                text = player.tab.evaluate("document.documentElement.outerHTML")
                for place in later - earlier:
                    for words in phrases[place]:
                        self.assertNotIn(f">{words}<", text)
                self.assertEqual(player.way(), [])
                self.assertNotIn(str(run["count"]), player.tab.text_content(".place"))
                self.assertEqual(player.tab.locator("noscript").count(), 0)
                player.press("End", "ArrowRight", "9", " ")
                self.assertEqual(player.moment, ask)
                self.assertEqual(player.fingers(), {"1": "translate(270 350)"})

    def test_no_lane_tells_who_will_change(self):
        film = films.single_and_double()
        film.json["runs"][0]["steps"][0]["ask"] = {
            "prompt": {"en": "?"}, "options": [{"id": "1", "text": {"en": "1"}}], "right": "1"}
        with self.player(film, link="#p") as player:
            lanes = lambda: player.tab.text_content(".names")
            self.assertNotIn("double", lanes())
            self.assertNotIn("finger", lanes())
            player.open_tree()
            self.assertNotIn("double", player.tab.text_content(".tree"))
            player.do("answer:1")
            self.assertIn("double", lanes())
            self.assertIn("double", player.tab.text_content(".tree"))

    def test_a_wrong_answer(self):
        with self.player(films.outside_superview(), link="#p") as player:
            self.assertIn("Which view is hit?", player.said)
            player.do("answer:buy")
            self.assertIn("Not this time.", player.tab.text_content(".verdict"))
            self.assertIn("What can be seen can be touched.", player.tab.text_content(".belief"))
            self.assertEqual(player.tab.locator(".options :disabled").count(), 3)
            self.assertIn("right answer", player.tab.text_content('[data-do="answer:root"]'))
            style = "node => getComputedStyle(node).borderTopStyle"
            self.assertEqual(player.tab.eval_on_selector('[data-do="answer:root"]', style), "solid")
            self.assertEqual(player.tab.eval_on_selector('[data-do="answer:buy"]', style), "dashed")
            player.do("why")
            self.assertEqual(player.moment, 6)

    def test_a_right_answer_is_final(self):
        with self.player(films.outside_superview(), link="#p&l=zh") as player:
            player.do("answer:root")
            self.assertIn("答对了。", player.tab.text_content(".verdict"))
            player.press("p", "p")
            self.assertEqual(player.last, player.moment)
            player.press("Home", "ArrowRight")
            self.assertIn("答对了。", player.tab.text_content(".verdict"))

    def test_no_question_no_button(self):
        with self.player(films.looks()) as player:
            self.assertFalse(player.tab.is_visible('[data-do="predict"]'))
            player.press("p")
            self.assertEqual(player.moment, 1)


class CompareTests(BrowserCase):
    def test_titles_and_the_parting(self):
        with self.player(films.single_and_double(), link="#d=5&c=waiting") as player:
            title = lambda: player.tab.text_content("#compare-title")
            self.assertEqual(title(), "the same up to decision 17")
            player.do("parting")
            self.assertEqual(player.moment, 18)
            self.assertEqual(title(), "here they part, at decision 18")
            said = player.tab.eval_on_selector_all("[data-say]", "nodes => nodes.map((node) => node.textContent)")
            self.assertEqual(said, ["single recognizes: ended", "single waits until double fails"])
            lanes = player.tab.eval_on_selector_all(".names div", "nodes => nodes.map((node) => node.textContent)")
            self.assertEqual(lanes[:3], ["steps", "free", "waiting"])
            player.press("ArrowRight")
            self.assertEqual(title(), "parted at decision 18")
            player.press("v")
            self.assertTrue(player.is_on("variant:waiting"))
            self.assertEqual(title(), "parted at decision 18")
            player.press("c")
            self.assertEqual(player.tab.locator("main svg[role=img]:visible").count(), 1)

    def test_the_button_stands_apart_from_what_is_above(self):
        for size in (PHONE, (1440, 900)):
            with self.subTest(size), self.player(films.single_and_double(), link="#d=5&c=waiting", size=size) as player:
                box = lambda node: player.tab.locator(node).bounding_box()
                above, button = box(".compare .quiet"), box('[data-do="parting"]')
                # The ring of the focus has room between them.
                self.assertGreaterEqual(button["y"] - above["y"] - above["height"], 4)

    def test_two_keys_lead_to_where_runs_part(self):
        with self.player(films.single_and_double(), link="#d=1") as player:
            player.press("c", "Enter")
            self.assertEqual(player.moment, 18)
            self.assertIn("waiting", player.tab.locator(".when").nth(1).text_content())


class BrokenTests(BrowserCase):
    def test_a_film_that_cannot_be_read_says_why(self):
        film = films.outside_superview()
        for raw, words in (
            ('{"film":1,"scenario":"x', "cut off or edited"), ("{}", "cut off or edited"), ("[]", "cut off or edited"), ("null", "cut off"),
            ('{"film":2}', "newer format"), ('{"film":1,"runs":[]}', "cut off or edited"),
        ):
            with self.subTest(raw), self.player(film, page={"raw": raw}) as player:
                self.assertIn(words, player.tab.text_content("main"))
                self.assertEqual(player.tab.locator("main p[lang='zh-Hans']").count(), 1)


if __name__ == "__main__":
    unittest.main()
