"""A second engine opens a player: Firefox, without a window, draws a moment and obeys keys."""

import io
import os
import pathlib
import sys
import tempfile
import unittest

import films
from firefox import FIREFOX, Firefox
from page import page

try:
    from PIL import Image
except ImportError:
    Image = None


def missing():
    if FIREFOX is None:
        return "there is no firefox: the player is tried in one engine only"
    if Image is None:
        return "there is no pillow for this Python: the player is tried in one engine only"
    return None


class FirefoxTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        reason = missing()
        if reason:
            if os.environ.get("CI"):
                raise AssertionError(reason)
            print(f"\n{cls.__name__}: {reason}", file=sys.stderr)
            raise unittest.SkipTest(reason)

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="player-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def open(self, film, link="", theme="light"):
        """A Firefox in which a film is open."""
        file = self.folder / "player.html"
        file.write_text(page(film), encoding="utf-8")
        firefox = Firefox(theme)
        self.addCleanup(firefox.close)
        firefox.size(1200, 800)
        firefox.open(file.as_uri() + link)
        return firefox

    def test_a_moment_in_light_and_dark(self):
        for theme, here, down in (("light", (255, 242, 194), (0, 99, 173)), ("dark", (69, 58, 16), (124, 188, 255))):
            with self.subTest(theme):
                firefox = self.open(films.outside_superview(), "#d=9", theme)
                with Image.open(io.BytesIO(firefox.picture())) as image:
                    colours = {colour[:3]: count for count, colour in image.convert("RGB").getcolors(1 << 24)}
                # The current row, and what is said of who is asked.
                self.assertGreater(colours.get(here, 0), 5000)
                self.assertGreater(colours.get(down, 0), 300)

    def test_two_keys_lead_to_where_runs_part(self):
        for link, title, reason in (
            ("", "here they part, at decision 18", "single waits until double fails"),
            ("#l=zh", "在这里分开：决定 18", "single 等 double 失败"),
        ):
            with self.subTest(link):
                firefox = self.open(films.single_and_double(), link)
                firefox.press("c", "Enter")
                self.assertEqual(firefox.texts("#compare-title"), [title])
                self.assertIn(reason, firefox.texts("[data-say]")[1])

    def test_keys_go_on_and_back_and_ask(self):
        firefox = self.open(films.outside_superview())
        firefox.press("End", "ArrowLeft")
        last = int(firefox.tell("document.querySelector('input[type=range]').max"))
        self.assertEqual(firefox.texts(".place"), [f"{last - 1} / {last}"])
        firefox.press("p")
        self.assertEqual(firefox.tell("document.querySelectorAll('.options button').length"), 3)
        self.assertIn("finger comes down", firefox.texts("[data-say]")[0])
        firefox.press("p", "x", "?")
        self.assertEqual(firefox.tell("document.querySelector('dialog').open"), True)


if __name__ == "__main__":
    unittest.main()
