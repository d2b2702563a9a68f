"""Documents of strangers: their texts stay texts."""

import unittest

import films
from films import NASTY
from support import BrowserCase


class HostileTests(BrowserCase):
    def test_all_is_text(self):
        film = films.hostile()
        for link in ("#d=1", "#x", "#p", "#c=2&d=6", "#l=zh&d=9"):
            with self.subTest(link), self.player(film, link=link) as player:
                for _ in range(player.last):
                    player.press("ArrowRight")
                self.check(player)

    def check(self, player):
        player.open_tree()
        counts = player.tab.evaluate("""() => ({
          strangers: document.querySelectorAll('#player img, #player script, #player b:not(.disc), #player iframe').length,
          handlers: [...document.querySelectorAll('*')].filter((node) =>
            [...node.attributes].some(({ name }) => /^on|^href$|^src$/.test(name))).length,
        })""")
        self.assertEqual(counts, {"strangers": 0, "handlers": 0})

    def test_long_texts_are_cut_and_whole_in_the_title(self):
        with self.player(films.hostile(), link="#d=3") as player:
            name = player.tab.text_content("h1 >> visible=true")
            self.assertEqual(name, NASTY)
            self.assertEqual(player.tab.title().strip(), NASTY.strip())

    def test_names_of_objects_own_members(self):
        with self.player(films.hostile(), link="#d=6") as player:
            seen = player.seen()
            self.assertIn("__proto__", seen)
            self.assertIn("constructor", seen)
            player.tab.evaluate("document.querySelector('[data-way=constructor]').click()")
            self.assertEqual(player.tab.evaluate("({}).x"), None)

    def test_answers_with_such_names(self):
        with self.player(films.hostile(), link="#p") as player:
            player.tab.locator(".options button").nth(1).click()
            self.assertIn("Not this time.", player.tab.text_content(".verdict"))

    def test_no_number_is_not_finite(self):
        with self.player(films.hostile(), link="#x") as player:
            text = player.tab.evaluate("document.querySelector('main').outerHTML")
            for word in ("NaN", "Infinity", "undefined"):
                self.assertNotIn(word, text)

    def test_policy_holds(self):
        with self.player(films.outside_superview(), is_loud=True) as player:
            blocked = player.tab.evaluate("""() => new Promise((done) => setTimeout(() => {
              const tries = [
                () => { document.body.innerHTML = '<p>'; }, () => eval('1'), () => new Function('1')(),
                () => { const node = document.createElement('script'); node.textContent = '1'; },
              ];
              done(tries.map((attempt) => { try { attempt(); return false; } catch { return true; } }));
            }))""")
            self.assertEqual(blocked, [True, True, True, True])


if __name__ == "__main__":
    unittest.main()
